import { maxSeoTitleLength } from "../../../api/optimization.ts";
import type { Language } from "../../../nlp/language.ts";
import { numbersBefore } from "../../../nlp/listed-numbers.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";

/** "Gr. 40/42", "taglia 43", "t.3/M": a size with its label. */
export const labelledSize =
  "(?:gr\\.\\s?|gr(?:ö|oe)(?:ß|ss)e\\s|size\\s|taille\\s|taglia\\s|tg\\.?\\s?|pointure\\s|t\\.\\s?)(?:\\d{1,3}|X{0,3}[SL]|M|[IVX]+)(?:[,.]\\d)?(?:[/-](?:\\d{1,3}|X{0,3}[SML]))*";
/** "Medium," of "Medium, Red". */
export const listedSize =
  /(?<=,\s)(?:(?:extra[\s-])?(?:small|medium|large)|(?:size|größe|gr\.|taille|taglia|tg\.)\s[\p{L}\d/-]+|X{0,3}[SL]|M),\s$/iu;
/** What is counted in a pack. */
const countedThings =
  "pezzi|pièces|pieces|pcs|stück|bustine|pipette[sn]?|capsule|capsules|compresse|comprimés|gélules|sachets|tablets|caplets|tabletten|kapseln|filmtabletten|flaconcini|beutel|teabags|rolls|rollen|rouleaux|rotoli|fogli|feuilles|sheets|blatt";
const contents = "ml|cl|l|lt|g|gr|kg|oz";
const fact = new RegExp(
  `(?<=\\s)(?:(${labelledSize})|\\d{1,4}\\s(${countedThings})|(?:\\d{1,2}\\s?x\\s?)?\\d{1,4}(?:[.,]\\d{1,3})?\\s?(${contents}))(?=[\\s,;)]|$)(?!\\s(?:[x×+/]|(?:und|oder|and|or|et|ou|e|ed|o|&)\\s\\d))`,
  "giu",
);

export interface NameWords {
  readonly language: Language;
  readonly glossary: Glossary;
}

/**
 * A title that is the beginning of a name, and perhaps something from further back, with the noun, the sizes, contents and
 * counts of the name that it has no like of and that fits, in the order of the name.
 */
export function withFacts(name: string, title: string, words: NameWords): string {
  return withMeasures(name, withNextNoun(name, title, words), words.language);
}

function withMeasures(name: string, title: string, language: Language): string {
  const parts = partsOf(name, title);
  if (parts === undefined) return title;
  const { start, tail, tailStart } = parts;
  let { before, after } = parts;
  for (const found of name.matchAll(fact)) {
    const { 0: text, index } = found;
    if (mobileNetwork.test(text) || index < start || (index >= tailStart && index < tailStart + tail.length))
      continue;
    const isBehindGap = tail === "" && /^\d/u.test(text) && !name.slice(0, index - 1).endsWith(before);
    const written = `${isBehindGap ? ", " : " "}${text}`;
    if (before.length + after.length + written.length > maxSeoTitleLength) continue;
    if (hasLike(`${before}${after}`, found) || !isOfWhole(found, name.slice(start, index), language))
      continue;
    if (index < tailStart) before += written;
    else after += written;
  }
  return before + after;
}

interface TitleParts {
  /** The length of the beginning that both share. */
  readonly start: number;
  readonly before: string;
  /** What the title has from further back, with what joins it. */
  readonly after: string;
  /** What is from further back without what joins it, and where the name has it; the name's length where there is none. */
  readonly tail: string;
  readonly tailStart: number;
}

/** Undefined where a title does not begin as the name. */
export function partsOf(name: string, title: string): TitleParts | undefined {
  const start = sharedBeginning(name, title);
  const after = title.slice(start);
  const tail = after.replace(/^[\s,]+(?:[-–—]\s)?/u, "");
  const tailStart = tail === "" ? name.length : name.indexOf(tail, start);
  return start === 0 || tailStart < 0
    ? undefined
    : { start, before: title.slice(0, start), after, tail, tailStart };
}

/** "Cappelli | Spaghetti": a title that ends right before a word which says what the thing is has that word, too. */
function withNextNoun(name: string, title: string, { language, glossary }: NameWords): string {
  const next = name.startsWith(title) ? (lastWord.exec(name.slice(title.length))?.[0] ?? "") : "";
  const isNoun = glossary.roleOf(foldText(next.trim()), language) === "type";
  return isNoun && title.length + next.length <= maxSeoTitleLength ? title + next : title;
}

/** The last word of a name, before how much of it there is. */
const lastWord = /^\s\p{Lu}\p{Ll}{3,}(?=\s\d[\d.,]*\s?(?:m?l|cl|k?g|gr|lt)\.?$)/u;

/** "5G" is no weight. */
const mobileNetwork = /^[2-6]G$/u;

/** The length of what both begin with, up to the end of a word of both. */
function sharedBeginning(name: string, title: string): number {
  let length = 0;
  while (length < title.length && name.charAt(length) === title.charAt(length)) length += 1;
  const isEnd = (text: string) => !/^[\p{L}\p{N}]/u.test(text.slice(length));
  while (length > 0 && !(isEnd(title) && isEnd(name) && /\S$/u.test(title.slice(0, length)))) length -= 1;
  return length;
}

/** Whether a title has a size, a number of things, or contents of the same unit. */
function hasLike(title: string, [, size, things, unit = ""]: RegExpExecArray): boolean {
  return [...title.matchAll(fact)].some(([, otherSize, otherThings, otherUnit = ""]) =>
    size !== undefined
      ? otherSize !== undefined
      : things !== undefined
        ? otherThings !== undefined
        : otherUnit.toLowerCase() === unit.toLowerCase(),
  );
}

/** Whether a fact is the whole thing's: not of a part or of what comes with it, and not within a bracket. */
function isOfWhole(found: RegExpExecArray, omitted: string, language: Language): boolean {
  const { 0: text, input, index, 1: size, 2: things } = found;
  const head = input.slice(0, index);
  const [last = ""] = /\S+$/u.exec(head.trimEnd()) ?? [];
  const isOpen = /\s[+&x×]\s/u.test(` ${omitted}`) || /\([^)]*$/u.test(head) || /[/+&x×-]$/u.test(last);
  // "SPF 50 50 ml": how well it protects says more than how much of it there is.
  if (/(?:spf|lsf|fps)\s?\d{1,3}\+?\s$/iu.test(head)) return false;
  // "9 12 15 20 Pièces": of several numbers the last one is no sum.
  if (things !== undefined && numbersBefore(input, index, Number.parseInt(text, 10)).length > 0) return false;
  if (isOpen || isStopWord(foldText(last), language) || loadLabel.test(head)) return false;
  return size !== undefined || (!withCompany.test(omitted) && nounGrammar(last, language)?.domain !== "part");
}

/** "car. rott. 2800 kg", "> 40 kg": what it bears, or who may wear it, and not what it weighs. */
export const loadLabel =
  /(?:(?<!\p{L})(?:rott|rupt|port|car|ch|trag\p{L}*|bruch\p{L}*|nutz\p{L}*|brl|pds|cmu|swl|wll)\.|(?<!\p{L})(?:rottura|rupture|portata|carico|charge|\p{L}*last|load|max|min|brl|cmu|swl|wll)|[<>≥≤])\s$/iu;

/** What comes with the thing, or what it fits, has its own sizes. */
export const withCompany =
  /(?:^|\s)(?:with|for|to|up\s|mit|für|inkl\p{L}*|bis|avec|pour|jusqu|con|per|fino|incl\p{L}*)(?!\p{L})/iu;
