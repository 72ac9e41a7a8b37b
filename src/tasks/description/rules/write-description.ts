import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import { cutTitle, cutToLength } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import type { Passage } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { inSourceOrder } from "./select-passages.ts";
import { leansOnBefore, standAlone, withCapital } from "./sentence-openings.ts";

const firstLongText = 150;
const mostEntryWords = 3;

/** Passages as plain text: sentences with a blank between, a paragraph for each block where the text is long. */
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

/** List entries of a word or two are one enumeration: "5200 mAh, 10.8 V". */
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

/** Where the best sentence is too long and the others say less than this, its beginning says more. */
const shortestMeta = 70;

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
    const hasRoom = length + passage.text.length <= maxMetaDescriptionLength;
    const isOutOfPlace = leansOnBefore(passage.text) || (chosen.length > 0 && passage.kind === "heading");
    const isEnough = length >= shortestMeta && !isProse(found);
    if (!hasRoom || isOutOfPlace || isEnough) continue;
    chosen.push(passage);
    length += passage.text.length + 1;
  }
  if (chosen.length > 0 && length >= shortestMeta) return written(chosen);
  const long = passages.find(({ text }) => text.length > maxMetaDescriptionLength);
  const best = long ?? (chosen.length === 0 ? byScore[0] : undefined);
  return best ? withCapital(cutToLength(best.text, maxMetaDescriptionLength)) : written(chosen);
}

function written(chosen: readonly ScoredPassage[]): string {
  return inSourceOrder(chosen)
    .map(({ text }) => text)
    .join(" ");
}

function isProse({ kind, isCut }: ScoredPassage): boolean {
  return kind === "sentence" && !isCut;
}

/** A list entry or a labelled fact set beside others ends with a full stop. */
function endSentence(text: string): string {
  return /[.!?…:]["'”»)]?$/.test(text.slice(-2)) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
