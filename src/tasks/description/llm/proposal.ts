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

/** What a program can do about a proposal that has blemishes still. */
interface MendedProposal
  extends Pick<DescriptionResponse, "best_description" | "other_descriptions" | "bullet_points" | "seo"> {
  /** English sentences that say what was mended. */
  readonly mended: readonly string[];
}

interface MendingContext {
  readonly judges: DescriptionJudges;
  readonly limits: WordLimits;
  readonly language: Language;
  /** Of the product; stands in for a title. */
  readonly name: string;
}

/**
 * A text that is too long loses its last sentences, a bullet point or a search word with a fault goes, an SEO title or meta
 * description with a fault gives way to the name or to the beginning of the description, too long ones are cut behind a word.
 */
export function mendProposal(proposal: ProposedDescription, context: MendingContext): MendedProposal {
  const { judges, limits, language } = context;
  const best = cutToWords(proposal.best, limits.max, language);
  const others = proposal.others.filter(
    (text) => text !== best && judges.faults(text, "other_descriptions").length === 0,
  );
  const bullets = proposal.bulletPoints.map(withoutMark).filter((point) => isFit(point, judges));
  const seo = proposal.seo && mendedSeo(proposal.seo, best, context);
  return {
    best_description: best,
    other_descriptions: [...new Set(others)],
    bullet_points: [...new Set(bullets)],
    seo: seo ?? null,
    mended: [
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

function mendedSeo(
  { title, metaDescription, keywords }: ProposedSeo,
  best: string,
  { judges, name }: MendingContext,
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

/** Without the mark of a list before it. */
function withoutMark(point: string): string {
  return point.replace(/^[-*•–]\s+/u, "");
}

function isFit(text: string, judges: DescriptionJudges): boolean {
  return judges.ofLines(text, "").length === 0;
}

/** What a model could mend better than a program. */
export function blemishesOf(
  { best, bulletPoints, seo }: ProposedDescription,
  { blemishes, ofLines }: DescriptionJudges,
): readonly string[] {
  return [
    ...blemishes(best, "best_description"),
    ...bulletPoints.flatMap((point) => ofLines(withoutMark(point), "bullet_points")),
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

/** What a model says, read and not yet judged; fields that were not asked for are empty. */
interface ProposedDescription {
  readonly best: string;
  readonly others: readonly string[];
  readonly bulletPoints: readonly string[];
  readonly seo: ProposedSeo | undefined;
}

interface ProposedSeo {
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
