import { plainText } from "../nlp/html.ts";
import { foldText } from "../nlp/normalizer.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { describes } from "./description-columns.ts";
import { isBulletColumn } from "./fact-cells.ts";
import { lineOf } from "./header-lines.ts";
import { factWords, foreignWords } from "./header-words.ts";
import { isBusiness, namesProperty } from "./ignored-columns.ts";
import type { FeedRecord } from "./record.ts";

/** Of fewer texts a mean says little. */
const fewestTexts = 3;
/** Share of the rows that have a text. */
const leastFilled = 0.3;
/** Share of the texts that are sentences, or marked up as ones are; and that differ, as notes on delivery do not. */
const leastSentences = 0.6;
const leastDifferent = 0.6;
/** In characters of the mean, without tags: what is shorter states one thing; of a column whose name states nothing, less will do. */
const shortestMean = 60;
const shortestMeanOfAny = 28;
const fewestWords = 6;
const fewestWordsOfAny = 4;

/** A verb's or a sentence's end within a text, or markup that separates paragraphs and entries. */
const sentence = /[.!?](?:\s|$)|<(?:p|li|br|div)\b/iu;

/**
 * The column that holds descriptions where no header says so ("scheda", "Infos"): the one with the longest texts of sentences, which differ
 * from row to row and say more than the name. Undefined where none does.
 * @param columns those that hold nothing else
 */
export function columnOfTexts(
  columns: readonly string[],
  sample: readonly FeedRecord[],
  nameColumn: string,
): string | undefined {
  const found = [...new Set(columns)].flatMap((column) => {
    const isRemark = isOfRemarks(column);
    if (!isRemark && isAboutOther(column)) return [];
    // The seller's second point is no description, however long it is.
    if (/\d$/u.test(column) && isBulletColumn(column)) return [];
    const texts = sample.flatMap((record) => {
      const text = record.text(column)?.trim() ?? "";
      return describes(text, record.text(nameColumn) ?? "") ? [text] : [];
    });
    const meanLength = meanOf(texts.map((text) => plainText(text).text.length));
    const mayBeShort = !namesProperty({ label: column }) && !otherName.test(normalizeColumn(column));
    const word = isAdditionalLine(column) ? anyWord : smallWord;
    const isOfTexts =
      !(isRemark && texts.some(isShopTalk)) &&
      texts.length >= fewestTexts &&
      texts.length >= sample.length * leastFilled &&
      meanLength >= (mayBeShort ? shortestMeanOfAny : shortestMean) &&
      new Set(texts).size >= texts.length * leastDifferent &&
      texts.filter((text) => isSentences(text) || (mayBeShort && isOfWords(text, word))).length >=
        texts.length * leastSentences;
    return isOfTexts ? [{ column, meanLength }] : [];
  });
  return found.sort((one, two) => two.meanLength - one.meanLength)[0]?.column;
}

export function whyTexts(column: string): string {
  return `The description is in "${column}": it has the longest texts of sentences, and no other column is called so.`;
}

/** "Supplier text" is about the product. */
const makers =
  /^(?:supplier|vendor|manufacturer|brand|lieferant|hersteller|marke|fournisseur|fabricant|marque|fornitore|produttore|marca)$/;

/** Whether a name says that a column is about something else than the product: "Meta title", "Versandhinweis". */
function isAboutOther(column: string): boolean {
  const words = localisedColumn(normalizeColumn(column)).base.split(" ");
  const others = words.filter((word) => !makers.test(word));
  return others.some((word) => foreignWords().has(word)) || isBusiness(others.join(" "));
}

/** Columns that hold what somebody found worth a remark: of the product, or of its stock and price. */
function isOfRemarks(column: string): boolean {
  return factWords("remark").has(localisedColumn(normalizeColumn(column)).base);
}

/** What a product comes with, or without, is its own: "livré sans flexible", "Lieferung ohne Leuchtmittel". */
const comesWith =
  /\b(?:livre|lieferung)\s(?=(?:avec|sans|mont|complet|mit|ohne|inkl|with|incl|con|senza)\p{L}*)/gu;

/** Whether a remark has a word of the shop's business: "EK alt 4,20", "stock faible, recommander". */
function isShopTalk(text: string): boolean {
  const words =
    foldText(text)
      .replace(comesWith, " ")
      .match(/\p{L}+/gu) ?? [];
  return /[€$£]/u.test(text) || words.some((word) => factWords("talk").has(word));
}

/** "Suchname", "titre court": what a product is called elsewhere. */
const otherName = /(?:name|nome|nom|titel|titre|title|titolo|bezeichnung|begriffe?)(?: \p{L}+)?$/u;

const smallWord = /^\p{Ll}[\p{Ll}'’-]+[,;.]?$/u;
/** Stock systems write in capitals alone. */
const anyWord = /^(?:\p{Ll}[\p{Ll}'’-]+|\p{Lu}[\p{Lu}'’-]{2,})[,;.]?$/u;

/** "LIBELLE COMPL": by its name it goes on with what is said of the product. */
function isAdditionalLine(column: string): boolean {
  return lineOf(localisedColumn(normalizeColumn(column)).base)?.isAdditional === true;
}

/** "noisette, fruité, quelques cristaux": words, few of them with numbers. */
function isOfWords(text: string, word: RegExp): boolean {
  const words = text.split(/\s+/);
  const known = words.filter((each) => word.test(each)).length;
  return !isNotation(text) && known >= fewestWordsOfAny && known >= words.length * leastSmall;
}

const leastSmall = 0.35;

/** A list or object of a system, or a link. */
function isNotation(text: string): boolean {
  return /^(?:[[{]|https?:)/i.test(text);
}

function isSentences(text: string): boolean {
  return !isNotation(text) && sentence.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= fewestWords;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
