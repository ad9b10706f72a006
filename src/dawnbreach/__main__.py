"""`python -m dawnbreach` is the command `dawnbreach`."""

import sys

from dawnbreach.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
