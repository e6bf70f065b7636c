"""Import Anki packages into a fresh collection of the real Anki and print what came of it, as one JSON object.

    python import_check.py [--scheduling] [--presets] [--fsrs] [--recompute] [--brief] [--render N] PACKAGE...

Runs in a process of its own with the `anki` package from PyPI; Deckle never depends on Anki's code. The packages are
imported one after the other into the same collection; after each, its counts and the state of the collection are
added to "imports". Instead of a package there may be something that the learner does: "delete:GUID" deletes a note,
"edit:GUID" writes into its first field, "answer:GUID" answers its first card with Good. "media:NAME" puts a file of that
name into Anki's media folder.
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


def delete_note(collection, note_id):
    collection.remove_notes([note_id])


def edit_note(collection, note_id):
    note = collection.get_note(note_id)
    note.fields[0] = "edited by the learner"
    collection.update_note(note)


def answer_card(collection, note_id):
    card = collection.get_card(collection.db.scalar("select id from cards where nid = ? order by ord", note_id))
    card.start_timer()
    collection.sched.answerCard(card, 3)


ACTIONS = {"delete": delete_note, "edit": edit_note, "answer": answer_card}


def act(collection, step):
    """True if the step was an action and not the path of a package."""
    action, _, guid = step.partition(":")
    if action == "media":
        collection.media.write_data(guid, b"the learner's own")
        return True
    if action not in ACTIONS:
        return False
    ACTIONS[action](collection, collection.db.scalar("select id from notes where guid = ?", guid))
    return True


def notes(collection):
    rows = []
    for note_id in collection.db.list("select id from notes order by id"):
        note = collection.get_note(note_id)
        rows.append(
            {
                "guid": note.guid,
                "type": note.note_type()["name"],
                "fields": dict(note.items()),
                "tags": note.tags,
                "mod": note.mod,
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("packages", nargs="+")
    parser.add_argument("--scheduling", action="store_true", help='tick "Import any learning progress"')
    parser.add_argument("--presets", action="store_true", help='tick "Import any deck presets"')
    parser.add_argument("--fsrs", action="store_true", help="switch FSRS on before importing")
    parser.add_argument("--recompute", action="store_true", help="let Anki derive memory states")
    parser.add_argument("--brief", action="store_true", help="state and audit after the last package only")
    parser.add_argument("--render", type=int, default=0, metavar="N")
    arguments = parser.parse_args()

    from importlib.metadata import version

    from anki.collection import Collection

    result = {"anki": version("anki"), "imports": []}
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        try:
            if arguments.fsrs:
                collection.set_config("fsrs", True)
            for path in arguments.packages:
                entry = {"log": None if act(collection, path) else import_package(collection, path, arguments)}
                if not arguments.brief or path == arguments.packages[-1]:
                    entry["state"] = state(collection)
                    entry["audit"] = audit(collection)
                result["imports"].append(entry)
            if arguments.recompute:
                result["recomputed"] = recomputed(collection)
            result["rendered"] = render(collection, arguments.render)
        finally:
            collection.close()
    json.dump(result, sys.stdout, ensure_ascii=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
