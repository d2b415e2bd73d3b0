"""What a template says in every rendering is filled in once, when it is compiled for a language."""

from __future__ import annotations

from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer

KNOWN = ("t", "rich", "icon", "badge", "logo", "asset", "parts")  # globals that give the same whenever they are asked


class Folding(CodeGenerator):
    """Compiles a template in which all is said that can be said beforehand."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        super().visit_Template(Folder().visit(node), frame)


class Folder(NodeTransformer):
    """Puts what a call gives in its place, if what is called and all that it is given are known."""

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:
        self.generic_visit(node)
        made = node.environment
        given = [*node.args, *(pair.value for pair in node.kwargs)]
        dynamic = node.dyn_args or node.dyn_kwargs or not all(isinstance(value, nodes.Const) for value in given)
        called = node.node.node if isinstance(node.node, nodes.Getattr) else node.node
        if dynamic or made is None or not isinstance(called, nodes.Name) or called.name not in KNOWN:
            return node
        function: Any = made.globals[called.name]
        if isinstance(node.node, nodes.Getattr):
            function = getattr(function, node.node.attr)
        args = [value.as_const() for value in node.args]
        kwargs = {pair.key: pair.value.as_const() for pair in node.kwargs}
        return nodes.Const(function(*args, **kwargs), lineno=node.lineno, environment=made)
