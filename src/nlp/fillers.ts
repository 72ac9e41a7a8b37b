import { foldText } from "./normalizer.ts";

/** What shops and exports write into a cell that has nothing to say, folded. */
const fillers: ReadonlySet<string> = new Set([
  ...["-", "--", "n/a", "na", "nan", "nil", "null", "none", "undefined", "unknown", "unbranded", "no brand"],
  ...["not specified", "not applicable", "generic", "other", "others", "misc", "default", "tbd", "x", "?"],
  ...[
    "does not apply",
    "various",
    "various brands",
    "diverse",
    "divers",
    "diverses marques",
    "vari",
    "varie",
  ],
  ...["n. a.", "n.a.", "k. a.", "k.a.", "no-name", "no-brand", "non communique", "brand unknown"],
  ...[
    "keine",
    "keine angabe",
    "ohne marke",
    "markenlos",
    "unbekannt",
    "sonstige",
    "sonstiges",
    "no name",
    "noname",
  ],
  ...[
    "aucun",
    "aucune",
    "sans marque",
    "marque inconnue",
    "inconnu",
    "inconnue",
    "non renseigne",
    "autre",
    "autres",
  ],
  ...["nessuno", "nessuna", "senza marca", "sconosciuto", "sconosciuta", "non specificato", "altro", "altri"],
]);

/** True for a text that says only that there is nothing to say. */
export function isFiller(text: string): boolean {
  return fillers.has(foldText(text).trim());
}
