import { lazily } from "../lib/once.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import { type Token, tokenize } from "../nlp/tokenizer.ts";
import { readCompound } from "./compounds.ts";
import { readAbbreviation, readFacts } from "./extractor.ts";
import type { Fact, FactContext } from "./fact.ts";
import { createSentenceBlanker } from "./grounded-sentences.ts";
import { wordTable } from "./lexicon.ts";
import { denyingWords, freeOfWords, imitatingWords, isImitated } from "./negation.ts";
import { nouns } from "./nouns.ts";
import { readSources, type SourceStatements } from "./sources.ts";

/**
 * The facts that an answer states and none of its sources does, in the order of the answer. A fact stated in
 * words is grounded by the same fact in any language or by the same words; numbers, measures, codes and GTINs
 * only by the same value. A source that denies or merely compares does not ground a fact by its words.
 */
export function inventedFacts(
  answer: string,
  sources: readonly string[],
  context: FactContext = {},
): readonly Fact[] {
  return createFactCheck(sources, context)(answer);
}

/** Likewise for several answers to the same sources, which are read once. `context` is that of the answers. */
export function createFactCheck(
  sources: readonly string[],
  context: FactContext = {},
): (answer: string) => readonly Fact[] {
  let statements: SourceStatements | undefined;
  const mayBeDenied = lazily(() => sources.some(mayDeny));
  const blankVerbatimSentences = createSentenceBlanker(sources);
  const { brands } = context;
  return (answer) => {
    const rest = blankVerbatimSentences(answer);
    if (rest.trim() === "") return [];
    const facts = readFacts(rest, context, "answer");
    if (facts.length === 0) return facts;
    statements ??= readSources([...new Set(sources)], brands === undefined ? {} : { brands }, mayBeDenied);
    const known = statements;
    const unknown = facts.filter((fact) => !isGrounded(fact, known));
    if (unknown.length === 0) return unknown;
    return unknown.filter(
      (fact) => !hasOtherMeaning(fact, facts, unknown) && !isTranslation(answer, fact, known),
    );
  };
}

/** Whether the same words have another meaning that is grounded. */
function hasOtherMeaning(fact: Fact, facts: readonly Fact[], unknown: readonly Fact[]): boolean {
  return facts.some(
    (other) =>
      other !== fact && other.start === fact.start && other.end === fact.end && !unknown.includes(other),
  );
}

/** Nouns do not contain digits. */
function isTranslation(answer: string, fact: Fact, sources: SourceStatements): boolean {
  if (/\d/.test(fact.text) || fact.kind === "compatibility") return false;
  return !isDenied(fact, sources) && isPartOfTranslatedNoun(answer, fact, sources.hasWords);
}

function isGrounded(fact: Fact, sources: SourceStatements): boolean {
  const { kind, key, text } = fact;
  // Cheap text searches come first, since they avoid extracting the sources' facts.
  switch (kind) {
    case "measure":
      return (
        (/[^\d\s.,]/.test(text) && sources.hasText(text)) ||
        sources.has(kind, key) ||
        (fact.subject === "pixels" && sources.hasNumber(/[\d.,]+/.exec(text)?.[0] ?? ""))
      );
    case "number":
    case "gtin":
      return sources.hasNumber(text) || sources.has(kind, key);
    case "code":
      return (
        sources.hasCode(key.replace(/^size /, "").replace(/ /g, "")) ||
        sources.hasText(text) ||
        sources.has(kind, key)
      );
    case "compatibility":
      return (
        sources.has(kind, key) ||
        key
          .split(" ")
          .every((word) => sources.hasWords(word) || sources.hasCode(word.replace(/[^\p{L}\p{N}]/gu, "")))
      );
    default:
      return (!isDenied(fact, sources) && sources.hasWords(text)) || sources.has(kind, key);
  }
}

/** Whether a source states the contrary: that it is not so, or only looks so. */
function isDenied({ kind, key }: Fact, sources: SourceStatements): boolean {
  const isDenial = key.startsWith("not ");
  if (!isDenial && !sources.mayDeny()) return false;
  const contraries = isDenial ? [key.slice(4)] : [`not ${key}`, `${key} look`, `faux ${key}`];
  return sources.has("claim", `without ${key}`) || contraries.some((contrary) => sources.has(kind, contrary));
}

/**
 * Whether a text may state the contrary of a part of it: "not waterproof", "leather look", "sugar free". False
 * is certain; true is a guess from single words.
 */
export function mayDeny(text: string): boolean {
  const tokens = tokenize(text);
  const reading = lazily(() => readWords(text));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (mayBeginContrary(token) && deniesAt(reading(), index)) return true;
    const isCut = text.charCodeAt(token.end) === point;
    if (isCut && isContrary(readAbbreviation(reading(), index))) return true;
  }
  return false;
}

const point = 0x2e;

function deniesAt(reading: WordReading, index: number): boolean {
  const word = reading.folded[index] ?? "";
  return (
    denyingWords.has(word) ||
    (freeOfWords.has(word) && isRightBehind(reading, index)) ||
    (imitatingWords.has(word) && imitates(reading, index)) ||
    wordTable().longestAt(reading.folded, index)?.entry.some(isContrary) === true ||
    isContrary(readCompound(word))
  );
}

/** Whether a contrary may begin with this word. */
function mayBeginContrary({ folded }: Token): boolean {
  return beginnings().has(folded) || isContrary(readCompound(folded));
}

/** Words that express a contrary on their own, and the first words of phrases in the tables that do. */
const beginnings = lazily(() => {
  const words = new Set([...denyingWords, ...freeOfWords, ...imitatingWords]);
  for (const row of wordTable().rows()) {
    if (row.meanings.some(isContrary)) words.add(row.words[0] ?? "");
  }
  return words;
});

function isRightBehind({ tokens }: WordReading, index: number): boolean {
  return (tokens[index]?.start ?? 0) - (tokens[index - 1]?.end ?? 0) === 1;
}

function imitates(reading: WordReading, index: number): boolean {
  return isImitated(reading, index - 1, index - 1) || isImitated(reading, index + 1, index + 1);
}

function isContrary(stated: Pick<Fact, "key"> | undefined): boolean {
  return stated !== undefined && /^(?:not|without|faux) | look$/.test(stated.key);
}

/**
 * Whether the fact's words are part of a noun that the glossary gives as the translation of a noun in the
 * source: charcoal is charbon de bois, a lime citron vert. @param isInSource whether a source contains these
 * words
 */
function isPartOfTranslatedNoun(
  answer: string,
  { start, end }: Fact,
  isInSource: (words: string) => boolean,
): boolean {
  const { tokens, folded } = readWords(answer);
  for (let index = 0; index < folded.length; index += 1) {
    if ((tokens[index]?.start ?? end) > start) return false;
    const match = nouns().longestAt(folded, index);
    if (match === undefined || (tokens[index + match.length - 1]?.end ?? 0) < end) continue;
    if (match.entry.some(({ written }) => written.some(({ text }) => isInSource(text)))) return true;
  }
  return false;
}
