import { languages } from "../../../api/vocabulary.ts";
import type { Names, Terms, ValueRecord } from "../../../catalog/model.ts";
import { TermTrie } from "./term-trie.ts";
import { readWords, type Word } from "./words.ts";

export interface ListedTerm {
  readonly value: ValueRecord;
  /** Too short or too common to be recognised outside the attribute's own line: S, 42, yes, other. */
  readonly needsLabel: boolean;
}

/** The closed list of an attribute, compiled for searching texts. */
export interface ValueLexicon {
  readonly trie: TermTrie<ListedTerm>;
  /** All its values are lengths: of belts, of hats. */
  readonly areLengths: boolean;
  /** Only where the list has a yes and a no; `areAll`: it has no other values. */
  readonly answers?: { readonly yes: ValueRecord; readonly no: ValueRecord; readonly areAll: boolean };
}

const commonWords = new Set(
  "yes no ja nein oui non si other others andere autre autres altro altri none keine aucun nessuno all alle tous tutti unknown standard normal basic regular small medium large klein mittel gross petit moyen grand piccolo medio grande new neu mixed various free universal set single double".split(
    " ",
  ),
);
const anyDigit = /\p{N}/u;
const oneLength = /^\d+ cm$/;

/** @param values one closed list; compile it once for all categories that share it */
export function compileValues(values: readonly ValueRecord[]): ValueLexicon {
  const trie = new TermTrie<ListedTerm>();
  // A belt of 110 cm, a hat of 57 cm: all that the list has are lengths, and no other is likely beside the thing.
  const areLengths = values.every(({ names }) => oneLength.test(names.en ?? ""));
  for (const value of values) {
    const owners = {
      listed: { value, needsLabel: false },
      guarded: { value, needsLabel: true },
    };
    for (const { term, language } of termsOf(value)) {
      const owner = !areLengths && needsLabel(term) ? owners.guarded : owners.listed;
      for (const written of writtenForms(term)) trie.add(written, language, owner);
    }
  }
  const yes = values.find((value) => isNamed(value, "yes"));
  const no = values.find((value) => isNamed(value, "no"));
  return { trie, areLengths, ...(yes && no && { answers: { yes, no, areAll: values.length === 2 } }) };
}

const twoSides = /^(\d{2,3}) x (\d{2,3}) cm$/;

/** Lengths as shops write them: "110cm", and of two sides "90 x 200 cm", "90 x 200", "90x200", "90x200cm". */
function writtenForms(term: string): readonly string[] {
  if (oneLength.test(term)) return [term, term.replace(" ", "")];
  const [, width, length] = twoSides.exec(term) ?? [];
  return width === undefined
    ? [term]
    : [
        term,
        `${width} x ${length}`,
        `${width} x ${length}cm`,
        `${width}x${length}`,
        `${width}x${length}cm`,
        `${width}x${length} cm`,
      ];
}

export function termsOf(record: { readonly names: Names; readonly terms: Terms }) {
  return languages.flatMap((language) => {
    const name = record.names[language];
    const terms = record.terms[language] ?? [];
    return [...(name === undefined ? [] : [name]), ...terms].map((term) => ({
      term,
      language,
    }));
  });
}

function isNamed(value: ValueRecord, word: string): boolean {
  return value.identifier.toLowerCase() === word || value.names.en?.toLowerCase() === word;
}

/** "EU 38" is certainly a size; "140 x 200 cm" is unambiguous. */
const sizeSystem = /^(?:eu|uk|us|gr|tg|waist) \d/;
const fewestSides = 3;
/** Of all words together, as in Wi-Fi. */
const fewestLetters = 4;

function isCommon(words: readonly Word[]): boolean {
  return words.some(({ folded }) => commonWords.has(folded) || /^x*[sml]$/.test(folded));
}

function needsLabel(term: string): boolean {
  const words = readWords(term);
  if (sizeSystem.test(words.map(({ folded }) => folded).join(" ")) || words.length >= fewestSides)
    return false;
  const letters = words.map(({ folded }) => folded).join("");
  if (words.length > 1 && letters.length >= fewestLetters && !anyDigit.test(letters) && !isCommon(words))
    return false;
  return words.every(
    ({ folded, kind }) =>
      folded.length <= 2 ||
      kind === "number" ||
      (anyDigit.test(folded) && folded.length <= 3) ||
      commonWords.has(folded) ||
      /^x+[sl]$/.test(folded),
  );
}
