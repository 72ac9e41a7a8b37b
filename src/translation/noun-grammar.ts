import { oncePerKey } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import type { Language } from "../nlp/language.ts";
import { wordTables } from "./built-in-words.ts";
import furtherNouns from "./data/noun-genders.tsv";
import type { Gender, GlossaryDomain } from "./glossary-entry.ts";
import { parseWord } from "./word-list.ts";

/** How a noun of the word lists behaves as it is written. */
export interface NounGrammar {
  /** Undefined in English. */
  readonly gender: Gender | undefined;
  readonly isPlural: boolean;
  /** Absent: of the general list. */
  readonly domain?: GlossaryDomain;
}

/** The nouns of a language with all their synonyms, by their spelling in small letters; undefined for words of two genders. */
const nounsOf = oncePerKey((language: Language): ReadonlyMap<string, NounGrammar | undefined> => {
  const nouns = new Map<string, NounGrammar | undefined>();
  for (const { text, role, domain } of wordTables) {
    if (role !== "type") continue;
    for (const row of parseTable(text)) addCell(nouns, row[language] ?? "", language, domain);
  }
  for (const row of parseTable(furtherNouns)) {
    if (row.language !== language) continue;
    for (const noun of (row.nouns ?? "").split(" ~ "))
      addCell(nouns, noun.includes(":") ? noun : `${noun}:${row.gender}`, language);
  }
  return nouns;
});

function addCell(
  nouns: Map<string, NounGrammar | undefined>,
  cell: string,
  language: Language,
  domain?: GlossaryDomain,
): void {
  for (const written of cell.split("~")) {
    const { forms, grammar } = parseWord(written.trim(), "type", language);
    const [one = "", many = one] = forms;
    const { gender, pluralGender = gender, isPluralOnly = false } = grammar;
    if (gender === undefined && language !== "en") continue;
    const ofDomain = domain === undefined ? {} : { domain };
    add(nouns, one, { gender, isPlural: isPluralOnly, ...ofDomain });
    if (many !== one) add(nouns, many, { gender: pluralGender, isPlural: true, ...ofDomain });
  }
}

/** The first sense of a word stands, unless another one has another gender or number: then nobody can tell. */
function add(nouns: Map<string, NounGrammar | undefined>, written: string, grammar: NounGrammar): void {
  const key = written.toLowerCase();
  if (key === "") return;
  const known = nouns.get(key);
  if (known === undefined) {
    if (!nouns.has(key)) nouns.set(key, grammar);
    return;
  }
  const isSame = known.gender === grammar.gender && known.isPlural === grammar.isPlural;
  if (!isSame && known.domain === grammar.domain) nouns.set(key, undefined);
}

/** Characters; a shorter ending of a compound may be there by chance. */
const shortestHead = 4;
const shortestFirst = 3;
/** Characters; a longer word is no noun, and its endings are not looked up. */
const longestNoun = 60;
const feminineEnding = /(?:ung|heit|keit|schaft|tion|ität)$/;

/**
 * How a noun behaves as it is written, in any capitals; a German compound behaves as its last part. A phrase of several words
 * ("robe de soirée") is a noun too. Undefined where it is not known for sure.
 */
export function nounGrammar(written: string, language: Language): NounGrammar | undefined {
  const key = written.toLowerCase();
  if (key.length > longestNoun) return undefined;
  const nouns = nounsOf(language);
  if (nouns.has(key) || language !== "de") return nouns.get(key);
  const last = key.slice(key.lastIndexOf("-") + 1);
  if (last !== key && last.length >= shortestFirst) {
    return nouns.get(last) ?? compoundGrammar(last, nouns);
  }
  return compoundGrammar(key, nouns);
}

function compoundGrammar(
  key: string,
  nouns: ReadonlyMap<string, NounGrammar | undefined>,
): NounGrammar | undefined {
  for (let cut = shortestFirst; cut <= key.length - shortestHead; cut += 1) {
    const head = key.slice(cut);
    if (nouns.has(head)) return nouns.get(head);
  }
  return feminineEnding.test(key) ? { gender: "f", isPlural: false } : undefined;
}

/** The other nouns of a noun's row, in the same number: "Badetuch" is a "Duschtuch" too. Empty for words that several rows have. */
export function synonymsOf(written: string, language: Language): readonly string[] {
  return synonymsByNoun(language).get(written.toLowerCase()) ?? [];
}

const synonymsByNoun = oncePerKey((language: Language): ReadonlyMap<string, readonly string[]> => {
  const synonyms = new Map<string, readonly string[]>();
  for (const { text, role } of wordTables) {
    if (role !== "type") continue;
    for (const row of parseTable(text)) {
      const words = (row[language] ?? "")
        .split("~")
        .map((cell) => parseWord(cell.trim(), "type", language).forms);
      if (words.length < 2) continue;
      for (const forms of words) {
        for (const [place, form] of forms.entries()) {
          const others = words.flatMap((other) => (other === forms ? [] : (other[place] ?? other[0] ?? [])));
          const key = form.toLowerCase();
          synonyms.set(key, synonyms.has(key) ? [] : others.filter((other) => other.toLowerCase() !== key));
        }
      }
    }
  }
  return synonyms;
});
