import type { OperationResponse } from "../../../api/operations.ts";
import { maxKeywords, maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import type { JsonSchema } from "../../../llm/language-model.ts";
import type { Language } from "../../../nlp/language.ts";
import {
  arraySchema,
  objectSchema,
  readFields,
  readText,
  readTexts,
  textSchema,
} from "../../llm/read-answer.ts";
import type { DescriptionJudges } from "./judge-description.ts";
import { countWords, cutToCharacters, cutToWords, type WordLimits } from "./text-length.ts";

type DescriptionResponse = OperationResponse<"optimizeDescription">;

/** A proposal after automatic fixes of its remaining blemishes. */
interface FixedProposal
  extends Pick<DescriptionResponse, "best_description" | "other_descriptions" | "bullet_points" | "seo"> {
  /** English sentences on the fixes. */
  readonly fixes: readonly string[];
}

interface FixContext {
  readonly judges: DescriptionJudges;
  readonly limits: WordLimits;
  readonly language: Language;
  /** Name of the product; replaces a faulty title. */
  readonly name: string;
}

/**
 * Fixes a proposal: text over the limit loses its last sentences, faulty bullet points and keywords are removed, a faulty SEO title
 * or meta description is replaced by the name or the beginning of the description, and both are cut to length after a word.
 */
export function fixProposal(proposal: ProposedDescription, context: FixContext): FixedProposal {
  const { judges, limits, language } = context;
  const best = cutToWords(proposal.best, limits.max, language);
  const others = proposal.others.filter(
    (text) => text !== best && judges.faults(text, "other_descriptions").length === 0,
  );
  const bullets = proposal.bulletPoints.map(withoutBullet).filter((point) => isFit(point, judges));
  const seo = proposal.seo && fixSeo(proposal.seo, best, context);
  return {
    best_description: best,
    other_descriptions: [...new Set(others)],
    bullet_points: [...new Set(bullets)],
    seo: seo ?? null,
    fixes: [
      ...(best === proposal.best
        ? []
        : [`Cut from ${countWords(proposal.best)} to ${countWords(best)} words.`]),
      ...(bullets.length === proposal.bulletPoints.length
        ? []
        : ["Bullet points with faults were left out."]),
      ...(seo && seo.title !== proposal.seo?.title ? ["The SEO title was mended."] : []),
      ...(seo && seo.meta_description !== proposal.seo?.metaDescription
        ? ["The meta description was mended."]
        : []),
    ],
  };
}

function fixSeo(
  { title, metaDescription, keywords }: ProposedSeo,
  best: string,
  { judges, name }: FixContext,
): NonNullable<DescriptionResponse["seo"]> {
  const opening = best.split("\n", 1)[0] ?? "";
  const fitTitle = isFit(title, judges) ? title : name === "" ? opening.replace(/[.!?…]+$/u, "") : name;
  const fitMeta = isFit(metaDescription, judges) ? metaDescription : opening;
  return {
    title: cutToCharacters(fitTitle, maxSeoTitleLength),
    meta_description: cutToCharacters(fitMeta, maxMetaDescriptionLength),
    keywords: [...new Set(keywords.filter((keyword) => isFit(keyword, judges)))],
  };
}

/** Without a list bullet. */
function withoutBullet(point: string): string {
  return point.replace(/^[-*•–]\s+/u, "");
}

function isFit(text: string, judges: DescriptionJudges): boolean {
  return judges.ofLines(text, "").length === 0;
}

/** Faults that are better fixed by the model than automatically. */
export function blemishesOf(
  { best, bulletPoints, seo }: ProposedDescription,
  { blemishes, ofLines }: DescriptionJudges,
): readonly string[] {
  return [
    ...blemishes(best, "best_description"),
    ...bulletPoints.flatMap((point) => ofLines(withoutBullet(point), "bullet_points")),
    ...(seo === undefined ? [] : seoBlemishes(seo, ofLines)),
  ];
}

function seoBlemishes(
  { title, metaDescription }: ProposedSeo,
  judge: DescriptionJudges["ofLines"],
): string[] {
  const tooLong = (text: string, field: string, longest: number) =>
    text.length <= longest ? [] : [`${field} has ${text.length} characters; at most ${longest} are wanted.`];
  return [
    ...judge(title, "seo.title"),
    ...tooLong(title, "seo.title", maxSeoTitleLength),
    ...judge(metaDescription, "seo.meta_description"),
    ...tooLong(metaDescription, "seo.meta_description", maxMetaDescriptionLength),
  ];
}

/** The parsed answer of a model, not yet judged; fields that were not requested are empty. */
interface ProposedDescription {
  readonly best: string;
  readonly others: readonly string[];
  readonly bulletPoints: readonly string[];
  readonly seo: ProposedSeo | undefined;
}

/** What stands on the product's page. */
export function judgedTexts({ best, bulletPoints, seo }: ProposedDescription) {
  return {
    best_description: best,
    ...(bulletPoints.length > 0 && { bullet_points: bulletPoints }),
    ...(seo && { seo_title: seo.title, meta_description: seo.metaDescription }),
  };
}

interface ProposedSeo {
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
}

export interface RequestedFields {
  /** Upper limit of other descriptions. */
  readonly alternatives: number;
  readonly hasBulletPoints: boolean;
  readonly hasSeo: boolean;
}

/** UTF-16 units, far above any requested length. */
const longestText = 10_000;
const longestLine = 1_000;
const mostBulletPoints = 12;

const seoFields = ["title", "meta_description", "keywords"] as const;

/** The strict schema of the requested fields. */
export function proposalSchema({ alternatives, hasBulletPoints, hasSeo }: RequestedFields): JsonSchema {
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
export function readProposal(json: unknown, requested: RequestedFields): ProposedDescription {
  const fields = readFields(json, [
    "best_description",
    ...(requested.alternatives > 0 ? ["other_descriptions"] : []),
    ...(requested.hasBulletPoints ? ["bullet_points"] : []),
    ...(requested.hasSeo ? ["seo"] : []),
  ]);
  const texts = { most: 2 * requested.alternatives, longest: longestText };
  const lines = { most: mostBulletPoints, longest: longestLine };
  return {
    best: readText(fields, "best_description", longestText),
    others: requested.alternatives > 0 ? readTexts(fields, "other_descriptions", texts) : [],
    bulletPoints: requested.hasBulletPoints ? readTexts(fields, "bullet_points", lines) : [],
    seo: requested.hasSeo ? readSeo(fields.seo) : undefined,
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

/** Tokens: four per word suffice in all four languages, plus a quarter for JSON. */
export function outputTokensOf(
  { alternatives, hasBulletPoints, hasSeo }: RequestedFields,
  maxWords: number,
): number {
  const words = maxWords * (1 + alternatives) + (hasBulletPoints ? 120 : 0) + (hasSeo ? 80 : 0);
  return 200 + 5 * words;
}
