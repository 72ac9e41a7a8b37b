import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import { cutTitle, cutToLength } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import type { Passage } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { inSourceOrder } from "./select-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";

/** The passages as plain text, in the lines and paragraphs of the source: an entry of a list stays one. */
export function writeDescription(passages: readonly Passage[]): string {
  const [only] = passages;
  if (only !== undefined && passages.length === 1 && only.kind !== "label") return sentenceOf(only);
  let written = "";
  let before: Passage | undefined;
  for (const passage of passages) {
    const isNext = before?.line === passage.line && before.kind !== "heading" && passage.kind !== "label";
    if (before !== undefined) written += isNext ? " " : gapBefore(passage, before);
    const isProse = passage.kind === "sentence" || (isNext && passage.kind !== "heading");
    const text = isProse ? sentenceOf(passage) : passage.text.replace(/[,;]$/u, "");
    written += isNext ? text : passage.line.bullet + text;
    before = passage;
  }
  return written;
}

function gapBefore({ line }: Passage, before: Passage): string {
  return line.isParagraph && line !== before.line ? "\n\n" : "\n";
}

function sentenceOf({ text }: Passage): string {
  return withCapital(endSentence(text));
}

export interface SeoFields {
  readonly title: string;
  readonly meta_description: string;
  readonly keywords: string[];
}

/** Characters; below this a truncated long sentence is preferred. */
const shortestMeta = 70;

interface SeoSource {
  /** The cleaned product name; empty where none was given. */
  readonly name: string;
  /** In the requested tone. */
  readonly passages: readonly ScoredPassage[];
  readonly keywords: string[];
}

/** The title from the name, or from the first text; the meta description from whole sentences where they fit. */
export function seoFields({ name, passages, keywords }: SeoSource): SeoFields {
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? passages[0]?.text ?? "";
  return {
    title: cutTitle(name === "" ? head.replace(/[.!?…]+$/u, "") : name, maxSeoTitleLength),
    meta_description:
      passages.length === 0 ? cutToLength(name, maxMetaDescriptionLength) : metaDescription(passages),
    keywords,
  };
}

function metaDescription(all: readonly ScoredPassage[]): string {
  const whole = all.filter(({ isCut, text }) => !isCut && !openings.inviting.test(text));
  const passages = whole.length > 0 ? whole : all;
  const ranked = passages.toSorted((one, two) => two.score - one.score || one.order - two.order);
  const byScore = [...ranked.filter(isProse), ...ranked.filter((passage) => !isProse(passage))];
  const chosen: ScoredPassage[] = [];
  let length = 0;
  for (const found of byScore) {
    const passage = { ...found, text: withCapital(endSentence(standAlone(found.text))) };
    const fits = length + passage.text.length <= maxMetaDescriptionLength;
    const isOutOfPlace = dependsOnPrevious(passage.text) || (chosen.length > 0 && passage.kind === "heading");
    const isEnough = length >= shortestMeta && !isProse(found);
    if (!fits || isOutOfPlace || isEnough) continue;
    chosen.push(passage);
    length += passage.text.length + 1;
  }
  if (chosen.length > 0 && length >= shortestMeta) return joinTexts(chosen);
  const long = passages.find(({ text }) => text.length > maxMetaDescriptionLength);
  const best = long ?? (chosen.length === 0 ? byScore[0] : undefined);
  return best ? withCapital(cutToLength(best.text, maxMetaDescriptionLength)) : joinTexts(chosen);
}

function joinTexts(chosen: readonly ScoredPassage[]): string {
  return inSourceOrder(chosen)
    .map(({ text }) => text)
    .join(" ");
}

function isProse({ kind, isCut }: ScoredPassage): boolean {
  return kind === "sentence" && !isCut;
}

/** Adds a full stop to list entries and labelled facts. */
function endSentence(text: string): string {
  return /[.!?…:]["'”»)]?$/.test(text.slice(-2)) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
