"""Properties of Darkest Doom under hostile and random play, found or refuted by hypothesis."""

import dawnbreach
from tests.machine import SETTINGS, table_machine

TestLand = table_machine(dawnbreach.game("darkest-doom"), seats=(1, 4), plies=(0, 60, 150, 300, 500)).TestCase
TestLand.settings = SETTINGS
