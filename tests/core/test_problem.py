"""Problems: what is wrong, for whoever must be told."""

from __future__ import annotations

import pickle

from mizban.core.problem import Problem


def test_a_problem_comes_through_from_another_process() -> None:
    problem = Problem("bad-seats", game="biblios", seats=9, least=2, most=4)
    copy = pickle.loads(pickle.dumps(problem))
    assert (copy.text, copy.figures, str(copy)) == (problem.text, problem.figures, str(problem))
