import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import { isShouting } from "../../../nlp/casing.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { Evidence } from "../../engine.ts";
import { withBrand } from "../../evidence/stated-brand.ts";
import { brandInFront } from "../../name/rules/brand-in-front.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { cutTitle, cutToLength, isBalanced } from "./cut-passage.ts";
import { findKeywords } from "./keywords.ts";
import { openings } from "./noise-phrases.ts";
import type { DescribedSource } from "./read-source.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { inSourceOrder } from "./select-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";
import { endSentence } from "./write-description.ts";

export interface SeoFields {
  readonly title: string;
  readonly meta_description: string;
  readonly keywords: string[];
}

/** Characters; below this a truncated long sentence is preferred. */
const shortestMeta = 70;

interface SeoSource {
  readonly source: DescribedSource;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
}

/** The title from the name, or from the first text; the meta description from whole sentences where they fit. */
export function seoFields(seo: SeoSource): SeoFields {
  const { source } = seo;
  const { passages } = source;
  const name = source.name();
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? passages[0]?.text ?? "";
  return {
    title: seoTitle(name === "" ? head.replace(/[.!?…]+$/u, "") : brandedName(seo), {
      ...seo,
      isCut: isCutName(source),
    }),
    meta_description:
      passages.length === 0 ? cutToLength(name, maxMetaDescriptionLength) : metaDescription(passages),
    keywords: keywordsOf(seo),
  };
}

/** The fields of a text that is not the source's: the meta description from its first sentences. */
export function seoOfTexts({
  sentences,
  ...seo
}: SeoSource & { readonly sentences: readonly string[] }): SeoFields {
  let meta = "";
  for (const sentence of sentences) {
    const longer = meta === "" ? sentence : `${meta} ${sentence}`;
    if (longer.length > maxMetaDescriptionLength) break;
    meta = longer;
  }
  return {
    title: seoTitle(brandedName(seo), { ...seo, isCut: isCutName(seo.source) }),
    meta_description: meta === "" ? cutToLength(sentences[0] ?? "", maxMetaDescriptionLength) : meta,
    keywords: keywordsOf(seo),
  };
}

function isCutName({ givenName }: DescribedSource): boolean {
  return /(?:…|\.{3})$/u.test(givenName);
}

/** The name as it is proposed: with the row's brand in front. */
function brandedName({
  source,
  evidence,
  language,
}: Pick<SeoSource, "source" | "evidence" | "language">): string {
  const name = source.name();
  const brand = brandInFront(name, evidence, {
    language,
    isShouted: isShouting(source.givenName),
    description: source.passages.map(({ text }) => text).join(" "),
  });
  if (brand === undefined) return name;
  const branded = withBrand(name, brand);
  return branded.length - name.length <= longestBrand ? branded : name;
}

/** Characters; behind a longer brand a title cannot name the product. */
const longestBrand = 30;

function keywordsOf({ source, language, glossary, evidence }: SeoSource): string[] {
  return findKeywords({
    name: source.name(),
    reading: source.reading(),
    matches: source.matches(),
    stated: source.keywords,
    ...{ language, glossary, evidence },
  });
}

const titleBreak = /\s[-–—|/]\s|[,;]\s|\s\(/gu;
/** Characters; a title that is cut at a separator has at least so many. */
const shortestTitle = 20;

/**
 * A name as a title of at most 60 characters: whole, else cut before a part that a separator sets off, else behind a noun, a model or a
 * measure. It ends in no preposition, in no word that belongs to the next one, and in no half number.
 */
export function seoTitle(
  name: string,
  words: Pick<SeoSource, "language" | "glossary"> & { readonly isCut?: boolean },
): string {
  if (words.isCut === true) return seoTitle(withoutCutPart(name), { ...words, isCut: false });
  if (name.length <= maxSeoTitleLength) return name;
  const breaks = [...name.matchAll(titleBreak)].map(({ index }) => index);
  const last = breaks.findLast(
    (index) => index <= maxSeoTitleLength && index >= shortestTitle && isBalanced(name.slice(0, index)),
  );
  if (last !== undefined) return name.slice(0, last).trimEnd();
  const tokens = tokenize(name.slice(0, maxSeoTitleLength + longestWord));
  for (let place = tokens.length - 2; place >= 0; place -= 1) {
    const [token, next] = [tokens[place], tokens[place + 1]];
    if (token === undefined || next === undefined || token.end > maxSeoTitleLength) continue;
    if (token.end < shortestTitle) break;
    // Nor behind "cl" of "cl. E", a word that is cut short.
    if (!/^\s/u.test(name.slice(token.end, next.start)) || !isBalanced(name.slice(0, token.end))) continue;
    const before = tokens[place - 1];
    const isBehindJoint =
      before !== undefined &&
      (isStopWord(before.folded, words.language) ||
        /^\d+$/u.test(before.folded) ||
        /[&+]/u.test(name.slice(before.end, token.start)));
    if (canEnd(token.text, next.text, { ...words, isBehindJoint })) return name.slice(0, token.end);
  }
  return cutTitle(name, maxSeoTitleLength);
}

/** A name that the feed cut: without its last part, or where that leaves too little, without its last word. */
function withoutCutPart(name: string): string {
  const last = [...name.matchAll(titleBreak)].at(-1)?.index ?? 0;
  if (last >= shortestTitle) return name.slice(0, last).trimEnd();
  const blank = name.lastIndexOf(" ");
  return blank < shortestTitle / 2
    ? name
    : withoutUnfinishedWords(name.slice(0, blank).replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

/** Characters behind the limit in which the next word is looked for. */
const longestWord = 30;
const unit =
  /^(?:mm|cm|m|km|ml|cl|l|g|kg|mg|w|kw|v|a|ah|mah|wh|hz|ghz|mhz|gb|tb|mb|go|to|mo|zoll|pouces|pollici|inch|°c|%)$/iu;

/** "3er" of "3er Set": it says how many of the next word there are. */
const belongsToNext = /^\d+(?:er|x)$/iu;

/** Whether a title can end with a word where the name goes on with another one. */
function canEnd(
  word: string,
  next: string,
  {
    language,
    glossary,
    isBehindJoint,
  }: Pick<SeoSource, "language" | "glossary"> & { readonly isBehindJoint: boolean },
): boolean {
  const lower = word.toLowerCase();
  if (isStopWord(lower, language) || unit.test(next) || belongsToNext.test(word)) return false;
  // "épaisseur" of "épaisseur 22 cm", but not "Golf" of "Golf 1".
  if (/^\p{Ll}/u.test(word) && /^\d/u.test(next)) return false;
  if (/\d/u.test(word) || unit.test(word)) return !/^\d+(?:[.,]\d+)?$/u.test(word) || !/^\p{Ll}/u.test(next);
  const role = glossary.roleOf(foldText(word), language);
  const isNoun = nounGrammar(word, language) !== undefined;
  // A name of a maker or a line, but no "Six" of "with Six", "Plus" of "80 Plus Bronze" or "Almond" of "Fitness & Almond".
  const isName = !isBehindJoint && role === undefined && /^\p{Lu}\p{L}{2,}/u.test(word) && !/^\d/u.test(next);
  if (language === "fr" || language === "it") {
    return isNoun || isName || role === "color" || role === "material" || role === "quality";
  }
  // "Black" of "Black Leather" and "Matching" of "Matching Chairs" are no end.
  const nextRole = glossary.roleOf(foldText(next), language);
  const goesOn = nextRole === "material" || nextRole === "type" || nounGrammar(next, language) !== undefined;
  return (isNoun || isName) && !goesOn;
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
