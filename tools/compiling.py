"""Sources for mypyc: the same files, with what plain Python makes at run time from annotations written out.

mypyc sees no annotations at run time and makes no methods there, so every `Value` gets its FIELDS and its `__init__`,
every `Data` its FIELDS, its defaults, `copy` and `copy_into`, as the functions of kernel/data.py have them.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FUTURE = "from __future__ import annotations"
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""On classes of the kernel: games of others derive from them and stay plain."""
MARK_IMPORT = ("import typing", "if typing.TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr")


def written_out(module: Path) -> str:
    """The source of a module, with the methods of its data."""
    text = (SOURCE / module).read_text(encoding="utf-8")
    known = importlib.import_module(".".join(module.with_suffix("").parts))
    lines = text.replace("@dataclass_transform(frozen_default=True)", "").split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            write_class(getattr(known, node.name), node, lines)
        elif name := constant_in(node):
            hint = f"[{ast.unparse(node.annotation)}]" if isinstance(node, ast.AnnAssign) else ""
            value = lines[node.lineno - 1].encode()[node.value.col_offset :].decode()
            if node.value.lineno == node.lineno:
                lines[node.lineno - 1] = f"{name}: typing.Final{hint} = {value}"
    start = lines.index(FUTURE) if FUTURE in lines else 0
    return "\n".join([*lines[: start + 1], *MARK_IMPORT, *lines[start + 1 :]])


def constant_in(node: ast.stmt) -> str:
    """The name of a constant, which is looked up only once if it is said to be final.

    A tuple of floats is left as it is: mypyc would say that it was never set.
    """
    if isinstance(value := getattr(node, "value", None), ast.Tuple) and any(map(is_float, value.elts)):
        return ""
    targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    found = [one.id for one in targets if isinstance(one, ast.Name) and one.id.isupper() and len(one.id) > 1]
    return found[0] if len(found) == len(targets) == 1 else ""


def is_float(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


def write_class(cls: type, node: ast.ClassDef, lines: list[str]) -> None:
    """Add what a class needs behind its last line, and what it is compiled as before its first."""
    from dawnbreach.kernel import Choice, Game
    from dawnbreach.kernel.data import Data, Value

    added: list[str] = []
    if hasattr(cls, "_fields"):
        quote_annotations(node, lines)
    if cls not in (Value, Data) and issubclass(cls, (Value, Data)):
        added = of_value(cls, node) if issubclass(cls, Value) else of_data(cls, node)
        for default in defaults(node):  # they are in `__init__` now
            number = default.annotation.end_lineno - 1
            kept = lines[number].encode()[: default.annotation.end_col_offset].decode()
            lines[number : default.end_lineno] = [kept] + [""] * (default.end_lineno - 1 - number)
    lines[node.end_lineno : node.end_lineno] = [f"    {line}" if line else "" for line in added]
    if cls.__module__.startswith("dawnbreach.kernel.") and issubclass(cls, (Choice, Data, Game, Value)):
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        lines.insert(first - 1, MARK)


def quote_annotations(node: ast.ClassDef, lines: list[str]) -> None:
    """mypyc looks up the types of named tuples when it makes them, also those of modules that import this one."""
    for one in annotations(node):
        number, start, end = one.lineno - 1, one.annotation.col_offset, one.annotation.end_col_offset
        line = lines[number].encode()
        lines[number] = f"{line[:start].decode()}{line[start:end].decode()!r}{line[end:].decode()}"


def defaults(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields of a class that have a value by default."""
    return [one for one in annotations(node) if one.value is not None]


def annotations(node: ast.ClassDef) -> list[ast.AnnAssign]:
    found = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    return [one for one in found if not ast.unparse(one.annotation).startswith("ClassVar")]


def own_fields(node: ast.ClassDef) -> str:
    return f"FIELDS = { ({ast.unparse(one.target): ast.unparse(one.annotation) for one in annotations(node)})!r}"


def of_value(cls: type, node: ast.ClassDef) -> list[str]:
    from dawnbreach.kernel.data import annotated

    fields = annotated(cls)
    given = {name: f" = {inspect.getattr_static(cls, name)!r}" for name in fields if hasattr(cls, name)}
    parameters = [f"{name}: {hint}{given.get(name, '')}" for name, hint in fields.items()]
    return [
        *("", own_fields(node), ""),
        f"def __init__({', '.join(['self', *parameters])}) -> None:",
        *(f"    self.{name} = {name}" for name in fields),
        "    pass",
    ]


def of_data(cls: type, node: ast.ClassDef) -> list[str]:
    from dawnbreach.kernel.data import copied

    filled = [f"    self.{ast.unparse(one.target)} = {ast.unparse(one.value)}" for one in defaults(node)]
    added = ["", own_fields(node), "", "def __init__(self) -> None:", "    super().__init__()", *filled]
    if "copy_into" in {one.name for one in node.body if isinstance(one, ast.FunctionDef)}:
        return added
    base, lines = copied(cls)
    return [
        *(*added, ""),
        f"def copy(self) -> {cls.__name__}:",
        f"    new = {cls.__name__}()",
        *("    self.copy_into(new)", "    return new", ""),
        f"def copy_into(self, new: {cls.__name__}) -> None:",
        *(["    super().copy_into(new)"] if base is not None else []),
        *(f"    {line}" for line in lines),
        "    pass",
    ]
