import { lazily } from "../../text/lazily.ts";
import { mayDeny } from "./contraries.ts";
import type { Fact } from "./fact.ts";
import type { FactContext } from "./fact-context.ts";
import { readFacts } from "./find-facts.ts";
import { readSources, type SourceStatements } from "./source-statements.ts";
import { isPartOfTranslatedNoun } from "./translated-nouns.ts";
import { createSentenceBlanker } from "./verbatim-sentences.ts";

/**
 * The facts that an answer states and none of its sources does, in the order of the answer. What words state is
 * vouched for by the same fact in any language or by the same words; numbers, measures, codes and GTINs by the very
 * same alone; and what a source denies or only likens to is not vouched for by its words.
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
    const unknown = facts.filter((fact) => !isVouchedFor(fact, known));
    if (unknown.length === 0) return unknown;
    return unknown.filter(
      (fact) => !hasOtherMeaning(fact, facts, unknown) && !isTranslation(answer, fact, known),
    );
  };
}

/** Whether the same words have another meaning, and that one is vouched for. */
function hasOtherMeaning(fact: Fact, facts: readonly Fact[], unknown: readonly Fact[]): boolean {
  return facts.some(
    (other) =>
      other !== fact && other.start === fact.start && other.end === fact.end && !unknown.includes(other),
  );
}

/** Digits are no part of a noun's name. */
function isTranslation(answer: string, fact: Fact, sources: SourceStatements): boolean {
  if (/\d/.test(fact.text) || fact.kind === "compatibility") return false;
  return !isDenied(fact, sources) && isPartOfTranslatedNoun(answer, fact, sources.hasWords);
}

function isVouchedFor(fact: Fact, sources: SourceStatements): boolean {
  const { kind, key, text } = fact;
  // What stands there letter by letter is looked for first: it spares to read the sources' facts.
  switch (kind) {
    case "measure":
      return (/[^\d\s.,]/.test(text) && sources.hasText(text)) || sources.has(kind, key);
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
