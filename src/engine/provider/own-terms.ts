import type { GlossaryOptions } from "../../glossary/glossary.ts";
import { type Language, textLanguages } from "../../text/language.ts";
import { lazily } from "../../text/lazily.ts";
import { foldText } from "../../text/normal-form.ts";
import { createPhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";

/** What of the user's glossary a text touches. */
export interface OwnTerms {
  /** Words of the text, and how they are written in the target language. */
  readonly terms: Readonly<Record<string, string>>;
  /** Names in the text that stay letter by letter. */
  readonly names: readonly string[];
}

interface TermEntry {
  /** By language, how it is written there; absent: a name. */
  readonly forms: Partial<Record<Language, string>> | undefined;
  /** A name as the user writes it. */
  readonly name: string;
}

export type FindOwnTerms = (text: string, target: Language) => OwnTerms;

/** Finds the user's words in texts; undefined where there is no glossary. */
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
