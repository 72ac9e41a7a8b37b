import type { Measure } from "../../../nlp/measures.ts";
import type { CategoryLexicon, CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import { attributeOfWhole, isOfWhole } from "./extents.ts";
import { type FreeText, firstWordFrom, type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import { namedBeside, sideBeside } from "./named-measures.ts";
import { isNegated } from "./negation.ts";
import { findBefore, isInClause, isInPhrase } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn, isOfParcel, isOfWearer } from "./scopes.ts";
import { contains, type Place, type Statement, scores } from "./statement.ts";
import { type Word, wordSet } from "./words.ts";

/**
 * Assigns measures outside labelled lines to the attribute named beside them, else to the only remaining one. Measures of
 * dimensions without a requested attribute are skipped, as they only affect attributes of their own dimension.
 */
export function freeMeasures(
  { category, attributes }: RequestedAttributes,
  single: readonly Measure[],
  free: FreeText,
): Statement[] {
  const { text, lines } = free;
  const measured = category.attributes.filter(({ record }) => record.kind === "measure");
  const whole = attributeOfWhole(category);
  const own = single.filter(
    (measure) =>
      (attributes.some(({ record }) => record.kind === "measure" && record.dimension === measure.dimension) ||
        isOfWhole(whole, text, measure)) &&
      !lines.some((line) => line.attributes.length > 0 && contains(line, measure)) &&
      !isOthersMeasure(text, measure, isContentOf(attributes, measure) || fitsTo(attributes, measure)),
  );
  const named = own.map((measure) => namesOf(category, measured, measure, free));
  const memories = memoriesOf(measured, own, text);
  // The 110 cm of a belt are its size.
  const isSizedByLength = category.attributes.some(({ lexicon }) => lexicon?.areLengths === true);
  return own.flatMap((measure, index) => {
    const memory = memories.get(measure);
    // The "12" of "12/256GB" is no value without its unit.
    if (memory !== undefined) {
      const statement = measuredStatement(memory, text, measure, scores.inName);
      if (/\p{L}/u.test(measure.text)) return [statement];
      return isOfDrive(text, measure) ? [{ ...statement, unit: measure.unit }] : [];
    }
    const names = named[index] ?? [];
    if (names.length > 0)
      return names.map((attribute) => measuredStatement(attribute, text, measure, scores.besideName));
    if (isSizedByLength && measure.dimension === "length") return [];
    const fitting = measured.filter(({ record }) => record.dimension === measure.dimension);
    const left =
      measure.dimension === "length" ? fitting : fitting.filter((one) => !named.flat().includes(one));
    const only = mainOf(left, measure) ?? lengthOf(left, measure, text);
    if (only === undefined && whole !== undefined && isOfWhole(whole, text, measure))
      return [measuredStatement(whole, text, measure, scores.onlyOfDimensionInName)];
    if (only === undefined || isOtherUnit(only, measure) || isOtherCount(only, measure)) return [];
    if (isContentCell(text, measure))
      return [{ ...measuredStatement(only, text, measure, scores.labelledMeasure), isLabelled: true }];
    const isOther =
      isInOtherLine(lines, measure) ||
      (measure.dimension === "mass" && isLoad(text.words, firstWordFrom(text, measure.start)));
    return isOther ? [] : onlyOfDimension(only, measure, text);
  });
}

/** Of food and of what comes in bottles a column "Size" says how much there is: "Taille: 5 kg". */
function isContentCell({ fact, plain }: ProductText, measure: Measure): boolean {
  if (fact === undefined || !contents.has(measure.dimension) || !sizeLabel.test(fact.label.trim()))
    return false;
  const cell = plain.text.slice(fact.label.length + ": ".length);
  return cell.trim().replace(/^\d{1,3}\s?[x×]\s?/u, "") === measure.text;
}

const sizeLabel =
  /^(?:(?:pack |item )?size|(?:packungs)?gr(?:ö|oe)(?:ß|ss)e|gebinde|taille|taglia|misura|formato?|contenance|conditionnement|confezione)$/iu;

const bytes: Readonly<Record<string, number>> = { MB: 1, GB: 1_024, TB: 1_024 * 1_024 };
const betweenMemories = /^\s?[/+]\s?$/;
const longestDrive = 8;
const drive = /^\s?(?:ssd|hdd|emmc|nvme|pcie|m\.2)(?![\p{L}\p{N}])/iu;

/** "8GB/256GB", "4 Go + 128 Go", "16/512 GB", "16GB 512GB SSD": the working memory, which is the smaller one, and the storage. */
function memoriesOf(
  attributes: readonly CompiledAttribute[],
  measures: readonly Measure[],
  { plain }: ProductText,
): ReadonlyMap<Measure, CompiledAttribute> {
  const ofData = attributes.filter(({ record }) => record.dimension === "data");
  const working = ofData.find(({ record }) => /^(?:memory|ram)/.test(record.identifier));
  const storage = ofData.find(({ record }) => /^storage/.test(record.identifier));
  const found = new Map<Measure, CompiledAttribute>();
  if (working === undefined || storage === undefined) return found;
  for (const [index, measure] of measures.entries()) {
    if (measure.dimension === "data" && isOfDrive({ plain }, measure)) found.set(measure, storage);
    const next = measures[index + 1];
    if (next === undefined || measure.dimension !== "data" || next.dimension !== "data") continue;
    const between = plain.text.slice(measure.end, next.start);
    const isPair = betweenMemories.test(between) || (between === " " && isOfDrive({ plain }, next));
    if (!isPair || measure.value * (bytes[measure.unit] ?? 0) >= next.value * (bytes[next.unit] ?? 0))
      continue;
    found.set(measure, working).set(next, storage);
  }
  return found;
}

function isOfDrive({ plain }: Pick<ProductText, "plain">, { end }: Measure): boolean {
  return drive.test(plain.text.slice(end, end + longestDrive));
}

/**
 * The only attribute of the measure's dimension; of several masses or volumes the one that is required, net before drained weight;
 * of several counts that of packs for a pack.
 */
function mainOf(
  attributes: readonly CompiledAttribute[],
  { dimension, text }: Measure,
): CompiledAttribute | undefined {
  if (attributes.length <= 1 || dimension === "length")
    return attributes.length === 1 ? attributes[0] : undefined;
  if (dimension === "count" && ofPack.test(text)) {
    const packs = attributes.filter(({ record }) => record.identifier === "pack_size");
    if (packs.length === 1) return packs[0];
  }
  const required = attributes.filter(({ record }) => record.requirementLevel === "required");
  return required.length === 1 ? required[0] : undefined;
}

const leastLength = 10;

/** The 25 m of "Tuyau tressé 25 m D15", "Rope 20m": so many metres in a name are how long a thing is, whatever other sides it has. */
function lengthOf(
  attributes: readonly CompiledAttribute[],
  { unit, value }: Measure,
  { source }: ProductText,
): CompiledAttribute | undefined {
  if (source !== "product_name" || unit !== "m" || value < leastLength) return undefined;
  return attributes.find(({ record }) => record.identifier === "length");
}

/** "4er-Set", "lot de 3", "set of 6", "10 Stück": of how many alike, unless a category has to count pieces. */
const ofPack =
  /\der[\s-]?\p{L}|^(?:packs?|sets?|lots?|confezion[ei]|multipack)\s|\d\s?(?:st(?:ü|ue)ck|stk)\.?$/iu;

/** Words before the measure of something else: compared with or replaced. */
const others = wordSet({
  en: "equivalent equals equal replaces replace replacing like than fits",
  de: "ersetzt ersetzen entspricht wie als aquivalent vergleichbar",
  fr: "equivalent equivalente equivaut remplace remplacent comme",
  it: "equivalente equivalenti equivale sostituisce sostituiscono come",
});
/** Before what it accommodates, "for bottles of 750 ml"; behind more words a content is the product's own: "paté per gatti senior 85 g". */
const purposes = wordSet({ en: "for", de: "fur", fr: "pour", it: "per" });

const reach = 5;
const replacedReach = 8;
const contentReach = 2;
const contents: ReadonlySet<string> = new Set(["mass", "volume"]);
/** What a name says behind the device that a product is for: "Battery for drill 4.0 Ah". */
const mayFollowPurpose: ReadonlySet<string> = new Set([...contents, "charge"]);

/** Whether the category has to say how much is in its products: then a name says it, whomever they are for. */
function isContentOf(attributes: readonly CompiledAttribute[], { dimension }: Measure): boolean {
  return (
    contents.has(dimension) &&
    attributes.some(({ record }) => record.dimension === dimension && record.requirementLevel === "required")
  );
}

/** Whether the category asks what its products go with: the 15.6 inches of a bag "for laptops up to 15.6 inches". */
function fitsTo(attributes: readonly CompiledAttribute[], { dimension, unit }: Measure): boolean {
  return attributes.some(
    ({ record }) =>
      record.identifier.startsWith("compatible_") && record.dimension === dimension && record.unit === unit,
  );
}

/** "9 W, equivalent to 60 W": the measure of what is replaced, behind the product's own. */
export function isOfReplaced(text: ProductText, measure: Measure): boolean {
  const first = firstWordFrom(text, measure.start);
  // "Ersetzt ca. zwei Flaschen Flüssigshampoo à 250 ml"
  const far = contents.has(measure.dimension) ? replacedReach : reach;
  return (
    findBefore(text.words, first, { reach: far, among: others }) !== undefined ||
    isEquivalent(text, measure) ||
    (contents.has(measure.dimension) && isOfReckoning(text, measure))
  );
}

/** "9 W (replaces 60 W)", "fits laptops up to 15.6 inches wide", "8,5W=60W", "9 W (60 W)": the measure of something else. */
function isOthersMeasure(text: ProductText, measure: Measure, isContent: boolean): boolean {
  const { words } = text;
  const first = firstWordFrom(text, measure.start);
  const isOwnContent = isContent && (text.source === "product_name" || measure.dimension === "length");
  const mayBeContent = text.source === "product_name" && mayFollowPurpose.has(measure.dimension);
  return (
    isOfReplaced(text, measure) ||
    (!isOwnContent &&
      findBefore(words, first, { reach: mayBeContent ? contentReach : reach, among: purposes }) !==
        undefined) ||
    isNegated(words, first, first) ||
    isOfWearer(words, first) ||
    isLimit(text, measure) ||
    isRate(text, measure) ||
    (measure.dimension === "power" && text.source !== "product_name" && isOfCharging(words, first)) ||
    (measure.dimension === "length" &&
      (isOfParcel(words, first) ||
        ofDrive.test(text.plain.text.slice(measure.end, measure.end + driveReach))))
  );
}

const limitReach = 24;
/** What most products have as much of as they can take: of these a maximum is no statement. */
const limited: ReadonlySet<string> = new Set(["data", "mass", "volume"]);
const upTo =
  /(?:(?<!\p{L})(?:up to|max\.?|maximum|maximal|bis(?: zu)?|höchstens|jusqu['’]?\s?(?:à|a|au)|maxi(?:mum)?|fino a|massimo|al massimo)\s*(?:\p{L}{1,6}\s)?|[<≤]\s?)$/iu;
/** "grande race (+ 25 kg)", "über 25 kg", "more than 25 kg": whom it is for. */
const over =
  /(?:\(\s?[+>≥]\s?|[>≥]\s?|(?<!\p{L})(?:over|above|more than|über|ab|mehr als|plus de|au-dessus de|dès|oltre|più di)\s)$/iu;

/** "bis zu 128 GB RAM", "for dogs (up to 10 kg)": the most or the least that may be, not what is. */
function isLimit({ plain }: ProductText, { start, dimension }: Measure): boolean {
  if (!limited.has(dimension)) return false;
  const before = plain.text.slice(Math.max(0, start - limitReach), start);
  return upTo.test(before) || (dimension === "mass" && over.test(before));
}

const rateReach = 16;
const perTime =
  /^\s?(?:\/\s?(?:24\s?)?(?:h|std|min|s|sec|tag|day|jour|heure|ora|giorno|minute|minuto)(?![\p{L}\d])|(?:per|pro|par|a|an|al|am) (?:hour|minute|stunde|heure|ora|minuto|day|tag|jour|giorno)(?!\p{L})|all['’]ora(?!\p{L})|à l['’]heure(?!\p{L}))/iu;

/** The 300 l of a pump's "300 l/h": a flow, and no content. */
function isRate({ plain }: ProductText, { end, dimension }: Measure): boolean {
  return contents.has(dimension) && perTime.test(plain.text.slice(end, end + rateReach));
}

/** Leaves out a content that the row elsewhere says is an amount per time: the 20 l of "20L dehumidifier" beside "20 L/day". */
export function withoutRates(
  statements: readonly Statement[],
  texts: readonly ProductText[],
): readonly Statement[] {
  const rates = texts.flatMap((text) => text.measures.filter((measure) => isRate(text, measure)));
  if (rates.length === 0) return statements;
  return statements.filter((one) => {
    const { record } = one.attribute;
    if (record.kind !== "measure" || !contents.has(record.dimension ?? "")) return true;
    const own = one.text.measures.find(({ start, end }) => start < one.end && one.start < end);
    if (own === undefined || (one.isLabelled === true && !isRate(one.text, own))) return true;
    return !rates.some(({ value, unit }) => value === own.value && unit === own.unit);
  });
}

const chargingReach = 4;

/** "ricarica wireless 10W", "25W fast charging", "Schnellladung mit 25 W": the power of charging, not of the product. */
function isOfCharging(words: readonly Word[], first: number): boolean {
  for (let index = first - chargingReach; index <= first + chargingReach; index += 1)
    if (isInPhrase(words, index, first) && isIn("charging", words[index])) return true;
  return false;
}

const driveReach = 16;
/** '2.5" HDD bay', '2,5"-Schacht': the size of a drive in it. */
const ofDrive =
  /^[\s-]?(?:["″]?[\s-]?)(?:hdd|ssd|sata|festplatten?|(?:einbau)?sch[aä]cht|laufwerk|hard|drive|bay|disque|baie|disco|alloggiament|emplacement|vano|vani)/iu;

const reckoningReach = 48;
/** What as much of another thing would come in. */
const reckoned =
  /(?<!\p{L})(?:soit|that['’]?s|that is|das (?:sind|ist)|also|sprich|pari a|ossia|ovvero|cioè|=)\s(?:\p{L}+\s|ca\.?\s){0,2}?(?:[2-9]|\d{2}|two|three|zwei|drei|deux|trois|due|tre)\s(?:bottles|flaschen|tuben|flacons|bouteilles|tubes|flaconi|bottiglie|tubetti)(?:\s\p{L}+)?\s(?:of|à|zu|mit|de|da)\s$/iu;

/** "60 lavages, soit 2 flacons de 250 ml", "das sind zwei Flaschen à 250 ml": what would last as long. */
function isOfReckoning({ plain, source }: ProductText, { start }: Measure): boolean {
  if (source === "product_name") return false;
  return reckoned.test(plain.text.slice(Math.max(0, start - reckoningReach), start));
}

const equivalentReach = 24;
const equivalentBefore =
  /(?<!\p{L})(?:equiv|eq|équiv|éq|äquiv|aequiv|entspr|corrisp)\p{L}*\.?(?:\s?:)?\s?(?:to|a|à)?\s?$/iu;
const equivalentAfter = /^[\s-]?(?:equiv|eq(?!\p{L})|équiv|éq(?!\p{L})|äquiv|aequiv|corrisp)/iu;

/** "(equiv. 50 W)", "50W-equivalent", or behind a measure of the same unit: an equals sign, or brackets. */
function isEquivalent({ measures, plain }: ProductText, measure: Measure): boolean {
  if (equivalentBefore.test(plain.text.slice(Math.max(0, measure.start - equivalentReach), measure.start)))
    return true;
  if (equivalentAfter.test(plain.text.slice(measure.end, measure.end + equivalentReach))) return true;
  const before = measures.findLast(({ end }) => end <= measure.start);
  if (before === undefined || before.dimension !== measure.dimension || before.unit !== measure.unit)
    return false;
  const gap = plain.text.slice(before.end, measure.start);
  return (
    /^\s?\(?\s?[=≙≈≅]\s?$/.test(gap) ||
    (/^\s?\(\s?$/.test(gap) && /^\s?\)/.test(plain.text.slice(measure.end)))
  );
}

const loads = wordSet({
  en: "load capacity supported supports holds carries",
  de: "belastbar belastbarkeit tragkraft tragfahigkeit traglast nutzlast tragt",
  fr: "charge supporte capacite portance",
  it: "portata carico supporta regge",
});

/** "Weight capacity 18 kg", "belastbar bis 15 kg": a load capacity is not the product's weight. */
function isLoad(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: reach, among: loads });
}

export function measuredStatement(
  attribute: CompiledAttribute,
  text: ProductText,
  place: Place,
  score: number,
): Statement {
  const isOfPack = packDimensions.has(attribute.record.dimension ?? "");
  const start = isOfPack
    ? startWithCount(text, place.start)
    : place.start + modelLength(attribute, text, place);
  return { attribute, value: null, text, start, end: place.end, score };
}

const modelBefore = /^\d{3,5}\s[-–]\s(?=\d)/u;

/** The "1652 - " of "Aspire 1652 - 4400 mAh": a battery has one capacity, and the number before a dash is a device's. */
function modelLength({ record }: CompiledAttribute, { plain }: ProductText, { start, end }: Place): number {
  if (record.dimension !== "charge") return 0;
  return modelBefore.exec(plain.text.slice(start, end))?.[0].length ?? 0;
}

/** Of what each one of several has: the whole is that often. */
const packDimensions: ReadonlySet<string> = new Set(["mass", "power", "volume"]);
const countBefore = /(?<![\d.,])\d{1,3} ?[x×] ?$/iu;
const countReach = 8;

/** "4 x 85 g" of a pack of several is no 85 g, "2 x 3 kW" of two heaters no 3 kW, "3 x 650 ml" no 650 ml. */
function startWithCount({ plain }: ProductText, start: number): number {
  const count = countBefore.exec(plain.text.slice(Math.max(0, start - countReach), start));
  return count === null ? start : start - count[0].length;
}

/** The attributes named beside a measure; in a line for something else only names within its value count. */
function namesOf(
  lexicon: CategoryLexicon,
  measured: readonly CompiledAttribute[],
  measure: Measure,
  free: FreeText,
): readonly CompiledAttribute[] {
  const { text, lines, mentions } = free;
  const fitting = measured.filter(({ record }) => record.dimension === measure.dimension);
  if (fitting.length === 0) return [];
  const line = lines.find((other) => contains(other, measure));
  const [from, to] = line === undefined ? [0, text.words.length] : wordsOfLine(line);
  const inside = mentions.filter(({ first }) => first >= from && first < to);
  const named = namedBeside(fitting, measure, { text, mentions: inside });
  if (named.length > 0 || line !== undefined || measure.dimension !== "length") return named;
  const side = sideBeside(lexicon, measure, text);
  return side === undefined ? [] : [side];
}

/** "1 Unità" counts the pieces of a pack, and not what else a category counts: the ports of a hub are named. */
function isOtherCount({ record }: CompiledAttribute, { dimension }: Measure): boolean {
  if (dimension !== "count") return false;
  return ![record.identifier, record.names.en ?? ""].some((name) =>
    /pack|piece|pcs|quantit|unit|set\b|items/i.test(name),
  );
}

/** A length in another unit than the attribute's may be any other side: "7.5 mm" is not a screen size. */
function isOtherUnit({ record }: CompiledAttribute, { dimension, unit }: Measure): boolean {
  if (unit === "m" && record.identifier === "length") return false;
  return dimension === "length" && record.unit !== undefined && record.unit !== unit;
}

/** Counts and durations in descriptions often concern other things: "30 days guarantee". */
const ambiguousDimensions: ReadonlySet<string> = new Set(["count", "duration"]);

/** In a description only if it is the single measure of the dimension, and thus unambiguous. */
function onlyOfDimension(attribute: CompiledAttribute, measure: Measure, text: ProductText): Statement[] {
  if (text.source === "product_name")
    return [measuredStatement(attribute, text, measure, scores.onlyOfDimensionInName)];
  if (ambiguousDimensions.has(measure.dimension)) return [];
  const rivals = text.measures.filter(
    (other) =>
      other.dimension === measure.dimension &&
      (other.value !== measure.value || other.unit !== measure.unit) &&
      !isRate(text, other),
  );
  return rivals.length > 0
    ? []
    : [measuredStatement(attribute, text, measure, scores.onlyOfDimensionInDescription)];
}

/** Whether it is in a line whose label is none of the category's attributes. */
function isInOtherLine(lines: readonly LabelledLine[], measure: Measure): boolean {
  return lines.some((line) => contains(line, measure));
}
