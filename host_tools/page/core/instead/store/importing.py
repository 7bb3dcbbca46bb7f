"""A page has one process."""

from std import contextmanager


@contextmanager
def workers(count, work):
    yield lambda given: [work(one) for one in given]
