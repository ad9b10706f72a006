"""Installing the package builds the web client, so that nothing else has to be set up."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into wheels, source archives and editable installs."""

    def dependencies(self) -> list[str]:
        """A node as a Python package, only where one is needed and the system has none."""
        needless = client.is_unwanted() or client.is_built() or client.system_node() is not None
        return [] if needless else [client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered."""
        if client.is_unwanted():
            return
        try:
            client.build()
        except client.CannotBuild as problem:
            self.app.abort(str(problem))
