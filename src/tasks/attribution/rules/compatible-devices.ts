import { isColor } from "../../../catalog/search/query-words.ts";
import {
  isDeviceLine,
  isDeviceMaker,
  isGenuine,
  isVehicleLine,
  isVehicleMaker,
} from "../../evidence/device-makers.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
import type { FreeText, LabelledLine } from "./labelled-lines.ts";
import { isNegated } from "./negation.ts";
import { isInPhrase } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import { type Word, wordSet } from "./words.ts";

const introductions = wordSet({ en: "for fits", de: "fur fuer", fr: "pour", it: "per" });
const explicit = wordSet({
  en: "compatible with for",
  de: "kompatibel mit zu passend fur fuer",
  fr: "compatible compatibles avec pour",
  it: "compatibile compatibili con per",
});
/** Before a maker of vehicles these do without "with": "Compatible Renault Clio IV". */
const beforeVehicles = wordSet({
  en: "compatible",
  de: "kompatibel passend",
  fr: "compatible compatibles",
  it: "compatibile compatibili",
});
const longestName = 8;
/** Words that may follow a model number. */
const variants = new Set(
  "pro plus max mini ultra lite air se fe note tab star idol pixi core grand ace young mega duos series serie edition power play prime neo zoom fold flip compact tablet premium style".split(
    " ",
  ),
);
/** Of those, the ones that behind a model's number name another device in small letters too: "iPhone 13 mini". */
const suffixes = new Set(["pro", "max", "mini", "ultra", "lite", "fe"]);

/**
 * The devices that an accessory fits: "Case for iPhone 13", "compatible with Pixel 6". What is made for one model of a device, and parts
 * of vehicles, name it without a preposition: "Coque Samsung N7100", "Coque iPhone 15 Pro", "Plaquettes Renault Clio IV".
 */
export function compatibleDevices(
  requested: RequestedAttributes,
  { text, lines }: FreeText,
  category: string,
): readonly Statement[] {
  const attribute = requested.devices;
  if (attribute === undefined) return [];
  const isAsked = attribute.record.requirementLevel === "required" && !isGenuine(text.plain.text);
  const isNamed = isAsked && text.source === "product_name";
  const isDescribed = isAsked && text.source === "product_description";
  const isFitted = isNamed && text.words.some((word) => isIn("fitted", word));
  return text.words.flatMap((word, index): readonly Statement[] => {
    const [before = "", next = ""] = [text.words[index - 1]?.folded, text.words[index + 1]?.folded];
    const isOfLine = isDeviceLine(word.folded) && !isDeviceMaker(before) && !isDeviceLine(before);
    const isTarget = isVehicleMaker(word.folded)
      ? isNamed || (isDescribed && isVehicleLine(next))
      : isFitted && ((isDeviceMaker(word.folded) && !isLineOfMaker(text.words[index - 1], word)) || isOfLine);
    const isMaker = isTarget && !introduces(text, index - 1);
    const line =
      isNamed && !isMaker ? (vehicleLine(text, index) ?? lineAlone(text, index, category)) : undefined;
    if (line !== undefined)
      return vehiclesBeside(text, index, line).map(([start, end]) => ({
        attribute,
        value: null,
        text,
        start,
        end,
        score: scores.lineInName,
      }));
    const isRequired = attribute.record.requirementLevel === "required";
    if (!isMaker && !introduces(text, index) && !(isRequired && isBeforeMaker(text, index))) return [];
    const first = isMaker ? index : index + 1;
    const last = deviceEnd(text, first);
    if (last === undefined || isNegated(text.words, first, last) || isDenied(text.words, first - 1))
      return [];
    const isInLine = lines.some(
      (line) => line.attributes.includes(attribute) && isWithin(line, text.words[last]),
    );
    if (isInLine) return [];
    const isLoose = !isMaker && !introduces(text, index);
    const score = isLoose
      ? scores.deviceOfMaker
      : text.source === "product_name"
        ? scores.deviceInName
        : scores.deviceInDescription;
    const isVehicle = isVehicleMaker(text.words[first]?.folded ?? "");
    return [[first, last] as const, ...moreDevices(text, last, isVehicle)].map(([from, to]) => {
      const start = text.words[from]?.start ?? 0;
      const end = isVehicle ? vehicleEndOf(text, to) : numbersEnd(text, to);
      return { attribute, value: null, text, start, end, score };
    });
  });
}

/** In a description what is made for devices is "for" a maker's: "Toner für Brother HL-L2310D". */
function isBeforeMaker({ words, source }: ProductText, index: number): boolean {
  const next = words[index + 1];
  const { folded = "" } = words[index] ?? {};
  if (source !== "product_description" || next === undefined || !isInPhrase(words, index + 1, index))
    return false;
  if (isVehicleMaker(next.folded)) return introductions.has(folded) || beforeVehicles.has(folded);
  return introductions.has(folded) && isDeviceMaker(next.folded);
}

const mostDevices = 12;
const joining = /^(?:\s?[,/;]\s?(?:(?:and|und|et|e|&)\s)?|\s(?:and|und|et|e|&)\s)$/u;

/** The years in which a vehicle was built: " 2012-2020", " (2012-2020)", " ab 2015". */
const years =
  /^\s?(?:\((?:19|20)\d{2}\s?[-–]\s?(?:(?:19|20)?\d{2})?\)|(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}(?![\p{L}\d]))/u;

function yearsBehind(text: string, end: number): number {
  return years.exec(text.slice(end, end + longestYears))?.[0].length ?? 0;
}

/** " 1.6 TDI", " 1.2 8V", " (8V) 1.6 TDI", the 8V of "A3 8V": the generation and the engine behind a vehicle's model. */
const engine =
  /^(?:\s?\([\p{L}\p{N}]{1,4}\))?(?:\s\d[.,]\d(?:[-–/]\d[.,]\d)?(?:\s?(?:TDC?I|TDi|TD|T?FSI|TSI|TCe|DCI|dCi|HDI|HDi|e-HDi|BlueHDi|CDTI|CDTi|CRDI|CRDi|DTI|JTDM?|MJTD?|Multijet|MultiJet|VTi|THP|PureTech|TDCi|EcoBoost|GTI|GTi|MPI|MPi|DI|D|i|L))?(?![\p{L}\p{N}]|[.,]\d|\s?(?:[cm]?m|k?g)(?!\p{L})))?(?:\s(?:8|16)V(?![\p{L}\p{N}]))?/u;

/** The end of a vehicle, in the text, with its engine and years. */
function vehicleEndOf({ words, plain: { text } }: ProductText, last: number): number {
  const end = words[last]?.end ?? 0;
  const isYear = /^(?:19|20)\d{2}$/.test(words[last]?.text ?? "");
  if (isYear && /^[-–](?![\p{L}\p{N}])/u.test(text.slice(end, end + 2))) return end + 1;
  const withEngine = end + (engine.exec(text.slice(end, end + longestEngine))?.[0].length ?? 0);
  const short = withEngine > end ? shortYears.exec(text.slice(withEngine, withEngine + longestYears)) : null;
  const behind = withEngine + (short?.[0].length ?? yearsBehind(text, withEngine));
  return behind === end ? numbersEnd({ words, plain: { text } }, last) : behind;
}

/** " 87-96" behind an engine. */
const shortYears = /^\s\d{2}[-–]\d{2}(?![\p{L}\p{N}-])/u;

/** In characters. */
const longestEngine = 28;

/** The "Clio IV", "Golf 7" and "Golf MK7" of a name without their maker: the index of the last word. */
function vehicleLine({ words, plain }: ProductText, index: number): number | undefined {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || next === undefined || !isVehicleLine(word.folded)) return undefined;
  if (isVehicleMaker(before?.folded ?? "") || !/^\p{Lu}/u.test(word.text)) return undefined;
  if (plain.text.slice(word.end, next.start) !== " ") return undefined;
  return /^(?:[IVX]{1,4}|MK\s?\d|[1-9])$/iu.test(next.text) ? index + 1 : undefined;
}

/** The "Panda" of "Pastiglie freno Panda": a car's part ends with the line that it is for. */
function lineAlone({ words }: ProductText, index: number, category: string): number | undefined {
  const word = words[index];
  if (index === 0 || index < words.length - 1 || !category.startsWith("a-automotive")) return undefined;
  return isVehicleLine(word?.folded ?? "") && /^\p{Lu}\p{L}{3,}$/u.test(word?.text ?? "") ? index : undefined;
}

/** "A3/GOLF VII 1.6 TDI", "CLIO IV/CAPTUR 1.5 DCI": the vehicle of a line, and those that a stroke joins to it. */
function vehiclesBeside(
  text: ProductText,
  index: number,
  last: number,
): readonly (readonly [number, number])[] {
  const { words, plain } = text;
  const [before, word, after] = [words[index - 1], words[index], words[last + 1]];
  const start = word?.start ?? 0;
  const end = vehicleEndOf(text, last);
  const found: (readonly [number, number])[] = [[start, end]];
  const isJoinedBefore = before !== undefined && plain.text.slice(before.end, start) === "/";
  if (isJoinedBefore && /^\p{Lu}{1,2}\d{1,3}$/u.test(before.text)) found.push([before.start, before.end]);
  const isJoinedBehind = after !== undefined && plain.text.slice(words[last]?.end, after.start) === "/";
  if (isJoinedBehind && /^\p{Lu}\p{L}{3,}$/u.test(after.text) && !isColor(after.folded))
    found.push([after.start, vehicleEndOf(text, last + 1)]);
  return found;
}

/** The end of "DeskJet 2710, 2720, 4120": numbers alone behind a comma are other models of the line. */
function numbersEnd(
  {
    words,
    plain: { text },
  }: { readonly words: ProductText["words"]; readonly plain: Pick<ProductText["plain"], "text"> },
  last: number,
): number {
  const end = endWithPlus(text, words[last]?.end ?? 0);
  if (!/^\p{L}{0,4}\d{2,5}\p{Ll}{0,2}$/u.test(words[last]?.text ?? "") || !/[,\s]/.test(text.charAt(end)))
    return end;
  return end + (otherNumbers.exec(text.slice(end, end + longestNumbers))?.[0].length ?? 0);
}

/** The "+" of "Galaxy S24+" and "Note 12 Pro+" is of the model. */
function endWithPlus(text: string, end: number): number {
  return text.charAt(end) === "+" && !/[\p{L}\p{N}+]/u.test(text.charAt(end + 1)) ? end + 1 : end;
}

/** Not the first number of what is counted or measured: "2710, 500 pages". */
const otherNumbers =
  /^(?:(?:\s?,\s?|\s(?:and|und|et|e|&)\s)\d{2,5}\p{Ll}{0,2}(?=\s?[,;.)]|\s(?:and|und|et|e|&)\s|\s*$|\n)(?![.,]\d))+/u;
/** In characters. */
const longestNumbers = 120;

const longestYears = 16;

/** The others of a list: "HL-L2310D, HL-L2350DW und MFC-L2710DW"; of vehicles the last may have no number: "Golf V, Touran". */
function moreDevices(
  text: ProductText,
  end: number,
  isVehicle: boolean,
): readonly (readonly [number, number])[] {
  const { words, plain } = text;
  const found: (readonly [number, number])[] = [];
  let last = end;
  while (found.length < mostDevices) {
    const behind = isVehicle ? vehicleEndOf(text, last) : numbersEnd(text, last);
    let after = last + 1;
    while ((words[after]?.start ?? behind) < behind) after += 1;
    const isConjunction = /^(?:and|und|et|e)$/.test(words[after]?.folded ?? "");
    const first = isConjunction ? after + 1 : after;
    const gap = plain.text.slice(behind, words[first]?.start ?? 0);
    const next = joining.test(gap) ? deviceEnd(text, first) : undefined;
    const item = next === undefined ? "" : plain.text.slice(words[first]?.start, words[next]?.end);
    const vehicle =
      isVehicle && joining.test(gap) && !/\p{N}/u.test(item) ? vehicleEnd(text, first) : undefined;
    if (vehicle !== undefined) {
      found.push([first, vehicle]);
      last = vehicle;
      continue;
    }
    if (next === undefined && isVehicle && joining.test(gap) && endsList(text, first))
      found.push([first, first]);
    if (next === undefined || !/\p{N}/u.test(item)) break;
    found.push([first, next]);
    last = next;
  }
  return found;
}

/** The length of the " (8V)" of "Audi A3 (8V)". */
function generationBehind(text: string, end: number): number {
  return /^\s?\([\p{L}\p{N}]{1,4}\)/u.exec(text.slice(end, end + longestYears))?.[0].length ?? 0;
}

/** The "Zafira B" and the "Seat Leon" of a list: a model with the letter or numeral of its series, or a maker's model in one word. */
function vehicleEnd({ words, plain }: ProductText, first: number): number | undefined {
  const [word, next] = [words[first], words[first + 1]];
  if (word === undefined || next === undefined || plain.text.slice(word.end, next.start) !== " ")
    return undefined;
  const isNamed = /^\p{Lu}\p{Ll}{2,}$/u.test(word.text) && !isColor(word.folded);
  if (isNamed && /^(?:[A-Z]|[IVX]{1,4})$/.test(next.text)) return first + 1;
  const isOfGeneration = isNamed && generationBehind(plain.text, next.end) > 0;
  if (!(isVehicleMaker(word.folded) || isOfGeneration) || !/^\p{Lu}\p{Ll}{2,}$/u.test(next.text))
    return undefined;
  const series = words[first + 2];
  const isSeries = series !== undefined && /^ $/.test(plain.text.slice(next.end, series.start));
  return isSeries && /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})$/.test(series.text) ? first + 2 : first + 1;
}

/** One capitalised word, and nothing of its clause behind it: the "Touran" of "VW Golf V, Touran". */
function endsList({ words, plain }: ProductText, index: number): boolean {
  const word = words[index];
  if (word === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word.text) || isColor(word.folded)) return false;
  return /^\s*(?:$|[.;)\n])/u.test(plain.text.slice(word.end));
}

/** "not for A53". */
function isDenied(words: readonly Word[], index: number): boolean {
  return isInPhrase(words, index - 1, index) && isIn("negator", words[index - 1]);
}

function isWithin({ start, end }: LabelledLine, word: Word | undefined): boolean {
  return word !== undefined && start <= word.start && word.end <= end;
}

/** In a description only "compatible with", as "for" has many uses there. */
function introduces({ words, source }: ProductText, index: number): boolean {
  const [before, word] = [words[index - 1]?.folded ?? "", words[index]?.folded ?? ""];
  const isExplicit = explicit.has(before) && explicit.has(word) && before !== word;
  return isExplicit || (source === "product_name" && introductions.has(word));
}

/** Index of the last word of the device name that begins at `first`: capitalised words, codes and numbers, at least one distinctive. */
function deviceEnd({ words, plain, measures }: ProductText, first: number): number | undefined {
  let last: number | undefined;
  let hasDistinctive = false;
  let hasLine = false;
  let lineIndex: number | undefined;
  let hasCode = false;
  const isVehicle = isVehicleMaker(words[first]?.folded ?? "");
  if (!/^\p{L}/u.test(words[first]?.text ?? "")) return undefined;
  for (let index = first; index < first + longestName; index += 1) {
    const [before, word] = [words[index - 1], words[index]];
    if (word === undefined || (index > first && word.phrase !== before?.phrase)) break;
    const isOfLine = hasLine && !hasDistinctive && !isVehicle && isSmallModel(word);
    const isListed = index === first ? isMakerOfLine(word, words[index + 1]) : isLineOfMaker(before, word);
    const isSmall = !isNameLike(word);
    const isSuffix = hasDistinctive && suffixes.has(word.folded);
    if (isSmall && (isVehicle || !(isListed || isSuffix)) && !isOfLine) {
      // "iPhone 14 plus clear" may be the larger one, "iPhone 14 plus charger" is not.
      if (!isVehicle && hasDistinctive && word.folded === "plus") {
        if (!endsModel(words, index)) return undefined;
        last = index;
      }
      break;
    }
    if (measures.some(({ start, end }) => start <= word.start && word.end <= end)) break;
    // "H-SO-743-K-WW" is the seller's own number.
    if (word.text.split("-").length > mostHyphens) break;
    const gap = plain.text.slice(before?.end, word.start);
    if (index > first && !/^(?:\s{1,3}|\s?[/-]\s?)$/.test(gap)) break;
    const isPartOfCode = /^[/-]$/.test(gap) && word.text.length <= longestEnding;
    if (hasDistinctive && !isDistinctive(word) && !isPartOfCode && !isVariant(word)) break;
    if (index > first && word.kind === "number" && (hasCode || (/[.,]/.test(word.text) && !isOfLine))) break;
    if (
      index > first &&
      (isIn("behind-model", word) || isColor(word.folded) || (hasLine && isDeviceMaker(word.folded)))
    )
      break;
    // "Xperia T": the letter is the model.
    hasDistinctive ||=
      (isDistinctive(word) && !isDeviceMaker(word.folded)) || (hasLine && /^\p{L}$/u.test(word.text));
    if (isLineOfMaker(before, word)) {
      hasLine = true;
      lineIndex ??= index;
    }
    hasCode ||= word.kind === "code" && word.text.length >= shortestCode;
    last = index;
  }
  if (last === undefined) return undefined;
  if (!hasDistinctive && !hasLine && !isShoutedModel(words, first, last)) return undefined;
  if (!hasDistinctive && lineIndex !== undefined && last > lineIndex + longestModel) {
    // "Galaxy Express Keep Calm Poster": a motif follows.
    last = lineIndex + 1;
    while (isVariantAt(words, last + 1)) last += 1;
  }
  const isStump = /^\s?(?:…|\.{3})/.test(plain.text.slice(words[last]?.end));
  // "GALAXY S..." is cut inside its model: without a code before it, it may be any.
  return isStump ? (last > first + 1 && hasCode ? last - 1 : undefined) : last;
}

/** In words: "Galaxy Grand Prime". */
const longestModel = 2;

/** In characters: "VGN-CR390E/B". Behind a code a number is another one, as one with decimals is: "Qosmio G50/9HV1 18.4". */
const longestEnding = 3;
const shortestCode = 5;
const mostHyphens = 3;

/** Nothing of its phrase, or a colour, stands behind it. */
function endsModel(words: readonly Word[], index: number): boolean {
  return !isInPhrase(words, index + 1, index) || isColor(words[index + 1]?.folded ?? "");
}

function isVariant({ folded }: Word): boolean {
  return variants.has(folded) || /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/.test(folded);
}

function isVariantAt(words: readonly Word[], index: number): boolean {
  const word = words[index];
  return word !== undefined && isInPhrase(words, index, index - 1) && isVariant(word);
}

/** The "WAX" of "pour Wiko WAX motif": behind a maker alone, in capitals. */
function isShoutedModel(words: readonly Word[], first: number, last: number): boolean {
  const [maker, model, next] = [words[first], words[last], words[last + 1]];
  if (last !== first + 1 || maker === undefined || model === undefined || next === undefined) return false;
  if (!isDeviceMaker(maker.folded) || isDeviceMaker(model.folded) || isIn("not-model", model)) return false;
  return /^\p{Lu}{3,}$/u.test(model.text) && !/\p{Ll}/u.test(model.text) && /^\p{Ll}/u.test(next.text);
}

/** The "sony" of "sony xperia t" and the "samsung" of "samsung a54", in a name without capitals. */
function isMakerOfLine({ folded }: Word, next: Word | undefined): boolean {
  if (!isDeviceMaker(folded) || next === undefined) return false;
  return isDeviceLine(next.folded) || /^\p{L}\d{1,3}$/u.test(next.folded);
}

/** Behind a line: "pro", "8.4", the "t" of "xperia t". */
function isSmallModel(word: Word): boolean {
  if (word.kind !== "word") return true;
  return isVariant(word) || /^[b-df-hj-np-xz]$/.test(word.folded);
}

/** "OnePlus One", "Apple Watch". */
function isLineOfMaker(before: Word | undefined, { folded }: Word): boolean {
  return before !== undefined && isDeviceMaker(before.folded) && isDeviceLine(folded);
}

function isNameLike({ text, kind }: Word): boolean {
  return kind !== "word" || /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text);
}

/** A model number, or camel case as in device names: iPhone, MacBook. */
function isDistinctive({ text, kind }: Word): boolean {
  return kind !== "word" || /^\p{Ll}{1,2}\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
}
