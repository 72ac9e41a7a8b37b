import { maxSeoTitleLength } from "../../../api/optimization.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { Evidence } from "../../engine.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { cutTitle, isBalanced } from "./cut-passage.ts";
import { core, type TitlePart, titleParts } from "./title-parts.ts";
import { readTitle } from "./title-reading.ts";
import { labels, negation } from "./title-words.ts";

export interface TitleWords {
  readonly language: Language;
  readonly glossary: Glossary;
  /** Whether the feed cut the end of the name. */
  readonly isCut?: boolean;
  /** The row's maker. */
  readonly brand?: string | undefined;
}

/** Characters; a title that is cut at a separator has at least so many. */
const shortestTitle = 20;
/** Characters that are read; a longer name is a description. */
const longestRead = 400;
const titleBreak = /\s[-–—|/]\s|[,;]\s|\s\(/gu;

/**
 * A name as a title of at most 60 characters: whole, else as many of its parts as fit, from its beginning. The product's noun stays, and the
 * model where words of the noun's phrase can go for it; it ends in no preposition, in no word that belongs to the next one, in no half number and before no negation.
 */
export function seoTitle(name: string, words: TitleWords): string {
  if (words.isCut === true) return seoTitle(withoutCutPart(name), { ...words, isCut: false });
  if (name.length <= maxSeoTitleLength) return name;
  if (name.length > longestRead) return firstWords(name, words);
  const parts = titleParts(name, words.language, words.glossary, words.brand);
  const kept = fittingParts(name, parts);
  const text = writeParts(name, parts, kept);
  if (text.length > maxSeoTitleLength)
    return withoutModifiers(name, makerLength(name, words.brand), words) ?? firstWords(name, words);
  const shortened = { parts, kept, text };
  const full = withModel(name, shortened, words) ?? withBegunPart(name, shortened, words);
  if (full.length < shortestTitle) return firstWords(name, words);
  return withoutUnfinishedWords(withoutOpenNumber(full, name));
}

/** "750 W" of "750 W 80", where the name goes on with "Plus Bronze". */
function withoutOpenNumber(title: string, name: string): string {
  const number = /(?<=(?:^|\s)(?:\d\S*|(\p{L}+)))\s\d+(?:[.,]\d+)?$/u.exec(title);
  const isBehindMeasure = number !== null && (number[1] === undefined || unit.test(number[1]));
  return isBehindMeasure && /^ \p{L}/u.test(name.slice(name.indexOf(title) + title.length))
    ? title.slice(0, number.index)
    : title;
}

/** The text that a title of a row without a name can be made of: no list of ingredients or of a few words each. */
export function textForTitle(text: string, evidence: Evidence | undefined): string {
  const [first = "", ...others] = text.slice(0, longestRead).split(/[,;]\s/u);
  const isList = others.length >= fewestListed && first.trim().split(/\s+/u).length <= longestListed;
  const beginning = text.slice(0, longestWord);
  const isIngredients = evidence?.facts.some(
    (fact) => ingredients.test(fact.label) && fact.text.includes(beginning),
  );
  return isList || isIngredients === true || ingredients.test(beginning) ? "" : text.replace(/[.!?…]+$/u, "");
}

/** Entries behind the first one of a list, and words of that. */
const fewestListed = 2;
const longestListed = 3;
const ingredients = /ingr[eé]dient|zutaten|inhaltsstoffe|(?<!\p{L})inci(?!\p{L})/iu;

/** A name that the feed cut: without its last part, or where that leaves too little, without its last word. */
function withoutCutPart(name: string): string {
  const last = [...name.matchAll(titleBreak)].at(-1)?.index ?? 0;
  if (last >= shortestTitle) return name.slice(0, last).trimEnd();
  const blank = name.lastIndexOf(" ");
  return blank < shortestTitle / 2
    ? name
    : withoutUnfinishedWords(name.slice(0, blank).replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

type Kept = readonly boolean[];

/** As many parts from the name's beginning as fit: what goes from the middle tears figures and names apart. */
function fittingParts(name: string, parts: readonly TitlePart[]): Kept {
  const kept = parts.map(() => true);
  for (let place = parts.length - 1; place > 0; place -= 1) {
    if (writeParts(name, parts, kept).length <= maxSeoTitleLength) break;
    if (parts.slice(place).some(({ weight }) => weight === core)) break;
    kept[place] = false;
  }
  return kept;
}

/** The kept parts with what separates them. */
function writeParts(name: string, parts: readonly TitlePart[], kept: Kept): string {
  let text = "";
  for (const [place, part] of parts.entries()) {
    if (kept[place] === false) continue;
    const gap = place === 0 ? "" : gapBefore(name, parts, place);
    text += `${text === "" ? "" : gap}${name.slice(part.start, part.end)}`;
  }
  return text.replace(/[\s,;:|–—-]+$/u, "");
}

/** What separates a part from the one before it in the name; that may be written shorter. */
function gapBefore(name: string, parts: readonly TitlePart[], place: number): string {
  const before = name.slice(0, parts[place]?.start);
  return /(?:[,;:]\s*|\s[-–—|/•·]\s*)?\s*$/u.exec(before)?.[0] || " ";
}

interface Shortened {
  readonly parts: readonly TitlePart[];
  readonly kept: Kept;
  readonly text: string;
}

/** For the sake of a model or a device that would not fit, words of the core go: behind the noun in French and Italian, else before it. */
function withModel(name: string, { parts, kept, text }: Shortened, words: TitleWords): string | undefined {
  const [first] = parts;
  const place = parts.findIndex(
    ({ weight }, at) => kept[at] === false && weight >= leastModel && weight < core,
  );
  const part = parts[place];
  if (first === undefined || part === undefined) return undefined;
  if (part.weight === deviceWeight) return withDevice(name, { parts, kept, text }, words);
  const model = name.slice(part.start, part.end);
  const [code = model] = model.split(" ");
  const fits = /\d/u.test(code) && text.length + 1 + code.length <= maxSeoTitleLength;
  if (fits && part.weight !== brandWeight) return `${text} ${code}`;
  if (words.language === "en" || words.language === "de") return withoutModifiers(name, part.end, words);
  const brand = parts[place - 1]?.weight === brandWeight ? parts[place - 1] : undefined;
  for (const from of [brand ?? part, part]) {
    const end = name.slice(from.start, part.end);
    const begun = endingWell(name.slice(first.start, first.end), maxSeoTitleLength - end.length - 1, words);
    if (begun.includes(" ")) return `${begun} ${end}`;
  }
  return undefined;
}

/** The core, if need be its beginning, with as much of the device as fits, up to its number. */
function withDevice(name: string, { parts, kept }: Shortened, words: TitleWords): string | undefined {
  const place = parts.findIndex(({ weight }, at) => kept[at] === false && weight === deviceWeight);
  const [first, part] = [parts[0], parts[place]];
  if (first === undefined || part === undefined) return undefined;
  const device = name.slice(part.start, part.end);
  const head = name.slice(first.start, first.end);
  const isHeadLast = words.language === "en" || words.language === "de";
  const rooms = isHeadLast ? [maxSeoTitleLength] : [maxSeoTitleLength, longestHead, shortestHead];
  const shorter = rooms.map((room) => endingWell(head, room, words));
  for (const beginning of new Set(shorter)) {
    if (!beginning.includes(" ")) continue;
    const fitted = endingWell(device, maxSeoTitleLength - beginning.length - 1, words);
    if (/\d/u.test(fitted)) return `${beginning} ${fitted}`;
  }
  return undefined;
}

/** Characters of a core beside which a device fits. */
const longestHead = 40;
const shortestHead = 28;

/** The weights of a model and of a maker. */
const leastModel = 75;
const deviceWeight = 75;
const brandWeight = 85;

/** With the beginning of the first phrase or name that was left out, where that ends well. */
function withBegunPart(name: string, { parts, kept, text }: Shortened, words: TitleWords): string {
  const place = kept.findIndex(
    (isKept, at) => !isKept && parts[at]?.isLong === true && kept[at - 1] !== false,
  );
  const part = parts[place];
  if (part === undefined || negation.test(name.slice(part.start, part.end + longestWord))) return text;
  const isName = !/^\p{Ll}/u.test(name.slice(part.start));
  // What says less and stands behind makes room.
  const rest = kept.map(
    (isKept, at) => isKept && (at < place || (isName && (parts[at]?.weight ?? 0) >= leastBehind)),
  );
  if (kept.some((isKept, at) => isKept && rest[at] === false && (parts[at]?.weight ?? 0) >= leastBehind))
    return text;
  const before = gapBefore(name, parts, place);
  const room = maxSeoTitleLength - writeParts(name, parts, rest).length - before.length;
  const begun = endingWell(name.slice(part.start, part.end), room, words);
  const mayBeOneWord = isName && before === " ";
  if (begun === "" || (!mayBeOneWord && !begun.includes(" "))) return text;
  const shorter = parts.map((each, at) =>
    at === place ? { ...each, end: part.start + begun.length } : each,
  );
  const written = writeParts(name, shorter, rest.with(place, true));
  return written.length >= text.length ? written : text;
}

/** Weight of what stays behind a phrase that is shortened. */
const leastBehind = 28;

/**
 * An English or German name whose noun is too far behind: without words between its beginning, a maker or a model, and the noun.
 * Undefined where a joining word stands there, or it would still be too long.
 */
function withoutModifiers(
  name: string,
  start: number,
  { language, glossary, brand }: TitleWords,
): string | undefined {
  if (start === 0 || (language !== "en" && language !== "de")) return undefined;
  const end = titleParts(name, language, glossary, brand).findLast(({ weight }) => weight === core)?.end ?? 0;
  const beginning = name.slice(0, start);
  const words = name.slice(start, end).trim().split(" ");
  if (words.some((word) => isStopWord(foldText(word), language) || /[,;&+()\d–]/u.test(word)))
    return undefined;
  while (words.length > fewestCoreWords && start + 1 + words.join(" ").length > maxSeoTitleLength)
    words.shift();
  const shorter = `${beginning} ${words.join(" ")}`;
  return shorter.length > maxSeoTitleLength || words.length < fewestCoreWords ? undefined : shorter;
}

/** Characters of a maker that a name begins with; 0 where it does not. */
function makerLength(name: string, brand = ""): number {
  return brand !== "" && foldText(name).startsWith(`${foldText(brand)} `) ? brand.length : 0;
}

const fewestCoreWords = 2;

/** The first words of a name, up to a separator, else to the end of a phrase. */
function firstWords(name: string, words: TitleWords): string {
  if (name.length <= maxSeoTitleLength) return name;
  const breaks = [...name.slice(0, longestRead).matchAll(titleBreak)].map(({ index }) => index);
  const last = breaks.findLast(
    (index) => index <= maxSeoTitleLength && index >= shortestTitle && isBalanced(name.slice(0, index)),
  );
  if (last !== undefined) return name.slice(0, last).trimEnd();
  const found = endingWell(name, maxSeoTitleLength, words);
  // A French or Italian name begins with its noun, if need be behind a maker: that is named at least.
  const noun =
    readTitle(name.slice(0, longestRead), words.language, words.glossary, words.brand).type?.end ?? 0;
  if (found !== "" && found.length < noun && noun <= maxSeoTitleLength) return name.slice(0, noun);
  return found.length >= shortestTitle ? found : withoutLooseEnd(cutTitle(name, maxSeoTitleLength), words);
}

/** Without a property at the end that in English and German says of what follows: "Multicoloured". */
function withoutLooseEnd(title: string, { language, glossary }: TitleWords): string {
  const last = /\s(\p{L}+)$/u.exec(title);
  if (last === null || language === "fr" || language === "it") return title;
  const role = glossary.roleOf(foldText(last[1] ?? ""), language);
  const isLoose = role === "color" || role === "material" || role === "quality" || role === "audience";
  return isLoose ? title.slice(0, last.index).replace(/[\s,;:|/&+–—-]+$/u, "") : title;
}

/** Characters behind the limit in which the next word is looked for. */
const longestWord = 30;

/** The longest beginning of a text within a number of characters that ends with a whole phrase; empty where none does. */
function endingWell(text: string, room: number, words: TitleWords): string {
  if (text.length <= room) return text;
  const tokens = tokenize(text.slice(0, Math.max(0, room) + longestWord));
  for (let place = tokens.length - 2; place >= 0; place -= 1) {
    const end = tokens[place]?.end ?? 0;
    if (end > room || !isBalanced(text.slice(0, end))) continue;
    if (negation.test(text.slice(end, end + longestWord))) continue;
    if (canEnd(text, tokens, place, words)) return text.slice(0, end);
  }
  return "";
}

const unit =
  /^(?:mm|cm|m|km|ml|cl|l|g|kg|mg|w|kw|v|a|ah|mah|wh|hz|ghz|mhz|gb|tb|mb|go|to|mo|zoll|pouces|pollici|inch|°c|%)$/iu;

/** "3er" of "3er Set": it says how many of the next word there are. */
const belongsToNext = /^\d+(?:er|x|[eè]re|e|st|nd|rd|th)$/iu;
const belongsToLast: ReadonlySet<string> = new Set(
  "of von vom de du des d di del della dei delle dello degli da dal and und et e ed or oder ou o".split(" "),
);

/** Whether a text can end with a token where it goes on with the next one. */
function canEnd(text: string, tokens: readonly Token[], place: number, words: TitleWords): boolean {
  const { language, glossary } = words;
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (token === undefined || next === undefined) return false;
  const gap = text.slice(token.end, next.start);
  if (/^\s?[,;/]\s|^\s[-–—|]\s/u.test(gap)) return !isStopWord(token.folded, language);
  // Nor behind "cl" of "cl. E", a word that is cut short, nor before "& Charger".
  if (!/^\s+$/u.test(gap)) return false;
  // "VGN-CR390E/B" is two tokens.
  const word = /\S+$/u.exec(text.slice(Math.max(0, token.end - longestWord), token.end))?.[0] ?? "";
  if (
    (isStopWord(token.folded, language) && !/\d/u.test(word)) ||
    unit.test(next.text) ||
    belongsToNext.test(token.text)
  )
    return false;
  if (belongsToLast.has(next.folded)) return false;
  const isBeforePhrase = isStopWord(next.folded, language) && /^\p{Ll}/u.test(next.text);
  if (/\d/u.test(word) || unit.test(token.text))
    return (
      isBeforePhrase ||
      /^\d{4,}$/u.test(token.text) ||
      (/\d/u.test(next.text) && !/^\d+(?:[.,]\d+)?$/u.test(token.text))
    );
  // "épaisseur" of "épaisseur 22 cm", and "Golf" of "Golf 1".
  if (/^\d/u.test(next.text) && !/^[IVX]{1,4}$/u.test(token.text))
    return /^\d[\d.,]*(?:%|\p{L})/u.test(text.slice(next.start)) && endsBeforeMeasure(token, words);
  const isBehindJoint =
    before !== undefined &&
    (isStopWord(before.folded, language) ||
      /^\d+$/u.test(before.folded) ||
      /[&+]/u.test(text.slice(before.end, token.start)));
  if (/^[IVX]{1,4}$/u.test(token.text) && before !== undefined) return true;
  const role = glossary.roleOf(token.folded, language);
  const isNoun = nounGrammar(token.text, language) !== undefined;
  // A name of a maker or a line, but no "Six" of "with Six", "Plus" of "80 Plus Bronze" or "Almond" of "Fitness & Almond".
  const isName =
    !isBehindJoint &&
    role === undefined &&
    /^\p{Lu}\p{L}{2,}/u.test(token.text) &&
    !isCommonWord(token.text.toLowerCase(), language);
  if (isBeforePhrase) return isNoun || isName || role !== undefined;
  const nextRole = glossary.roleOf(next.folded, language);
  const isNextName =
    nextRole === undefined && /^\p{Lu}/u.test(next.text) && !isCommonWord(next.text.toLowerCase(), language);
  const isRomance = language === "fr" || language === "it";
  // In a name like a title a common word ends a phrase before a maker or a line: "Alta Frequenza T-Vibe".
  if (
    isRomance &&
    isNextName &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(token.text) &&
    isCommonWord(token.text.toLowerCase(), language)
  )
    return !isBehindJoint;
  if (isName && (isNextName || /^\p{Lu}{1,3}$/u.test(next.text))) return false;
  if (isRomance) {
    // "muscolare" of "recupero muscolare Xiaomi".
    const isCounted = before !== undefined && /^\d+$/u.test(before.folded);
    if (/^\p{Ll}{3,}$/u.test(token.text) && /^\p{Lu}/u.test(next.text) && !isCounted) return true;
    const isEndOfName =
      /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
      /^\p{Ll}{3,}$/u.test(next.text) &&
      /^\p{Lu}/u.test(before?.text ?? "") &&
      nextRole !== "quality" &&
      nextRole !== "color" &&
      nextRole !== "material";
    if (isEndOfName) return true;
    const isBeforeAdjective =
      /^\p{Ll}/u.test(next.text) && (nextRole !== "type" || /^\p{Ll}/u.test(token.text));
    return !isBeforeAdjective && (isNoun || isName || role === "color" || role === "material");
  }
  if (language === "de") return isNoun && /^\p{Ll}/u.test(next.text);
  // An English noun may say more of the next word: it ends a phrase before a name alone, and a name before a known word.
  const isNextWord = nextRole !== undefined || isCommonWord(next.text.toLowerCase(), language);
  return (
    (role === "type" && !isNextWord && /^\p{Lu}\p{Ll}/u.test(next.text)) ||
    (isName && isNextWord && nextRole !== "type")
  );
}

/** "cotone" of "cotone 100%". */
function endsBeforeMeasure({ text, folded }: Token, { language, glossary }: TitleWords): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(text) && !labels.has(folded) && glossary.roleOf(folded, language) === "material"
  );
}
