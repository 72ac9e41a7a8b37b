import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../contract/optimization.ts";
import { cutTitle, cutToLength } from "./cut-passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { inSourceOrder } from "./select-passages.ts";

export interface SeoFields {
  readonly title: string;
  readonly meta_description: string;
  readonly keywords: string[];
}

interface SeoSource {
  /** The product's name, cleaned; empty where none was given. */
  readonly name: string;
  /** In the tone and ready to be set. */
  readonly passages: readonly ScoredPassage[];
  readonly keywords: string[];
}

/** A title from the name, or from the head of the text; whole sentences for the meta description where they fit. */
export function seoFields({ name, passages, keywords }: SeoSource): SeoFields {
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? passages[0]?.text ?? "";
  return {
    title: cutTitle(name === "" ? head.replace(/[.!?…]+$/u, "") : name, maxSeoTitleLength),
    meta_description: metaDescription(passages),
    keywords,
  };
}

function metaDescription(passages: readonly ScoredPassage[]): string {
  const ranked = passages.toSorted((one, two) => two.score - one.score || one.order - two.order);
  const byScore = [...ranked.filter(isProse), ...ranked.filter((passage) => !isProse(passage))];
  const chosen: ScoredPassage[] = [];
  let length = 0;
  for (const passage of byScore) {
    if (
      length + passage.text.length + 1 > maxMetaDescriptionLength ||
      (chosen.length > 0 && passage.kind === "heading")
    )
      continue;
    chosen.push(passage);
    length += passage.text.length + 1;
  }
  if (chosen.length > 0)
    return inSourceOrder(chosen)
      .map(({ text }) => endSentence(text))
      .join(" ")
      .slice(0, maxMetaDescriptionLength);
  return cutToLength(byScore[0]?.text ?? "", maxMetaDescriptionLength);
}

function isProse({ kind, isCut }: ScoredPassage): boolean {
  return kind === "sentence" && !isCut;
}

/** A list entry or a labelled fact set beside others ends with a full stop. */
export function endSentence(text: string): string {
  return /[.!?…:]["'”»)]?$/u.test(text) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
