import type { Glossary } from "../../../glossary/glossary.ts";
import { type TranslationDirection, translate } from "../../../glossary/translation/translate.ts";
import { countWords } from "./passage.ts";

const mostWords = 10;

export interface ShortTextTranslator {
  /** The text in the target language as far as the glossary knows its words; prose comes back as it is. */
  readonly write: (text: string) => string;
  /** What was replaced so far, each once: "Nero -> Black". */
  readonly translated: () => readonly string[];
}

/** Labels, list entries and titles can be set word for word; a sentence cannot, and stays in its language. */
export function createShortTextTranslator(
  direction: TranslationDirection,
  glossary: Glossary,
): ShortTextTranslator {
  const replaced = new Set<string>();
  return {
    write(text) {
      if (direction.source === direction.target || countWords(text) > mostWords || /[.!?]$/u.test(text))
        return text;
      const { text: written, translated, untranslated } = translate(text, direction, glossary);
      if (untranslated.length > translated.length) return text;
      for (const pair of translated) replaced.add(pair);
      return written;
    },
    translated: () => [...replaced],
  };
}
