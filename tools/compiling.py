"""Sources for mypyc: the same files, with what plain Python writes at run time from annotations written out.

mypyc sees no annotations at run time and makes no methods there, so every `Value` gets its FIELDS and its `__init__`,
every `Data` its FIELDS, `copy` and `copy_into`, from the very functions that plain Python uses (kernel/data.py).
"""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGES = ("kernel", "sanctum", "darkest_doom", "bots")
LEFT = {"kernel/generic.py", "kernel/conformance.py"}
"""Type variables that only mypy understands; tests."""


def modules() -> list[Path]:
    """The files that are compiled, relative to the sources."""
    found: list[Path] = []
    for package in PACKAGES:
        for file in sorted((SOURCE / "dawnbreach" / package).rglob("*.py")):
            if file.relative_to(SOURCE / "dawnbreach").as_posix() not in LEFT and file.stat().st_size:
                found.append(file.relative_to(SOURCE))
    return found


def written_out(file: Path) -> str:
    """The source of a module, with the methods of its data."""
    from dawnbreach.kernel.data import Data, Value

    text = (SOURCE / file).read_text().replace("@dataclass_transform(frozen_default=True)\n", "")
    name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    module = importlib.import_module(name)
    if file.name == "choice.py":  # frozen by agreement: a class with type parameters cannot refuse to be set
        start = text.index("    def __setattr__")
        text = text[:start] + text[text.index("    def __str__") :]
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        cls = getattr(module, node.name)
        assert inspect.isclass(cls)
        if cls in (Value, Data):
            continue
        if issubclass(cls, Value):
            added = of_value(cls, node)
        elif issubclass(cls, Data):
            added = of_data(cls, node)
        else:
            continue
        end = node.end_lineno
        lines[end:end] = [f"    {line}" if line else "" for line in added]
    return "\n".join(lines)


def own_fields(node: ast.ClassDef) -> dict[str, str]:
    found = {}
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            hint = ast.unparse(one.annotation)
            if not hint.startswith("ClassVar"):
                found[one.target.id] = hint
    return found


def of_value(cls: type, node: ast.ClassDef) -> list[str]:
    from dawnbreach.kernel.data import annotated

    fields = annotated(cls)
    added = ["", f"FIELDS = {own_fields(node)!r}", ""]
    parameters = []
    for name, hint in fields.items():
        default = default_of(cls, name)
        parameters.append(f"{name}: {hint}" + ("" if default is None else f" = {default}"))
    added.append(f"def __init__(self, {', '.join(parameters)}) -> None:")
    added += [f"    self.{name} = {name}" for name in fields] or ["    pass"]
    return added


def default_of(cls: type, name: str) -> str | None:
    """The default of a field, as it is written."""
    for base in cls.__mro__:
        if name in inspect.get_annotations(base):
            return repr(base.__dict__[name]) if name in base.__dict__ else None
    return None


def of_data(cls: type, node: ast.ClassDef) -> list[str]:
    from dawnbreach.kernel.data import copied

    own = own_fields(node)
    added = ["", f"FIELDS = {own!r}"]
    if "copy_into" in {one.name for one in node.body if isinstance(one, ast.FunctionDef)}:
        return added
    base, lines = copied(cls)
    added += [
        "",
        f"def copy(self) -> {cls.__name__}:",
        f"    new = {cls.__name__}()",
        "    self.copy_into(new)",
        "    return new",
    ]
    added += ["", f"def copy_into(self, new: {cls.__name__}) -> None:"]
    added += ["    super().copy_into(new)"] if base is not None else []
    added += [f"    {line}" for line in lines] or ["    pass"]
    return added
