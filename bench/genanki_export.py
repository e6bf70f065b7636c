"""Export notes with genanki and print its times in ms and the package's size, as one line of JSON.

    python genanki_export.py NOTES.json RUNS
"""

import json
import os
import sys
import tempfile
import time

import genanki

BASIC = genanki.Model(
    1607392319,
    "Basic",
    fields=[{"name": name} for name in ("Question", "Answer", "Quote", "Source")],
    templates=[
        {
            "name": "Card 1",
            "qfmt": "{{Question}}",
            "afmt": "{{FrontSide}}<hr id=answer>{{Answer}}<br>{{Quote}}<br>{{Source}}",
        }
    ],
)
CLOZE = genanki.Model(
    1607392320,
    "Cloze",
    fields=[{"name": name} for name in ("Text", "Quote", "Source")],
    templates=[{"name": "Cloze", "qfmt": "{{cloze:Text}}", "afmt": "{{cloze:Text}}<br>{{Quote}}<br>{{Source}}"}],
    model_type=genanki.Model.CLOZE,
)


def note_of(entry):
    if entry["type"] == "basic":
        fields = [entry["question"], entry["answer"], entry["quote"], entry["source"]]
        return genanki.Note(model=BASIC, fields=fields, tags=entry["tags"], guid=entry["guidSource"])
    fields = [entry["text"], entry["quote"], entry["source"]]
    return genanki.Note(model=CLOZE, fields=fields, tags=entry["tags"], guid=entry["guidSource"])


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        entries = json.load(file)
    times = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "deck.apkg")
        for _ in range(int(sys.argv[2])):
            start, start_cpu = time.perf_counter(), time.process_time()
            deck = genanki.Deck(2059400110, "Benchmark")
            for entry in entries:
                deck.add_note(note_of(entry))
            genanki.Package(deck).write_to_file(path)
            cpu, wall = time.process_time() - start_cpu, time.perf_counter() - start
            times.append({"cpu": cpu * 1000, "wall": wall * 1000})
        size = os.path.getsize(path)
    print(json.dumps({"times": times, "bytes": size}))


if __name__ == "__main__":
    main()
