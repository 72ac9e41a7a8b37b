import { languages } from "../../../api/vocabulary.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { ProductText } from "./product-text.ts";
import { isCrowdedColour, isShadeBehindDash } from "./shades-of-names.ts";
import { type Statement, scores } from "./statement.ts";
import { isAccessory } from "./unrelated-mentions.ts";
import { readWords, type Word } from "./words.ts";

/**
 * Drops values that are read in the brand's name ("Bio-Oil" is no organic claim, towels of Amber are not amber), and flavours that
 * are the product itself: the cheese of a cheese, the coffee of coffee.
 */
export function withoutNames(
  statements: readonly Statement[],
  texts: readonly ProductText[],
  category: CategoryRecord,
): readonly Statement[] {
  const brand = statements.find(({ attribute }) => attribute.subject === "brand");
  const name = brand?.text.plain.text.slice(brand.start, brand.end);
  const places = name === undefined ? [] : texts.flatMap((text) => placesOf(text, name));
  const isNamed = (one: Statement) =>
    one.attribute.subject !== "brand" &&
    one.isLabelled !== true &&
    places.some(({ text, start, end }) => text === one.text && one.start >= start && one.end <= end);
  let own: ReadonlySet<string> | undefined;
  const isItself = ({ attribute, value, isLabelled }: Statement) => {
    if (attribute.subject !== "flavour" || value === null || isLabelled === true) return false;
    own ??= stemsOfTexts(Object.values(category.names));
    const words = own;
    return languages.some((language) =>
      [...stemsOfTexts([value.names[language] ?? ""])].some((stem) => words.has(stem)),
    );
  };
  // The "Cerotti" of plasters is no maker.
  const isKind = ({ attribute, isLabelled, text, start, end }: Statement) => {
    if (attribute.subject !== "brand" || isLabelled === true) return false;
    own ??= stemsOfTexts(Object.values(category.names));
    const [word, more] = readWords(text.plain.text.slice(start, end));
    return more === undefined && word !== undefined && word.stems.distinct.some((stem) => own?.has(stem));
  };
  return withoutParts(statements, texts).filter(
    (one) =>
      !isNamed(one) &&
      !isItself(one) &&
      !isOtherSize(one, category) &&
      !isOtherSport(one, category) &&
      !isSaidElsewhere(one, statements) &&
      !isKind(one) &&
      !isShadeBehindDash(one, statements) &&
      !isCrowdedColour(one, statements) &&
      !isSpeed(one, statements),
  );
}

/**
 * Without colours and knits of parts, materials of parts where the whole has one ("Wooden frame" of a sofa that is all wood stays), flavours
 * of ingredients where the name has one ("Con mirtillo"), and of two working memories the larger one, which is the storage.
 */
function withoutParts(statements: readonly Statement[], texts: readonly ProductText[]): readonly Statement[] {
  const hasFlavour = statements.some(
    ({ attribute, text }) => attribute.subject === "flavour" && text.source === "product_name",
  );
  const sizes = statements.flatMap((one) => (isOfMemory(one) ? (sizeOf(one) ?? []) : []));
  const smallest = sizes.reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY);
  const amounts = new Map<Statement["text"], ReadonlySet<string>>();
  const isWorkingMemory = ({ attribute: { record }, text, start, end }: Statement) => {
    if (!record.identifier.startsWith("storage")) return false;
    const known = amounts.get(text) ?? workingMemories(text.plain.text);
    amounts.set(text, known);
    return known.has(amountOf(text.plain.text.slice(start, end)));
  };
  return statements.filter((one) => {
    if (one.part !== undefined && !isProduct(one.part, one.text, texts)) return false;
    const { subject } = one.attribute;
    if (subject === "flavour" && one.isLabelled !== true && one.text.source === "product_description")
      return !hasFlavour;
    // The "Memoria 128 GB" beside "RAM 4 GB".
    if (isOfMemory(one)) return (sizeOf(one) ?? 0) < fewestTimes * smallest;
    return !isWorkingMemory(one);
  });
}

/** Whether the name has the word, alone or at a compound's end: the hinge of "Hinge, stainless steel" is no part. What it comes with is one in prose: "pantalon à clous". */
function isProduct(
  { stems, folded }: Word,
  stating: Statement["text"],
  texts: readonly ProductText[],
): boolean {
  if (isBehindHead(stems, stating)) return false;
  return texts.some(
    ({ source, words }) =>
      source === "product_name" &&
      words.some(
        (word, place) =>
          !(stating.source === "product_description" && comesWith.has(words[place - 1]?.folded ?? "")) &&
          (word.folded.endsWith(folded) || word.stems.distinct.some((stem) => stems.distinct.includes(stem))),
      ),
  );
}

const countWords: ReadonlySet<string> = new Set([
  "lot",
  "set",
  "kit",
  "paire",
  "coppia",
  "jeu",
  "serie",
  "confezione",
]);

/** "Stockpot with lid", "Mitigeur lavabo, tirette laiton": in French and Italian names the product comes first, and what follows it is a part. */
function isBehindHead(stems: Word["stems"], { source, language, words }: Statement["text"]): boolean {
  if (source !== "product_name") return false;
  const place = words.findIndex((word) => word.stems === stems);
  if (isAccessory(words, place)) return true;
  if (language !== "fr" && language !== "it") return false;
  const before = words.slice(0, place).filter(({ kind }) => kind === "word");
  return (
    before.filter(({ folded }) => !isStopWordInAnyLanguage(folded) && !countWords.has(folded)).length > 1
  );
}

const comesWith: ReadonlySet<string> = new Set(["with", "mit", "a", "avec", "con"]);

const fewestTimes = 2;

function isOfMemory({ attribute: { record } }: Statement): boolean {
  return /^(?:memory|ram)/.test(record.identifier);
}

const workingMemory =
  /(?<!\d)(\d{1,4}\s?[GT][Bo])\s?(?:of\s|de\s|di\s)?(?:ram|ddr\d?|u?dimm|so-?dimm|ecc)(?!\p{L})/giu;

/** The amounts that a text has of RAM: a "hard disk" of 8 GB where it has "8 GB DDR4" is none. */
function workingMemories(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(workingMemory), ([, amount = ""]) => amountOf(amount)));
}

function amountOf(text: string): string {
  return text.replace(/\s/g, "").toLowerCase();
}

const megabytes: Readonly<Record<string, number>> = { MB: 1, GB: 1_024, TB: 1_024 * 1_024 };

function sizeOf({ text, start, end }: Statement): number | undefined {
  const [measure] = findMeasures(text.plain.text.slice(start, end));
  return measure?.dimension === "data" ? measure.value * (megabytes[measure.unit] ?? 0) : undefined;
}

/** What the description is "for", or a name has without its maker, is the device that a plainer phrase says, however it is written there. */
function isSaidElsewhere({ attribute, score }: Statement, all: readonly Statement[]): boolean {
  return (
    attribute.subject === "compatibility" &&
    (score === scores.deviceOfMaker || score === scores.lineInName) &&
    all.some((other) => other.attribute === attribute && other.score > score)
  );
}

/** What a bicycle and its parts are for is cycling, whatever the bicycle is called: "Trekking", "Marathon". */
function isOtherSport(
  { attribute: { record }, value, isLabelled }: Statement,
  { identifier }: CategoryRecord,
): boolean {
  return (
    record.identifier === "sport" &&
    isLabelled !== true &&
    value?.identifier !== "cycling" &&
    /-cycling(?:-|$)/.test(identifier)
  );
}

/** An Italian size of women's clothes is another number than the European one: a 44 is no EU 44. */
function isOtherSize(
  { attribute, value, text, start, end }: Statement,
  { identifier }: CategoryRecord,
): boolean {
  if (attribute.subject !== "size" || value === null || !/^eu-\d\d$/.test(value.identifier)) return false;
  const written = text.plain.text.slice(Math.max(0, start - 4), end);
  if (/\bit\b/i.test(written)) return true;
  return text.language === "it" && !/\beu\b/i.test(written) && /fashion-women/.test(identifier);
}

/** "USB 2.0" says how fast a cable is; what its plugs are is said beside: "USB-C to USB-C". */
function isSpeed({ attribute, value, text, start, end }: Statement, all: readonly Statement[]): boolean {
  if (value?.identifier !== "usb-a" || !/^usb \d/i.test(text.plain.text.slice(start, end))) return false;
  return all.some(
    (other) => other.attribute === attribute && /usb-(?!a$)/.test(other.value?.identifier ?? ""),
  );
}

interface Place {
  readonly text: ProductText;
  readonly start: number;
  readonly end: number;
}

/** Where a text has the brand's name: one of several words anywhere, a single word only where it begins the product's name. */
function placesOf(text: ProductText, name: string): readonly Place[] {
  if (text.source === "fact") return [];
  const [whole, wanted] = [foldText(text.plain.text), foldText(name)];
  if (wanted === "" || whole.length !== text.plain.text.length) return [];
  if (!/[^\p{L}\p{N}]/u.test(wanted)) {
    const begins = text.source === "product_name" && whole.startsWith(`${wanted} `);
    return begins ? [{ text, start: 0, end: wanted.length }] : [];
  }
  const places: Place[] = [];
  for (let start = whole.indexOf(wanted); start >= 0; start = whole.indexOf(wanted, start + wanted.length))
    places.push({ text, start, end: start + wanted.length });
  return places;
}

function stemsOfTexts(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) =>
      readWords(text).flatMap(({ stems, folded }) => (folded.length > 2 ? stems.distinct : [])),
    ),
  );
}
