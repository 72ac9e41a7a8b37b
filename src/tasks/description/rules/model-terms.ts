import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { namesBrand } from "../../evidence/stated-brand.ts";
import { inLocalDigits } from "../compose/stated-facts.ts";
import { topicOf } from "../compose/topics.ts";
import { isAudienceWord } from "./word-classes.ts";

interface MeasuredProduct {
  readonly language: Language;
  readonly evidence: Evidence | undefined;
}

interface NamedProduct {
  /** Cleaned. */
  readonly name: string;
  readonly language: Language;
  readonly glossary: Glossary;
}

/** "Canon IXUS 160": the brand with the model's words behind it, where one of them has a digit. */
export function modelTerms(
  { name, language, glossary }: NamedProduct,
  brand: string | undefined,
  type?: string,
): string[] {
  if (brand === undefined) return [];
  const lower = name.toLowerCase();
  const isNamed = namesBrand(name, brand);
  const [place, noun] = [lower.indexOf(brand.toLowerCase()), lower.indexOf((type ?? "").toLowerCase())];
  if (isNamed ? place < 0 : type === undefined || noun < 0) return [];
  const start = isNamed ? place + brand.length : noun + (type ?? "").length;
  const behind = name.slice(start).trim().split(/\s+/u);
  const model: string[] = [];
  for (const [place, word] of behind.slice(0, mostModelWords).entries()) {
    if (!/^[\p{Lu}\d][\p{L}\d./-]*$/u.test(word) || word.endsWith(".") || noModel.test(word)) break;
    if (glossary.roleOf(foldText(word), language) !== undefined || isAudienceWord(foldText(word))) break;
    model.push(word);
    if (!/\d/u.test(word)) continue;
    // "C3" alone is a class.
    const isCode = /\p{L}[-.]?\d|\d[-.]?\p{L}/u.test(word) && (word.length > 2 || model.length > 1);
    const isSeries = isNamed || /^\p{Lu}{2,}$/u.test(model[0] ?? "");
    const isNumber = isSeries && /^(?:\d{3,6}|\d+-\d+-\d+)$/u.test(word);
    // "506 x 446 cm" is a size.
    if (/^[x×]$/iu.test(behind[place + 1] ?? "")) return [];
    for (const more of behind.slice(place + 1, place + 1 + mostVersionWords)) {
      if (!version.test(more)) break;
      model.push(more);
    }
    return (isCode || isNumber) &&
      findMeasures(behind.slice(place, isCode ? place + 1 : place + 2).join(" ")).length === 0
      ? [`${brand} ${model.join(" ")}`]
      : [];
  }
  return [];
}

/** "Reloop Beatpad": one word that says nothing of itself, with the maker that the name lacks. */
export function bareModel(name: string, brand: string | undefined): string[] {
  const isModel = /^\p{Lu}[\p{L}\d-]{3,}$/u.test(name);
  return brand === undefined || !isModel || namesBrand(name, brand) ? [] : [`${brand} ${name}`];
}

/** Sizes, packs, years, fittings and grades: "UK", "6er", "2PR", "M10X60", "E27", "S3", "925". */
const noModel =
  /^(?:uk|eu|us|gr|size|taille|taglia|tg|erw|din|en|iso|\d+(?:er|tlg|ply|pc|pcs|pk|pr|pz|pcs|x|tc|m|cm|mm|w|v|l|kg|g|k|cl|ml|ah|ft|cc|in|inch|zoll)|\d+-\p{L}+|\d+-in-\d+|(?:19|20)\d\d|\d+\/\d+(?:[x×]\d+)*|[mx]?\d+(?:[.,]\d+)?x\d.*|e14|e27|gu\d.*|g\d|b22|lr\d+|s[1-5]p?|ip\d\d|a\d|(?:333|375|585|750|925))$/iu;

const mostModelWords = 3;
/** "S6 edge", "15 Pro Max": another model than the one without. */
const version = /^(?:edge|plus|pro|max|ultra|mini|lite|fe|se|air|compact|note|active|duos|neo|prime|\+)$/iu;
const mostVersionWords = 2;

/** Measures that people compare products by. */
const comparedTopics: ReadonlySet<string | undefined> = new Set([
  ...["voltage", "power", "capacity", "storage", "screen size", "battery capacity"],
]);
const mostMeasures = 2;

/** "Akkuschrauber 18 V". */
export function measureTerms(type: string, { evidence, language }: MeasuredProduct): string[] {
  return (
    (evidence?.facts ?? [])
      .filter(({ label, text }) => comparedTopics.has(topicOf(label)?.key) && shortMeasure.test(text.trim()))
      .filter(
        ({ label, text }) =>
          !mains.test(text.trim()) && !(topicOf(label)?.key === "screen size" && !inches.test(text.trim())),
      )
      // "4 slice | 4 slice toaster"
      .filter(({ text }) => !foldText(type).includes(foldText(text.trim())))
      .slice(0, mostMeasures)
      .map(({ text }) =>
        language === "en"
          ? `${inLocalDigits(text.trim(), language).replace(/\sin$/u, " inch")} ${type}`
          : `${type} ${inLocalDigits(text.trim(), language)}`,
      )
  );
}

/** What every socket has. */
const mains = /^(?:2[2-4]0|1[012]0)\s?v(?:ac|~)?$/iu;
/** What people measure a screen in. */
const inches = /(?:in|inch|inches|zoll|pouces|pollici|["”])$/iu;
const shortMeasure = /^\d{1,5}(?:[.,]\d{1,2})?\s?\p{L}{1,6}$/u;
