const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    busse: "bus",
    bussen: "bus",
    rader: "rad",
    radern: "rad",
    herrn: "herr",
  }),
);

// Only these nouns have a plural in -er, and only adjectives an -er or -em of declension; elsewhere the
// ending makes another word (Drucker, Spieler, Kühler) or belongs to it (Leder, System).
const nounsWithPluralEr =
  "kind|kleid|bild|buch|glas|haus|fahrrad|zahnrad|laufrad|vorderrad|hinterrad|band|brett|blatt|schild|tuch|holz|loch|licht|mann|korn|feld|kraut|dach|fass|schloss|schwert|geist|wald|rand|wurm|huhn|lamm|kalb|fach|gras|nest|bad|gut|ei";
const adjectives =
  "schwarz|weiss|rot|blau|grun|gelb|grau|braun|bunt|rund|gross|klein|neu|alt|lang|kurz|breit|hoh|tief|flach|dick|dunn|schmal|stark|schwach|hart|weich|warm|kalt|heiss|frisch|suss|scharf|leicht|schwer|schnell|leis|laut|schon|gut|rein|fein|edl|mild|hell|dunkl|matt|glatt|echt|ganz|stabil|robust|elegant|modern|klassisch|digital|mobil|optimal|ideal|original|flexibl|lich|ig|isch|bar|sam|los|frei|fest|dicht|arm|reich|haft|voll|iv|ell|ant|ent|end";
const pluralOrDeclension = new RegExp(
  `^(.*(?:${nounsWithPluralEr}))ern?$|^(.*(?:${adjectives}))e(?:r|m|ren|rem)$`,
);
const nPartOfWord = /(?:mod|int|ext|st|k|lat|kas|zist|gard|konz)ern$/;

/** Plural, case and gender endings off: Schuhe, Schuhen; Kleider, Kleidern; schwarzer, schwarzem. */
export function stemGerman(folded: string): string {
  if (folded.length < 4) return folded;
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  if (folded.length > 48) return folded;
  const declined = /e(?:rn?|m|ren|rem)$/.test(folded) ? pluralOrDeclension.exec(folded) : null;
  return declined?.[1] ?? declined?.[2] ?? withoutEnding(folded);
}

function withoutEnding(word: string): string {
  if (word.endsWith("nisse") || word.endsWith("nissen")) return word.replace(/nissen?$/, "nis");
  if (/e[ns]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word;
  if (word.endsWith("e")) return word.slice(0, -1);
  if (/e[lr]n$/.test(word) && word.length > 5 && !nPartOfWord.test(word)) return word.slice(0, -1);
  if (/[^sziu]s$/.test(word) && word.length > 4) return word.slice(0, -1);
  return word;
}
