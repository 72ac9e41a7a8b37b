import type { NamePart } from "../../../lint/rule.ts";
import { isHeadFirst } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isDeviceLine, isDeviceMaker, isVehicleLine, isVehicleMaker } from "../../evidence/device-makers.ts";
import { listedMaker } from "../../name/rules/known-product.ts";
import { overlaps, type Span } from "../../name/rules/name-pieces.ts";
import { things } from "./phrase-ends.ts";
import { isSize } from "./size-labels.ts";
import { isNextToNoun, shortestPartNumber } from "./title-cuts.ts";
import { hasName, isOwnName, isSmallWritten } from "./title-noun.ts";
import { beforeTaste, byMaker, company, purpose } from "./title-phrases.ts";
import type { TitleReading } from "./title-reading.ts";
import { isHype } from "./word-classes.ts";

/**
 * What a phrase of a name says of the product, by how much it tells a buyer which one it is. The core is the segment that names the product:
 * a property there says more than in the list behind it.
 */
const roles = [
  "noun",
  "device",
  "maker",
  "model",
  "line",
  "of kind",
  "restriction",
  "of line",
  "count",
  "measure of core",
  "audience",
  "amount",
  "size",
  "color",
  "unknown maker",
  "variant",
  "of noun",
  "feature",
  "measure",
  "purpose of core",
  "core",
  "pattern",
  "company of core",
  "material",
  "part number",
  "further device",
  "detail",
  "company",
  "other",
  "purpose",
  "aside",
  "extra",
  "hype",
] as const;

export type TitleRole = (typeof roles)[number];

const rankOf: Readonly<Record<TitleRole, number>> = Object.fromEntries(
  roles.map((role, rank) => [role, rank]),
) as Record<TitleRole, number>;

/** Whether a role says at least as much as another one. */
export function isAtLeast(role: TitleRole, other: TitleRole): boolean {
  return rankOf[role] <= rankOf[other];
}

/** Orders by what says most. */
export function compareRoles(one: TitleRole, other: TitleRole): number {
  return rankOf[one] - rankOf[other];
}

const roleOfPart: Readonly<Partial<Record<NamePart, TitleRole>>> = {
  color: "color",
  size: "size",
  pack: "count",
  material: "material",
  pattern: "pattern",
  audience: "audience",
};

/** "sans parfum", "ohne Zuckerzusatz": what something is free of is a feature, and no lack. */
const freeOf =
  /zucker|sugar|sucre|zuccher|parfum|profum|duft|scent|fragranc|alkohol|alcohol|al[ck]ool|gluten|la[ck]tos|milch|milk|lait|latte|sulfat|sulphat|solfat|paraben|pfoa|bpa|sili[ck]on|palm|plasti[ck]|nickel|nichel|couture|nähte|cucitur|zusatz|additi|konservierung|preservativ|conserv|steuerfrei|ads(?!\p{L})/iu;
/** "keine Rücknahme": what is said of the sale and not of the product. */
const ofSale =
  /rücknahme|umtausch|garantie|versand|nachnahme|return|refund|retour|échange|reso(?!\p{L})|garanzia|cambio/iu;
/** "body only", "solo corpo macchina". */
const bare =
  /^(?:body\sonly|bare\s(?:unit|tool)|tool\sonly|nur\s(?:gerät|gehäuse)|sologerät|solo(?:\s\p{L}+){0,2}|corps\s(?:nu|seul)|boîtier\s(?:nu|seul)|machine\s(?:seule|nue))$/iu;
const counted = new RegExp(`^\\d{1,4}\\s(?:${things})(?![\\p{L}\\p{N}])`, "iu");
/** "fino a 18 paia": how far something goes. */
const limited = /^(?:fino|bis|up\sto|jusqu\S*|max|min|ca\.?|circa|rund|about|seats?)(?=\s|\.)/iu;
const amount = /\d\s?(?:ml|cl|l|g|kg|gr|oz|lt|liter|litre|litri|litres)$/iu;
/** "140 x 200", "245 cm x 140 cm" */
const dimensions = /\d\s?\p{L}{0,2}\s?[x×]\s?\d/iu;
const numberedThing = /^\d[\d–-]*\s\p{L}+$/u;

/** @param isFirst whether the name begins with the phrase, which says what the product is where no noun is known */
export function roleOf(phrase: Span, isFirst: boolean, reading: TitleReading): TitleRole {
  const { name, words, noun } = reading;
  const isNoun = noun.end > 0 ? overlaps(noun, phrase) : isFirst;
  if (isNoun) return isHeadFirst(words.language) && phrase.start > noun.start ? "of kind" : "noun";
  const text = name.slice(phrase.start, phrase.end);
  if (text.split(/\s+/u).every((word) => isHype(foldText(word), words.language))) return "hype";
  const ofMaker = makerOf(phrase, text, reading);
  if (ofMaker[0] === "unknown maker") return "unknown maker";
  // In front of the first number a name says what the product is, or what it is called.
  const isLead =
    !isHeadFirst(words.language) && phrase.end <= reading.lead.end && noun.start > reading.lead.end;
  const found: readonly TitleRole[] = [
    ...(isLead ? (["line"] as const) : []),
    place(phrase, text, reading),
    ...deviceOf(phrase, text, reading),
    ...ofMaker,
    ...statementOf(phrase, text, reading),
    ...(begun(text) ? [] : propertiesOf(phrase, text, reading)),
  ];
  return found.toSorted(compareRoles)[0] ?? "other";
}

function begun(text: string): boolean {
  return company.test(text) || purpose.test(text) || /^[([+]/u.test(text);
}

/** By where it stands and how it begins. */
function place({ start }: Span, text: string, { name, noun, words, core }: TitleReading): TitleRole {
  const isCore = start < core;
  if (/^[([]/u.test(text)) return "aside";
  // Of a bundle each thing has its amount.
  if (text.startsWith("+")) return amount.test(text) ? "count" : "extra";
  if (company.test(text)) return isCore ? "company of core" : "company";
  if (purpose.test(text)) return isCore ? "purpose of core" : "purpose";
  if (!isCore) return "other";
  return isNextToNoun(start, { name, noun, words }) ? "of noun" : "core";
}

function deviceOf(phrase: Span, text: string, { device, vehicle }: TitleReading): readonly TitleRole[] {
  if (vehicle !== undefined && phrase.start <= vehicle.start && phrase.end >= vehicle.end) return ["device"];
  const isStated = device !== undefined && overlaps(device, phrase) && /\s\p{Lu}|\p{L}\S*\d/u.test(text);
  const isNamed = purpose.test(text) && namesDevice(text);
  return isStated || isNamed ? ["device"] : [];
}

/** Whether a phrase has a device, or a vehicle, of those that things are made for. */
export function namesDevice(phrase: string): boolean {
  return foldText(phrase)
    .split(/\s+/u)
    .some((word) => isDeviceMaker(word) || isVehicleMaker(word) || isVehicleLine(word) || isDeviceLine(word));
}

/** A maker whom nobody knows says less, but for the line that stands with it. */
function makerOf(phrase: Span, text: string, { name, maker }: TitleReading): readonly TitleRole[] {
  if (maker === undefined || !overlaps(maker, phrase)) return [];
  const own = name.slice(maker.start, maker.end);
  const isAlone = text.length < own.length + shortestLine || byMaker.test(text) || madeBy.test(text);
  return [listedMaker(own) === undefined && isAlone ? "unknown maker" : "maker"];
}

/** Characters, with their blank. */
const shortestLine = 3;
const madeBy = /^(?:di|de|da|par|made|fait)\s/iu;

/** What it lacks, that it is not new, how many there are, and what tells its variants apart. */
function statementOf(phrase: Span, text: string, reading: TitleReading): readonly TitleRole[] {
  const { name, limits, counts, variant, maker } = reading;
  const limit = limits.find((each) => overlaps(each, phrase));
  const isVariant =
    variant !== undefined && overlaps(variant, phrase) && !(maker !== undefined && overlaps(maker, phrase));
  const ofVariant: readonly TitleRole[] = isVariant ? ["variant"] : [];
  if (limit !== undefined && ofSale.test(text)) return ["other"];
  if (limit !== undefined)
    return [freeOf.test(name.slice(limit.start, limit.end)) ? "feature" : "restriction", ...ofVariant];
  if (bare.test(text)) return ["restriction"];
  const isCount = counted.test(text) || counts.some((each) => overlaps(each, phrase));
  return isCount ? ["count", ...ofVariant] : ofVariant;
}

function propertiesOf(phrase: Span, text: string, reading: TitleReading): TitleRole[] {
  const { words, pieces, core } = reading;
  const isCore = phrase.start < core;
  const own = pieces.filter(({ start, end }) => start >= phrase.start && end <= phrase.end);
  const found = own.map((piece): TitleRole => {
    if (piece.part === "model") return roleOfModel(piece.text, text, isCore, reading);
    if (limited.test(text)) return "other";
    // "decorations for parties of adults": of something else.
    if (piece.part === "audience" && piece.text.length * 2 < text.length) return "other";
    // "Futter Textil": of a part.
    if (piece.part === "material" && !isCore && piece.start > phrase.start) return "detail";
    if (piece.part !== "measure") return roleOfPart[piece.part] ?? "other";
    if (amount.test(piece.text) || dimensions.test(text)) return "amount";
    return isCore ? "measure of core" : piece.start === phrase.start ? "measure" : "detail";
  });
  // "gusto Albicocca": what tells a food or a scent from its like.
  if (beforeTaste.test(/^\S+(?=\s)/u.exec(text)?.[0] ?? "")) found.push("count");
  if (numberedThing.test(text)) found.push("measure");
  if (isSize(text)) found.push("size");
  const isMeasured = pieces.some(
    (piece) => (piece.part === "measure" || piece.part === "pack") && overlaps(piece, phrase),
  );
  if ((isOwnName(text, words) && !isMeasured) || (isCore && isLine(phrase, text, reading)))
    found.push("line");
  return found;
}

/** A name right behind the maker, or in front of a name whose maker is not known; in French and Italian any name among small words. */
function isLine({ start }: Span, text: string, { name, words, maker }: TitleReading): boolean {
  if (!hasName(text, words)) return false;
  if (isHeadFirst(words.language) && isSmallWritten(name)) return true;
  const between = name.slice(maker === undefined || maker.start > start ? 0 : maker.end, start).trim();
  return between === "" || between.split(/\s+/u).every((word) => hasName(word, words) || /\d/u.test(word));
}

/** Behind the core, only a code that can be the product's, where the core has none. */
function roleOfModel(code: string, text: string, isCore: boolean, { pieces, core }: TitleReading): TitleRole {
  if (code.length < shortestModel || limited.test(text)) return "detail";
  const isNumber =
    /^\d{6,}$/u.test(code) || (code === text && code.length >= shortestPartNumber && code.includes("-"));
  if (isNumber) return "part number";
  if (isCore) return "model";
  const hasModel = pieces.some(
    ({ part, text: other, end }) => part === "model" && other.length > shortestModel && end <= core,
  );
  const isAlone = text.split(/\s+/u).length <= mostWithCode;
  const isCode = isAlone && code.length >= shortestCode && code.length <= longestCode && !/^\d+$/u.test(code);
  return isCode && !hasModel ? "model" : "part number";
}

/** Words. */
const mostWithCode = 3;
const [shortestModel, shortestCode, longestCode] = [3, 5, 9];
