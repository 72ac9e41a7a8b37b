import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { maxSeoTitleLength } from "../../../api/optimization.ts";
import type { DescriptionLength } from "../../../api/vocabulary.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { isDummyText } from "../../../nlp/dummy-text.ts";
import { type Language, languageNames } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { type Glossary, type GlossaryOptions, glossaryOf } from "../../../translation/glossary.ts";
import { type TranslationDirection, translate } from "../../../translation/translate.ts";
import type { Evidence, TaskContext } from "../../engine.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { composedAnswer } from "../compose/composed-answer.ts";
import type { ReadAttributes } from "../compose/named-facts.ts";
import { composeThin } from "../compose/thin-source.ts";
import { bulletPoints } from "./bullet-points.ts";
import { labelOf } from "./choose-points.ts";
import { cutTitle } from "./cut-passage.ts";
import {
  descriptionMessage,
  dummySentence,
  otherProductSentence,
  tornSentence,
} from "./description-message.ts";
import { withoutDoubledCode } from "./leading-title.ts";
import { isMedicalClaim, medicalReason } from "./medical-claims.ts";
import { findMissing } from "./missing-attributes.ts";
import { contraryColor, nameAgain } from "./name-alone.ts";
import { isRestriction } from "./notices.ts";
import { otherProductIn } from "./other-product.ts";
import { countWords } from "./passage.ts";
import { type DescribedSource, readSource } from "./read-source.ts";
import { orderPassages, type ScoredPassage } from "./score-passages.ts";
import { lengthBands, type RankedPassages, rankPassages, selectPassages } from "./select-passages.ts";
import { behindOwn, fewestOwn, hasBullets, sellerPoints } from "./seller-bullets.ts";
import { type SeoFields, seoFields } from "./seo-fields.ts";
import { setVoice, type Voice } from "./set-voice.ts";
import { withoutShopWeight } from "./shop-weight.ts";
import { attributesOfCategory, inOrderOfUse, isOrigin } from "./specification-order.ts";
import { readableFacts, statedPoints } from "./stated-points.ts";
import { writeDescription } from "./write-description.ts";

type DescriptionRequest = OperationRequest<"optimizeDescription">;
type DescriptionResponse = OperationResponse<"optimizeDescription">;

interface Words {
  readonly catalogs: CatalogStore;
  readonly glossary: Glossary;
  readonly readAttributes?: ReadAttributes | undefined;
}

export interface DescriptionOptimizerOptions {
  readonly catalogs: CatalogStore;
  /** The user's own words. */
  readonly glossary?: GlossaryOptions;
  /** For what a name states of its product's attributes. Absent: a product without a description has only its columns. */
  readonly readAttributes?: ReadAttributes;
}

/** Offline, deterministic and extractive: every statement of a result is taken from the source. */
export function createDescriptionOptimizer({
  catalogs,
  glossary,
  readAttributes,
}: DescriptionOptimizerOptions) {
  return (request: DescriptionRequest, context: TaskContext = {}): DescriptionResponse =>
    optimizeDescription(
      request,
      { catalogs, glossary: glossaryOf(catalogs, glossary), readAttributes },
      context,
    );
}

function optimizeDescription(
  request: DescriptionRequest,
  words: Words,
  { isBestEnough = false, evidence, onReview, onReading }: TaskContext,
): DescriptionResponse {
  const { query, body } = request;
  const source = readSource(request, words.glossary, evidence);
  if (query.seo) onReading?.(source.name());
  if (source.spelledOut !== undefined) onReading?.(source.spelledOut, "description");
  const target = query.translation_language ?? source.language;
  const sold = sellerSource(request, source, { words, evidence });
  const own = sold === undefined ? [] : sellerPoints(sold.passages, sold.language);
  const shortTexts = createShortTextTranslator({ source: source.language, target }, words.glossary);
  const asked = () => attributesOfCategory(words.catalogs, evidence?.category?.identifier);
  const category = evidence?.category && words.catalogs.findCategory(evidence.category.identifier)?.category;
  const composed =
    source.ingredients === undefined
      ? composeThin({
          ...source,
          ...{ ...words, evidence, maxWords: lengthBands[query.length].max },
        })
      : undefined;
  if (composed !== undefined && !shortTexts.isNeeded) {
    // "RAM" of "RAM: 16 GB" is what we call it, and no statement.
    onReading?.(composed.points.flatMap((point) => labelOf(point) ?? []).join("\n"));
    const reason = composed.hasOwnText
      ? (tornReason(source, composed.text) ?? contraryColor(source, words.glossary))
      : undefined;
    if (reason !== undefined) onReview?.({ reason });
    return composedAnswer({
      ...{ request, source, composed, own, glossary: words.glossary, evidence, category },
      asked: asked(),
    });
  }
  const ranked = rankPassages(source.passages, source.language);
  const chosen = selectPassages(ranked, lengthBands[query.length]);
  const facts = translatedFacts(chosen, shortTexts);
  const language = facts ? target : source.language;
  const ordered = orderPassages(facts ?? chosen, query.tone, language);
  const voice = { tone: query.tone, language, maxWords: lengthBands[query.length].max };
  const written = writeDescription(setVoice(ordered, voice), source.openOrder);
  const whole = withoutDoubledCode(written, source.givenName);
  const best = [whole, source.ingredients ?? ""].filter((part) => part !== "").join("\n\n");
  const unfit = unfitReason(source, evidence);
  const readable = unfit === undefined ? source : withoutText(source);
  const hasOwn = own.length >= fewestOwn;
  const passages = readable.usable.isNoiseOnly ? [] : readable.passages;
  const points = query.bullet_points
    ? behindOwn(
        own,
        bulletPoints(hasOwn ? passages.filter(({ text }) => isRestriction(text)) : passages, {
          hasOwn,
          stated: inOrderOfUse(
            withoutShopWeight(
              statedPoints({
                evidence,
                texts: source.texts,
                language: source.language,
                glossary: words.glossary,
              }),
              { name: source.givenName, text: source.texts().plain, evidence },
            ),
            asked(),
          ),
          isReadable: readableFacts(source.texts().plain, evidence),
          name: `${source.givenName}\n${source.name()}`,
          language: source.language,
        }),
      ).map(shortTexts.write)
    : [];
  const bullets = points.every(isOrigin) ? [] : points;
  const seo = query.seo
    ? localizedSeo(
        readable,
        {
          ...{ glossary: words.glossary, evidence, category },
          points: unfit === undefined && isOfBullets(request) ? own : [],
          sold: own,
        },
        shortTexts,
      )
    : null;
  const wordCount = countWords(best);
  const medical = medicalSentence(source, evidence);
  const review =
    reviewReason(source, { best, language, target, unfit }) ??
    (best === "" ? undefined : (contraryColor(source, words.glossary) ?? nameAgain(source) ?? medical));
  if (review !== undefined) onReview?.({ reason: review });
  const hasOthers = !isBestEnough && facts === undefined && source.ingredients === undefined;
  return {
    message: descriptionMessage({
      usable: source.usable,
      isIngredients: source.ingredients !== undefined,
      unfit,
      medical,
      inOtherLanguage: source.inOtherLanguage,
      tornEnd: source.tornEnd,
      tone: query.tone,
      audience: query.target_audience,
      chosenCount: chosen.length,
      words: wordCount,
      length: query.length,
      source: source.stated,
      requested: query.translation_language,
      result: language,
      translated: shortTexts.translated(),
      unstatedKeywords: source.unstatedKeywords,
      missing:
        wordCount < lengthBands[query.length].min && wordCount > 0
          ? findMissing(source, body.product_name ?? "", { ...words, evidence })
          : undefined,
    }),
    old_description: body.product_description,
    best_description: best,
    other_descriptions: hasOthers
      ? otherDescriptions(ranked, query.length, { best, voice, openOrder: source.openOrder })
      : [],
    bullet_points: bullets,
    seo,
    language,
  };
}

/** The seller's own bullet points, where the row has some, read as a description of their own. */
function sellerSource(
  request: DescriptionRequest,
  source: DescribedSource,
  { words, evidence }: { readonly words: Words; readonly evidence: Evidence | undefined },
): DescribedSource | undefined {
  if (!hasBullets(evidence) || isOfBullets(request)) return hasBullets(evidence) ? source : undefined;
  const body = { ...request.body, product_description: "" };
  return readSource({ ...request, body }, words.glossary, evidence);
}

/** Whether the row has no description: then the seller's bullet points, if any, are its text. */
function isOfBullets({ body }: DescriptionRequest): boolean {
  return body.product_description.trim() === "";
}

/** Characters; a longer value of a column is no model. */
const longestValue = 40;

/** Why nothing can be made of a text: it is about another product, or there to be replaced. */
function unfitReason(source: DescribedSource, evidence: Evidence | undefined): string | undefined {
  if (source.ingredients !== undefined) return undefined;
  const text = source.passages.map(({ text }) => text).join("\n");
  if (isDummyText(readWords(text).tokens)) return dummySentence;
  const other = otherProductIn(text, {
    name: source.givenName,
    brand: statedBrand(evidence),
    values: (evidence?.facts ?? []).flatMap(({ text }) => (text.length <= longestValue ? [text] : [])),
    language: source.language,
  });
  return other && otherProductSentence(other);
}

/** Of the first statement that promises to heal. */
function medicalSentence({ passages }: DescribedSource, evidence: Evidence | undefined): string | undefined {
  const claim = passages.find(isMedicalClaim)?.text;
  return medicalReason(claim, evidence?.category?.identifier);
}

/** The source as its name and columns alone state it. */
function withoutText(source: DescribedSource): DescribedSource {
  const reading = readWords(source.givenName);
  return { ...source, passages: [], reading: () => reading, matches: source.nameMatches };
}

interface Result {
  readonly best: string;
  /** Of the result. */
  readonly language: Language;
  readonly target: Language;
  readonly unfit: string | undefined;
}

/** Whether all words of a cut end stand in a text, the last one with more letters. */
function isBegunIn(torn: string, text: string): boolean {
  const said = readWords(text).folded;
  const [last = "", ...others] = readWords(torn).folded.toReversed();
  return (
    last !== "" && said.some((word) => word.startsWith(last)) && others.every((word) => said.includes(word))
  );
}

/** Why a person should look at the result: it says nothing of the product, is not in the requested language, advertises, or was cut off. */
function reviewReason(
  source: DescribedSource,
  { best, language, target, unfit }: Result,
): string | undefined {
  if (best === "") return undefined;
  if (unfit !== undefined) return unfit;
  if (language !== target)
    return `The text is not translated into ${languageNames[target]}: that needs a language model.`;
  if (source.usable.isNoiseOnly) return "Nothing is left without advertising, prices and addresses.";
  return tornReason(source, best);
}

/** Why a person should look at the end of a text: the feed cut it, and the row does not say elsewhere how it goes on. */
function tornReason({ tornEnd, givenName }: DescribedSource, best: string): string | undefined {
  if (tornEnd === undefined) return undefined;
  const others = tornEnd.isKept || tornEnd.isWhole ? givenName : `${givenName} ${best}`;
  return isBegunIn(tornEnd.text, others) ? undefined : tornSentence(tornEnd);
}

/** The chosen passages in the target language if they are labelled facts and list entries that all translate completely; a text never mixes languages. */
function translatedFacts(
  chosen: readonly ScoredPassage[],
  { writeWhole, isNeeded }: ShortTextTranslator,
): readonly ScoredPassage[] | undefined {
  if (!isNeeded || chosen.length === 0) return undefined;
  const written: ScoredPassage[] = [];
  for (const passage of chosen) {
    const text = passage.kind === "sentence" ? undefined : writeWhole(passage.text);
    if (text === undefined) return undefined;
    written.push({ ...passage, text, words: countWords(text) });
  }
  return written;
}

function localizedSeo(
  source: DescribedSource,
  {
    points,
    sold,
    ...words
  }: {
    readonly glossary: Glossary;
    readonly evidence: Evidence | undefined;
    readonly category: CategoryRecord | undefined;
    /** The seller's own, where they are the only text. */
    readonly points: readonly string[];
    /** The seller's own, whatever other text there is. */
    readonly sold: readonly string[];
  },
  { write }: ShortTextTranslator,
): SeoFields {
  const { title, meta_description, keywords } = seoFields(
    { source, language: source.language, ...words },
    points,
    sold,
  );
  return {
    title: cutTitle(write(title), maxSeoTitleLength),
    meta_description: withoutDoubledCode(meta_description, source.givenName),
    keywords,
  };
}

const mostOthers = 2;
const otherLengths: Readonly<Record<DescriptionLength, readonly DescriptionLength[]>> = {
  short: ["medium", "long"],
  medium: ["short", "long"],
  long: ["medium", "short"],
};

/** Up to two alternatives from the same passages: other lengths, then with the best statement first. */
function otherDescriptions(
  ranked: RankedPassages,
  length: DescriptionLength,
  { best, voice, openOrder }: { best: string; voice: Omit<Voice, "maxWords">; openOrder: number | undefined },
): string[] {
  const seen = new Set([best]);
  const others: string[] = [];
  const candidates = [...otherLengths[length], undefined];
  for (const other of candidates) {
    if (others.length === mostOthers) break;
    const band = lengthBands[other ?? length];
    const chosen = selectPassages(ranked, band);
    const ordered =
      other === undefined ? strongestFirst(chosen) : orderPassages(chosen, voice.tone, voice.language);
    const text = writeDescription(setVoice(ordered, { ...voice, maxWords: band.max }), openOrder);
    if (text === "" || seen.has(text)) continue;
    seen.add(text);
    others.push(text);
  }
  return others;
}

function strongestFirst(passages: readonly ScoredPassage[]): readonly ScoredPassage[] {
  const strongest = passages.toSorted((one, two) => two.score - one.score)[0];
  return strongest ? [strongest, ...passages.filter((passage) => passage !== strongest)] : passages;
}

const mostWords = 10;

interface ShortTextTranslator {
  /** Whether the target language differs from the source's. */
  readonly isNeeded: boolean;
  /** The text in the target language where the glossary translates it completely; else, as for prose, unchanged. */
  readonly write: (text: string) => string;
  /** As `write`, but undefined where the translation is not complete. */
  readonly writeWhole: (text: string) => string | undefined;
  /** Replacements so far, each once: "Nero -> Black". */
  readonly translated: () => readonly string[];
}

/** Labels, list entries and titles can be translated word for word; sentences cannot and stay in their language. */
function createShortTextTranslator(direction: TranslationDirection, glossary: Glossary): ShortTextTranslator {
  const replaced = new Set<string>();
  const writeWhole = (text: string): string | undefined => {
    if (direction.source === direction.target) return text;
    if (countWords(text) > mostWords || /[.!?]$/u.test(text)) return undefined;
    const { text: written, translated, untranslated } = translate(text, direction, glossary);
    if (untranslated.length > 0) return undefined;
    for (const pair of translated) replaced.add(pair);
    return written;
  };
  return {
    isNeeded: direction.source !== direction.target,
    write: (text) => writeWhole(text) ?? text,
    writeWhole,
    translated: () => [...replaced],
  };
}
