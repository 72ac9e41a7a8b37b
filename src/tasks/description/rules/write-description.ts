import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import { cutTitle, cutToLength } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import type { Passage } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { inSourceOrder } from "./select-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";

const firstLongText = 150;
const mostEntryWords = 3;

/** The passages as plain text: one paragraph, or one per block where the text is long. */
export function writeDescription(passages: readonly Passage[]): string {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  if (words < firstLongText)
    return joinShortItems(passages)
      .map(({ text }) => withCapital(endSentence(text)))
      .join(" ");
  const paragraphs: string[] = [];
  let block: number | undefined;
  for (const passage of joinShortItems(passages)) {
    const text = withCapital(endSentence(passage.text));
    if (passage.block === block) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else paragraphs.push(text);
    block = passage.block;
  }
  return paragraphs.join("\n\n");
}

/** Joins list entries of a few words into one enumeration: "5200 mAh, 10.8 V". */
function joinShortItems(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const before = joined.at(-1);
    const isNext = before?.kind === "item" && before.block === passage.block && passage.kind === "item";
    if (
      isNext &&
      !/[.!?…:]$/u.test(before.text) &&
      passage.words <= mostEntryWords &&
      before.words <= mostEntryWords
    )
      joined[joined.length - 1] = { ...passage, text: `${before.text}, ${passage.text}` };
    else joined.push(passage);
  }
  return joined;
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
