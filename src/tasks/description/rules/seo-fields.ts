import { maxKeywords, maxMetaDescriptionLength } from "../../../api/optimization.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { isShouting } from "../../../nlp/casing.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { statedBrand, withBrand } from "../../evidence/stated-brand.ts";
import { brandInFront, isWordOf } from "../../name/rules/brand-in-front.ts";
import { brandOfText } from "../../name/rules/brand-of-text.ts";
import { nounsIn } from "../../name/rules/known-product.ts";
import type { NamedRecord } from "../../name/rules/named-record.ts";
import { nounOfRow } from "../../name/rules/noun-of-row.ts";
import { withNoun } from "../../name/rules/noun-place.ts";
import { readName } from "../../name/rules/read-name.ts";
import { composeDescription } from "../compose/compose-description.ts";
import type { LabelledText } from "../compose/stated-facts.ts";
import { bulletPoints } from "./bullet-points.ts";
import { contraryMeasures } from "./contrary-measures.ts";
import { isIngredients } from "./ingredients.ts";
import { findKeywords, isStated } from "./keywords.ts";
import { type ComposedSentences, metaDescription, tellingSentences } from "./meta-description.ts";
import { withSubject } from "./meta-name.ts";
import {
  isAmount,
  isNameAgain,
  isProperty,
  isSaidBy,
  joinFitting,
  mayDecide,
  namedKind,
  namedList,
} from "./named-list.ts";
import { isNotice } from "./notices.ts";
import { withOwnKeywords } from "./own-keywords.ts";
import { type ShopPage, withOwnPage } from "./own-page.ts";
import { isWeight } from "./point-ranks.ts";
import type { DescribedSource } from "./read-source.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { metaOfPoints } from "./seller-bullets.ts";
import { withCapital } from "./sentence-openings.ts";
import { seoTitle, textForTitle } from "./seo-title.ts";
import { readableFacts, statedPoints } from "./stated-points.ts";
import { endSentence } from "./write-description.ts";

export interface SeoFields {
  readonly title: string;
  readonly meta_description: string;
  readonly keywords: string[];
}

interface SeoSource {
  readonly source: DescribedSource;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
  /** The category that was found, with its names. */
  readonly category?: CategoryRecord | undefined;
}

/**
 * The title from the name, or from the first text that is no list; the meta description and the keywords from name, text and columns.
 * @param own the seller's own bullet points, where they are the only text
 * @param sold the same, whatever other text there is
 */
export function seoFields(
  seo: SeoSource,
  own: readonly string[] = [],
  sold: readonly string[] = own,
): SeoFields {
  return withOwnPage(composedFields(seo, own, sold), pageOf(seo));
}

function composedFields(seo: SeoSource, own: readonly string[], sold: readonly string[]): SeoFields {
  const { source, language, glossary, evidence } = seo;
  const { passages } = source;
  const name = source.name();
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? "";
  const branded = brandedName(seo);
  const title = titleOf(name === "" ? textForTitle(head, evidence) : branded, seo);
  const usedPassages = isInOtherLanguage(seo) ? passages.filter(({ kind }) => kind === "label") : passages;
  const ofPoints = metaOfPoints(shortName(branded, title), own, language);
  if (ofPoints !== "") return { title, meta_description: ofPoints, keywords: keywordsOf(seo) };
  const points = lazily(() => [
    ...bulletPoints(usedPassages, {
      name,
      language,
      isReadable: readableFacts(source.texts().plain, evidence),
    }).filter((point) => !isNotice(point)),
    ...statedPoints({ evidence, texts: source.texts, language, glossary }),
  ]);
  const meta = metaDescription({
    ...{ name: shortName(branded, title), language },
    noun: () => nounOf(branded, seo),
    passages: source.usable.isNoiseOnly ? [] : usedPassages,
    composed: (choice) => composedSentences(seo, choice),
    points,
  });
  const facts = () => metaOfFacts(shortName(branded, title), sold.length > 0 ? sold : points(), language);
  return { title, meta_description: meta || kindOf(seo) || facts(), keywords: keywordsOf(seo) };
}

/** "Width/Size: No. 3": a label of a table. */
const ofTwo = /^[^:]*\/[^:]*:/u;

/** Facts behind a name. */
const fewestFacts = 2;

/** The name with the facts that are listed of the product, where nothing else can be said of it; empty where they are few. */
function metaOfFacts(name: string, points: readonly string[], language: Language): string {
  const facts = points.filter(
    (point) =>
      !(isWeight(point) || isIngredients(point) || isNotice(point) || ofTwo.test(point)) &&
      !isSaidBy(point.slice(point.indexOf(":") + 1), name),
  );
  return name === "" || facts.length < fewestFacts ? "" : metaOfPoints(name, facts, language);
}

/** The head of what the name says that the product is: "mat" of "yoga mat", "sac" of "sac à dos". */
function nounOf(name: string, { language, glossary }: SeoSource): string | undefined {
  const type = readName(name, language, glossary).type;
  const words = type === undefined ? [] : name.slice(type.start, type.end).split(/\s+/u);
  return words.at(language === "fr" || language === "it" ? 0 : -1);
}

/** The name with the type of the product that a column states, where the row has no other words; the shop's categories are none. */
function kindOf(seo: SeoSource): string {
  const { evidence, language } = seo;
  const types = evidence?.facts.filter(({ label }) => kindLabel.test(bareLabel(label)));
  const brand = evidence && statedBrand(evidence);
  const name = brandedName(seo);
  for (const { text: kind } of types ?? []) {
    const text = namedKind(name, { brand, kind, language });
    if (text !== "") return text;
  }
  return "";
}

const kindLabel =
  /^(?:type|product type|typ|produkttyp|produktart|type de produit|tipo|tipo di prodotto|tipologia)$/u;

/** Characters; of a shorter text the language is a guess. */
const shortestIdentified = 40;
const surelyOther = 0.9;

/** Whether the prose is in another language than the row: nothing of it can stand in a page's description. */
function isInOtherLanguage({ source: { passages }, language }: SeoSource): boolean {
  const prose = passages.filter(({ kind }) => kind !== "label");
  const text = prose
    .map((passage) => passage.text)
    .join(" ")
    .slice(0, longestIdentified);
  if (text.length < shortestIdentified) return false;
  const isOwn = prose.some(({ folded }) => folded.some((word) => isStopWord(word, language)));
  const found = isOwn ? undefined : detectLanguage(text);
  return found?.language !== undefined && found.language !== language && found.confidence >= surelyOther;
}

const longestIdentified = 400;

/** What the row's facts say, whatever the text says: all of them, or those alone that decide a purchase. */
function composedSentences(
  { source, language, glossary, evidence }: SeoSource,
  choice: "telling" | "all",
): ComposedSentences {
  const name = source.name();
  const labelled = labelledOf(source.passages);
  const isTelling = choice === "telling";
  const words = { language, glossary, evidence };
  const composed =
    name === "" ? undefined : composeDescription({ name, ...words, labelled, said: "", isTelling });
  const said = composed?.said ?? [];
  // "It weighs 70 g. The contents are 50 ml." says nothing of the product.
  const sentences = said.every(isAmount) ? [] : (composed?.sentences ?? []);
  return {
    sentences,
    factCount: said.filter(mayDecide).length,
    propertyCount: said.filter(isProperty).length,
  };
}

function labelledOf(passages: readonly ScoredPassage[]): LabelledText[] {
  const contrary = contraryMeasures(passages.map(({ text }) => text));
  return passages.flatMap(({ kind, text }) => {
    const colon = text.indexOf(":");
    if (kind !== "label" || colon < 1 || contrary.has(text)) return [];
    return [{ label: text.slice(0, colon).trim(), text: text.slice(colon + 1).trim() }];
  });
}

/**
 * The fields of a composed description.
 * @param sentences the source's own ones; empty where there are none
 * @param points what it lists
 * @param sold the seller's own bullet points
 */
export function seoOfComposed(seo: ComposedSource): SeoFields {
  return withOwnPage(fieldsOfComposed(seo), pageOf(seo));
}

interface ComposedSource extends SeoSource {
  readonly sentences: readonly string[];
  /** What was composed of the row's facts and the name's. */
  readonly composed: readonly string[];
  readonly points: readonly string[];
  readonly sold: readonly string[];
}

function fieldsOfComposed({ sentences, composed, points, sold, ...seo }: ComposedSource): SeoFields {
  const name = brandedName(seo);
  const title = titleOf(name, seo);
  const ofPoints = metaOfPoints(shortName(name, title), sold, seo.language);
  if (ofPoints !== "") return { title, meta_description: ofPoints, keywords: keywordsOf(seo) };
  const own = joinFitting(
    sentences
      .filter((sentence) => !isNotice(sentence) && !(points.length > 1 && isNameAgain(sentence, name)))
      .map((sentence) => withCapital(endSentence(sentence))),
  );
  const meta = (): string => {
    const stated = points.filter((point) => !isNotice(point) && !isNameAgain(point, name));
    const list = namedList(shortName(name, title), stated, seo.language);
    const telling = tellingSentences(composedSentences(seo, "telling"), list);
    if (telling.length >= shortestSentences) return telling;
    const whole = joinFitting(composed);
    if (list.text !== "") return list.text;
    const all = telling || own || joinFitting(composedSentences(seo, "all").sentences) || whole;
    return isSaidBy(all, name) ? "" : all;
  };
  const product = { name: shortName(name, title), noun: () => nounOf(name, seo), language: seo.language };
  const text = own.length >= shortestSentences ? withSubject(own, product) : meta();
  const facts = () => metaOfFacts(product.name, points, seo.language);
  return { title, meta_description: text || kindOf(seo) || facts(), keywords: keywordsOf(seo) };
}

/** Characters; shorter sentences say less than a list. */
const shortestSentences = 50;

function pageOf(seo: SeoSource): ShopPage {
  const { source, language, evidence } = seo;
  const name = source.name();
  return { own: evidence?.page ?? {}, name, noun: nounOf(name, seo), texts: source.texts().plain, language };
}

/** The title stands in for a name that is too long for a list behind it. */
function shortName(name: string, title: string): string {
  return name.length > longestListed ? title : name;
}

/** Characters; behind a longer name there is no room for a list. */
const longestListed = maxMetaDescriptionLength / 2;

function titleOf(name: string, seo: SeoSource): string {
  const brand = seo.evidence && statedBrand(seo.evidence);
  return seoTitle(name, { ...seo, isCut: isCutName(seo.source), brand });
}

/** Whether the end of the name is cut off, and still is so when cleaned. */
function isCutName(source: DescribedSource): boolean {
  return /(?:…|\.{3})$/u.test(source.name());
}

/** The name as it is proposed: with the row's brand in front, and with its noun where it is a model alone. */
function brandedName(seo: SeoSource): string {
  const { brand, noun } = additionsOf(seo);
  const name = withOwnBrand(seo, brand);
  return noun === undefined ? name : withNoun(name, noun, recordOf(seo), brand);
}

const recordOf = oncePerObject(
  (seo: SeoSource): NamedRecord => ({ ...seo, description: seo.source.texts().plain }),
);

/** What the row's columns and texts add to its name. */
const additionsOf = oncePerObject((seo: SeoSource) => {
  const { source, evidence, language } = seo;
  const name = source.name();
  const stated = brandInFront(name, evidence, {
    language,
    isShouted: isShouting(source.givenName),
    description: source.passages.map(({ text }) => text).join(" "),
  });
  const written = stated === undefined ? brandOfText(name, recordOf(seo)) : undefined;
  const brand = stated ?? written;
  return { brand, written, noun: nounOfRow(withOwnBrand(seo, brand), recordOf(seo)) };
});

function withOwnBrand({ source, language, glossary }: SeoSource, brand: string | undefined): string {
  const name = source.name();
  if (brand === undefined) return name;
  const branded = withBrand(name, brand, isWordOf({ language, glossary }));
  return branded.length - name.length <= longestBrand ? branded : name;
}

/** Characters; behind a longer brand a title cannot name the product. */
const longestBrand = 30;

/** A model alone is searched by the noun and the maker that the row's texts have for it, too. */
function keywordsOf(seo: SeoSource): string[] {
  const { source, language, glossary, evidence } = seo;
  const name = source.name();
  const { written, noun, brand } = additionsOf(seo);
  const stated = statedBrand(evidence);
  // As the name has it: a column may shout.
  const spelled = brand !== undefined && foldText(brand) === foldText(stated ?? "") ? brand : undefined;
  const maker = written ?? spelled;
  const branded = withOwnBrand(seo, written);
  const found = findKeywords({
    name: noun === undefined ? branded : withNoun(branded, noun, recordOf(seo), written),
    reading: source.reading(),
    matches: source.matches(),
    stated: source.keywords,
    ...{ language, glossary, category: seo.category },
    evidence: maker === undefined ? evidence : { facts: [], ...evidence, brand: maker },
  });
  const model = noun === undefined || name.length > longestModel ? [] : [name];
  // What the shop sorts the thing as, and writes of it for search engines, is said of it too: the "thé vert" of a "Sencha".
  const { sourceCategory = "", page = {} } = evidence ?? {};
  // A title has the variant, too, whose colour alone is no keyword.
  const further = `${sourceCategory}\n${page.description ?? ""}`.trim();
  const said =
    further === "" || page.keywords === undefined
      ? source.reading()
      : readWords(`${source.reading().text}\n${further}`);
  const own = withOwnKeywords([...new Set([...found, ...model])], pageOf(seo), said, {
    isOfOther: (keyword) => isOtherThing(keyword, seo),
    isOfKind: (keyword) => isOfSameKind(keyword, seo),
  });
  return own.slice(0, maxKeywords);
}

/** A tag that is a colour or a stuff alone ("Gold", "Leather"), or "Pesce" of a wine: a food that the row's drink goes with, and that the name does not have. */
function isOtherThing(keyword: string, { source, category, language, glossary }: SeoSource): boolean {
  const role = glossary.roleOf(foldText(keyword), language);
  if (role === "color" || role === "material") return true;
  const own = nounsIn(glossary, language)(keyword)[0]?.category;
  if (own === undefined || category === undefined || isStated(keyword, readWords(source.name()), language))
    return false;
  return category.identifier.startsWith(drinks) && own.startsWith("a-food-") && !own.startsWith(drinks);
}

/** A tag that is a noun of the row's category and nothing else. */
function isOfSameKind(keyword: string, { category, language, glossary }: SeoSource): boolean {
  if (category === undefined) return false;
  const written = language === "de" ? withCapital(keyword) : keyword;
  const [noun] = nounsIn(glossary, language)(written);
  return noun?.category === category.identifier && noun.start === 0 && noun.end === written.length;
}

const drinks = "a-food-drinks-";

/** Characters of a name that people search as it is. */
const longestModel = 30;
