import type { Language } from "../../../nlp/language.ts";
import { type Sentence, splitSentences } from "../../../nlp/sentence-splitter.ts";
import { isBalanced } from "./cut-passage.ts";
import { isIngredients } from "./ingredients.ts";
import { withoutRepeatedValues } from "./label-values.ts";
import { type KnownFacts, readFeatures, readTemplate, templateHead } from "./marketplace-template.ts";
import { countWords, type Passage, type PassageLine } from "./passage.ts";
import { PassageText } from "./passage-text.ts";
import { splitHeading } from "./split-heading.ts";
import { isLabel, joinWrapped } from "./wrapped-lines.ts";

interface SourceLine {
  readonly text: string;
  readonly block: number;
  readonly isItem: boolean;
  readonly line: PassageLine;
}

const bullet = /^(?:[-–—•·*▪●►✓✔✅➤»>]|\d{1,2}[.)])\s+(?=\S)/u;
const mostFactWords = 30;
/** Words of a value such as "180 x 120 x 75 cm". */
const mostValueWords = 8;
const fewestSentenceWords = 6;

/** A passage as in the source. */
export interface SourcePassage extends Pick<Passage, "order" | "block" | "line" | "kind"> {
  readonly source: PassageText;
  /** Whether the feed cut its end, and the rest of a clause was left out. */
  readonly isShortened?: boolean;
}

/**
 * The passages of a description in order: sentences, list entries and labelled facts.
 * @param plain the output of `readPlainText`
 * @param known by which facts that are joined into one line are separated
 */
export function readPassages(
  plain: string,
  language: Language,
  known: KnownFacts = nothingKnown,
): SourcePassage[] {
  const passages: SourcePassage[] = [];
  for (const line of joinLabels(sourceLines(plain))) {
    for (const { text, kind } of splitLine(line, language, known)) {
      const source = new PassageText(text, language);
      if (source.words > 0)
        passages.push({ source, order: passages.length, block: line.block, line: line.line, kind });
    }
  }
  return listedHeadings(passages);
}

const nothingKnown: KnownFacts = { name: "", facts: [] };

/** So many short lines one after the other are a list without bullets. */
const fewestListed = 3;

/**
 * Short lines without a full stop among others like them are entries of a list, and so are the last ones of a text, which head
 * nothing; the first one of a text may be its title.
 */
function listedHeadings(passages: readonly SourcePassage[]): SourcePassage[] {
  const listed: SourcePassage[] = [];
  let run: SourcePassage[] = [];
  const endRun = (fewest: number) => {
    listed.push(...(run.length < fewest ? run : run.map(toItem)));
    run = [];
  };
  for (const passage of passages) {
    if (passage.kind === "heading" || passage.kind === "item") run.push(passage);
    else {
      endRun(fewestListed);
      listed.push(passage);
    }
  }
  const isOwnLine = run[0]?.block !== listed.at(-1)?.block;
  endRun(isOwnLine ? 1 : fewestListed);
  return listed;
}

function toItem(passage: SourcePassage): SourcePassage {
  const isTitle = passage.order === 0 || passage.source.text.endsWith(":");
  return passage.kind === "heading" && !isTitle ? { ...passage, kind: "item" } : passage;
}

/** "in 4 weeks*", and the footnote "* only with the app" or "*1 only with the app". */
const noteMark = /[\p{L}\p{N})%®™]\*{1,3}\d?(?![\p{L}\p{N}*])/u;
const noteStart = /^\*{1,3}\d?\s*(?=[\p{L}\p{N}])/u;

function sourceLines(plain: string): SourceLine[] {
  const lines: SourceLine[] = [];
  const hasNotes = plain.includes("*") && noteMark.test(plain);
  let block = 0;
  let isParagraph = false;
  for (const line of joinWrapped(plain.split("\n"))) {
    if (line === "") {
      block += 1;
      isParagraph = true;
      continue;
    }
    const parts = partsOfLine(line);
    for (const part of parts) {
      const lead = hasNotes && noteStart.test(part) ? "" : (bullet.exec(part)?.[0] ?? "");
      const text = part.slice(lead.length).trim();
      const isItem = parts.length > 1 || lead !== "";
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const written = /^\d/.test(lead) ? `${lead.trim()} ` : isItem ? "• " : "";
      lines.push({ text, block, isItem, line: { bullet: written, isParagraph } });
      isParagraph = false;
    }
    if (!lines.at(-1)?.isItem) block += 1;
  }
  return lines;
}

/** Of the parts between pipes without blanks, those of several words or with a number. */
const leastTelling = 0.6;

/** "Battery - 4 Ah" and "... of wood. The legs ...": between pipes, that is a part of a running text and not an entry. */
const runsOn = /\S\s[-–—]\s\S|\p{Ll}{3}[.!?]\s+\p{Lu}/u;

/** The entries of a list in one line, between signs of lists or several pipes. A list of ingredients is one statement. */
function partsOfLine(line: string): string[] {
  if (/\s[•·●]\s/u.test(line) && isIngredients(line)) return [line];
  if (/[•●▪✓✔]/u.test(line)) return line.split(/\s+[|•●▪✓✔]\s+/u);
  const piped = line.split(/\s+\|\s+/u);
  if (piped.length > 2) return piped.some((part) => runsOn.test(part)) ? [line] : piped;
  const parts = line.split("|").map((part) => part.trim());
  // "Écran |LG| 15,6": a word between signs.
  if (parts.length < fewestListed || /\s\|\S+\|\s/u.test(line)) return [line];
  const telling = parts.filter((part) => /\s|\d/u.test(part)).length;
  return telling < parts.length * leastTelling ? [line] : parts.filter((part) => part !== "");
}

/** "Colour:" followed by a list of values is one fact. */
function joinLabels(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const before = joined.at(-1);
    const isValue = line.isItem && !line.text.includes(":") && countWords(line.text) <= mostValueWords;
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

type SplitText = Pick<Passage, "text" | "kind">;

function splitLine(line: SourceLine, language: Language, known: KnownFacts): SplitText[] {
  if (!templateHead.test(line.text)) return splitPlainLine(line, language, known.name);
  const facts = readTemplate(line.text, known);
  if (facts.length > 0) return facts.map((fact) => ({ text: fact, kind: "label" }));
  if (!line.text.startsWith("Key")) return [{ text: line.text, kind: "heading" }];
  const text = readFeatures(line.text, known.name);
  // Features without full stops are a list, though nothing stands between them.
  return splitPlainLine({ ...line, text, isItem: !/[.!?]\s/u.test(text) }, language, known.name);
}

function splitPlainLine({ text, isItem }: SourceLine, language: Language, name: string): SplitText[] {
  const mayBeFact = isLabel(text) && !text.endsWith(":") && countWords(text) <= mostFactWords;
  const sentences = mayBeFact ? splitSentences(text, language) : undefined;
  if (sentences?.length === 1) return [{ text: withoutRepeatedValues(text), kind: "label" }];
  if (isItem) return [{ text, kind: "item" }];
  const whole = joinNames(wholeSentences(text, sentences ?? splitSentences(text, language)), name);
  return whole.flatMap((sentence, place) => proseWithHeading(sentence, place > 0, language));
}

/** Words of a sentence further back that may begin with a heading. */
const mostBehind = 60;

/** Three parts or more. */
const isListed = /;\s|,\s[^,]+,\s/u;

/** A sentence, and the heading that ran into it. */
function proseWithHeading(sentence: string, isBehind: boolean, language: Language): SplitText[] {
  const [first = "", behind] =
    isBehind && countWords(sentence) > mostBehind ? [sentence] : splitHeading(sentence, language);
  if (behind === undefined) return first === "" ? [] : [proseOf(first, isBehind)];
  const isHeading = !isFullSentence(first) && !isListed.test(first);
  return [isHeading ? { text: first, kind: "heading" } : proseOf(first, isBehind), proseOf(behind, true)];
}

/** What states a number is no heading ("Henkellänge 60cm"), nor is what follows a sentence in its line, unless its end may be cut off. */
function proseOf(sentence: string, isBehind: boolean): SplitText {
  if (isFullSentence(sentence)) return { text: sentence, kind: "sentence" };
  const isStatement = /\d/u.test(sentence) ? !sentence.endsWith(":") : isBehind && wholeEnd.test(sentence);
  return { text: sentence, kind: isStatement ? "item" : "heading" };
}

/** Two words or more, the last one a noun or a letter of a class: "Energieeffizienzklasse E". A word that was cut off is mostly small. */
const wholeEnd = /\S\s\p{Lu}(?:\p{L}{3,})?$/u;

/** Sentences joined with their brackets, without unpaired quotation marks. */
function wholeSentences(text: string, split: readonly Sentence[]): string[] {
  const sentences = split.map((sentence) => sentence.text);
  return /[([\])"“”]/.test(text) ? joinBrackets(sentences).map(withoutLooseQuote) : sentences;
}

/** The sign of a maker's name ends no sentence: "buy the printer approx! APP80 now". */
function joinNames(sentences: readonly string[], name: string): string[] {
  if (!/\p{L}[!?]\s/u.test(name)) return [...sentences];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const both = `${before ?? ""} ${sentence}`;
    const place = both.toLowerCase().indexOf(name.toLowerCase());
    const isInside =
      before !== undefined && place >= 0 && place < before.length && place + name.length > before.length + 1;
    if (isInside) joined[joined.length - 1] = both;
    else joined.push(sentence);
  }
  return joined;
}

/** A full stop inside brackets does not end a sentence: "(pfl. Öle, gehärtet)". */
function joinBrackets(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isInside = before !== undefined && !isBalanced(before) && isBalanced(`${before} ${sentence}`);
    if (isInside) joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** Removes a quotation mark that is paired in another sentence. */
function withoutLooseQuote(sentence: string): string {
  const marks = sentence.match(/["“”]/gu)?.length ?? 0;
  return marks === 1 ? sentence.replace(/^["“”]\s*|\s*["“”]$/gu, "") : sentence;
}

function isFullSentence(text: string): boolean {
  return /[.!?…](?:\s?»|["'”«)])?$/u.test(text.slice(-3)) || countWords(text) >= fewestSentenceWords;
}
