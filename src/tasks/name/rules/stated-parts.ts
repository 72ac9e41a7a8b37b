import type { NamePart } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { type FactTopic, factsAbout, type TopicFact } from "../../evidence/fact-topics.ts";
import type { NamePiece } from "./name-pieces.ts";
import { branchPatterns } from "./naming-patterns.ts";
import type { ReadName } from "./read-name.ts";

/** What of a row belongs in a composed name, and as which part. */
const partsOfTopics: readonly { readonly topic: FactTopic; readonly part: NamePart }[] = [
  { topic: "pattern", part: "pattern" },
  { topic: "color", part: "color" },
  { topic: "material", part: "material" },
  { topic: "size", part: "size" },
  { topic: "capacity", part: "measure" },
];

/**
 * Pieces of a composed name that only the row's own columns state: those that the branch's pattern has a place for and the name
 * lacks. They lie behind the name's end, so that they overlap nothing.
 */
export function findStatedParts(read: ReadName, evidence: Evidence | undefined): readonly NamePiece[] {
  if (evidence === undefined || evidence.facts.length === 0) return [];
  const { tail } = branchPatterns[read.branch];
  const name = read.words.text;
  const pieces: NamePiece[] = [];
  for (const { topic, part } of partsOfTopics) {
    if (!tail.includes(part) || (part === "measure" && read.branch === "fashion")) continue;
    const [fact, ...others] = factsAbout(topic, evidence);
    if (fact === undefined || others.some(({ text }) => foldText(text) !== foldText(fact.text))) continue;
    const text = textOfPart(part, fact, read);
    if (text === undefined || isSaid(text, part, read)) continue;
    if (pieces.some((piece) => foldText(piece.text).includes(foldText(text)))) continue;
    const start = name.length + 1 + pieces.length * 2;
    pieces.push({ part, text, start, end: start + 1, isFree: true });
  }
  return pieces;
}

/** Whether the name has the part already, or the very words. */
function isSaid(text: string, part: NamePart, { words, attributes, measures }: ReadName): boolean {
  if (part === "measure") {
    const [stated] = findMeasures(text);
    const sames = findMeasures(words.text).filter(({ dimension }) => dimension === stated?.dimension);
    if (stated === undefined || sames.length > 0 || measures.length > 1) return true;
  } else if (attributes.some((piece) => piece.part === part)) return true;
  const name = foldText(words.text);
  const stated = tokenize(text).map(({ folded }) => folded);
  return stated.every((word) => (word.length > 3 ? name.includes(word) : words.folded.includes(word)));
}

function textOfPart(part: NamePart, fact: TopicFact, { language }: ReadName): string | undefined {
  if (part === "size") return sizeText(fact.text, language);
  if (part === "measure") return measureText(fact);
  return wordsText(fact.text, part);
}

const longestWords = 28;
const mostWords = 3;
/** Several values, a code, or a sentence. */
const noPlainValue = /[,;|•\n:#=]|\s[-–]\s|\d{2,}\s?%.*%|\.\s/u;

/** One plain value: "navy", "grau meliert", "100% Baumwolle". */
function wordsText(text: string, part: NamePart): string | undefined {
  if (text.length > longestWords || noPlainValue.test(text) || text.split(/\s+/u).length > mostWords)
    return undefined;
  const digits = text.replace(/^\d{1,3}\s?%\s?/u, "");
  if (/\d/u.test(digits) || !/\p{L}{2}/u.test(digits) || (part !== "material" && digits !== text))
    return undefined;
  // A code or a cry: "NVY", "SCHWARZ".
  if (!/^\P{Ll}*$/u.test(text)) return text;
  return text.length > 3 ? `${text.charAt(0)}${text.slice(1).toLowerCase()}` : undefined;
}

const letterSize = /^(?:\d?X{0,4}[SL]|M|XX?S|\d{1,2}XL)(?:\s?\/\s?(?:\d?X{0,4}[SL]|M))?$/iu;
const numberSize = /^\d{1,3}(?:[.,]5)?(?:\s?[/-]\s?\d{1,3})?$/u;
const sizeLabels: Readonly<Record<Language, string>> = {
  en: "size",
  de: "Größe",
  fr: "taille",
  it: "taglia",
};

/** "XL" speaks for itself, "42" does not. */
function sizeText(text: string, language: Language): string | undefined {
  if (letterSize.test(text)) return text.toUpperCase();
  return numberSize.test(text) ? `${sizeLabels[language]} ${text}` : undefined;
}

/** One amount with its unit, which may be in the label: `Volume (ml)`. */
function measureText({ label, text }: TopicFact): string | undefined {
  const unit = /[([]\s*(\p{L}{1,4})\s*[)\]]\s*$/u.exec(label)?.[1];
  const whole = /^\d+(?:[.,]\d+)?$/u.test(text) && unit !== undefined ? `${text} ${unit}` : text;
  const [measure, ...others] = findMeasures(whole);
  const isWhole = measure !== undefined && measure.start === 0 && measure.end === whole.length;
  return isWhole && others.length === 0 && measure.dimension !== "fraction" ? whole : undefined;
}
