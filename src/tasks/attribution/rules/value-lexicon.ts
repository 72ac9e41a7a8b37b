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
  /** Only where the list has a yes and a no; `areAll`: it has no other values. */
  readonly answers?: { readonly yes: ValueRecord; readonly no: ValueRecord; readonly areAll: boolean };
}

const commonWords = new Set(
  "yes no ja nein oui non si other others andere autre autres altro altri none keine aucun nessuno all alle tous tutti unknown standard normal basic regular small medium large klein mittel gross petit moyen grand piccolo medio grande new neu mixed various free universal set single double".split(
    " ",
  ),
);
const anyDigit = /\p{N}/u;

/** @param values one closed list; compile it once for all categories that share it */
export function compileValues(values: readonly ValueRecord[]): ValueLexicon {
  const trie = new TermTrie<ListedTerm>();
  for (const value of values) {
    const owners = {
      listed: { value, needsLabel: false },
      guarded: { value, needsLabel: true },
    };
    for (const { term, language } of termsOf(value)) {
      trie.add(term, language, needsLabel(term) ? owners.guarded : owners.listed);
    }
  }
  const yes = values.find((value) => isNamed(value, "yes"));
  const no = values.find((value) => isNamed(value, "no"));
  return yes && no ? { trie, answers: { yes, no, areAll: values.length === 2 } } : { trie };
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
