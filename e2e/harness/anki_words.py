"""What the real Anki says: the words of its interface in English and Chinese, and which searches it does not accept.

Reads {"searches": [...]} from standard input and writes {"en": [...], "zh": [...], "refused": [...]}.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

import anki.lang
from anki.collection import Collection
from anki.errors import SearchError

MESSAGE = re.compile(r"^[a-z][\w-]* =[ ]?(.*)$")


def words_of(collection):
    """Every message's text on one line; what Anki fills in stays as it is written."""
    resources = json.loads(collection._backend.i18n_resources(modules=MODULES))["resources"]
    texts = []
    # The language itself comes first, English as its fallback last.
    for line in resources[0].split("\n"):
        message = MESSAGE.match(line)
        if message:
            texts.append(message.group(1))
        elif texts and line.startswith("    "):
            texts[-1] += " " + line.strip()
    return [text.strip() for text in texts]


MODULES = [
    "actions", "adding", "addons", "browsing", "card_stats", "card_template_rendering", "card_templates",
    "custom_study", "database_check", "deck_config", "decks", "editing", "empty_cards", "exporting", "fields",
    "findreplace", "importing", "keyboard", "media", "media_check", "notetypes", "preferences", "profiles",
    "qt_accel", "qt_misc", "scheduling", "search", "statistics", "studying", "sync", "undo",
]  # fmt: skip

asked = json.load(sys.stdin)
said = {}
with tempfile.TemporaryDirectory() as folder:
    for name, language in (("en", "en"), ("zh", "zh-CN")):
        anki.lang.set_lang(language)
        collection = Collection(str(Path(folder) / f"{name}.anki2"))
        said[name] = words_of(collection)
        if name == "en":
            said["refused"] = []
            for search in asked["searches"]:
                try:
                    collection.find_cards(search)
                except SearchError:
                    said["refused"].append(search)
        collection.close()
json.dump(said, sys.stdout)
