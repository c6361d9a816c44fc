"""Words that are not used: one thing has one name per language, that of the rulebook.

Each entry is a pattern (a regular expression, matched in any case at word boundaries as written)
and the word to use instead.
"""

from __future__ import annotations

from typing import Final

Variants = dict[str, list[tuple[str, str]]]

EVERYWHERE: Final[Variants] = {
    "en": [
        (r"\byou begins\b", "you begin"),
        (r"\bpays: none\b", "pays nothing"),
        (r"\bonly if nothing at all is possible you pass\b", "… do you pass"),
        (r"\bVP were lost\b", "would be lost"),
    ],
    "de": [
        (r"\bhalb herumgedreht\b", "um 180° gedreht"),
        (r"\bwertet als \{ \$ \}\.", "wertet als Erster"),
        (r"\bAnleitung(en)?\b", "Spielregel"),
        (r"\b(Nachbau|nachgebaut|nachgebildet|Nachbildung)\w*", "Rekonstruktion, rekonstruiert"),
    ],
    "nl": [
        (r"\bhalf rond\b", "een halve slag gedraaid"),
        (r"\bvan boven naar onder\b", "van boven naar beneden"),
        (r"\bspelregelboek\b", "spelregels"),
        (r"\bopzij gelegde?\b", "opzijgelegd"),
        (r"\bwaardeer(t|de|den)?\b|\bwaarderen\b", "punten tellen, scoren"),
    ],
}
"""In every text, also those of the program."""

IN_GAMES: Final[dict[str, Variants]] = {
    "palazzo": {
        "en": [(r"\bstore?ys?\b|\bstories\b", "floor"), (r"\bthrees first\b", "triples first")],
        "de": [
            (r"\bDrillinge?n?\b", "3er-Gruppe"),
            (r"\b\w*Stockwerk\w*", "Etage"),
            (r"\bzöge der Baumeister\b", "würde der Baumeister ziehen"),
            (r"Der Preis eines Bauteils zählt das Lager", "Lagerbestand, der für den Preis zählt"),
            (r"\bSteinbruch \{ \$ \}, der verteilt wird\b", "dessen Bauteile verteilt werden"),
        ],
        "nl": [
            (r"\b\w*tegels?\b", "bouwdeel"),
            (r"\bra(am|men)\b", "venster"),
            (r"\bmunt(en|soort\w*)?\b", "valuta"),
            (r"\btrio'?s?\b|\btripels?\b|\btriples?\b", "drietal"),
            (r"\bsteengroeve \{ \$ \}, die verdeeld wordt\b", "waarvan de bouwdelen …"),
            (r"\buit de open kaarten\b", "van de open kaarten"),
            (r"\bgedekte?\b", "verborgen, gesloten"),
        ],
    },
    "carrara": {
        "en": [(r"\bkinds of buildings?\b", "building types"), (r"\bunits?\b", "block")],
        "de": [
            (r"\bPorta-(Monument|Gebäude)\w*", "Porta-Denkmal"),
            (r"\bGebäude(arten|sorten)\b", "Gebäudetypen"),
            (r"^\s*frei\b|\bfür frei\b|\b0 ?= ?frei\b", "kostenlos"),
            (r"\bje Wertpunkt\b", "je Punkt seines Werts"),
            (r"\bWie oft zahlst du\b", "Wie viele … zahlst du?"),
        ],
        "nl": [
            (r"\bwiel(en)?\b|\b\w+wiel\b", "rad"),
            (r"\bPorta-gebouw\w*", "Porta-monument"),
            (r"\bgebouwsoorten\b|\bsoorten gebouwen\b", "gebouwtypes"),
            (r"\bHoe vaak betaal je\b", "Hoeveel … betaal je?"),
            (r"\bscoren met een scoreveld\b", "een scoreveld"),
        ],
    },
    "carpe-diem": {
        "en": [(r"\bBreads? comes? before wares?\b", "any order")],
        "de": [(r"\bBrote kommen vor Waren\b", "in beliebiger Reihenfolge")],
        "nl": [
            (r"\b\w*rondweg\w*", "kring"),
            (r"\bwaarderings?\w*", "scorekaart, puntentelling"),
            (r"\bgedekte?\b", "verborgen"),
            (r"\bhandwerks(man|lieden)\b|\bhandwerkers?\b", "ambachtsman"),
            (r"\bzoveel figuren staan als er willen\b", "zoveel figuren als je wilt"),
        ],
    },
    "tuscany": {
        "en": [(r"\bcarters?\b", "cart"), (r"\b1 green points\b", "1 green point")],
        "de": [
            (r"\b(den|einen|der|dieser|jeder) Spielplanteil\b", "das Spielplanteil"),
            (r"\bübrigen? Sechsecke\b", "überzählige Sechsecke"),
            (r"(?-i:\btürkis(e[nrms]?)?\b)", "türkisfarben"),
            (r"\beine?n? Marmor\b", "ein Marmorblock"),
            (r"\+\d+ Ablage\b", "Ablagefeld"),
        ],
        "nl": [
            (r"\bvoerm(an|annen|ans)\b", "wagen"),
            (r"\b(een|één) marmer\b", "een blok marmer"),
            (r"\bturquoise\b", "turkoois"),
            (r"\boverige zeshoeken\b", "overtallige zeshoeken"),
            (r"\b1 groene punten\b", "1 groen punt"),
        ],
    },
}
"""In the texts of one game: catalogues, lesson and rules."""
