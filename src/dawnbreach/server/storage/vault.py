"""What a stolen database must not give away: seeds are kept sealed with a key that lies elsewhere."""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from dawnbreach.kernel import Unreadable
from dawnbreach.paths import data_folder
from dawnbreach.server.storage.database import is_sqlite, parsed

VARIABLE = "DAWNBREACH_KEY"
"""The variable of the environment that holds the key, as 64 hexadecimal digits."""
SEALED = "sealed:"
NONCE = 12


class Vault:
    """Seals and opens texts; each is bound to what it belongs to, so that none can be put in another's place."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)
        self.cipher = AESGCM(self.key)

    def seal(self, text: str, owner: str) -> str:
        nonce = os.urandom(NONCE)
        closed = self.cipher.encrypt(nonce, text.encode(), owner.encode())
        return SEALED + base64.b64encode(nonce + closed).decode()

    def open(self, text: str, owner: str) -> str:
        if not text.startswith(SEALED):
            return text
        closed = base64.b64decode(text.removeprefix(SEALED))
        try:
            return self.cipher.decrypt(closed[:NONCE], closed[NONCE:], owner.encode()).decode()
        except InvalidTag:
            raise Unreadable("the key of this server is not the one it was sealed with", "bad-key") from None

    def sign(self, text: str) -> str:
        """A hash that nobody can reckon without the key."""
        return hmac.new(self.key, text.encode(), "sha256").hexdigest()


def key_of(url: str) -> str:
    """The key of the server with this database: from the environment, or from a file that is made at first."""
    named = os.environ.get(VARIABLE, "").strip()
    return _checked(named, VARIABLE) if named else _kept(key_file(url))


def key_file(url: str) -> Path:
    """Beside a file of SQLite, else in the folder of this user's data."""
    return Path(f"{parsed(url).database}.key") if is_sqlite(url) else data_folder() / "server.key"


def _kept(path: Path) -> str:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(secrets.token_hex(32) + "\n")
    except FileExistsError:
        pass
    except OSError:
        raise Unreadable(f"{path} cannot be written", "no-key-file", file=str(path)) from None
    try:
        return _checked(path.read_text().strip(), str(path))
    except (OSError, UnicodeError):
        raise Unreadable(f"{path} cannot be read", "no-key-file", file=str(path)) from None


def _checked(key: str, place: str) -> str:
    try:
        fits = len(bytes.fromhex(key)) == 32
    except ValueError:
        fits = False
    if not fits:
        raise Unreadable(f"{place} holds no key", "no-key", place=place)
    return key
