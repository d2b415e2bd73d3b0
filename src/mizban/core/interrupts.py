"""Where compiled code hears an interrupt."""


def listen() -> None:
    """Raises what a signal has asked for, such as KeyboardInterrupt. Python looks for signals only between the lines of
    plain code, so this is plain code: who thinks long in compiled code calls it now and then."""
