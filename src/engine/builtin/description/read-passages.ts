import { plainText } from "../../../text/html.ts";
import type { Language } from "../../../text/language.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { readWords } from "../glossary/read-words.ts";
import { countWords, type Passage } from "./passage.ts";

interface SourceLine {
  readonly text: string;
  readonly block: number;
  readonly isItem: boolean;
}

const bullet = /^(?:[-–—•·*▪●►✓✔✅➤»>]|\d{1,2}[.)])\s+(?=\S)/u;
const labelStart = /^[\p{L}][^:!?\n]{1,38}?\s?:\s*/u;
const crawlEnd = /\s*(?:…|\.{3})?\s*voir la présentation\s*$/iu;
const cutEnd = /\s*(?:…|\.{3})\s*$/u;
const mostLabelWords = 5;
const fewestSentenceWords = 6;

/** Where a marketplace's template runs its parts together, and prices that stand between two sentences. */
const templatePrice = /,?\s*\b(?:price|preis|prix|prezzo)\s?:\s*(?:rs\.?|€|\$|£|eur)\s?\d[\d.,]*/giu;
const templatePart = /,?\s*(?=\b(?:Key Features|Specifications) of [\p{Lu}\d])/gu;

/** The description as one plain text, a line for each block or list entry. */
export function readPlainText(source: string): string {
  return plainText(source)
    .text.replace(templatePrice, "\n")
    .replace(templatePart, "\n")
    .replace(/\*{2,}|~{2,}|={3,}|_{3,}/gu, " ")
    .replace(/(?<=[\p{Ll}\s][!?])(?=\p{Lu})/gu, " ")
    .split(/\n/u)
    .map(normalizeWhitespace)
    .map((line) => line.replace(crawlEnd, "…").replace(/([.!?])\s?…$/u, "$1"))
    .join("\n")
    .trim();
}

/**
 * The passages of a description in their order: sentences, list entries and labelled facts.
 * @param plain as `readPlainText` gives it
 */
export function readPassages(plain: string, language: Language): Passage[] {
  const passages: Passage[] = [];
  for (const line of joinLabels(sourceLines(plain))) {
    for (const { text, kind } of splitLine(line, language)) {
      const isCut = cutEnd.test(text);
      const words = countWords(text);
      if (words === 0) continue;
      const { folded } = readWords(text);
      passages.push({ text, order: passages.length, block: line.block, kind, isCut, words, folded });
    }
  }
  return passages;
}

function sourceLines(plain: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let block = 0;
  for (const line of joinWrapped(plain.split("\n"))) {
    if (line === "") {
      block += 1;
      continue;
    }
    const parts = line.split(/\s+[|•●▪✓✔]\s+/u);
    for (const part of parts) {
      const text = part.replace(bullet, "").trim();
      const isItem = parts.length > 1 || bullet.test(part);
      if (/[\p{L}\p{N}]/u.test(text)) lines.push({ text, block, isItem });
    }
    if (!lines.at(-1)?.isItem) block += 1;
  }
  return lines;
}

/** Texts that were wrapped by hand: a line that ends without a stop and is followed by a lower-case one. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && /[\p{Ll},–]$/u.test(before) && /^\p{Ll}/u.test(line)) {
      joined[joined.length - 1] = `${before} ${line}`;
    } else if (
      before !== undefined &&
      before.length > 70 &&
      /[\p{L}\p{N},]$/u.test(before) &&
      line.length > 40
    ) {
      joined[joined.length - 1] = `${before} ${line}`;
    } else joined.push(line);
  }
  return joined;
}

/** "Colour:" above a list of values is one fact. */
function joinLabels(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const before = joined.at(-1);
    const isValue = line.isItem && !line.text.includes(":") && countWords(line.text) <= mostLabelWords;
    if (before && isOpen && isValue) {
      const glue = before.text.endsWith(":") ? " " : ", ";
      joined[joined.length - 1] = { ...before, text: before.text + glue + line.text };
      continue;
    }
    isOpen = line.isItem && line.text.endsWith(":") && isLabel(line.text);
    joined.push(line);
  }
  return joined;
}

function isLabel(text: string): boolean {
  const label = labelStart.exec(text)?.[0];
  return label !== undefined && countWords(label) <= mostLabelWords;
}

function splitLine(
  { text, isItem }: SourceLine,
  language: Language,
): { text: string; kind: Passage["kind"] }[] {
  const isOneFact =
    isLabel(text) && countWords(text) <= 30 && !/[.!?]\s+\p{Lu}\p{L}+\s\p{L}+\s\p{L}+/u.test(text);
  if (isOneFact && !text.endsWith(":")) return [{ text, kind: "label" }];
  if (/^(?:Key Features|Specifications) of /u.test(text)) return [];
  if (isItem) return [{ text, kind: "item" }];
  return splitSentences(text, language)
    .map((sentence) => normalizeWhitespace(sentence.text))
    .filter((sentence) => sentence !== "")
    .map((sentence) => ({ text: sentence, kind: isFullSentence(sentence) ? "sentence" : "heading" }));
}

function isFullSentence(text: string): boolean {
  return /[.!?…]["'”»)]?$/u.test(text) || countWords(text) >= fewestSentenceWords;
}
