"""Install a dependency group of pyproject.toml with whatever pip is here (older ones know no groups)."""

import subprocess
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
wanted = project["dependency-groups"][sys.argv[1]]
command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted]
sys.exit(subprocess.call(command))
