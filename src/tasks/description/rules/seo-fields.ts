import { maxKeywords } from "../../../api/optimization.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { isShouting } from "../../../nlp/casing.ts";
import type { Language } from "../../../nlp/language.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { statedBrand, withBrand } from "../../evidence/stated-brand.ts";
import { brandInFront } from "../../name/rules/brand-in-front.ts";
import { brandOfText } from "../../name/rules/brand-of-text.ts";
import type { NamedRecord } from "../../name/rules/named-record.ts";
import { nounOfRow } from "../../name/rules/noun-of-row.ts";
import { withNoun } from "../../name/rules/noun-place.ts";
import { composeDescription } from "../compose/compose-description.ts";
import type { LabelledText } from "../compose/stated-facts.ts";
import { bulletPoints } from "./bullet-points.ts";
import { findKeywords } from "./keywords.ts";
import { isSaidBy, joinFitting, metaDescription, namedList } from "./meta-description.ts";
import { isNotice } from "./notices.ts";
import type { DescribedSource } from "./read-source.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { withCapital } from "./sentence-openings.ts";
import { seoTitle, textForTitle } from "./seo-title.ts";
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
  /** The category that was found, with its names. */
  readonly category?: CategoryRecord | undefined;
}

/** The title from the name, or from the first text that is no list; the meta description and the keywords from name, text and columns. */
export function seoFields(seo: SeoSource): SeoFields {
  const { source, language, glossary, evidence } = seo;
  const { passages } = source;
  const name = source.name();
  const head = passages.find(({ kind }) => kind !== "label")?.text ?? "";
  return {
    title: seoTitle(name === "" ? textForTitle(head, evidence) : brandedName(seo), {
      ...seo,
      isCut: isCutName(source),
      brand: evidence && statedBrand(evidence),
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
        }).filter((point) => !isNotice(point)),
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
  const listed = () =>
    namedList(
      name,
      points.filter((point) => !isNotice(point)),
      seo.language,
    );
  const own = joinFitting(
    (sentences.length > 0 ? sentences : composedSentences(seo))
      .filter((sentence) => !isNotice(sentence))
      .map((sentence) => withCapital(endSentence(sentence))),
  );
  return {
    title: seoTitle(name, {
      ...seo,
      isCut: isCutName(seo.source),
      brand: seo.evidence && statedBrand(seo.evidence),
    }),
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

/** The name as it is proposed: with the row's brand in front, and with its noun where it is a model alone. */
function brandedName(seo: SeoSource): string {
  const { brand, noun } = additionsOf(seo);
  const name = withOwnBrand(seo, brand);
  return noun === undefined ? name : withNoun(name, noun, recordOf(seo), brand);
}

const recordOf = oncePerObject(
  (seo: SeoSource): NamedRecord => ({ ...seo, description: seo.source.texts().plain }),
);

/** What the row's columns and texts add to its name. */
const additionsOf = oncePerObject((seo: SeoSource) => {
  const { source, evidence, language } = seo;
  const name = source.name();
  const stated = brandInFront(name, evidence, {
    language,
    isShouted: isShouting(source.givenName),
    description: source.passages.map(({ text }) => text).join(" "),
  });
  const written = stated === undefined ? brandOfText(name, recordOf(seo)) : undefined;
  const brand = stated ?? written;
  return { brand, written, noun: nounOfRow(withOwnBrand(seo, brand), recordOf(seo)) };
});

function withOwnBrand({ source }: Pick<SeoSource, "source">, brand: string | undefined): string {
  const name = source.name();
  if (brand === undefined) return name;
  const branded = withBrand(name, brand);
  return branded.length - name.length <= longestBrand ? branded : name;
}

/** Characters; behind a longer brand a title cannot name the product. */
const longestBrand = 30;

/** A model alone is searched by the noun and the maker that the row's texts have for it, too. */
function keywordsOf(seo: SeoSource): string[] {
  const { source, language, glossary, evidence } = seo;
  const name = source.name();
  const { written, noun } = additionsOf(seo);
  const branded = withOwnBrand(seo, written);
  const found = findKeywords({
    name: noun === undefined ? branded : withNoun(branded, noun, recordOf(seo), written),
    reading: source.reading(),
    matches: source.matches(),
    stated: source.keywords,
    ...{ language, glossary, category: seo.category },
    evidence: written === undefined ? evidence : { facts: [], ...evidence, brand: written },
  });
  return noun === undefined || name.length > longestModel
    ? found
    : [...new Set([...found, name])].slice(0, maxKeywords);
}

/** Characters of a name that people search as it is. */
const longestModel = 30;
