import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { maxSeoTitleLength } from "../../../contract/optimization.ts";
import { type Glossary, glossaryOf } from "../../../glossary/glossary.ts";
import { bulletPoints } from "./bullet-points.ts";
import { cutTitle } from "./cut-passage.ts";
import { descriptionMessage } from "./description-message.ts";
import { findKeywords } from "./keywords.ts";
import { lengthBands } from "./length-bands.ts";
import { orderPassages } from "./order-passages.ts";
import { otherDescriptions } from "./other-descriptions.ts";
import { countWords } from "./passage.ts";
import { type DescribedSource, readSource } from "./read-source.ts";
import { selectPassages } from "./select-passages.ts";
import { type SeoFields, seoFields } from "./seo-fields.ts";
import { createShortTextTranslator, type ShortTextTranslator } from "./translate-short-texts.ts";
import { writeDescription } from "./write-description.ts";

type DescriptionRequest = OperationRequest<"optimizeDescription">;
type DescriptionResponse = OperationResponse<"optimizeDescription">;

/** Offline, deterministic, extractive: every statement of a result is one of the source's. */
export function createDescriptionOptimizer({ catalogs }: { readonly catalogs: CatalogStore }) {
  return (request: DescriptionRequest): DescriptionResponse =>
    optimizeDescription(request, glossaryOf(catalogs));
}

function optimizeDescription(request: DescriptionRequest, glossary: Glossary): DescriptionResponse {
  const { query, body } = request;
  const source = readSource(request, glossary);
  const { language, passages } = source;
  const chosen = selectPassages(passages, lengthBands[query.length]);
  const best = writeDescription(orderPassages(chosen, query.tone, language)) || source.name;
  const shortTexts = createShortTextTranslator(
    { source: language, target: query.translation_language ?? language },
    glossary,
  );
  const bullets = query.bullet_points ? bulletPoints(passages).map(shortTexts.write) : [];
  const seo = query.seo ? localizedSeo(source, glossary, shortTexts) : null;
  return {
    message: descriptionMessage({
      kept: source.kept,
      chosenCount: chosen.length,
      words: countWords(best),
      length: query.length,
      source: source.stated,
      asked: query.translation_language,
      translated: shortTexts.translated(),
      unstatedKeywords: source.unstatedKeywords,
    }),
    old_description: body.product_description,
    best_description: best,
    other_descriptions: otherDescriptions(passages, query.length, best),
    bullet_points: bullets,
    seo,
    language,
  };
}

function localizedSeo(
  source: DescribedSource,
  glossary: Glossary,
  { write }: ShortTextTranslator,
): SeoFields {
  const { name, passages, language } = source;
  const reading = source.reading();
  const keywords = findKeywords({ name, reading, language, glossary, stated: source.keywords });
  const fields = seoFields({ name, passages, keywords });
  return {
    title: cutTitle(write(fields.title), maxSeoTitleLength),
    meta_description: fields.meta_description,
    keywords: fields.keywords,
  };
}
