"""Packed arrays: mypyc's `vec` when compiled, plain lists when interpreted; one source for both.

`append`, `remove` and `pop` return the new array: write `v = append(v, x)`, as a compiled array may have moved.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
elif (find_spec("mizban.core.words").origin or "").endswith(".py"):
    from mypy_extensions import i64

    vec = list

    def append(v, x):
        v.append(x)
        return v

    def remove(v, x):
        v.remove(x)
        return v

    def pop(v, i=-1):
        return v, v.pop(i)

else:  # a game in plain Python on a compiled core: it must hand the core what the core expects
    from librt.vecs import append, pop, remove, vec  # noqa: F401
    from mypy_extensions import i64  # noqa: F401
