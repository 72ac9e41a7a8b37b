import type { Glossary } from "../../../glossary/glossary.ts";
import { type TranslationDirection, translate } from "../../../glossary/translation/translate.ts";
import { countWords } from "./passage.ts";

const mostWords = 10;

export interface ShortTextTranslator {
  /** Whether another language was asked for. */
  readonly isNeeded: boolean;
  /** The text in the target language where the glossary can set it whole; else, and prose, as it is. */
  readonly write: (text: string) => string;
  /** Likewise, undefined where it cannot be set whole. */
  readonly writeWhole: (text: string) => string | undefined;
  /** What was replaced so far, each once: "Nero -> Black". */
  readonly translated: () => readonly string[];
}

/** Labels, list entries and titles can be set word for word; a sentence cannot, and stays in its language. */
export function createShortTextTranslator(
  direction: TranslationDirection,
  glossary: Glossary,
): ShortTextTranslator {
  const replaced = new Set<string>();
  const writeWhole = (text: string): string | undefined => {
    if (direction.source === direction.target) return text;
    if (countWords(text) > mostWords || /[.!?]$/u.test(text)) return undefined;
    const { text: written, translated, untranslated } = translate(text, direction, glossary);
    if (untranslated.length > 0) return undefined;
    for (const pair of translated) replaced.add(pair);
    return written;
  };
  return {
    isNeeded: direction.source !== direction.target,
    write: (text) => writeWhole(text) ?? text,
    writeWhole,
    translated: () => [...replaced],
  };
}
