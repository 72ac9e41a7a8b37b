import { maxSeoTitleLength } from "../../../api/optimization.ts";
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
import { composeDescription } from "../compose/compose-description.ts";
import type { LabelledText } from "../compose/stated-facts.ts";
import { bulletPoints } from "./bullet-points.ts";
import { cutTitle, isBalanced } from "./cut-passage.ts";
import { findKeywords } from "./keywords.ts";
import { isSaidBy, joinFitting, metaDescription, namedList } from "./meta-description.ts";
import { isNotice } from "./notices.ts";
import type { DescribedSource } from "./read-source.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { withCapital } from "./sentence-openings.ts";
import { readableFacts, statedPoints } from "./stated-points.ts";
import { endSentence } from "./write-description.ts";

export interface SeoFields {
  readonly title: string;
  readonly meta_description: string;
  readonly keywords: string[];
}

interface SeoSource {
  readonly source: DescribedSource;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
}

/** The title from the name, or from the first text; the meta description and the keywords from name, text and columns. */
export function seoFields(seo: SeoSource): SeoFields {
  const { source, language, glossary, evidence } = seo;
  const { passages } = source;
  const name = source.name();
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? passages[0]?.text ?? "";
  return {
    title: seoTitle(name === "" ? head.replace(/[.!?…]+$/u, "") : brandedName(seo), {
      ...seo,
      isCut: isCutName(source),
    }),
    meta_description: metaDescription({
      ...{ name: brandedName(seo), language },
      passages: source.usable.isNoiseOnly ? [] : passages,
      composed: () => composedSentences(seo),
      points: () => [
        ...bulletPoints(passages, {
          name,
          language,
          isReadable: readableFacts(source.texts().plain, evidence),
        }),
        ...statedPoints({ evidence, texts: source.texts, language, glossary }),
      ],
    }),
    keywords: keywordsOf(seo),
  };
}

/** What the row's facts say, whatever the text says. */
function composedSentences({ source, language, glossary, evidence }: SeoSource): readonly string[] {
  const name = source.name();
  if (name === "") return [];
  const labelled = labelledOf(source.passages);
  return composeDescription({ name, language, glossary, evidence, labelled, said: "" })?.sentences ?? [];
}

function labelledOf(passages: readonly ScoredPassage[]): LabelledText[] {
  return passages.flatMap(({ kind, text }) => {
    const colon = text.indexOf(":");
    if (kind !== "label" || colon < 1) return [];
    return [{ label: text.slice(0, colon).trim(), text: text.slice(colon + 1).trim() }];
  });
}

/**
 * The fields of a composed description.
 * @param sentences the composed ones, or the source's own
 * @param points what it lists
 */
export function seoOfComposed({
  sentences,
  points,
  ...seo
}: SeoSource & { readonly sentences: readonly string[]; readonly points: readonly string[] }): SeoFields {
  const name = brandedName(seo);
  const listed = () => namedList(name, points, seo.language);
  const own = joinFitting(
    (sentences.length > 0 ? sentences : composedSentences(seo))
      .filter((sentence) => !isNotice(sentence))
      .map((sentence) => withCapital(endSentence(sentence))),
  );
  return {
    title: seoTitle(name, { ...seo, isCut: isCutName(seo.source) }),
    meta_description: own.length >= shortestSentences ? own : listed() || (isSaidBy(own, name) ? "" : own),
    keywords: keywordsOf(seo),
  };
}

/** Characters; shorter sentences say less than a list. */
const shortestSentences = 50;

/** Whether the end of the name is cut off, and still is so when cleaned. */
function isCutName(source: DescribedSource): boolean {
  return /(?:…|\.{3})$/u.test(source.name());
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
