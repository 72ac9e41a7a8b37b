import type { CatalogStore } from "../../../catalog/store.ts";
import { isFiller } from "../../../nlp/fillers.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { Evidence } from "../../engine.ts";
import { cleanName } from "../../name/rules/clean-name.ts";
import { knownProduct } from "../../name/rules/known-product.ts";
import { columnPoints, withoutListColumns } from "../rules/column-points.ts";
import { countWords } from "../rules/passage.ts";
import type { SourcePassage } from "../rules/read-passages.ts";
import type { DescribedSource } from "../rules/read-source.ts";
import { withCapital } from "../rules/sentence-openings.ts";
import { type ComposedText, composeDescription } from "./compose-description.ts";
import { factsOfName, type ReadAttributes } from "./named-facts.ts";
import type { LabelledText } from "./stated-facts.ts";

/** A composed description and what becomes of the source's own text. */
export interface ComposedDescription {
  /** Sentences, then lines, ready to be shown. */
  readonly text: string;
  /** What bullet points can be made of, the most telling first. */
  readonly points: readonly string[];
  readonly sentences: readonly string[];
  /** Whether the source's own words stand in it, as they are. */
  readonly hasOwnText: boolean;
  readonly language: Language;
}

interface ThinSource extends Pick<DescribedSource, "stated" | "language" | "givenName" | "usable"> {
  readonly catalogs: Pick<CatalogStore, "findCategory">;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
  readonly readAttributes?: ReadAttributes | undefined;
  /** Words; a longer text is not composed. */
  readonly maxWords: number;
}

/** Words; a text of more of them is a description. */
const mostThinWords = 8;
/** Words; a longer text is no name. */
const mostNameWords = 30;
const fewestListed = 2;
const mostListWords = 200;
/** Words; a longer entry of a list is a sentence. */
const longestEntry = 12;

/**
 * Composes a description where the source has none. A few words or a mere list of specifications stay as they are, above lines of what
 * they do not say. Undefined where the source is a description, or the row states too little.
 */
export function composeThin(source: ThinSource): ComposedDescription | undefined {
  if (source.givenName === "") return undefined;
  const own = ownText(source);
  if (own === undefined || mayNotCompose(source, own)) return undefined;
  const isNothing = own.sentences.length + own.lines.length === 0;
  const language = isNothing ? languageOf(source) : source.stated;
  if (language === undefined) return undefined;
  const { glossary, evidence } = source;
  const context = evidence === undefined ? {} : { evidence };
  const product = knownProduct(language, glossary, context);
  const { name } = cleanName(source.givenName, { language, glossary, product });
  if (/…|\.{3}|\uFFFD/u.test(name)) return undefined;
  const { catalogs, readAttributes } = source;
  const ofName =
    isNothing && readAttributes !== undefined
      ? factsOfName({ name, language, evidence, catalogs }, readAttributes)
      : undefined;
  const said = [...own.sentences, ...own.lines].join("\n");
  const listed = columnPoints(evidence, language).filter((point) => !said.includes(point));
  const composed = composeDescription({
    ...{ name, language, glossary, labelled: own.labelled, ofName, said },
    evidence: withoutListColumns(evidence),
  });
  if (composed === undefined && listed.length < fewestListed) return undefined;
  const { sentences, lines, said: stated } = composed ?? { sentences: [], lines: [], said: [] };
  const told = [...sentences, ...lines].join("\n");
  const further = listed.filter((point) => !told.includes(point.replace(/^[^:]*:\s/u, "")));
  return fitted({ sentences, lines: [...further, ...lines], said: stated }, own, {
    language,
    maxWords: source.maxWords,
  });
}

/** A prefilter: without columns, labelled lines and anything in the name that could be a property, nothing is stated. */
function mayNotCompose({ evidence, givenName }: ThinSource, own: OwnText): boolean {
  if (own.labelled.length > 0 || evidence?.brand !== undefined || (evidence?.facts.length ?? 0) > 0)
    return false;
  return countWords(givenName) < fewestNameWords;
}

/** Words; a name that states a thing and two facts has at least so many. */
const fewestNameWords = 3;

/** What the source says, to be left as it is. */
interface OwnText {
  /** In place of composed sentences; empty where there are none. */
  readonly sentences: readonly string[];
  /** Before the composed lines. */
  readonly lines: readonly string[];
  readonly labelled: readonly LabelledText[];
  /** Some of the name's own words: they stay where no sentence says what the product is. */
  readonly named?: readonly string[];
}

const nothing: OwnText = { sentences: [], lines: [], labelled: [] };

/** A word that says nothing of the product. */
const novelty =
  /^(?:new|sale|neu|neuheit|neuware|angebot|neuf|neuve|nouveau|nouveauté|promo|soldes|nuovo|nuova|novità|offerta|saldi)[.!]*$/iu;

/** Undefined where the source is a description of its own. */
function ownText({ usable, givenName, language, evidence }: ThinSource): OwnText | undefined {
  const { passages } = usable;
  const words = passages.reduce((sum, { source }) => sum + source.words, 0);
  const [only] = passages;
  if (words === 1 && only?.kind !== "label" && usable.cut.length === 0 && (evidence?.facts.length ?? 0) > 1)
    return novelty.test(only?.source.text ?? "")
      ? nothing
      : { ...nothing, named: passages.map(({ source }) => calmed(source.text)) };
  if (usable.isNoiseOnly) return undefined;
  if (passages.length === 0) return nothing;
  if (passages.every(({ source }) => isFiller(source.text) || isFiller(source.text.replace(/\.$/u, ""))))
    return usable.cut.length > 0 ? undefined : nothing;
  if (words > mostListWords) return undefined;
  if (words <= mostNameWords && isRepetition(passages, givenName, language)) {
    const isShorter = words < countWords(givenName) && usable.cut.length === 0;
    return isShorter ? { ...nothing, named: passages.map(({ source }) => calmed(source.text)) } : nothing;
  }
  if (isList(passages)) return listOf(passages);
  if (words > mostThinWords) return undefined;
  return usable.cut.length > 0 || passages.some(({ source }) => source.isCut)
    ? undefined
    : { ...nothing, sentences: passages.map(({ source }) => withCapital(source.text)) };
}

/** One word in capitals is written as others are. */
function calmed(text: string): string {
  return withCapital(/^\p{Lu}{4,}$/u.test(text) ? text.toLowerCase() : text);
}

/** Whether all words are the name's. */
function isRepetition(passages: readonly SourcePassage[], name: string, language: Language): boolean {
  const said = new Set(readWords(name).folded);
  return passages.every(({ source }) =>
    source.folded.every((word) => said.has(word) || isStopWord(word, language)),
  );
}

function isList(passages: readonly SourcePassage[]): boolean {
  const listed = passages.filter(({ kind }) => kind === "label" || kind === "item");
  const others = passages.filter(({ kind }) => kind !== "label" && kind !== "item");
  return (
    listed.length >= fewestListed &&
    listed.every(({ source, kind }) => kind === "label" || source.words <= longestEntry) &&
    others.every(({ source, kind }) => kind === "heading" && source.words <= mostThinWords)
  );
}

function listOf(passages: readonly SourcePassage[]): OwnText {
  const lines = passages.map(({ source }) => source.text);
  const labelled = passages.flatMap(({ source, kind }) => {
    const colon = source.text.indexOf(":");
    if (kind !== "label" || colon < 1) return [];
    return [
      { label: source.text.slice(0, colon).trim(), text: source.text.slice(colon + 1).trim(), isOwn: true },
    ];
  });
  return { sentences: [], lines, labelled };
}

/** Of the text and its name, and of what the columns say. */
function languageOf({ stated, givenName, evidence, glossary }: ThinSource): Language | undefined {
  if (evidence?.language !== undefined) return evidence.language;
  const facts = evidence?.facts ?? [];
  // Feeds of all countries have English labels: they prove nothing.
  const texts = [givenName, evidence?.sourceCategory ?? "", ...facts.map(({ text }) => text.slice(0, 80))];
  const found = textLanguage(texts.join("\n").slice(0, 600), glossary);
  if (found !== undefined || facts.length === 0) return found ?? stated;
  const labels = textLanguage(
    facts
      .map(({ label }) => label)
      .join("\n")
      .slice(0, 600),
    glossary,
  );
  return labels === "en" ? undefined : labels;
}

/** Lines are left out, the last first, until the text has no more than so many words; the source's own lines stay. */
function fitted(
  { sentences, lines, said }: ComposedText,
  own: OwnText,
  { language, maxWords }: { language: Language; maxWords: number },
): ComposedDescription | undefined {
  const stated = own.sentences.length > 0 ? own.sentences : sentences;
  const prose = stated.length > 0 ? stated : (own.named ?? []);
  const all = [...own.lines, ...lines];
  let words = prose.concat(all).join(" ").split(/\s+/u).length;
  while (words > maxWords && all.length > own.lines.length) {
    words -= (all.pop() ?? "").split(/\s+/u).length;
  }
  if (words > maxWords) return undefined;
  return {
    text: [prose.join(" "), all.join("\n")].filter((part) => part !== "").join("\n\n"),
    points: [...new Set([...said, ...all])],
    sentences: prose,
    hasOwnText: own.sentences.length + own.lines.length > 0 || prose === own.named,
    language,
  };
}
