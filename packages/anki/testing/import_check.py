"""Import Anki packages into a fresh collection of the real Anki and print what came of it, as one JSON object.

    python import_check.py [--scheduling] [--presets] [--fsrs] [--recompute] [--brief] [--labels] [--render N] STEP...
    python import_check.py --serve

Runs in a process of its own with the `anki` package from PyPI; Deckle never depends on Anki's code. The steps are
packages, imported one after the other into the same collection, and things that the learner does; after each, its counts
and the state of the collection are added to "imports". With --serve each line of the input is the list of the words of one
such command, in JSON, and each line of the output its result.

    delete:GUID  edit:GUID  answer:GUID    delete a note, write into its first field, answer its first card with Good
    move:GUID                              put its cards into another deck
    media:NAME   deck:NAME  filtered:NAME  put a file, a deck or a filtered deck of that name into Anki
    style:ID     rename:ID  field:ID       change the CSS of a note type, rename its first field, add a field to it
    notes:DECK                             write notes of Anki's own types, with a sound, into a deck
    undo:        legacy:PATH  latest:PATH  undo the last import; export everything in the older or newer format
"""

import argparse
import json
import os
import sys
import tempfile


def count(log):
    return {
        "found": log.found_notes,
        "new": len(log.new),
        "updated": len(log.updated),
        "duplicate": len(log.duplicate),
        "conflicting": len(log.conflicting),
        "emptyFirstField": len(log.empty_first_field),
        "missingNoteType": len(log.missing_notetype),
        "missingDeck": len(log.missing_deck),
    }


def import_package(collection, path, arguments):
    from anki.collection import ImportAnkiPackageOptions, ImportAnkiPackageRequest

    options = ImportAnkiPackageOptions(
        with_scheduling=arguments.scheduling, with_deck_configs=arguments.presets
    )
    request = ImportAnkiPackageRequest(package_path=os.path.abspath(path), options=options)
    return count(collection.import_anki_package(request).log)


def note_id(collection, guid):
    return collection.db.scalar("select id from notes where guid = ?", guid)


def delete_note(collection, guid):
    collection.remove_notes([note_id(collection, guid)])


def edit_note(collection, guid):
    note = collection.get_note(note_id(collection, guid))
    note.fields[0] = "edited by the learner"
    collection.update_note(note)


def answer_card(collection, guid):
    first = "select id from cards where nid = ? order by ord"
    card = collection.get_card(collection.db.scalar(first, note_id(collection, guid)))
    card.start_timer()
    collection.sched.answerCard(card, 3)


def move_cards(collection, guid):
    cards = collection.get_note(note_id(collection, guid)).card_ids()
    collection.set_deck(cards, collection.decks.id("The learner's own"))


def put_media(collection, name):
    collection.media.write_data(name, b"the learner's own")


def add_deck(collection, name):
    collection.decks.id(name)


def add_filtered_deck(collection, name):
    collection.decks.new_filtered(name)


def restyle(collection, note_type_id):
    note_type = collection.models.get(int(note_type_id))
    note_type["css"] = "/* the learner's own */"
    collection.models.update_dict(note_type)


def rename_field(collection, note_type_id):
    note_type = collection.models.get(int(note_type_id))
    collection.models.rename_field(note_type, note_type["flds"][0], "renamed by the learner")
    collection.models.update_dict(note_type)


def add_field(collection, note_type_id):
    note_type = collection.models.get(int(note_type_id))
    collection.models.add_field(note_type, collection.models.new_field("added by the learner"))
    collection.models.update_dict(note_type)


def add_notes(collection, deck_name):
    deck_id = collection.decks.id(deck_name)
    collection.media.write_data("声音.mp3", b"sound")
    for name, fields in OWN_NOTES:
        note = collection.new_note(collection.models.by_name(name))
        note.fields = list(fields)
        note.tags = ["tag", "a::b"]
        collection.add_note(note, deck_id)


OWN_NOTES = [
    ("Basic", ("front <b>bold</b>", "back [sound:声音.mp3]")),
    ("Basic (and reversed card)", ("词", "word")),
    ("Cloze", ("{{c1::one}} {{c2::two::hint}}", "")),
]


def undo(collection, _):
    collection.undo()


def export(collection, path, legacy):
    from anki.collection import ExportAnkiPackageOptions

    options = ExportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
    collection.export_anki_package(out_path=path, options=options, limit=None)


ACTIONS = {
    "delete": delete_note,
    "edit": edit_note,
    "answer": answer_card,
    "move": move_cards,
    "media": put_media,
    "deck": add_deck,
    "filtered": add_filtered_deck,
    "style": restyle,
    "rename": rename_field,
    "field": add_field,
    "notes": add_notes,
    "undo": undo,
    "legacy": lambda collection, path: export(collection, path, legacy=True),
    "latest": lambda collection, path: export(collection, path, legacy=False),
}


def act(collection, step):
    """True if the step was an action and not the path of a package."""
    action, _, given = step.partition(":")
    if action not in ACTIONS:
        return False
    ACTIONS[action](collection, given)
    return True


def notes(collection):
    rows = []
    stored = "select id, sfld, csum from notes order by id"
    for row_id, sort_field, checksum in collection.db.all(stored):
        note = collection.get_note(row_id)
        rows.append(
            {
                "guid": note.guid,
                "type": note.note_type()["name"],
                "fields": dict(note.items()),
                "tags": note.tags,
                "mod": note.mod,
                "sortField": sort_field,
                "checksum": checksum,
                "gaps": sorted(note.cloze_numbers_in_fields()),
            }
        )
    return rows


def cards(collection):
    rows = []
    for card_id in collection.db.list("select id from cards order by id"):
        card = collection.get_card(card_id)
        memory = card.memory_state
        rows.append(
            {
                "guid": card.note().guid,
                "ord": card.ord,
                "deck": collection.decks.name(card.did),
                "type": card.type,
                "queue": card.queue,
                "due": card.due,
                "dueInDays": card.due - collection.sched.today if card.queue in (2, 3) else None,
                "interval": card.ivl,
                "factor": card.factor,
                "repetitions": card.reps,
                "lapses": card.lapses,
                "stability": memory.stability if memory else None,
                "difficulty": memory.difficulty if memory else None,
                "data": json.loads(collection.db.scalar("select data from cards where id = ?", card_id) or "{}"),
                "stepsLeft": card.left,
                "reviews": collection.db.all(
                    "select id, ease, ivl, lastIvl, factor, time, type from revlog where cid = ? order by id",
                    card_id,
                ),
            }
        )
    return rows


def recomputed(collection):
    """What Anki itself makes of the imported review log, with the deck's own options."""
    rows = []
    for card_id in collection.db.list("select id from cards where type != 0 order by id"):
        state = collection.compute_memory_state(card_id)
        rows.append({"stability": state.stability, "difficulty": state.difficulty})
    return rows


def presets(collection):
    return [
        {
            "name": preset["name"],
            "desiredRetention": preset.get("desiredRetention"),
            "fsrsParameters": preset.get("fsrsParams6"),
            "learningSteps": preset["new"]["delays"],
            "relearningSteps": preset["lapse"]["delays"],
            "newCardsPerDay": preset["new"]["perDay"],
            "reviewsPerDay": preset["rev"]["perDay"],
        }
        for preset in collection.decks.all_config()
    ]


def state(collection):
    by_id = {preset["id"]: preset["name"] for preset in collection.decks.all_config()}
    used = collection.db.list("select distinct mid from notes")
    return {
        "notes": notes(collection),
        "cards": cards(collection),
        "decks": {
            deck["name"]: {"preset": by_id.get(deck.get("conf")), "description": deck.get("desc")}
            for deck in collection.decks.all()
        },
        "noteTypes": [
            {
                "id": note_type["id"],
                "name": note_type["name"],
                "fields": [field["name"] for field in note_type["flds"]],
                "templates": [template["name"] for template in note_type["tmpls"]],
                "css": note_type["css"],
                "required": note_type.get("req"),
            }
            for note_type in collection.models.all()
            if note_type["id"] in used
        ],
        "noteTypeCount": len(list(collection.models.all_names_and_ids())),
        "presets": presets(collection),
        "tags": sorted(collection.tags.all()),
    }


def audit(collection):
    text, clean = collection.fix_integrity()
    media = collection.media.check()
    empty = collection.get_empty_cards()
    return {
        "clean": clean,
        "checkDatabase": text,
        "missingMedia": list(media.missing),
        "unusedMedia": list(media.unused),
        "emptyCards": sum(len(note.card_ids) for note in empty.notes),
    }


def render(collection, number):
    rows = []
    for card_id in collection.db.list("select id from cards order by id limit ?", number):
        output = collection.get_card(card_id).render_output()
        rows.append({"question": output.question_text, "answer": output.answer_text})
    return rows


def parsed(words):
    parser = argparse.ArgumentParser()
    parser.add_argument("steps", nargs="+")
    parser.add_argument("--scheduling", action="store_true", help='tick "Import any learning progress"')
    parser.add_argument("--presets", action="store_true", help='tick "Import any deck presets"')
    parser.add_argument("--fsrs", action="store_true", help="switch FSRS on before importing")
    parser.add_argument("--recompute", action="store_true", help="let Anki derive memory states")
    parser.add_argument("--brief", action="store_true", help="state and audit after the last step only")
    parser.add_argument("--labels", action="store_true", help="the words of the import window's boxes")
    parser.add_argument("--render", type=int, default=0, metavar="N")
    return parser.parse_args(words)


def labels():
    from anki.lang import set_lang, tr_legacyglobal

    words = {}
    for language in ("zh-CN", "en"):
        set_lang(language)
        words[language] = {
            "progress": tr_legacyglobal.importing_also_import_progress(),
            "presets": tr_legacyglobal.importing_with_deck_configs(),
        }
    return words


def check(arguments):
    from importlib.metadata import version

    from anki.collection import Collection

    result = {"anki": version("anki"), "imports": []}
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        try:
            if arguments.fsrs:
                collection.set_config("fsrs", True)
            for index, step in enumerate(arguments.steps):
                entry = {"log": None if act(collection, step) else import_package(collection, step, arguments)}
                if not arguments.brief or index == len(arguments.steps) - 1:
                    entry["state"] = state(collection)
                    entry["audit"] = audit(collection)
                result["imports"].append(entry)
            if arguments.recompute:
                result["recomputed"] = recomputed(collection)
            result["rendered"] = render(collection, arguments.render)
            if arguments.labels:
                result["labels"] = labels()
        finally:
            collection.close()
    return result


def answers():
    """The output, for nothing but our lines: Anki's own remarks go where errors go."""
    own = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return own


def serve(output):
    for line in sys.stdin:
        try:
            result = check(parsed(json.loads(line)))
        except Exception as error:
            result = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(result), file=output, flush=True)


def main():
    output = answers()
    if sys.argv[1:] == ["--serve"]:
        serve(output)
    else:
        print(json.dumps(check(parsed(sys.argv[1:]))), file=output, flush=True)


if __name__ == "__main__":
    sys.exit(main())
