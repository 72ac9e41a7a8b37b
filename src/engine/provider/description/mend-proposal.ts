import type { OperationResponse } from "../../../contract/operations.ts";
import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../contract/optimization.ts";
import type { Language } from "../../../text/language.ts";
import { countWords } from "../count-words.ts";
import { cutToCharacters, cutToWords } from "./cut-text.ts";
import type { DescriptionJudges } from "./judge-description.ts";
import type { ProposedDescription, ProposedSeo } from "./proposed-description.ts";
import type { WordLimits } from "./word-limits.ts";

type DescriptionResponse = OperationResponse<"optimizeDescription">;

/** What a program can do about a proposal that has blemishes still. */
export interface MendedProposal
  extends Pick<DescriptionResponse, "best_description" | "other_descriptions" | "bullet_points" | "seo"> {
  /** English sentences that say what was mended. */
  readonly mended: readonly string[];
}

export interface MendingContext {
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
