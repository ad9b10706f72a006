"""Installing the package builds the web client, so that nothing else has to be set up.

With DAWNBREACH_FAST=1 a wheel also carries the rules compiled, if there is a C compiler.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client

TOOLS = Path(client.__file__).resolve().parent


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into wheels, source archives and editable installs."""

    def dependencies(self) -> list[str]:
        """A node as a Python package, only where one is needed and the system has none; what compiles, if asked to."""
        needless = client.is_unwanted() or client.is_built() or client.system_node() is not None
        return [*([] if needless else [client.NODE_PACKAGE]), *(["mypy>=1.18", "setuptools"] if self.is_fast() else [])]

    def is_fast(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("DAWNBREACH_FAST", "") not in ("", "0")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered."""
        if self.is_fast() and version == "standard":
            self.compile(build_data)
        if client.is_unwanted():
            return
        try:
            client.build()
        except client.CannotBuild as problem:
            self.app.abort(str(problem))

    def compile(self, build_data: dict[str, Any]) -> None:
        """In a process of its own, for it needs the package itself; without a compiler the wheel is plain."""
        subprocess.run([sys.executable, str(TOOLS / "fast.py")], check=True)
        if (TOOLS.parent / "src" / "dawnbreach" / "compiled").is_dir():
            build_data["artifacts"].append("src/dawnbreach/compiled/**")
            build_data["pure_python"], build_data["infer_tag"] = False, True
