"""Write a package with genanki (PyPI): `python genanki_package.py OUT.apkg`. One basic note, one cloze note, a nested deck."""

import os
import sys
import tempfile

import genanki

out = sys.argv[1]
basic = genanki.Model(
    1607392319,
    "Simple",
    fields=[{"name": "Question"}, {"name": "Answer"}],
    templates=[
        {"name": "Card 1", "qfmt": "{{Question}}", "afmt": "{{FrontSide}}<hr id=answer>{{Answer}}"},
    ],
)
first = genanki.Deck(2059400110, "国家::首都")
first.add_note(genanki.Note(model=basic, fields=["中国的首都？", '北京<img src="map.png">'], tags=["地理"]))
second = genanki.Deck(2059400111, "Gaps")
second.add_note(genanki.Note(model=genanki.CLOZE_MODEL, fields=["{{c1::Rome}} in {{c3::Italy}}", ""]))
with tempfile.TemporaryDirectory() as folder:
    picture = os.path.join(folder, "map.png")
    with open(picture, "wb") as file:
        file.write(bytes.fromhex("89504e470d0a1a0a"))
    package = genanki.Package([first, second])
    package.media_files = [picture]
    package.write_to_file(out)
