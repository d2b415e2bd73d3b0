"""Problems: what is wrong, for whoever must be told."""

from __future__ import annotations

import pickle

from mizban.core.problem import Problem


def test_a_problem_comes_through_from_another_process() -> None:
    problem = Problem("bad-seats", game="biblios", seats=9, least=2, most=4)
    found = pickle.loads(pickle.dumps(problem))
    assert (found.text, found.figures, str(found)) == (problem.text, problem.figures, str(problem))
