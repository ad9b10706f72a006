"""Compile kernel, games and bots with mypyc: `python tools/fast.py`, or `make fast`.

What is made lies in `src/dawnbreach/compiled` and is used from then on, as long as it was made from the sources that
lie beside it (`dawnbreach/builds.py`).
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
os.environ["DAWNBREACH_PLAIN"] = "1"  # what is compiled is read from plain Python

import compiling

from dawnbreach import builds

WORK = compiling.ROOT / "build" / "fast"
NO_COMPILER = "There is no C compiler here: Dawnbreach runs as plain Python, which plays the same and is slower."


def has_compiler() -> bool:
    """Whether something can be compiled at all."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(compiler.split()[0]) is not None


def write_sources() -> list[str]:
    """The package as mypyc reads it, in a folder of its own; what has not changed is not written again."""
    for file in sorted((builds.PACKAGE).rglob("*.py")):
        module = file.relative_to(compiling.SOURCE)
        has_data = module.parts[1] in builds.FOLDERS and file.stem not in ("__init__", "generic")
        text = compiling.written_out(module) if has_data else file.read_text(encoding="utf-8")
        goal = WORK / module
        if not goal.exists() or goal.read_text(encoding="utf-8") != text:
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_text(text, encoding="utf-8")
    return [module.as_posix() for module in builds.modules()]


def compile_all(level: str) -> None:
    """Write C, and compile its files, as many at once as there are processors."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = at_once(self.compiler.compile)
            super().build_extensions()

    files = write_sources()
    with contextlib.chdir(WORK):
        made = mypycify(
            ["--strict", *files], opt_level=level, debug_level="0", group_name="dawnbreach", multi_file=True
        )
        command = Build(Distribution({"name": "dawnbreach", "ext_modules": made}))
        command.parallel, command.build_lib = os.cpu_count(), "made"
        command.ensure_finalized()
        command.run()


def at_once(compile_files: Any) -> Any:
    """Compile each file by itself, and only what is newer than what was made of it."""

    def one(source: str, options: dict[str, Any]) -> list[str]:
        made = Path(options["output_dir"]) / Path(source).with_suffix(".o")
        newest = max(Path(file).stat().st_mtime for file in [source, *options.get("depends", ())])
        if made.exists() and made.stat().st_mtime > newest:
            return [str(made)]
        done: list[str] = compile_files([source], **options)
        return done

    def many(sources: list[str], **options: Any) -> list[str]:
        if len(sources) == 1:
            return one(sources[0], options)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [file for made in pool.map(lambda source: one(source, options), sources) for file in made]

    return many


def is_built() -> bool:
    """Whether the sources are as they were when they were compiled for this Python."""
    return builds.library().is_file() and builds.STAMP.read_text(encoding="utf-8") == builds.digest()


def build(level: str = "2") -> None:
    """Compile what has to be, and put it where it is found."""
    sources = builds.digest()
    shutil.rmtree(WORK / "made", ignore_errors=True)
    compile_all(level)
    shutil.rmtree(builds.COMPILED, ignore_errors=True)
    shutil.copytree(WORK / "made", builds.COMPILED)
    builds.STAMP.write_text(sources, encoding="utf-8")


def main() -> int:
    if not has_compiler():
        sys.stdout.write(f"{NO_COMPILER}\n")
        return 0
    if is_built():
        sys.stdout.write("Compiled already.\n")
        return 0
    begun = time.monotonic()
    build(*sys.argv[1:])
    sys.stdout.write(f"Compiled in {time.monotonic() - begun:.0f} s; `make plain` goes back to plain Python.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
