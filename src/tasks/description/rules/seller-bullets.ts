import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { isBulletLabel } from "../../../nlp/bullet-label.ts";
import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import { isFiller } from "../../../nlp/fillers.ts";
import { colonOf, type Language } from "../../../nlp/language.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import type { Evidence } from "../../engine.ts";
import type { CleaningContext } from "../../name/rules/cleaning-step.ts";
import { isEverydayWord } from "../../name/rules/fix-capitals.ts";
import { topicOf } from "../compose/topics.ts";
import { asPoint, keyOf, labelOf, maxBulletLength, mostBullets } from "./choose-points.ts";
import { cutAtClause, isBalanced } from "./cut-passage.ts";
import { inList } from "./list-casing.ts";
import { isSaidBy, labelled } from "./named-list.ts";
import { isNotice, isOfSale, isRestriction } from "./notices.ts";
import { isWeight } from "./point-ranks.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { withCapital } from "./sentence-openings.ts";
import { sentenceCase, withAccents } from "./spell-text.ts";
import { endSentence } from "./write-description.ts";

/** More of them are no selection any more. */
const mostOwn = 10;

/** Stars, ticks, arrows and pictures in front of an entry. */
const decoration =
  /^(?:(?![\p{N}©®™])(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[★☆✓✔✗✘●•▪■□◆◇♦►▶➤➢➔→»›·*–—-])\s*)+(?=[\p{L}\p{N}("„“«'‘[【［《≪Ø⌀≥≤<>±])/u;
/** "【SILENT】 less than 30 dB", "[SILENT] less than 30 dB": what is said in front of it. */
const bracketed = /^[【［《≪[]\s*([^【】［］《》≪≫[\]]{2,80}?)\s*[:.]?\s*[】］》≫\]]\s*[:–—-]?\s*/u;
/**
 * "WASHABLE COVER - zip-off cover": capitals before a dash are what stands before a colon elsewhere, but for a phrase that goes on:
 * "UP TO 8 HOURS - after a full charge".
 */
const dashedLead =
  /^((?=[^\p{Ll}]*\p{Lu}{3})[^\p{Ll}:]{3,60}?)\s+[-–—]\s+(?!(?:after|until|when|nach|bis|wenn|après|jusqu|quand|lorsque|dopo|fino|quando)(?!\p{L}))(?=\S)/u;

/** Capitals before a dash behind which the phrase goes on. */
const dashedPhrase = /^(?=[^\p{Ll}]*\p{Lu}{3})[^\p{Ll}:]{3,60}?\s+[-–—]\s+(?=\p{Ll})/u;

/** Whether a row has bullet points of its seller's own. */
export function hasBullets(evidence: Evidence | undefined): boolean {
  return evidence?.facts.some(({ label }) => isBulletLabel(label)) ?? false;
}

/**
 * The seller's own bullet points as the lines of a list, without decoration and what is about the sale: it can stand in for a description.
 * Empty where the row has none.
 */
export function bulletText(evidence: Evidence | undefined): string {
  if (!hasBullets(evidence)) return "";
  const language = evidence?.language ?? "en";
  const entries = (evidence?.facts ?? [])
    .filter(({ label }) => isBulletLabel(label))
    .flatMap(({ text }) => text.split("\n"))
    .map((text) => withoutSale(plainEntry(text), language))
    .filter((entry) => /\p{L}{2}/u.test(entry) && !isUnfilled(entry));
  return [...new Set(entries)].map((entry) => `- ${entry}`).join("\n");
}

function plainEntry(text: string): string {
  const bare = normalizeWhitespace(text).replace(decoration, "");
  return bare
    .replace(bracketed, (_, lead: string) => `${lead}: `)
    .replace(dashedLead, "$1: ")
    .replace(/\s*(?:(?![\p{N}©®™*#↔])\p{Extended_Pictographic}|[★☆✓✔])\uFE0F?(?=\s|$|\p{L})/gu, "")
    .replace(/:\s*$/u, "")
    .trim();
}

/** What stands before a colon, and what behind it. */
const leadOf = /^([^:.!?]{2,80}?)\s?:\s+(?=\S)/u;

/** "2 JAHRE GARANTIE", "Garantie 2 ans": how long the maker answers for a thing is said of the thing. */
const guarantee =
  /^(?:\d{1,2}[\s-]?(?:years?|jahre?|ans?|ann[io]|months?|monate?|mois|mesi)(?:\sd[ei])?\s(?:guarantee|warranty|garantie|garanzia)|(?:guarantee|warranty|garantie|garanzia)(?:\sd[ei])?\s\d{1,2}\s(?:years?|jahre?|ans?|ann[io]|months?|monate?|mois|mesi))[.!]*$/iu;

/** "UK brand – 3 year warranty": how long the maker answers, beside something else that is not about the sale. */
function saysGuarantee(text: string): boolean {
  const parts = text.split(/\s[-–—|]\s|,\s/u);
  const others = parts.filter((part) => !guarantee.test(part.trim()));
  return others.length < parts.length && !others.some(isOfSale);
}

/** "DIAMETER: NA cm": a template that nobody filled in. */
function isUnfilled(entry: string): boolean {
  const lead = leadOf.exec(entry)?.[0];
  return lead !== undefined && isFiller(entry.slice(lead.length));
}

/** Without the sentences about the sale; empty where nothing else is left. */
function withoutSale(entry: string, language: Language): string {
  const [whole = "", lead = ""] = leadOf.exec(entry) ?? [];
  const isGuarantee = guarantee.test(lead);
  // "WARRANTY: 2 years"
  if (guarantee.test(entry.replace(/\s?:\s+/u, " "))) return entry;
  if (isOfSale(lead) && !isGuarantee) return "";
  const sentences = splitSentences(entry.slice(whole.length), language).map(({ text }) => text);
  const own = sentences.filter((sentence) => !isOfSale(sentence) || saysGuarantee(sentence));
  if (isGuarantee && own.length === 0) return lead;
  if (own.length === sentences.length) return entry;
  // Of a promise, the question before it says nothing.
  return own.every((sentence) => sentence.endsWith("?")) ? "" : whole + own.join(" ");
}

const capitals =
  /(?<![\p{L}\p{N}'’-])\p{Lu}{2,}(?:(?:[ /]|\s&\s|['’-])(?:\p{Lu}{2,}|\p{Lu}(?= \p{Lu}{2})))*(?![\p{L}\p{N}'’-])/gu;

/** The lines without capitals that are there to be seen: "SIZE M: chest 56 cm", "Strisce RIFLETTENTI". Acronyms and makers stay. */
export function withCalmCapitals(text: string, context: CleaningContext): string {
  return text
    .split("\n")
    .map((line) => {
      const start = line.startsWith("- ") ? 2 : 0;
      return line.slice(0, start) + calmEntry(line.slice(start), context);
    })
    .join("\n");
}

function calmEntry(entry: string, context: CleaningContext): string {
  const whole = (leadOf.exec(entry) ?? dashedPhrase.exec(entry))?.[0] ?? "";
  const isLoud = (part: string) => /\p{Lu}{4}/u.test(part) && !/(?<!\p{L})\p{Ll}{2}/u.test(part);
  if (isLoud(entry)) return calm(entry, context);
  const lead = isLoud(whole) ? calm(whole, context) : calmRuns(whole, context);
  const colon = context.language === "fr" ? lead.replace(/(?<=\S):\s+$/u, " : ") : lead;
  return colon + calmRuns(entry.slice(whole.length), context);
}

/** Without the capitals of some words among others in small letters. */
function calmRuns(text: string, context: CleaningContext): string {
  return text.replace(capitals, (run, place: number) => {
    if (!run.split(/[^\p{L}]+/u).some((word) => isOrdinary(word, context))) return run;
    const calmRun = calm(run, context);
    return place === 0 || context.language === "de" ? calmRun : smallFirst(calmRun);
  });
}

function isOrdinary(word: string, { language, glossary, product }: CleaningContext): boolean {
  const folded = foldText(word);
  if (word.length < 4 || acronyms().has(folded) || brandNames().has(folded)) return false;
  return isEverydayWord(word, language, glossary) && !foldText(product?.brand ?? "").includes(folded);
}

function calm(text: string, context: CleaningContext): string {
  const cased = withAccents(sentenceCase(text, context), { ...context, wasShouted: true });
  if (context.language === "de")
    return cased.replace(german.infinitive, smallFirst).replace(german.noun, withCapital);
  return context.language === "en" ? smallInside(cased, text, context) : cased;
}

/** "Leicht anzulegen", "Kein Ziehen mehr": verbs that no list of words has with a small letter or a capital. */
const german = {
  infinitive: /(?<=\p{L} )(?:An|Auf|Ab|Aus|Ein|Um|Zusammen|Weg|Mit|Nach)zu\p{Ll}{2,}en(?!\p{L})/gu,
  noun: /(?<=(?<!\p{L})(?:Kein|kein|Beim|beim) )\p{Ll}{2,}en(?= mehr| \p{Ll}+ |:|$)/gu,
} as const;

/** English title case is for names: "Non-Slip Base" is "Non-slip base" in a sentence. */
function smallInside(cased: string, shouted: string, context: CleaningContext): string {
  if (cased.length !== shouted.length) return cased;
  return cased.replace(/(?<=[\s/&-])\p{Lu}\p{Ll}{2,}/gu, (word) =>
    isOrdinary(word.toUpperCase(), context) || isOrdinary(`${word}____`, context) ? smallFirst(word) : word,
  );
}

function smallFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/**
 * The seller's own bullet points from the passages of their text, in their order; one that is too long for a point is parted at the ends of its
 * sentences, or ends with a clause.
 */
export function sellerPoints(passages: readonly ScoredPassage[], language: Language): string[] {
  const keys = new Set<string>();
  const pointsOf = passages
    .filter(({ isCut }) => !isCut)
    .map(({ text }) => inPoints(text, language).map(pointOf))
    .filter(([first = ""]) => first !== "" && keys.size < keys.add(keyOf(first)).size)
    .slice(0, mostOwn);
  let left = mostOwn - pointsOf.length;
  return pointsOf.flatMap(([first = "", ...others]) => {
    const added = others.slice(0, Math.min(1, left));
    left -= added.length;
    return [first, ...added];
  });
}

/** As any point is written, with its label in front. */
function pointOf(text: string): string {
  const bare = text.replace(/(?<=[\p{L}\p{N})%°"])[.;,]$/u, "").trim();
  return /^\P{L}/u.test(bare) ? withCapital(bare) : asPoint(bare);
}

function inPoints(text: string, language: Language): string[] {
  if (text.length <= maxBulletLength) return [text];
  const parts: string[] = [];
  for (const { text: sentence } of splitSentences(text, language)) {
    const both = `${parts.at(-1) ?? ""} ${sentence}`.trim();
    if (parts.length > 0 && both.length <= maxBulletLength) parts[parts.length - 1] = both;
    else parts.push(shortened(sentence));
  }
  return parts.filter((part) => part !== "");
}

/** A sentence up to the end of a clause, or to a comma in its second half. */
function shortened(sentence: string): string {
  if (sentence.length <= maxBulletLength) return sentence;
  const clause = cutAtClause(sentence, maxBulletLength);
  if (clause !== "") return clause;
  const head = sentence.slice(0, maxBulletLength);
  const comma = head.search(/[,;](?=\s)(?!.*[,;]\s)/u);
  const whole = head.slice(0, comma);
  return comma > maxBulletLength / 2 && isBalanced(whole) ? whole : "";
}

/** Of the seller's own points; where there are fewer, the description's follow. */
export const fewestOwn = 3;

/**
 * The seller's own points, and others that say something else behind them up to the limit, of which restrictions come before all else and stand
 * last; nobody misses the weight there.
 */
export function behindOwn(own: readonly string[], others: readonly string[]): string[] {
  if (own.length === 0) return [...others];
  const said = new Set(own.flatMap((point) => keyOf(point).split(" ")));
  const topics = new Set(own.flatMap((point) => topicOf(labelOf(point) ?? "")?.key ?? []));
  const isNew = (point: string) =>
    !wordsBehindLabel(point).every((word) => said.has(word)) &&
    !topics.has(topicOf(labelOf(point) ?? "")?.key ?? "");
  const further = others.filter((point) => isNew(point) && !isWeight(point));
  const most = Math.max(0, mostBullets - own.length);
  const warnings = further.filter(isRestriction).slice(0, most);
  const rest = further.filter((point) => !isRestriction(point)).slice(0, most - warnings.length);
  const isLast = (point: string) => own.length > 1 && isRestriction(point);
  return [...own.filter((point) => !isLast(point)), ...rest, ...own.filter(isLast), ...warnings];
}

function wordsBehindLabel(point: string): string[] {
  return keyOf(point.slice(point.indexOf(":") + 1)).split(" ");
}

/**
 * What a search result says of a product whose only text are its seller's points: the first ones that are about the product, behind its name.
 * Empty where none fits.
 */
export function metaOfPoints(name: string, points: readonly string[], language: Language): string {
  let meta = "";
  for (const point of points) {
    if (isNotice(point)) continue;
    const sentence = endSentence(point);
    const isNamed = meta === "" && name !== "" && !isSaidBy(name, point);
    const joint = labelled.test(point) ? ". " : colonOf(language);
    const first = joint === ". " ? sentence : inList(sentence, language);
    const longer = meta === "" ? (isNamed ? name + joint + first : sentence) : `${meta} ${sentence}`;
    if (longer.length <= maxMetaDescriptionLength) meta = longer;
    else if (meta !== "") break;
  }
  return meta;
}
