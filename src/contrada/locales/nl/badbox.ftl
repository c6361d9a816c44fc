# Waarom een doos geweigerd wordt: wat alle spellen gemeen hebben. De plaats staat ernaast
badbox-at = bij { $place }
badbox-at-line = op regel { $line }

# Bestanden
badbox-no-file = { $fault ->
    [missing] Dit bestand bestaat niet.
    [forbidden] Het bestand kan niet worden gelezen: de toegang is geweigerd.
    [folder] Dit is een map, geen bestand.
   *[other] Het bestand kan niet worden gelezen.
}
badbox-not-utf8 = Dit is geen TOML-bestand: het bevat geen tekst in UTF-8.
badbox-too-large = Een doos heeft hoogstens { $most } bytes.
badbox-not-toml = Dit is geen TOML: { $fault ->
    [equals] na een sleutel moet een isgelijkteken staan.
    [value] een waarde ontbreekt of kan niet worden gelezen.
    [key] een regel begint met een sleutel, een kop tussen haken of #.
    [statement] na het einde van de waarde staat nog iets.
    [string] een tekst heeft geen aanhalingsteken aan het einde.
    [heading] een kop heeft geen sluithaak.
    [escape] een backslash in een tekst moet dubbel staan.
    [list] een lijst heeft geen sluithaak.
    [table] een tabel heeft geen sluitaccolade.
    [twice] een sleutel of tabel komt twee keer voor.
    [character] een teken is hier niet toegestaan.
   *[other] iets kan niet worden gelezen.
}
badbox-key-parts = Een sleutel heeft te veel delen.
badbox-nested = Lijsten zijn te diep genest.
badbox-digits = Een getal heeft te veel cijfers, of een datum bestaat niet.
badbox-no-box = Er is geen doos { $name }; er zijn: { $known }.
badbox-cannot-make = Met deze doos kan het spel niet worden opgezet ({ $error }).
badbox-slow = Het controleren van deze doos duurt te lang.

# Waarden van elke doos
badbox-values = Een doos heeft hoogstens { $most } waarden.
badbox-deep = Tabellen en lijsten zijn meer dan { $most } niveaus diep genest.
badbox-number-size = Een getal ligt tussen −{ $most } en { $most }.
badbox-value-kind = Een waarde is een getal, een tekst, een lijst of een tabel.
badbox-text-long = Een tekst heeft hoogstens { $most } tekens.
badbox-text-invisible = Een tekst heeft alleen zichtbare tekens.
badbox-source = De bron (source) van een tabel is een van: { $known }.
badbox-no-source = De tabel mist haar bron (source), een van: { $known }.

# Tabellen
badbox-table-missing = In het bestand ontbreekt de tabel [{ $table }].
badbox-table-unknown = Het spel heeft geen tabel [{ $table }]; er zijn: { $known }.
badbox-not-a-table = De waarde van [{ $table }] is geen tabel.
badbox-key-unknown = Het spel kent { $key } hier niet; er zijn: { $known }.
badbox-missing = { $key } ontbreekt.
badbox-fixed = Hier staat { $value }; de spelregels noemen { $wanted }.
badbox-sum = Samen zijn het er { $found }; de spelregels noemen er { $wanted }.
badbox-count = Het aantal moet minstens 1 zijn.
badbox-not-a-count = { $value } is geen aantal.
badbox-range = { $value } is geen geheel getal van { $least } tot en met { $most }.
badbox-numbers = { $value } is geen lijst van { $count } getallen.
badbox-one-of = { $value } hoort niet bij: { $known }.
badbox-each-once = { $value } bevat niet elk hiervan precies één keer: { $known }.
badbox-not-a-list = { $value } is geen lijst.
badbox-rows = { $value } is geen lijst van rijen.
badbox-twice = Hetzelfde staat er twee keer.
