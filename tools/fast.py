"""Compile kernel, games and bots with mypyc: `python tools/fast.py`, or `make fast`; with `check`, test that.

What is made lies in `src/dawnbreach/compiled` and is used from then on, as long as it was made from the sources that
lie beside it (`dawnbreach/builds.py`). `check` makes one for itself, which nobody else takes, if there is none.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
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

NO_COMPILER = "There is no C compiler here: Dawnbreach runs as plain Python, which plays the same and is slower."
TESTED = ("tests/kernel", "tests/sanctum", "tests/darkest_doom", "tests/test_golden.py")
GAMES = "14"
"""So many are played in both builds by a check: each number of seats of both games twice."""


def has_compiler() -> bool:
    """Whether something can be compiled at all."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(compiler.split()[0]) is not None


def write_sources(work: Path) -> list[str]:
    """The package as mypyc reads it, in a folder of its own; what has not changed is not written again."""
    for file in sorted((builds.PACKAGE).rglob("*.py")):
        module = file.relative_to(compiling.SOURCE)
        has_data = module.parts[1] in builds.FOLDERS and file.stem not in ("__init__", "generic")
        text = compiling.written_out(module) if has_data else file.read_text(encoding="utf-8")
        put(work / module, text)
    return [module.as_posix() for module in builds.modules()]


def compile_all(work: Path, level: str) -> None:
    """Write C, and compile its files, as many at once as there are processors."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class AtOnce(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = at_once(self.compiler.compile)
            super().build_extensions()

    files = write_sources(work)
    with contextlib.chdir(work):
        library, *doors = mypycify(
            ["--strict", *files], opt_level=level, debug_level="0", group_name="dawnbreach", multi_file=True
        )
        if sys.platform == "linux":
            library.extra_link_args.append("-Wl,-Bsymbolic")  # calls between its files lead nowhere else
        if level == "0":
            library.sources = bundled(library.sources)
        by_folder = {door.name.rpartition(".")[0]: door for door in doors}
        for folder, door in by_folder.items():
            door.sources = [hall([one for one in doors if one.name.rpartition(".")[0] == folder])]
        command = AtOnce(Distribution({"name": "dawnbreach", "ext_modules": [library, *by_folder.values()]}))
        command.parallel, command.build_lib = os.cpu_count(), "made"
        command.ensure_finalized()
        command.run()
        for door in doors:
            made, goal = by_folder[door.name.rpartition(".")[0]].name, command.get_ext_fullpath(door.name)
            if made != door.name:
                shutil.copy(command.get_ext_fullpath(made), goal)


BUNDLE = 10
"""So many files are compiled as one: most of the time without optimization goes into the headers of each."""


def bundled(sources: list[str]) -> list[str]:
    """What mypyc wrote for the modules, several in a file; their order, and so what changes, stays."""
    ours = [source for source in sources if Path(source).name.startswith("__native")]
    bundles = []
    for number in range(0, len(ours), BUNDLE):
        some = [Path(source) for source in ours[number : number + BUNDLE]]
        bundle = some[0].with_name(f"bundle{number // BUNDLE}.c")
        put(bundle, "".join(f'#include "{source.name}"\n' for source in some))
        newest = max(source.stat().st_mtime for source in some)
        os.utime(bundle, (newest, newest))
        bundles.append(str(bundle))
    return [*bundles, *(source for source in sources if source not in ours)]


def hall(doors: list[Any]) -> str:
    """One file for all modules of a folder, which only lead into the library; each has a spare door as well."""
    lines = []
    for number, door in enumerate(doors):
        source = Path(door.sources[0])
        lines += [f"#define PyInit___init__ spare{number}", f'#include "{source.name}"', "#undef PyInit___init__"]
    return put(source.with_name("doors.c"), "\n".join(lines) + "\n")


def put(file: Path, text: str) -> str:
    """Write a file, if it is not there as it should be."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return str(file)


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


class Build:
    """A build in a folder of its own: how much the C compiler is to think about it, and where it is made and found."""

    def __init__(self, level: str, work: str, goal: Path | None = None) -> None:
        self.level, self.work = level, compiling.ROOT / "build" / work
        self.goal = goal or self.work / "compiled"
        self.stamp = f"{builds.digest()} -O{level}"

    def is_made(self) -> bool:
        """Whether the sources are as they were when they were compiled so, for this Python."""
        library, stamp = self.goal / builds.library().name, self.goal / builds.STAMP.name
        return library.is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == self.stamp

    def make(self) -> None:
        """Compile what has to be, and put it where it is found."""
        shutil.rmtree(self.work / "made", ignore_errors=True)
        compile_all(self.work, self.level)
        shutil.rmtree(self.goal, ignore_errors=True)
        shutil.copytree(self.work / "made", self.goal)
        (self.goal / builds.STAMP.name).write_text(self.stamp, encoding="utf-8")


FAST = Build("2", "fast", builds.PACKAGE / "compiled")
QUICK = Build("0", "quick")
"""Soon made and not fast: for tests alone."""


def made(build: Build) -> None:
    if build.is_made():
        say("Compiled already.")
        return
    begun = time.monotonic()
    build.make()
    say(f"Compiled in {time.monotonic() - begun:.0f} s.")


def checked() -> int:
    """The marked tests of the rules on a compiled build, and games that must be equal in both."""
    build = FAST if FAST.is_made() else QUICK
    made(build)
    env = {name: value for name, value in os.environ.items() if name != "DAWNBREACH_PLAIN"}
    env |= {"DAWNBREACH_COMPILED": str(build.goal), "PYTHONPATH": str(compiling.SOURCE)}
    tests = ["-m", "pytest", "-p", "no:cacheprovider", "-m", "compiled", *TESTED]
    commands = [tests, ["benchmarks/builds.py", "--games", GAMES]]
    return max(subprocess.run([sys.executable, *one], env=env, cwd=compiling.ROOT).returncode for one in commands)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    if not has_compiler():
        say(NO_COMPILER)
        return 0
    if sys.argv[1:] == ["check"]:
        return checked()
    made(FAST)
    return 0


if __name__ == "__main__":
    sys.exit(main())
