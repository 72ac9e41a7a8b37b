import { plainText } from "../nlp/html.ts";
import type { Language } from "../nlp/language.ts";
import { normalizeWhitespace } from "../nlp/normalizer.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import { cutNoise } from "./cut-noise.ts";

interface WholeText {
  readonly text: string;
  /** The phrases about buying or shipping that were cut. */
  readonly cut: readonly string[];
}

/** A description without markup and noise, of whatever length: nothing is chosen. Where it is nothing else, it stays. */
export function cleanWhole(source: string, language: Language): WholeText {
  const cut = new Set<string>();
  const lines = plainText(source)
    .text.split("\n")
    .map((line) => {
      const sentences = splitSentences(normalizeWhitespace(line), language).map(({ text: sentence }) => {
        const without = cutNoise(sentence);
        for (const phrase of without.cut) cut.add(phrase);
        return without.text;
      });
      return sentences.filter((sentence) => sentence !== "").join(" ");
    });
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text === "" ? { text: source, cut: [] } : { text, cut: [...cut] };
}
