import { plainText } from "../nlp/html.ts";
import type { Language } from "../nlp/language.ts";
import { normalizeWhitespace, tidyStops } from "../nlp/normalizer.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import { readWords } from "../nlp/stemmer.ts";
import { asksToBuy } from "./asks-to-buy.ts";
import { isBareHeading } from "./bare-heading.ts";
import { cutNoise } from "./cut-noise.ts";

interface WholeText {
  readonly text: string;
  /** The phrases about buying or shipping that were cut. */
  readonly cut: readonly string[];
}

const entry = /^(\s*)[-•*]\s+(?=\S)/u;

/** Words; a shorter sentence may stand twice for a reason. */
const fewestOfRepeat = 6;

/**
 * A description without markup, noise and sentences that it has before, of whatever length: nothing is chosen. Where it is nothing else, it stays.
 * @param name of the product: a sentence that only asks to buy what it says goes. Empty: none is known
 */
export function cleanWhole(source: string, language: Language, name = ""): WholeText {
  const cut = new Set<string>();
  const named = readWords(name).folded;
  let said = " ";
  /** Whether the text has the sentence before; of another one it may be the end: "ACME 5 The radio ... The radio ...". */
  const isRepeat = (sentence: string): boolean => {
    const { folded } = readWords(sentence);
    const key = `${folded.join(" ")} `;
    const isSaid = folded.length >= fewestOfRepeat && said.includes(` ${key}`);
    said += `${key}| `;
    return isSaid;
  };
  const clean = (line: string): string => {
    const lead = entry.exec(line)?.[0] ?? "";
    const sentences = splitSentences(tidyStops(normalizeWhitespace(line.slice(lead.length))), language).map(
      ({ text: sentence }) => {
        if (asksToBuy(readWords(sentence).folded, named)) {
          cut.add(sentence);
          return "";
        }
        if (isRepeat(sentence)) return "";
        const without = cutNoise(sentence);
        for (const phrase of without.cut) cut.add(phrase);
        return without.text;
      },
    );
    const text = sentences.filter((sentence) => sentence !== "").join(" ");
    // A hyphen would make a formula of a cell.
    return text === "" || lead === "" ? text : `• ${text}`;
  };
  const text = joinNested(plainText(source).text.split("\n"))
    .map(clean)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const [first = "", ...others] = text.split("\n");
  if (isBareHeading(first) && others.length > 0) return { text: others.join("\n").trim(), cut: [...cut] };
  return text === "" ? { text: source, cut: [] } : { text, cut: [...cut] };
}

/** "- Colour:" and the entries below it are one line: "- Colour: black, silver". */
function joinNested(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let label: { readonly indent: number; hasValue: boolean } | undefined;
  for (const line of lines) {
    const [lead, indent = ""] = entry.exec(line) ?? [];
    if (label !== undefined && lead !== undefined && indent.length > label.indent) {
      joined.push(`${joined.pop()}${label.hasValue ? "," : ""} ${line.slice(lead.length).trim()}`);
      label.hasValue = true;
      continue;
    }
    joined.push(line);
    const isLabel = lead !== undefined && line.trimEnd().endsWith(":");
    label = isLabel ? { indent: indent.length, hasValue: false } : undefined;
  }
  return joined;
}
