import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { mayHaveNoise, noisePlaces } from "../../../lint/noise.ts";
import type { PhraseTable } from "../../../nlp/phrase-table.ts";
import { phraseTableOf } from "../../../nlp/phrase-table.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { namesAllergen } from "./ingredient-words.ts";
import { isMedicalClaim } from "./medical-claims.ts";
import notices from "./notices.tsv";

type Where =
  | "start"
  | "head"
  | "within"
  | "decisive"
  | "restriction"
  | "unfit"
  | "praise"
  | "always"
  | "care"
  | "safety"
  | "sale";

/** What is about the shop's terms, by topic. */
const termTopics: ReadonlySet<string | undefined> = new Set(["order", "warranty"]);

const tables = lazily((): Readonly<Record<Where, PhraseTable<true>>> => {
  const rows = parseTable(notices);
  const tableOf = (where: Where) => {
    const isWanted = (row: (typeof rows)[number]) => {
      if (where === "sale") return row.where === "within" && termTopics.has(row.topic);
      const isTopic = where === "care" || where === "safety" || where === "always";
      return (isTopic ? row.topic : row.where) === where;
    };
    const phrases = membersOf(rows.filter(isWanted), "phrases", "|");
    return phraseTableOf(phrases.map((phrase) => [phrase, true] as const));
  };
  return {
    start: tableOf("start"),
    head: tableOf("head"),
    within: tableOf("within"),
    decisive: tableOf("decisive"),
    restriction: tableOf("restriction"),
    unfit: tableOf("unfit"),
    praise: tableOf("praise"),
    always: tableOf("always"),
    care: tableOf("care"),
    safety: tableOf("safety"),
    sale: tableOf("sale"),
  };
});

/** "Kann Sesam, Soja, Milch enthalten", "Peut contenir soja": what may be in a food. */
const mayContain =
  /^(?:(?:das|dieses) produkt )?k(?:ann|önnen) [^.!?]{2,160} enthalten(?!\p{L})|^(?:traces? éventuelles?|eventuali tracce)\s|(?<!\p{L})(?:may (?:also )?contain|peu(?:t|vent) contenir|p(?:uò|ossono) contenere)\s?:?\s/iu;

/** "Model is 5'9\" and wears a size 8": who wears it. */
const sizeOfModel = /(?<!\p{L})model is \d/iu;

/** "No USB cable in the box": what the buyer does not get. */
const notInBox =
  /(?<!\p{L})(?:keine?|ohne|no|without|sans|senza|pas de|nessun[oa]?)\s[^.,;:]{2,40}\s(?:im lieferumfang|in the (?:box|package)|included|fourni[es]{0,2}|inclus[es]{0,2}|dans la boîte|inclus[oaie]|in dotazione|nella confezione)(?!\p{L})/iu;

/** "in 4 weeks*": what the footnote limits stands elsewhere. */
const footnoteMark =
  /[\p{L}\p{N})%®™](?:\*{1,3}\d?|[¹†‡])(?=[\s.,;:!)-]|$)|\p{Ll}{4}[²³⁴-⁹](?=[\s.,;:!)]|$)|\p{Ll}{6}[1-9]\.?$/u;

/** What people write where a field may not be empty. */
const placeholder =
  /^(?:n[./]?\s?[acdr]\.?|k\.?\s?a\.?|s\.\s?o\.|tb[ad]|néant|non (?:communiqué|renseigné|disponibile|specificato)|à (?:compléter|venir)|da definire|keine angaben?|folgt|(?:voir|siehe|see|vedi) (?:titre|titel|name|title|titolo|photos?|bild|foto|nome))\.?$/iu;

/** "Poster Details": the heading of a form. */
const formHeading = /^(?:[\p{L}-]+ ){0,2}(?:details|features|specifications|general|dimensions)$/iu;

const unsold = [formHeading, notInBox, footnoteMark, placeholder];
/** In characters: what is longer is no statement. */
const longestStatement = 400;

/** What stands behind a word that heads a statement; "Storage: 512 GB" tells a memory. */
const closesHead = /^\s?(?:(?!:\s?\d[\d.,]*\s?[GT][Bo](?!\p{L}))[:!.;–—-]|$)/u;

/**
 * Whether a statement is none about the product that would sell it, in any of the four languages: a warning, advice on care and storage, on
 * sizes and photos, on what is not in the box or not supported, with a footnote that stands elsewhere, a claim to heal, on the model who wears it, on warranty and returns, on buying and shipping, or a heading.
 */
export function isNotice(text: string): boolean {
  if (!givesNotice(text)) return false;
  // "Culot E27, 40 W (ampoule non fournie)" is a statement, and stays whole.
  const rest = text.replace(aside, "");
  return rest === text || !isStatement.test(rest) || givesNotice(rest);
}

/** "10 year guarantee", "Garantie : 5 ans": of more than the two years that the law gives; words behind it are conditions. */
const guarantee =
  /^(?:(?:\p{L}+\s){0,2}(?:[3-9]|[1-9]\d)[\s-]?(?:years?|yrs?|jahre|ans|anni)(?:\sd[ei])?(?:\s\p{L}+){0,1}\s(?:guarantee|warranty|garantie|herstellergarantie|garanzia)(?:\s(?:on|auf|sur|sul|sulla|sui|sulle)\s(?:\p{L}+\s?){1,3})?|(?:guarantee|warranty|\p{L}{0,12}garantie|garanzia)\s?:?\s(?:\p{L}+\s){0,2}(?:[3-9]|[1-9]\d)\s(?:years|jahren?|ans|anni))\.?$/iu;

/**
 * Whether a statement decides whether a thing may or can be used: what it does not fit, for whom it is dangerous, how much is too much, what
 * the law has people told of a food; and how long its maker answers for it.
 */
export function isDecisive(text: string): boolean {
  if (text.length > longestStatement) return false;
  if (/\d/u.test(text) && guarantee.test(text)) return true;
  if (isOfAllergens(text) || (mayContain.test(text) && namesAllergen(text))) return true;
  const { folded } = readWords(text);
  const { decisive } = tables();
  return folded.some(
    (_, place) => !negations.has(folded[place - 1] ?? "") && decisive.longestAt(folded, place) !== undefined,
  );
}

/** "Allergens: MILK, SOYA": the law has these words stand out (regulation (EU) No 1169/2011, article 21). */
export function isOfAllergens(text: string): boolean {
  return allergens.test(text) && namesAllergen(text);
}

const allergens =
  /^(?:allergens?|allergene|allergènes?|allergeni|allergy (?:advice|information)|allergiehinweise?)\s?:\s/iu;

/** "Non contiene glutine": in front of what would decide. */
const negations: ReadonlySet<string> = new Set([
  "not",
  "nicht",
  "non",
  "pas",
  "jamais",
  "mai",
  "never",
  "nie",
]);

/** "Warning: do not use indoors": what may stand before a restriction. */
const caution =
  /^(?:nb|n\.b\.|warning|danger|caution|attention|important|please note|achtung|wichtig|warnung|hinweis|gefahr|avertissement|attenzione|avvertenza|importante|nota)\s?[:!.–-]\s*/iu;

/** "This frying pan", "La poêle en acier": of what a predicate may say that it is unfit. */
const subjectWords = 5;

/** Whether a statement says for what, where or for whom a thing may not be used. Care is none, but for dishwashers; "not for resale" is none. */
export function isRestriction(text: string): boolean {
  if (text.length > longestStatement) return false;
  const { folded } = readWords(text.replace(caution, ""));
  const { restriction, unfit, care, always, sale } = tables();
  const has = (table: PhraseTable<true>) =>
    folded.some((_, place) => table.longestAt(folded, place) !== undefined);
  if (has(always)) return true;
  const isUnfit = folded
    .slice(0, subjectWords + 1)
    .some((_, place) => unfit.longestAt(folded, place) !== undefined);
  if (!isUnfit && restriction.longestAt(folded, 0) === undefined) return false;
  return !has(care) && !has(sale);
}

/** Whether a statement says for whom a thing is dangerous, or how much is too much. */
export function isSafetyNote(text: string): boolean {
  if (text.length > longestStatement) return false;
  const { folded } = readWords(text);
  return folded.some((_, place) => tables().safety.longestAt(folded, place) !== undefined);
}

/** Whether a statement is about buying, shipping, returns or the shop, and not about the product; a long guarantee is about the product. */
export function isOfSale(text: string): boolean {
  if (text === "" || isDecisive(text)) return false;
  const reading = readWords(text);
  const { sale } = tables();
  return (
    reading.folded.some((_, place) => sale.longestAt(reading.folded, place) !== undefined) ||
    (mayHaveNoise(text, reading.folded) && noisePlaces(reading).length > 0)
  );
}

/** Whether a statement has one of the phrases with which adverts praise any product. */
export function hasPraise(folded: readonly string[]): boolean {
  const { praise } = tables();
  return folded.some((_, place) => praise.longestAt(folded, place) !== undefined);
}

const aside = /\s\([^()]{3,60}\)/gu;
/** Three words, or one with a number. */
const isStatement = /(?:[\p{L}\p{N}]+\P{L}+){2}\p{L}|\p{L}{2}.*\d/u;

function givesNotice(text: string): boolean {
  if (text.length <= longestStatement && unsold.some((pattern) => pattern.test(text))) return true;
  if ((mayContain.test(text) && namesAllergen(text)) || sizeOfModel.test(text)) return true;
  const reading = readWords(text);
  return (
    saysNotice(reading) ||
    isMedicalClaim(reading) ||
    (mayHaveNoise(text, reading.folded) && noisePlaces(reading).length > 0)
  );
}

function saysNotice({ text, tokens, folded }: WordReading): boolean {
  const { start, head, within } = tables();
  if (start.longestAt(folded, 0) !== undefined) return true;
  const length = head.longestAt(folded, 0)?.length ?? 0;
  if (length > 0 && closesHead.test(text.slice(tokens[length - 1]?.end))) return true;
  return folded.some((_, place) => within.longestAt(folded, place) !== undefined);
}
