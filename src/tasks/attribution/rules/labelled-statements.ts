import { foldText } from "../../../nlp/normalizer.ts";
import { countryOfCode } from "../../evidence/country-names.ts";
import { isOfExtent } from "./asides.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import { materialInstead, shadesOf } from "./colour-columns.ts";
import { isUninformative } from "./empty-values.ts";
import { attributeOfWhole, saysExtent } from "./extents.ts";
import { type FreeText, isOfSeveralParts, type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import { isTrace } from "./match-doubts.ts";
import { findNegator, isNegated } from "./negation.ts";
import { isCoatedSteel, isIn, isStainless } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import { isPurpose } from "./unrelated-mentions.ts";
import { termsOf } from "./value-lexicon.ts";
import { ageFrom, matchValue, type ValueMatch } from "./value-matches.ts";
import { readWords } from "./words.ts";

/** What the line states on those of its attributes that are requested, except measures. */
export function statementsOfLine(line: LabelledLine, requested: RequestedAttributes): readonly Statement[] {
  return line.attributes.flatMap((attribute) => {
    if (attribute.record.kind === "measure" || !requested.attributes.includes(attribute)) return [];
    if (attribute.record.kind === "open")
      return openStatement(line, attribute).filter(
        ({ start, end }) =>
          attribute !== attributeOfWhole(requested.category) ||
          saysExtent(line.text.plain.text.slice(start, end)),
      );
    if (isOfSeveralParts(line, attribute)) return [];
    const listed = listedStatements(line, attribute);
    if (listed.length === 0)
      return materialInstead(line, attribute, requested) ?? unlistedStatement(line, attribute);
    const pairs = colorPairs(line, attribute, listed);
    const single = listed.filter((one) => !pairs.some((pair) => overlaps(one, pair)));
    return [...single, ...pairs, ...otherParts(line, attribute, [...single, ...pairs])];
  });
}

const maxOpenLength = 1_000;
const maxBrandLength = 40;
const maxUnlistedLength = 40;

function openStatement(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const whole = valueOfLine(line);
  const value =
    attribute.subject === "brand"
      ? firstPart(withoutCrawled(whole), line)
      : withoutCare(withoutCrawled(whole), attribute);
  if (isUninformative(value) || value.length > maxOpenLength) return [];
  if (attribute.record.identifier === "tyre_size" && !/\d{2}/.test(value)) return [];
  if (attribute.subject !== "model") return [statement(line, attribute, value, scores.labelledText)];
  if (isDescriptive(value)) return [];
  const isCode = codeLabel.test(line.label) && /\d/.test(value);
  return [statement(line, attribute, value, isCode ? scores.labelledValue : scores.labelledText)];
}

/** What a crawler cut off is a link's name from the ellipsis on: "CRYSTAL C208W … Voir la présentation". */
function withoutCrawled(value: string): string {
  return value.replace(
    /\s*(?:…|\.{3})\s*(?:(?:voir|lire|read|see|view|show|mehr|weiter|alles|leggi|vedi|scopri)(?:\s\p{L}+){0,3}|weiterlesen)$/iu,
    "",
  );
}

/** The list of ingredients has its traces and its footnotes ("*biologico"), and ends before other sentences: "Conservare al fresco". */
function withoutCare(value: string, { record }: CompiledAttribute): string {
  if (record.identifier !== "ingredients") return value;
  return value.replace(
    /[.;]\s*(?:(?:conservare|(?:à )?conserver|store|keep|kühl|trocken|non adatto|senza glutine|sans gluten)(?!\p{L}))[\s\S]*$/iu,
    "",
  );
}

/** A model's code goes before the name that a marketplace asks for besides. */
const codeLabel = /(?:^|[^\p{L}])(?:id|code|codice|number|no|nr|nummer|n°|numéro|numero|mpn)(?:$|[^\p{L}])/iu;
const mostNameWords = 4;
/** Of one with numbers; more are the whole name of an offer. */
const mostModelWords = 8;
const longestNameWord = 20;

/** "Portable and flexible", "SIX PORT USB HUB FOR ANDROID MOBILES": what a product is like, in the place of its model. */
function isDescriptive(value: string): boolean {
  const words = foldText(value).split(/\s+/);
  if (/\d/.test(value)) return words.length > mostModelWords || /^ip\s?\d{2}k?$/i.test(value);
  // "ZONADELAVADOEXTRAGRANDE": a phrase whose blanks were taken out.
  if (words.some(({ length }) => length > longestNameWord)) return true;
  return words.length > mostNameWords || words.some((word, index) => index > 0 && joining.has(word));
}

const joining = new Set("and for with in und fur mit et pour avec e con per".split(" "));

/** The first of several: a brand's name is no list, and never a paragraph. A column's short form keeps its full stop: "Barber Co." */
function firstPart(value: string, { text, start }: LabelledLine): string {
  const part = (/^[^,;|\n]*/.exec(value)?.[0] ?? "").trimEnd();
  if (part.length > maxBrandLength || (text.fact === undefined && hasPurpose.test(part))) return "";
  const isShort = text.fact !== undefined && /[\s.]\p{Lu}\p{L}{0,3}$/u.test(part);
  return isShort && text.plain.text.charAt(start + part.length) === "." ? `${part}.` : part;
}

/** "Powery Akku für Asus K70IJ": in a table without line breaks the next statement follows the maker. */
const hasPurpose = /\s(?:for|with|für|mit|pour|avec|per|con)\s/u;

/** A value that the channel does not list: only where the label is the exact name of a single attribute. */
function unlistedStatement(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const value = valueOfLine(line);
  // A column "Size" says "12", "5" or "42 2/3".
  const isSize =
    attribute.subject === "size" &&
    line.text.fact !== undefined &&
    /^\d{1,3}(?:[.,]5|\s?[½⅓⅔]|\s[12]\/[23])?\s?["″]?$/.test(value);
  const isProse = value.length > maxUnlistedLength || (!isSize && /[.!?]\s|^\P{L}*$/u.test(value));
  if (
    !line.isNamed ||
    line.attributes.length > 1 ||
    isProse ||
    /^\p{L}$/u.test(value) ||
    isUninformative(value) ||
    hasNegation(line) ||
    isPackOfMedia(line, attribute) ||
    (attribute.subject === "color" && (isPattern(value) || isAssorted(value)))
  )
    return [];
  return [statement(line, attribute, value, scores.labelledUnlisted)];
}

/** The "Boîtier cristal" of a CD: what it lies in is not what it is. */
function isPackOfMedia(line: LabelledLine, { record }: CompiledAttribute): boolean {
  if (record.identifier !== "media_format") return false;
  const [from, to] = wordsOfLine(line);
  return line.text.words.slice(from, to).some((word) => isIn("media-pack", word));
}

const colorPart = /[^/|,;+&]+/gu;
const shortestColor = 3;
const longestColor = 24;

/** "Stelline", "à pois", "matt": what a column of colours says besides is no colour. */
function isPattern(written: string): boolean {
  return readWords(written).some((word) => isIn("pattern", word));
}

/** "farblich sortiert", "assorted colours": which colour comes is not said. */
function isAssorted(written: string): boolean {
  return readWords(written).some((word) => isIn("assorted", word));
}

const listedPart = /[^,;|\n]+/gu;
const pair = /^\p{L}[\p{L}'’ -]*\/\s?\p{L}[\p{L}'’ -]*$/u;

/** The two-tone versions of "Yellow/Navy, Orange/Navy", each as one; of one thing alone "yellow/navy" is two colours. */
function colorPairs(
  line: LabelledLine,
  attribute: CompiledAttribute,
  listed: readonly Statement[],
): Statement[] {
  if (attribute.subject !== "color" || line.text.fact === undefined || line.attributes.length > 1) return [];
  const parts = Array.from(valueOfLine(line).matchAll(listedPart));
  if (parts.length < 2) return [];
  return parts.flatMap(({ 0: part, index }) => {
    const written = part.trim();
    if (!pair.test(written)) return [];
    const start = line.start + index + part.indexOf(written);
    const one = {
      ...statement(line, attribute, written, scores.labelledValue),
      start,
      end: start + written.length,
    };
    const values = listed.filter((other) => overlaps(one, other)).map(({ value }) => value);
    // "Schwarz/black" is one colour in two languages.
    return values.length > 1 && new Set(values).size === 1 ? [] : [one];
  });
}

function overlaps(one: Statement, other: Statement): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * The "marine" of "marine/pink", the "terracotta" of "cream, terracotta" in a column of colours, the "neoprene" of "cast iron, neoprene" in one of
 * materials: beside a listed one the others are named too. Of materials those that are known to be one: a column says treatments besides.
 */
function otherParts(
  line: LabelledLine,
  attribute: CompiledAttribute,
  listed: readonly Statement[],
): Statement[] {
  const isOfColor = attribute.subject === "color" || attribute.record.identifier === "ink_color";
  const isOfMaterial = attribute.subject === "material";
  if (!(isOfColor || isOfMaterial) || line.text.fact === undefined || line.attributes.length > 1) return [];
  const value = valueOfLine(line);
  if (!/[/|+&,;]/.test(value)) return [];
  return Array.from(value.matchAll(colorPart)).flatMap(({ 0: part, index }) => {
    const written = part.trim();
    const start = line.start + index + part.indexOf(written);
    const end = start + written.length;
    const isListed = listed.some((one) => one.start < end && start < one.end);
    const isName =
      /^[\p{L}'’ -]+$/u.test(written) && written.length >= shortestColor && written.length <= longestColor;
    if (isListed || !isName || isUninformative(written) || isPattern(written)) return [];
    if (joiningShade.test(written)) return [];
    if (isOfMaterial && !readWords(written).some((word) => isIn("other-material", word))) return [];
    return [{ attribute, value: null, text: line.text, start, end, score: scores.labelledValue }];
  });
}

function statement(
  line: LabelledLine,
  attribute: CompiledAttribute,
  value: string,
  score: number,
): Statement {
  return {
    attribute,
    value: null,
    text: line.text,
    start: line.start,
    end: line.start + value.length,
    score,
  };
}

/** Half of a surrogate pair, in which a text that was cut can end, belongs to no value. */
function valueOfLine({ text, start, end }: LabelledLine): string {
  return text.plain.text.slice(start, end).replace(/[\s.,;\p{Cs}]+$/u, "");
}

function hasNegation(line: LabelledLine): boolean {
  const [from, to] = wordsOfLine(line);
  return line.text.words
    .slice(from, to)
    .some((_, index) => isNegated(line.text.words, from + index, from + index));
}

function listedStatements(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const { words } = line.text;
  const [from, to] = wordsOfLine(line);
  const statements: Statement[] = [];
  for (let first = from; first < to; first += 1) {
    const match = matchValue(attribute, line.text, first);
    if (match === undefined || match.last >= to) continue;
    if (attribute.subject === "size" && isOfExtent(line.text, first, match.last)) continue;
    const isOtherSteel = isCoatedSteel(words, first, match.last) && isStainless(match.value);
    const isOther = isOtherSteel || (attribute.record.identifier === "allergens" && isTrace(words, first));
    if (!isOther && !isNegated(words, first, match.last)) statements.push(listedStatement(line, match));
    first = match.last;
  }
  if (statements.length > 0) return onceEach(statements);
  return attribute.subject === "color" ? shadesOf(line, attribute) : countedStatements(line, attribute);
}

/** Of "Charcoal Black", which is one shade of two listed words, what names it: the last in English and German. */
function onceEach(statements: readonly Statement[]): Statement[] {
  const isLast = ({ text }: Statement) => text.language !== "fr" && text.language !== "it";
  return statements.filter((one, place) => {
    const others = isLast(one) ? statements.slice(place + 1) : statements.slice(0, place);
    return !others.some(({ start, end }) => start === one.start && end === one.end);
  });
}

/**
 * Numbers and codes alone in a column: "2" for a list of "1 person", "2 people", "8+" for one of ages, "90x200" for one of
 * "90 x 200 cm", "DE" for Germany.
 */
function countedStatements(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  if (line.text.fact === undefined) return [];
  const written = valueOfLine(line).trim();
  const country = attribute.subject === "origin" ? countryOfCode(written) : undefined;
  const sides = sidesOf(written);
  const isCount = /^\d{1,2}$/.test(written);
  const age = ageOf(written);
  if (!isCount && age === undefined && sides === undefined && country === undefined) return [];
  const meant = attribute.record.values.filter((value) =>
    country !== undefined
      ? value.names.en === country || value.terms.en?.includes(country)
      : age !== undefined && ageFrom.test(value.names.en ?? "")
        ? value.names.en === `From ${age} years`
        : isCount
          ? value.names.en?.split(" ")[0] === written
          : sides !== undefined && termsOf(value).some(({ term }) => sidesOf(term) === sides),
  );
  const [value] = meant;
  if (value === undefined || meant.length > 1) return [];
  return [{ ...statement(line, attribute, written, scores.labelledValue), value }];
}

/** The first year of "8+", "+8", "8-12" and "8". */
function ageOf(text: string): string | undefined {
  return /^(?:\+\s?)?(\d{1,2})\s?(?:\+|[-–]\s?\d{1,3})?$/.exec(text)?.[1];
}

function sidesOf(text: string): string | undefined {
  const [, one, other] = /^(\d{1,4})\s*(?:cm|mm)?\s*[x×]\s*(\d{1,4})\s*(?:cm|mm)?$/i.exec(text) ?? [];
  return one === undefined ? undefined : `${one} x ${other}`;
}

function listedStatement(line: LabelledLine, match: ValueMatch): Statement {
  const { words } = line.text;
  const [first, last] = [words[match.first]?.start ?? line.start, words[match.last]?.end ?? line.end];
  const [start, end] = wholeShade(line, match.attribute, [first, last]);
  const score = isWholePart(line, start, end) ? scores.labelledValue : scores.labelledAmongWords;
  return { attribute: match.attribute, value: match.value, text: line.text, start, end, score };
}

const betweenShades = /[,;/|&+•()\n]/u;
/** "Heather Grey", "9ct Yellow Gold", "05 Rouge Passion": words without a preposition, of a colour or a metal. */
const shade =
  /^(?:\d{1,3}\s?(?:ct|kt?|carats?|karat|carati)\.?\s|(?:0\d|\d{3})\s)?\p{L}+(?:[ -]\p{L}+){0,3}$/iu;
const longestShade = 30;
const joiningShade =
  /(?<!\p{L})(?:and|und|et|e|with|mit|avec|con|on|auf|sur|su|ohne|without|sans|senza|not|kein\p{L}*|or|oder|ou|o|wie|like)(?!\p{L})/iu;

/** What a column calls a shade or an alloy by more words than the listed value has: all of them. */
function wholeShade(
  line: LabelledLine,
  attribute: CompiledAttribute,
  [start, end]: readonly [number, number],
): readonly [number, number] {
  const { subject, record } = attribute;
  if (line.text.fact === undefined || !(subject === "color" || record.identifier === "metal"))
    return [start, end];
  const { text } = line.text.plain;
  if (isJoinedToValue(line, attribute, [start, end])) return [start, end];
  const before = text.slice(line.start, start).split(betweenShades).at(-1) ?? "";
  const behind = text.slice(end, line.end).split(betweenShades)[0] ?? "";
  const whole = `${before}${text.slice(start, end)}${behind}`;
  const written = whole.trim();
  if (written.length > longestShade || !shade.test(written) || joiningShade.test(written))
    return [start, end];
  const from = start - before.trimStart().length;
  return [from, from + written.length];
}

/** The "orange" and the "weiß" of "orange-weiß", which are two colours; "gris-bleu" is one shade. */
function isJoinedToValue(
  { text }: LabelledLine,
  attribute: CompiledAttribute,
  [start, end]: readonly [number, number],
): boolean {
  const { words, plain } = text;
  const first = words.findIndex((word) => word.start === start);
  const last = words.findIndex((word) => word.end === end);
  if (first < 0 || last < 0) return false;
  const valueAt = (index: number) => matchValue(attribute, text, index)?.value.identifier ?? "";
  const own = valueAt(first);
  const joined = [
    plain.text.slice(words[first - 1]?.end, start) === "-" ? valueAt(first - 1) : "",
    plain.text.slice(end, words[last + 1]?.start) === "-" ? valueAt(last + 1) : "",
  ];
  return joined.some((other) => other !== "" && (inNoShade.has(own) || inNoShade.has(other)));
}

/** Colours that make no shade with another one. */
const inNoShade: ReadonlySet<string> = new Set(["black", "white"]);

const separatorBefore = /(?:^|[,;/|&+•]|\b(?:and|und|et|e|or|oder|ou|o))\s*(?:\d{1,3}\s?%\s*)?$/i;
const separatorAfter = /^\s*(?:\(?\d{1,3}\s?%\)?\s*)?(?:$|[,;/|&+•.(]|\b(?:and|und|et|e|or|oder|ou|o)\b)/i;

/** Whether `[start, end)` is everything between two separators: "cotton" in "80% cotton, 20% polyester". */
function isWholePart(line: LabelledLine, start: number, end: number): boolean {
  const { text } = line.text.plain;
  return (
    separatorBefore.test(text.slice(line.start, start)) && separatorAfter.test(text.slice(end, line.end))
  );
}

/** "with hood", "ohne Kapuze": a yes/no attribute mentioned outside its own line. */
export function yesOrNoStatements({ attributes }: RequestedAttributes, free: FreeText): readonly Statement[] {
  if (!attributes.some((attribute) => attribute.lexicon?.answers?.areAll)) return [];
  const { text, mentions } = free;
  return mentions.flatMap(({ attribute, first, last }) => {
    const { lexicon: list } = attribute;
    const answers = list?.answers;
    if (
      !answers?.areAll ||
      !attributes.includes(attribute) ||
      isInLine(free, first) ||
      isPurpose(text.words, first)
    )
      return [];
    if (list?.trie.longest(text.words, last + 1)?.entries.some(({ owner }) => owner.needsLabel)) return [];
    const negator = findNegator(text.words, first, last);
    const value = negator === undefined ? answers.yes : answers.no;
    const start = text.words[Math.min(first, negator ?? first)]?.start ?? 0;
    const end = text.words[Math.max(last, negator ?? last)]?.end ?? 0;
    return [{ attribute, value, text, start, end, score: scores.yesOrNo }];
  });
}

/** Includes labels, as the line rules read what the line states. */
function isInLine({ text, lines }: FreeText, word: number): boolean {
  return lines.some((line) => {
    const [from, to] = wordsOfLine(line);
    const isLabel = word < from && text.words[word]?.clause === text.words[from]?.clause;
    return isLabel || (word >= from && word < to);
  });
}
