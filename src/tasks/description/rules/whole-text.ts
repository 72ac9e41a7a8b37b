import type { Language } from "../../../nlp/language.ts";
import { readPlainText } from "./plain-text.ts";
import { readPassages } from "./read-passages.ts";
import { usablePassages } from "./usable-passages.ts";
import { writeDescription } from "./write-description.ts";

interface WholeText {
  readonly text: string;
  /** The phrases about buying or shipping that were cut. */
  readonly cut: readonly string[];
}

/** A description without markup, repetitions and noise, of whatever length: nothing is chosen. */
export function cleanWhole(source: string, language: Language): WholeText {
  const { passages, cut, isNoiseOnly } = usablePassages(
    readPassages(readPlainText(source), language),
    language,
  );
  if (isNoiseOnly || passages.length === 0) return { text: source, cut: [] };
  const written = passages.map(({ source: passage, ...place }) => ({
    ...place,
    text: passage.text,
    isCut: passage.isCut,
    words: passage.words,
    folded: passage.folded,
  }));
  return { text: writeDescription(written), cut };
}
