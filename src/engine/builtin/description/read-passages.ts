import { plainText } from "../../../text/html.ts";
import type { Language } from "../../../text/language.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { readWords } from "../../../text/read-words.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { withoutUnfinishedWords } from "../name/remove-cut-end.ts";
import { countWords, type Passage } from "./passage.ts";
import { readTemplate, templateHead } from "./read-template.ts";
import { splitHeading } from "./split-heading.ts";

interface SourceLine {
  readonly text: string;
  readonly block: number;
  readonly isItem: boolean;
}

const bullet = /^(?:[-–—•·*▪●►✓✔✅➤»>]|\d{1,2}[.)])\s+(?=\S)/u;
const labelStart = /^[\p{L}][^:!?\n]{1,38}?\s?:\s*/u;
const crawlEnd = /\s*(?:…|\.{3})?\s*voir la présentation\s*$/iu;
const cutEnd = /\s*(?:…|\.{3})\s*$/u;
const longestWrappedLine = 120;
const mostLabelWords = 5;
const fewestSentenceWords = 6;

/** Where a marketplace's template runs its parts together, and prices that stand between two sentences. */
const templatePrice = /,?\s*\b(?:price|preis|prix|prezzo)\s?:\s*(?:rs\.?|€|\$|£|eur)\s?\d[\d.,]*/giu;
const templatePart = /,?\s*(?=\b(?:Key Features|Specifications) of [\p{Lu}\d@])|,(?=Specifications of )/gu;
/** Its advertising behind the last dash of a sentence that has facts. */
const templateOffer = /\s-\s(?=Great Discounts, Only Genuine)/gu;
/** "150 W. Material: ...", "vitamina C. Confezione ...": a unit or a letter before the stop hides the sentence's end. */
const hiddenStop =
  /(?<=\d\s?[WVAKglm]\.)\s+(?=\p{Lu}[\p{L} ]{1,30}:\s)|(?<=\b[Vv]itamin[ae]?\s\p{Lu}\.)\s+(?=\p{Lu})/gu;
const emphasis = /(?<![\p{L}\p{N}_])_(\p{L}[\p{L} ]*)_(?![\p{L}\p{N}_])/gu;
const lostEnd = /\s+[-–|,;:]\s*…$/u;

/** The description as one plain text, a line for each block or list entry. */
export function readPlainText(source: string): string {
  return plainText(source)
    .text.replace(templatePrice, "\n")
    .replace(templatePart, "\n")
    .replace(templateOffer, ".\n")
    .replace(hiddenStop, "\n")
    .replace(emphasis, "$1")
    .replace(/\*{2,}|~{2,}|={3,}|_{3,}/gu, " ")
    .replace(/(?<=[\p{Ll}\s][!?])(?=\p{Lu})/gu, " ")
    .split(/\n/u)
    .map(normalizeWhitespace)
    .map((line) => mendLine(line.replace(crawlEnd, "…")))
    .join("\n")
    .trim();
}

/** Blanks before a comma or a full stop, rows of stops, and a cut where nothing is missing. */
function mendLine(line: string): string {
  return line
    .replace(lostEnd, "")
    .replace(/([.!?])\s?…$/u, "$1")
    .replace(/\s+([,.])(?=\s|$)/gu, "$1")
    .replace(/(?<=[\p{L}\p{N})])\.\.(?=\s|$)/gu, ".");
}

/**
 * The passages of a description in their order: sentences, list entries and labelled facts.
 * @param plain as `readPlainText` gives it
 */
export function readPassages(plain: string, language: Language): Passage[] {
  const passages: Passage[] = [];
  for (const line of joinLabels(sourceLines(plain))) {
    for (const { text: written, kind } of splitLine(line, language)) {
      const text = withoutCutWord(written);
      const isCut = cutEnd.test(text) || isUnfinished(text);
      const words = countWords(text);
      if (words === 0) continue;
      const { folded } = readWords(text);
      passages.push({ text, order: passages.length, block: line.block, kind, isCut, words, folded });
    }
  }
  return passages;
}

/** Without a stop, and at a word after which something must follow. */
function isUnfinished(text: string): boolean {
  return /\p{L}\s\p{Ll}{2,}$/u.test(text) && withoutUnfinishedWords(text) !== text;
}

/** The last piece of a text that was cut may be half a word or half a number. */
function withoutCutWord(text: string): string {
  return cutEnd.test(text) && countWords(text) > fewestSentenceWords
    ? text.replace(/[\s,;:|–—-]+\S*\s*(?:…|\.{3})\s*$/u, "…")
    : text;
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
  const isWrapped = lines.every((line) => line.length <= longestWrappedLine);
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && /[\p{Ll},;–(]$/u.test(before) && /^(?:\p{Ll}|\(\p{Ll})/u.test(line)) {
      joined[joined.length - 1] = `${before} ${line}`;
    } else if (
      before !== undefined &&
      (isWrapped || endsInSentence(before, line)) &&
      before.length > 70 &&
      /[\p{L}\p{N},]$/u.test(before) &&
      line.length > 40
    ) {
      joined[joined.length - 1] = `${before} ${line}`;
    } else joined.push(line);
  }
  return joined;
}

/** A last word in small letters: the sentence goes on, unless a label begins. */
function endsInSentence(before: string, next: string): boolean {
  return /(?:^|\s)\p{Ll}+$/u.test(before) && !isLabel(next);
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
  const isOneFact = isLabel(text) && countWords(text) <= 30 && splitSentences(text, language).length === 1;
  if (isOneFact && !text.endsWith(":")) return [{ text, kind: "label" }];
  if (templateHead.test(text)) return readTemplate(text).map((fact) => ({ text: fact, kind: "label" }));
  if (isItem) return [{ text, kind: "item" }];
  return splitSentences(text, language)
    .map((sentence) => withoutLooseQuote(normalizeWhitespace(sentence.text)))
    .flatMap((sentence, place) => (place === 0 ? splitHeading(sentence, language) : [sentence]))
    .filter((sentence) => sentence !== "")
    .map((sentence) => ({ text: sentence, kind: isFullSentence(sentence) ? "sentence" : "heading" }));
}

/** A quotation mark whose other half stands in another sentence. */
function withoutLooseQuote(sentence: string): string {
  const marks = sentence.match(/["“”]/gu)?.length ?? 0;
  return marks === 1 ? sentence.replace(/^["“”]\s*|\s*["“”]$/gu, "") : sentence;
}

function isFullSentence(text: string): boolean {
  return /[.!?…]["'”»)]?$/u.test(text) || countWords(text) >= fewestSentenceWords;
}
