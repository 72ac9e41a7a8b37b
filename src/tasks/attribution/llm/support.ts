import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { AttributeRecord, Names, Terms, ValueRecord } from "../../../catalog/model.ts";
import { findFacts } from "../../../facts/extractor.ts";
import { createFactCheck } from "../../../facts/verifier.ts";
import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import families from "./colour-families.tsv";

/** Details, coatings and looks, whose material is not the product's. */
const details =
  /(?<!\p{L})(?:finish|coating|coated|plated|trim|trims|accents?|details?|logo|print|effect|look|style|colou?red|applied|inlay|finition|dorée?s?|plaquée?|détails?|effet|aspect|logo|imprimé|finitura|dettagli|dettaglio|placcat[oaie]|effetto|stampa|rifiniture|optik|effekt|details?|beschichtet|beschichtung|vergoldet|akzente?|farben|aufdruck)(?!\p{L})/iu;

/**
 * How a quote supports a listed value. `said`: it has the words of a name or term, or states the same fact in other words (cotton,
 * Baumwolle). `meant`: it has some word of the value or the attribute ("with hood" for "Yes" of "Hood"). `read`: it has none, so
 * that the support cannot be verified. `unsaid`: it names another listed value, or it denies or lacks a fact of the value (a
 * material, number or certificate).
 */
export type Support = "said" | "meant" | "read" | "unsaid";

interface ListedStatement {
  readonly attribute: AttributeRecord;
  readonly value: ValueRecord;
  readonly quote: string;
  /** The language of the value's name, if the quote contains none of its names. */
  readonly language: Language;
}

export function supportOf({ attribute, value, quote, language }: ListedStatement): Support {
  const words = readQuotedWords(quote);
  const whole = words.findWhole(value);
  const stated = whole ?? { text: localizedName(value.names, language), language };
  if (isOfMaterial(attribute) && details.test(quote)) return "unsaid";
  if (!isOfMaterial(attribute) && isColourOf(value, quote)) return "said";
  if (createFactCheck([quote], { language: stated.language })(stated.text).length > 0) return "unsaid";
  if (whole !== undefined) return "said";
  const namesOther =
    !isYesOrNo(attribute) && attribute.values.some((other) => words.findWhole(other) !== undefined);
  if (namesOther) return "unsaid";
  if (findFacts(stated.text, { language }).length > 0) return "said";
  return words.hasAny(value) || words.hasAny(attribute) ? "meant" : "read";
}

/** A material and no colour: "gold" names both. */
function isOfMaterial({ names }: AttributeRecord): boolean {
  return Object.values(names).some((name) =>
    /materi(?:al|ale|ali)|matière|stoff\b|tessuto|fabric/iu.test(name),
  );
}

/** A listed colour that the quote names in any language, or of which it names a shade: green of olive, grey of anthracite. */
function isColourOf({ names }: ValueRecord, quote: string): boolean {
  const colours = new Set(languages.flatMap((language) => coloursIn(names[language] ?? "", language)));
  if (colours.size === 0) return false;
  const shades = foldText(quote).match(/\p{L}+/gu) ?? [];
  const stated = languages.flatMap((language) => coloursIn(quote, language));
  return stated.some((key) => colours.has(key)) || shades.some((shade) => colours.has(familyOf(shade) ?? ""));
}

function coloursIn(text: string, language: Language): readonly string[] {
  return findFacts(text, { language }).flatMap(({ kind, key }) => (kind === "colour" ? [key] : []));
}

function familyOf(shade: string): string | undefined {
  for (const { family = "", shades = "" } of colourFamilies())
    if (shades.split(" ").includes(shade)) return family;
  const [head] = heads.exec(shade) ?? [];
  return head === undefined || head.length === shade.length ? undefined : findFacts(head, {})[0]?.key;
}

/** The last part of a German colour: rauchgrau. */
const heads = /(?:schwarz|weiss|grau|braun|rot|blau|grun|gelb|rosa|lila|beige|orange)$/;

const colourFamilies = lazily(() => parseTable(families));

const yesOrNo = /^(?:yes|no|ja|nein|oui|non|sì|si)$/iu;

/** Yes/no lists: "No added sugar" contains "no", but means "yes" for sugar-free. */
function isYesOrNo({ values }: AttributeRecord): boolean {
  return values.some(({ names }) => Object.values(names).some((name) => yesOrNo.test(name)));
}

/** A catalog record with words. */
interface Worded {
  readonly names: Names;
  readonly terms: Terms;
}

/** A name or term with its language. */
interface WordedText {
  readonly text: string;
  readonly language: Language;
}

/** Which of the catalog's words a quote contains, in any form and language. */
interface QuotedWords {
  /** The first name or term whose words are all in the quote. */
  findWhole(record: Worded): WordedText | undefined;
  /** Whether the quote has a word of any name or term, function words excluded. */
  hasAny(record: Worded): boolean;
}

/** Letters; shorter words are prefixes of unrelated ones. */
const shortestBeginning = 4;

function readQuotedWords(quote: string): QuotedWords {
  const quoted = tokenize(quote).map(({ folded }) => folded);
  const readings = languages.map((language) => {
    const stems = new Set(quoted.map((word) => stem(word, language)));
    const hasWord = (word: string) =>
      stems.has(stem(word, language)) ||
      (word.length >= shortestBeginning && quoted.some((other) => other.startsWith(word)));
    return { language, hasWord };
  });
  return {
    findWhole: (record) => {
      for (const { language, hasWord } of readings) {
        const text = textsOf(record, language).find((each) => {
          const words = wordsOf(each);
          return words.length > 0 && words.every(hasWord);
        });
        if (text !== undefined) return { text, language };
      }
      return undefined;
    },
    hasAny: (record) =>
      readings.some(({ language, hasWord }) =>
        textsOf(record, language)
          .flatMap(wordsOf)
          .some((word) => !isStopWord(word, language) && hasWord(word)),
      ),
  };
}

function textsOf({ names, terms }: Worded, language: Language): readonly string[] {
  return [names[language] ?? "", ...(terms[language] ?? [])];
}

function wordsOf(text: string): readonly string[] {
  return tokenize(text).map(({ folded }) => folded);
}
