import type { Language } from "../../../nlp/language.ts";
import type { TaskContext } from "../../engine.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";
import { ageFrom } from "./value-matches.ts";

const age =
  /(?<![\p{L}\p{N}])(?:(?:from\s(?:age\s)?|ages?\s|ab\s|d[eèé]s\s|à partir de\s|a partire da(?:i|gli)?\s|da(?:i|gli)?\s|\+\s?)(\d{1,2})\s?\+?(?:\s?(?:years?|yrs?|jahren?|jahre|ans|anni)(?!\p{L}))?|(\d{1,2})\s?\+(?:\s?(?:years?|yrs?|jahren?|jahre|ans|anni))?(?![\p{L}\p{N}]))/giu;
const namesYears = /years?|yrs?|jahre|ans(?!\p{L})|anni|ages?\s/iu;
const oldest = 18;

/**
 * The age from which a product is for children, where no listed words say it: "ab 9 Jahren" in a list without 9, "age 11+", "des 9 ans".
 * At most one, in the words of the text.
 */
export function ageStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
): readonly Statement[] {
  const attribute = attributes.find(listsAges);
  if (attribute === undefined) return [];
  for (const text of texts) {
    const isOfColumn = text.source === "fact";
    const ofColumn = isOfColumn ? ageOfColumn(text, attribute) : undefined;
    if (ofColumn !== undefined) return [ofColumn];
    if (isOfColumn) continue;
    const score = text.source === "product_name" ? scores.onlyOfDimensionInName : scores.inCompound;
    const range = findAgeRange(text, attribute);
    if (range !== undefined) return [{ attribute, text, score, ...range }];
    const found = findAge(text);
    if (found === undefined) continue;
    const { years, ...place } = found;
    const value = attribute.record.values.find(({ names }) => names.en === `From ${years} years`) ?? null;
    return [{ attribute, value, text, ...place, score }];
  }
  return warningOfAge(texts, attribute);
}

/** "Not suitable for children under 36 months", "Nicht für Kinder unter 3 Jahren geeignet": what the law has toys say that are from three on. */
const warning =
  /(?<!\p{L})(?:not|nicht|non|pas)\s[^.!?]{0,60}?(?:under|unter|moins de|inferiore (?:a|ai)|sotto i|minori di)\s(?:36\s(?:months?|monaten?|mois|mesi)|(?:3|three|drei|trois|tre)\s(?:years?|jahren?|ans|anni))(?!\p{L})/iu;

function warningOfAge(texts: readonly ProductText[], attribute: CompiledAttribute): readonly Statement[] {
  const value = attribute.record.values.find(({ names }) => names.en === "From 3 years");
  if (value === undefined || attribute.record.requirementLevel !== "required") return [];
  for (const text of texts) {
    const found = text.source === "fact" ? null : warning.exec(text.plain.text);
    if (found === null) continue;
    const end = found.index + found[0].length;
    return [{ attribute, value, text, start: found.index, end, score: scores.inCompound }];
  }
  return [];
}

const ageAlone = /^\s*(\d{1,2})\s?(m\p{L}*|y\p{L}*|j\p{L}*|ans?|anni)?\s?\+\s*$/iu;
const agesLabel = /(?<!\p{L})(?:ages?|alter\p{L}*|âge|età|eta|mfg[ _-]?min(?:imum)?)(?!\p{L})/iu;

/** "0m+", "8+", "3 ans +" in a column of ages, "36" in one of months. Undefined where the list has no such value. */
function ageOfColumn(text: ProductText, attribute: CompiledAttribute): Statement | undefined {
  const { label = "" } = text.fact ?? {};
  const start = label.length + ": ".length;
  const written = text.plain.text.slice(start);
  const place = { start, end: text.plain.text.length };
  const [, count, unit = ""] = (agesLabel.test(label) && ageAlone.exec(written)) || [];
  if (count === undefined)
    return agesLabel.test(label) ? ageInMonths(text, attribute, { written, ...place }) : undefined;
  const wanted = count === "0" ? "From birth" : `From ${count} ${/^m/iu.test(unit) ? "months" : "years"}`;
  const value = attribute.record.values.find(({ names }) => names.en === wanted);
  if (value === undefined) return undefined;
  return { attribute, value, text, ...place, score: scores.labelledValue };
}

const fewestMonths = 24;
const monthsIn: Readonly<Record<Language, string>> = { en: "months", de: "Monate", fr: "mois", it: "mesi" };

/** The "36" of a marketplace's column "manufacturer_minimum_age", which takes months: nobody is too young for a toy at 35. */
function ageInMonths(
  text: ProductText,
  attribute: CompiledAttribute,
  { written, ...place }: { readonly written: string; readonly start: number; readonly end: number },
): Statement | undefined {
  const months = /^\s*\d{2,3}\s*$/u.test(written) ? Number(written) : 0;
  if (months < fewestMonths || months % 12 !== 0) return undefined;
  const value = attribute.record.values.find(({ names }) => names.en === `From ${months / 12} years`);
  if (value === undefined) return undefined;
  const unit = monthsIn[text.language ?? "en"];
  return { attribute, value, text, ...place, score: scores.labelledValue, unit };
}

const years = /(?<!\d)(\d{1,2})\s?\+?\s?(?:years?|yrs?|jahren?|ans|anni)?(?!\p{L}|\d|\s?[-–])/iu;

/** From which years on a statement says that the product is for: undefined for months and ranges. */
function yearsOf({ text, start, end, value }: Statement): string | undefined {
  const written = text.plain.text.slice(start, end);
  return ageFrom.test(value?.names.en ?? "") || value === null ? years.exec(written)?.[1] : undefined;
}

/** Two ages from which on one product is cannot both be true: none is written, and a person should look. */
export function withoutTwoAges(
  statements: readonly Statement[],
  onReview: TaskContext["onReview"],
): readonly Statement[] {
  const [first, second] = statements;
  if (first === undefined || second === undefined || !listsAges(first.attribute)) return statements;
  const ages = new Set(statements.map(yearsOf));
  if (ages.size < 2 || ages.has(undefined)) return statements;
  const quoted = statements.map(({ text, start, end }) => `"${text.plain.text.slice(start, end)}"`);
  onReview?.({
    reason: `The row states several ages, ${quoted.join(" and ")}: none is written. Please check which is right.`,
  });
  return [];
}

function listsAges({ record }: CompiledAttribute): boolean {
  return record.values.filter(({ names }) => ageFrom.test(names.en ?? "")).length > 2;
}

function findAge({
  plain: { text },
}: ProductText): { readonly years: number; readonly start: number; readonly end: number } | undefined {
  for (const match of text.matchAll(age)) {
    const years = Number(match[1] ?? match[2]);
    const isOfAge =
      namesYears.test(match[0]) ||
      (match[0].endsWith("+") && ofKids.test(text.slice(Math.max(0, match.index - childReach), match.index)));
    // "ab 9" alone may be a price or a size, and a range goes on.
    if (!isOfAge || years < 1 || years > oldest) continue;
    const end = match.index + match[0].length;
    if (
      /^\s?(?:[-–]|to|bis|à|ai|months?|monate|mois|mesi)/iu.test(text.slice(end)) ||
      isDenied(text, match.index)
    )
      continue;
    return { years, start: match.index, end };
  }
  return undefined;
}

/** "Kids 3+", "enfants 6+". */
const ofKids = /(?<!\p{L})(?:ages?|kids?|child(?:ren)?|toddlers?|kinder|kleinkinder|enfants?|bambini)\s$/iu;

const month = "(?:months?|mths?|monate?n?|mois|mesi)";
const year = "(?:years?|yrs?|jahren?|ans|anni)";
const ageRange = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(\\d{1,2})\\s?(${month}|${year})?\\s?(?:[-–]|to|bis(?: zu)?|à|a|ai)\\s?(\\d{1,2})\\s?(${month}|${year})(?!\\p{L})`,
  "giu",
);
const ofMonths = new RegExp(`^${month}$`, "iu");
/** Words of a description on whom a product is for. */
const ofChild =
  /(?<!\p{L})(?:ages?|aged|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|alter|kind(?:er|ern)?|babys?|kleinkinder\p{L}?|[âa]ge|enfants?|b[ée]b[ée]s?|[àa]g[ée]s?|et[àa]|bambin[oi]|neonat[oi]|bimb[oi])(?!\p{L})[^.!?]{0,24}$/iu;
const childReach = 48;

/**
 * The least of "6 à 18 mois", "12 bis 36 Monate", "9 months to 12 years", where the list has it: in a name, and in a description behind
 * words on children.
 */
function findAgeRange(
  { plain: { text }, source }: ProductText,
  { record }: CompiledAttribute,
): Pick<Statement, "value" | "start" | "end"> | undefined {
  for (const match of text.matchAll(ageRange)) {
    const [written, least = "", own, most, last = ""] = match;
    const start = match.index;
    const end = start + written.length;
    const unit = ofMonths.test(own ?? last) ? "months" : "years";
    if (own === undefined && Number(least) >= Number(most)) continue;
    if (source !== "product_name" && !ofChild.test(text.slice(Math.max(0, start - childReach), start)))
      continue;
    if (isDenied(text, start) || guarantee.test(text.slice(end, end + childReach))) continue;
    const wanted = least === "0" ? "From birth" : `From ${least} ${unit}`;
    const value = record.values.find(({ names }) => names.en === wanted);
    if (value !== undefined) return { value, start, end };
  }
  return undefined;
}

const guarantee = /^\s?(?:(?:de|di|of)\s)?(?:garan|warrant|gewährleist)/iu;

const denial =
  /(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|non|under|unter|garant\p{L}*|warranty)(?:\s\p{L}+){0,3}\s*$/iu;

function isDenied(text: string, start: number): boolean {
  return denial.test(text.slice(Math.max(0, start - 40), start));
}
