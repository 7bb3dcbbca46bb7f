"""Plain dice have no options."""

OPTIONS = ()
