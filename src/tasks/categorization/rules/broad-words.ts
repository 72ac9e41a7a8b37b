import type { Language } from "../../../api/vocabulary.ts";
import { lazily, oncePerKey } from "../../../lib/once.ts";
import { parseTable, type TableRow } from "../../../lib/table.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import table from "./broad-words.tsv";
import departmentTable from "./department-places.tsv";

/** What shops call several kinds at once ("Breakfast", "Personal care"), with the built-in leaves that it stands for. */
interface BroadWord {
  /** Stems of each phrase. */
  readonly phrases: readonly (readonly string[])[];
  /** Those of the phrases that need not be all of a name that begins with them: `supplements *`. */
  readonly beginnings: readonly (readonly string[])[];
  /** Identifiers, or beginnings of them with `*`. */
  readonly leaves: readonly string[];
}

const readWordsOf = (rows: () => readonly TableRow[]) =>
  oncePerKey((language: Language): readonly BroadWord[] =>
    rows().map((row) => {
      const phrases = (row[`words_${language}`] ?? "").split("|");
      const stemsOfEach = (some: readonly string[]) =>
        some.map((phrase) => stemsOf(phrase, language)).filter((stems) => stems.length > 0);
      return {
        phrases: stemsOfEach(phrases),
        beginnings: stemsOfEach(phrases.filter((phrase) => phrase.endsWith("*"))),
        leaves: (row.leaves ?? "").split("|"),
      };
    }),
  );
const broadWords = readWordsOf(lazily(() => parseTable(table)));
/** What shops have in a department of that name, wherever the channel has it. */
const departmentPlaces = readWordsOf(lazily(() => parseTable(departmentTable)));

/** Of words of two letters and more. */
function stemsOf(text: string, language: Language): readonly string[] {
  return readWords(text)
    .stems(language)
    .filter((word) => /\p{L}{2}/u.test(word));
}

/** How much a broad word that is all of a name says; less where it is a part of it. */
const wholeShare = 0.35;

/**
 * The kinds that a category's name stands for where it is a broad word.
 * @param identifiers of the kinds, by number
 * @returns shares by number, in (0, 0.35]
 */
export function broadKinds(
  parts: readonly string[],
  language: Language,
  identifiers: readonly string[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const part of parts) {
    const words = stemsOf(part, language);
    for (const { phrases, leaves } of broadWords(language)) {
      const said = phrases.filter((phrase) => phrase.every((word) => words.includes(word)));
      if (said.length === 0) continue;
      const longest = Math.max(...said.map((phrase) => phrase.length));
      const share = wholeShare * (longest / words.length) ** 2;
      for (const [kind, identifier] of identifiers.entries())
        if (leaves.some((leaf) => isOneOf(identifier, leaf)))
          found.set(kind, Math.max(share, found.get(kind) ?? 0));
    }
  }
  return found;
}

/** Of a step's words, so many must be of a department's name. */
const leastOfName = 0.5;

/**
 * The leaves that a shop's department holds by its name ("Home & Kitchen", "Librairie"), as the beginnings of their identifiers.
 * @returns undefined where the name is none of a department, or one of several parts is not
 */
export function departmentLeaves(
  parts: readonly string[],
  language: Language,
): ((identifier: string) => boolean) | undefined {
  const leaves: string[] = [];
  const first = stemsOf(parts[0] ?? "", language);
  const begun = departmentPlaces(language).filter(({ beginnings }) =>
    beginnings.some((phrase) => phrase.every((word, place) => word === first[place])),
  );
  if (begun.length > 0) return isOneOfAll(begun);
  for (const part of parts) {
    const words = stemsOf(part, language);
    const found = departmentPlaces(language).filter(({ phrases }) =>
      phrases.some(
        (phrase) =>
          phrase.length >= leastOfName * words.length && phrase.every((word) => words.includes(word)),
      ),
    );
    if (found.length === 0) return undefined;
    leaves.push(...found.flatMap((each) => each.leaves));
  }
  return leaves.length === 0 ? undefined : isOneOfAll([{ leaves }]);
}

function isOneOfAll(places: readonly Pick<BroadWord, "leaves">[]): (identifier: string) => boolean {
  const leaves = places.flatMap((place) => place.leaves);
  return (identifier) => leaves.some((leaf) => isOneOf(identifier, leaf));
}

function isOneOf(identifier: string, leaf: string): boolean {
  return leaf.endsWith("*") ? identifier.startsWith(leaf.slice(0, -1)) : identifier === leaf;
}
