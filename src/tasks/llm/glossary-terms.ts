import { lazily } from "../../lib/once.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { createPhraseTable } from "../../nlp/phrase-table.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import { ownWords } from "../../translation/built-in-words.ts";
import type { GlossaryOptions } from "../../translation/glossary.ts";
import type { WordRow } from "../../translation/word-list.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

const rowsByStem = lazily(() => {
  const rows = new Map<string, WordRow[]>();
  for (const row of ownWords()) {
    for (const { text, language } of row.written) {
      for (const word of readWords(text).folded) {
        const key = stem(word, language);
        rows.set(key, [...(rows.get(key) ?? []), row]);
      }
    }
  }
  return rows;
});

/** The glossary rows that contain a word in any inflected form. */
export function rowsOf(word: string, language: Language): readonly WordRow[] {
  return rowsByStem().get(stem(word, language)) ?? [];
}

/** Stems, in all languages, of the glossary's single-word equivalents of a word. */
export function otherWords(word: string, language: Language): readonly string[] {
  return rowsOf(word, language).flatMap(({ written }) => {
    const forms = written.map((each) => ({ ...each, words: readWords(each.text).folded }));
    const isWhole = forms.some(
      ({ words: [only = "", ...others] }) =>
        others.length === 0 && stem(only, language) === stem(word, language),
    );
    return isWhole
      ? forms.flatMap(({ words, language: own }) =>
          words.length === 1 ? words.map((each) => stem(each, own)) : [],
        )
      : [];
  });
}

/** Checks that the user's terms for words of the source are used, in any inflected form. */
export function createTermCheck({ terms, names }: OwnTerms, language: Language): Judge {
  const wanted = [...new Set(Object.values(terms))];
  return (text, field) => {
    const stems = ` ${stemsOf(text, language)} `;
    const missing = [
      ...names.filter((name) => !text.includes(name)),
      ...wanted.filter((term) => !stems.includes(` ${stemsOf(term, language)} `)),
    ];
    return missing.length === 0
      ? []
      : [`${field} must have the user's words: ${missing.slice(0, 5).map(quoted).join(", ")}.`];
  };
}

function stemsOf(text: string, language: Language): string {
  return readWords(text)
    .folded.map((word) => stem(word, language))
    .join(" ");
}

/** The parts of the user's glossary that apply to a text. */
export interface OwnTerms {
  /** Words of the text with their form in the target language. */
  readonly terms: Readonly<Record<string, string>>;
  /** Protected names in the text, to be copied exactly. */
  readonly names: readonly string[];
}

interface TermEntry {
  /** Forms by language; absent for a protected name. */
  readonly forms: Partial<Record<Language, string>> | undefined;
  /** The name as the user writes it. */
  readonly name: string;
}

type FindOwnTerms = (text: string, target: Language) => OwnTerms;

/** Finds the user's terms in texts; undefined without a user glossary. */
export function createTermFinder(options: GlossaryOptions | undefined): FindOwnTerms | undefined {
  const { userRows = [], protectedNames = [] } = options ?? {};
  if (userRows.length === 0 && protectedNames.length === 0) return undefined;
  const table = lazily(() => {
    const phrases = createPhraseTable<TermEntry>();
    for (const name of protectedNames) phrases.add(readWords(name).folded, { forms: undefined, name });
    for (const { entry, written } of userRows) {
      const forms = Object.fromEntries(
        textLanguages.map((language) => [language, entry.forms[language]?.[0]]),
      );
      for (const { text } of written) phrases.add(readWords(text).folded, { forms, name: text });
    }
    return phrases;
  });
  return (text, target) => {
    const { folded, tokens } = readWords(text);
    const terms: Record<string, string> = {};
    const names = new Set<string>();
    for (let place = 0; place < folded.length; ) {
      const match = table().longestAt(folded, place);
      const written = text.slice(tokens[place]?.start, tokens[place + (match?.length ?? 1) - 1]?.end);
      if (match?.entry.forms === undefined) {
        if (match !== undefined) names.add(match.entry.name);
      } else {
        const form = match.entry.forms[target];
        if (form !== undefined && foldText(form) !== foldText(written)) terms[written] = form;
      }
      place += match?.length ?? 1;
    }
    return { terms, names: [...names] };
  };
}
