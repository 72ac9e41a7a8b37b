import { maxKeywords } from "../../../contract/optimization.ts";
import type { JsonSchema } from "../../../language-model/completion.ts";
import { arraySchema, objectSchema, textSchema } from "../answer-schema.ts";
import { readFields, readText, readTexts } from "../reading/read-fields.ts";

/** What a model says, read and not yet judged; fields that were not asked for are empty. */
export interface ProposedDescription {
  readonly best: string;
  readonly others: readonly string[];
  readonly bulletPoints: readonly string[];
  readonly seo: ProposedSeo | undefined;
}

export interface ProposedSeo {
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
}

export interface AskedFields {
  /** How many other descriptions at most. */
  readonly alternatives: number;
  readonly hasBulletPoints: boolean;
  readonly hasSeo: boolean;
}

/** UTF-16 units: far more than any text that is asked for. */
const longestText = 10_000;
const longestLine = 1_000;
const mostBulletPoints = 12;

const seoFields = ["title", "meta_description", "keywords"] as const;

/** The strict schema of what is asked for. */
export function proposalSchema({ alternatives, hasBulletPoints, hasSeo }: AskedFields): JsonSchema {
  return objectSchema({
    best_description: textSchema,
    ...(alternatives > 0 && { other_descriptions: arraySchema(textSchema) }),
    ...(hasBulletPoints && { bullet_points: arraySchema(textSchema) }),
    ...(hasSeo && {
      seo: objectSchema({
        title: textSchema,
        meta_description: textSchema,
        keywords: arraySchema(textSchema),
      }),
    }),
  });
}

/** @throws AnswerFault */
export function readProposal(json: unknown, asked: AskedFields): ProposedDescription {
  const fields = readFields(json, [
    "best_description",
    ...(asked.alternatives > 0 ? ["other_descriptions"] : []),
    ...(asked.hasBulletPoints ? ["bullet_points"] : []),
    ...(asked.hasSeo ? ["seo"] : []),
  ]);
  const texts = { most: 2 * asked.alternatives, longest: longestText };
  const lines = { most: mostBulletPoints, longest: longestLine };
  return {
    best: readText(fields, "best_description", longestText),
    others: asked.alternatives > 0 ? readTexts(fields, "other_descriptions", texts) : [],
    bulletPoints: asked.hasBulletPoints ? readTexts(fields, "bullet_points", lines) : [],
    seo: asked.hasSeo ? readSeo(fields.seo) : undefined,
  };
}

function readSeo(json: unknown): ProposedSeo {
  const fields = readFields(json, seoFields, "seo");
  return {
    title: readText(fields, "title", longestLine),
    metaDescription: readText(fields, "meta_description", longestLine),
    keywords: readTexts(fields, "keywords", { most: maxKeywords, longest: longestLine }),
  };
}

/** Tokens: four a word are enough for any of the four languages, and a quarter of the words again for JSON. */
export function outputTokensOf(
  { alternatives, hasBulletPoints, hasSeo }: AskedFields,
  maxWords: number,
): number {
  const words = maxWords * (1 + alternatives) + (hasBulletPoints ? 120 : 0) + (hasSeo ? 80 : 0);
  return 200 + 5 * words;
}
