import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { DescriptionLength } from "../../../api/vocabulary.ts";
import type { AttributeRecord, CategoryRecord } from "../../../catalog/model.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { choosePoints } from "../rules/choose-points.ts";
import { noiseSentence, tornSentence } from "../rules/description-message.ts";
import { countWords } from "../rules/passage.ts";
import type { DescribedSource } from "../rules/read-source.ts";
import { lengthBands } from "../rules/select-passages.ts";
import { behindOwn } from "../rules/seller-bullets.ts";
import { seoOfComposed } from "../rules/seo-fields.ts";
import { isPlainWeight, withoutShopWeight } from "../rules/shop-weight.ts";
import { inOrderOfUse, isOrigin, pointsWithSidesTogether } from "../rules/specification-order.ts";
import { readableFacts } from "../rules/stated-points.ts";
import type { ComposedDescription } from "./thin-source.ts";

interface ComposedWork {
  readonly request: OperationRequest<"optimizeDescription">;
  readonly source: DescribedSource;
  readonly composed: ComposedDescription;
  /** The seller's own bullet points. */
  readonly own: readonly string[];
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
  readonly category: CategoryRecord | undefined;
  /** The attributes of that category. */
  readonly asked: readonly AttributeRecord[];
}

/** How the message of a composed description begins: nobody wrote it. */
const composedMessage = "Composed from the product's facts.";
const listMessage = "They are only listed: the name is not fit for a sentence.";
const ownTextMessage = "The text stays; lines of what it does not say follow.";

/** The answer of a composed description: its bullet points are its facts, one each. */
export function composedAnswer({
  request,
  source,
  composed,
  own: ownPoints,
  glossary,
  evidence,
  category,
  asked,
}: ComposedWork): OperationResponse<"optimizeDescription"> {
  const { query, body } = request;
  const { language, sentences } = composed;
  const isReadable = readableFacts(source.texts().plain, evidence);
  const own = composed.hasOwnText ? sentences : [];
  const stated = composed.points.filter((point) => isReadable(point));
  const readable = inOrderOfUse(pointsWithSidesTogether(stated, source.givenName, language), asked);
  const telling = composed.hasOwnText
    ? readable
    : withoutShopWeight(readable, { name: source.givenName, text: "", evidence });
  const chosen = choosePoints([...own, ...telling], `${source.givenName}\n${source.name()}`);
  const points = chosen.every((point) => isPlainWeight(point) || isOrigin(point)) ? [] : chosen;
  return {
    message: [
      composedMessage,
      ...basisNote(composed),
      noiseSentence(source.usable),
      ...(source.tornEnd === undefined ? [] : [tornSentence(source.tornEnd)]),
      ...lengthNote(composed.text, query.length),
      ...keywordNote(source),
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    old_description: body.product_description,
    best_description: composed.text,
    other_descriptions: [],
    bullet_points: query.bullet_points ? behindOwn(ownPoints, points) : [],
    seo: query.seo
      ? seoOfComposed({
          source,
          sentences: own,
          composed: sentences,
          points,
          sold: ownPoints,
          language,
          glossary,
          evidence,
          category,
        })
      : null,
    language,
  };
}

function basisNote({ hasOwnText, sentences }: ComposedDescription): string[] {
  if (hasOwnText) return [ownTextMessage];
  return sentences.length === 0 ? [listMessage] : [];
}

function lengthNote(text: string, length: DescriptionLength): string[] {
  const { min, max } = lengthBands[length];
  const words = countWords(text);
  return words >= min ? [] : [`Source too thin for ${length} (${min} to ${max} words): ${words} words.`];
}

function keywordNote({ unstatedKeywords }: DescribedSource): string[] {
  if (unstatedKeywords.length === 0) return [];
  return [`Not stated by the source and so not used: ${unstatedKeywords.join(", ")}.`];
}
