import { lazily } from "../../../lib/once.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { findMeasures, measureKey } from "../../../nlp/measures.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { beginsMeasure, endsInAbbreviation, endsInUnit } from "../../../nlp/sentence-splitter.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { isHalfOfPair } from "../../name/rules/abbreviation-place.ts";
import type { Expansion } from "../../name/rules/abbreviations.ts";
import type { CleaningContext, KnownProduct } from "../../name/rules/cleaning-step.ts";
import { spelledOut } from "../../name/rules/expand-abbreviations.ts";
import { isEverydayWord } from "../../name/rules/fix-capitals.ts";
import { beginsPack, withFullForms } from "./fix-spelling.ts";

/** Score of the found category from which it says what a short form means. */
const leastScore = 0.7;
/** Words; a text of fewer without a verb's company is written as names are. */
const mostTerseWords = 12;
/** In characters: longer texts are read in parts. */
const longestPart = 500;

/**
 * A description with the short forms written out that names have: all of them in a line that is shouted, or is but a few words; in prose
 * only those that end in a full stop or have no vowel. Where the name itself stands, it stays.
 */
export function spellShortForms(plain: string, name: string, context: CleaningContext): string {
  if (!mayAbbreviate.test(plain)) return plain;
  return plain
    .split("\n")
    .map((line) => {
      const written = mayAbbreviate.test(line) ? spelledLine(line, name, context) : line;
      return written === line || keepsMeasures(line, written) ? written : line;
    })
    .join("\n");
}

/** Whether each number with its unit is one in what is written out. */
function keepsMeasures(line: string, written: string): boolean {
  const kept = new Set(findMeasures(written).map(measureKey));
  return findMeasures(line).every((measure) => kept.has(measureKey(measure)));
}

/** A stump with its full stop, a slash between letters, letters behind a number, capitals, or consonants alone. */
const mayAbbreviate =
  /\p{L}{1,12}\.(?=[\s,;)/\d]|$)|(?<!\p{L})\p{L}\/\p{L}|\d\s?\p{L}{2,}|\p{Lu}{2}|(?<!\p{L})[b-df-hj-np-tv-xz]{2,}(?!\p{L})/iu;

/** What the row says of the product, with its name's nouns and the category that was found. */
export function productOfText(
  product: KnownProduct,
  name: string,
  evidence: Evidence | undefined,
): KnownProduct {
  const found = evidence?.category;
  const categories = lazily(() => [
    ...product.categories(),
    ...(found !== undefined && found.score >= leastScore ? [found.identifier] : []),
    ...product.findNouns(name).flatMap(({ category }) => category ?? []),
  ]);
  return { ...product, categories };
}

function spelledLine(line: string, name: string, context: CleaningContext): string {
  const words = tokenize(line).filter(({ kind }) => kind === "word");
  const isShouted = isLoud(line, words.length);
  const isTerse = isShouted || words.length <= mostTerseWords;
  const written = partsOf(line)
    .map((part) => spelledPart(part, context, { isShouted, isTerse, name }))
    .join("");
  // "BX 200" has no word that could be shouted.
  const hasNoSmall = !/\p{Ll}/u.test(line);
  return isShouted || hasNoSmall
    ? withFullForms(written, context.language, { name, isShouted: true })
    : written;
}

/** Whether a line is in capitals: two words of it that are no acronyms, or nearly all of many. */
function isLoud(line: string, count: number): boolean {
  return count > 0 && !/\p{Ll}{4}/u.test(line) && isShouting(line) && /\p{Lu}{4}/u.test(line);
}

/** What has its small letters in a text in capitals, too. */
const symbolOfUnit = /^\s?(?:[cm]?m[²³]?|[cm]?l|k?g|g\/m²)\.?$/u;

/** At the ends of sentences. */
function partsOf(line: string): string[] {
  if (line.length <= longestPart) return [line];
  return line.split(/(?<=\p{Ll}{4}[.!?]\s)(?=\p{Lu})/u);
}

interface FormOptions {
  readonly isShouted: boolean;
  readonly isTerse: boolean;
  readonly name: string;
}

function spelledPart(
  part: string,
  context: CleaningContext,
  { isShouted, isTerse, name }: FormOptions,
): string {
  if (part.length > longestPart) return part;
  const named = name === "" ? -1 : part.toLowerCase().indexOf(name.toLowerCase());
  const hasSmall = /\p{Ll}/u.test(part);
  const possible: Expansion[] = [];
  spelledOut(part, context, (each) => {
    if (named >= 0 && each.start >= named && each.end <= named + name.length) return false;
    const isMeant = isTerse ? !isUsual(each) && !(hasSmall && isSign(each)) : isSurely(each);
    const isWord = !isSecondOfPair(each, part, possible) && endsWithWord(each, part, context);
    if (isShouted || (isMeant && isShorter(each) && !isWord)) possible.push(each);
    return false;
  });
  const wanted = possible.filter((each) => !isHalfOfPair(part, each, possible, context.language));
  let written = "";
  let position = 0;
  for (const each of wanted) {
    const before = part.slice(position, each.start);
    const text = fitted(each, part, context);
    // Behind a noun names put a comma before a colour.
    written += before + (each.text.startsWith(", ") && !/\s$/u.test(before) ? " " : "");
    written += isShouted && !symbolOfUnit.test(text) ? text.toUpperCase() : text;
    position = each.end;
  }
  return written + part.slice(position);
}

/** In prose these are usual, and understood. */
const usual =
  /^(?:max|min|ca|approx|env|circa|etc|ecc|usw|bzw|ggf|evtl|inkl|incl|exkl|excl|zzgl|no|nr|n°|art|ref|réf|rif|tel|vol|vs|ex|es|std|min\. ?|dr|prof|st|mr|mrs|m|o|s|p|l|cf|fig|pag|cap|mod|mag)$/iu;

/** "Watts" is no short form of "W". */
function isShorter({ short, text }: Expansion): boolean {
  return text.replace(/^, /u, "").length > short.length;
}

/** "EDP" in a text that is not shouted. */
function isSign({ short }: Expansion): boolean {
  return /^\p{Lu}{2,}$/u.test(short);
}

/** "Freni ant. e post.": a word of the language alone, and a short form behind another one. */
function isSecondOfPair({ start }: Expansion, part: string, all: readonly Expansion[]): boolean {
  const joint = /\s(?:e|ed|et|und|and)\s$/u.exec(part.slice(0, start))?.[0].length;
  return joint !== undefined && all.some(({ end, short }) => end === start - joint && short.endsWith("."));
}

/** "Dell'altopiano della Sila.": short forms do not end in a vowel, and names do. */
const nameWithVowel = /^\p{Lu}\p{Ll}{2,}[aeiouàèéìòù]\.$/u;

/** "Pour bois dur et sec.", "Farbe Salbei. 150 x 200 cm": the full stop of the sentence behind a word of the language, or a name. */
function endsWithWord(
  { short, end }: Expansion,
  part: string,
  { language, glossary }: CleaningContext,
): boolean {
  if (!short.endsWith(".") || !/^\s*(?:$|\p{Lu}|\d)/u.test(part.slice(end))) return false;
  return nameWithVowel.test(short) || isEverydayWord(short.slice(0, -1), language, glossary);
}

function isUsual({ short }: Expansion): boolean {
  return usual.test(short.replace(/\.$/u, ""));
}

/** A short form in prose: with its full stop, and none that is usual there; or without a vowel. */
function isSurely(each: Expansion): boolean {
  const { short } = each;
  const bare = short.replace(/\.$/u, "");
  if (isUsual(each)) return false;
  return /\.$/u.test(short)
    ? bare.length > 2
    : /^[b-df-hj-np-tv-xz]{3,}$/iu.test(bare) && !/\p{Lu}/u.test(short);
}

/** "batt. Ni-Cd": a sign that begins as a word does. */
const symbol = /^\s+\p{Lu}\p{Ll}{0,2}[-+]?\p{Lu}/u;

/** "soft grip hdls. 10 yr g'tee": a statement of its own. */
const beginsGuarantee =
  /^\s+\d{1,2}[\s-]?(?:years?|yrs?|ans|jahre|anni)\.?\s(?:de\s|di\s)?(?:g['’]?tee|guarantee|w(?:arran)?ty|garantie|garanzia|gar\.)/iu;

/** As it stands in a sentence: with its full stop where that ends one, and a capital where it begins one. */
function fitted(
  { start, end, short, text }: Expansion,
  part: string,
  { language, glossary }: CleaningContext,
): string {
  const full = text.replace(/^, /u, "");
  const [before, behind] = [part.slice(0, start), part.slice(end)];
  const isFirst = before.trim() === "" || /[.!?]\s+$/u.test(before);
  const lower = language !== "de" && !isFirst && /^\p{Ll}/u.test(short) && /^\p{Lu}\p{Ll}/u.test(full);
  const cased = lower
    ? full.charAt(0).toLowerCase() + full.slice(1)
    : isFirst && /^\p{Lu}/u.test(short)
      ? capitalized(full)
      : full;
  // A German noun has a capital anyway.
  const isWord = language !== "de" || (/^\p{Lu}/u.test(full) && !endsInAbbreviation(short.slice(0, -1)));
  const bare = short.slice(0, -1);
  // "3 mths. BBA approved": in German a noun goes on with the unit.
  const isNext = beginsMeasure(behind.trimStart(), bare) || (language !== "de" && /^\s+\p{Lu}/u.test(behind));
  const [, word = ""] = /^\s+(\p{L}+)/u.exec(behind) ?? [];
  const isProperty = /^(?:color|material)$/u.test(glossary.roleOf(foldText(word), language) ?? "");
  // "TUBO 6 MT. LANCIA": in capitals the full stop says it.
  const isSymbol = /\d\s?$/u.test(before) && /^(?:bar|[kc]?m|mm|[mc]?l|k?g)$/iu.test(full);
  const isUnit = isSymbol || endsInUnit(before + bare, bare) || /^(?:MT|LT)$/u.test(bare);
  const isMeasured = isNext && !isProperty && word.length !== 1 && isUnit;
  const opensSentence = /^\s+\p{Lu}(?:\p{Ll}|\/\p{Ll})/u.test(behind) && !symbol.test(behind);
  // "Disj. Ph+N 230V": a noun or what a code follows is no sentence of its own.
  const isAlone =
    isFirst && (glossary.roleOf(foldText(full), language) === "type" || !/^\s+\p{Lu}\p{Ll}{2}/u.test(behind));
  const endsSentence =
    short.endsWith(".") &&
    (/^\s*(?:$|\*)/u.test(behind) ||
      isMeasured ||
      beginsGuarantee.test(behind) ||
      beginsPack.test(behind) ||
      (isWord && opensSentence && !isAlone));
  return endsSentence ? `${cased}.` : cased;
}
