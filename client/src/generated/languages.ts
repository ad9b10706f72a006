/** Made by tools/protocol.py from each language.toml in kernel/words. */
export const LANGUAGES = [
  {"code": "en", "name": "English", "isRead": true},
  {"code": "de", "name": "Deutsch", "isRead": false},
  {"code": "pl", "name": "Polski", "isRead": true},
  {"code": "ru", "name": "Русский", "isRead": true},
] as const;
