import { lazily } from "../lib/once.ts";
import { membersBy, parseTable } from "../lib/table.ts";
import germanStems from "./data/german-stems.tsv";

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    busse: "bus",
    bussen: "bus",
    rader: "rad",
    radern: "rad",
    herrn: "herr",
  }),
);

// Only these nouns have a plural in -er, and only these adjectives are declined with -er and -em; in other words the ending
// derives another word (Drucker, Spieler, Kühler) or is part of the stem (Leder, System).
const known = lazily(() => {
  const wordsOf = membersBy(parseTable(germanStems), "kind", "words");
  return { nounsWithPluralEr: wordsOf("noun"), adjectives: wordsOf("adjective") };
});
/** The length of the longest of these words. */
const longestKnown = 9;
const pluralEndings = ["er", "ern"] as const;
const declinedEndings = ["er", "em", "eren", "erem"] as const;
const endsWithStemN = /(?:mod|int|ext|st|k|lat|kas|zist|gard|konz)ern$/;

/** Removes plural, case and gender endings: Schuhe, Schuhen; Kleider, Kleidern; schwarzer, schwarzem. */
export function stemGerman(folded: string): string {
  if (folded.length < 4) return folded;
  const irregularStem = irregular.get(folded);
  if (irregularStem !== undefined) return irregularStem;
  if (folded.length > 48) return folded;
  const { nounsWithPluralEr, adjectives } = known();
  return (
    without(pluralEndings, folded, nounsWithPluralEr) ??
    without(declinedEndings, folded, adjectives) ??
    withoutEnding(folded)
  );
}

/** The word without the first ending whose removal leaves a known word or a compound of one. */
function without(endings: readonly string[], word: string, known: ReadonlySet<string>): string | undefined {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    for (let start = Math.max(0, rest.length - longestKnown); start < rest.length; start += 1) {
      if (known.has(rest.slice(start))) return rest;
    }
  }
  return undefined;
}

function withoutEnding(word: string): string {
  if (word.endsWith("e")) return word.endsWith("nisse") ? word.slice(0, -2) : word.slice(0, -1);
  if (word.endsWith("n")) return withoutEndingN(word);
  if (word.endsWith("es")) return word.length > 4 ? word.slice(0, -2) : word;
  return /[^sziu]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
}

function withoutEndingN(word: string): string {
  if (word.endsWith("nissen")) return word.slice(0, -3);
  if (word.endsWith("en")) return word.length > 4 ? word.slice(0, -2) : word;
  const isPlural = /e[lr]n$/.test(word) && word.length > 5 && !endsWithStemN.test(word);
  return isPlural ? word.slice(0, -1) : word;
}
