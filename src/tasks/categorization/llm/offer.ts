import type { Language } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { PromptCache } from "../../../llm/prompt-cache.ts";
import type { Prompt, Question } from "../../llm/prompt.ts";
import { examplesOf } from "../../llm/prompt-examples.ts";
import { candidateCounts, type FoundCandidates, renderCandidates } from "./candidates.ts";
import { branchTree, wholeTree } from "./catalog-tree.ts";

/** The categories that a model chooses from, and how it is told of them. */
export interface Offer extends Pick<Question<unknown>, "reference" | "context"> {
  /** What the categories are, as lines of the prompt. */
  readonly lines: readonly string[];
  readonly prompt: Pick<Prompt, "name" | "version" | "examples">;
  /** How many numbers an answer may have, for the schema and for this record. */
  readonly listed: number;
  readonly numbers: number;
  /** The identifier of a place, from 0. */
  identifierAt(place: number): string | undefined;
  /** Identifiers of leaves by branch. Absent: none can be named. */
  readonly branches?: readonly (readonly string[])[];
}

/**
 * Tokens of a list that is the same for all records. A provider that caches it reads it at a tenth of the price, so that all
 * categories cost what 130 candidates of the record's own would; elsewhere it is paid for in full with each record.
 */
const mostSharedTokens = { cached: 8_000, uncached: 1_500 } as const;

export function mostTokens(cache: PromptCache | undefined): number {
  return cache === undefined ? mostSharedTokens.uncached : mostSharedTokens.cached;
}

/** What is needed to say which offer a catalog gets, before anything is looked for. */
export interface OfferedCatalog {
  readonly catalog: Catalog;
  readonly language: Language;
  readonly cache: PromptCache | undefined;
}

/** Whether all categories are offered: no candidates have to be looked for. */
export function isOfferedWhole({ catalog, language, cache }: OfferedCatalog): boolean {
  return wholeTree(catalog, language).tokens <= mostTokens(cache);
}

/** Numbers of the built-in engine's suggestions that are named beside the whole tree. */
const mostHints = 5;

/** All categories of the channel: the right one is always among them. */
export function offerWhole({ catalog, language }: OfferedCatalog, { likelihoods }: FoundCandidates): Offer {
  const { text, identifiers, placeOf } = wholeTree(catalog, language);
  const hints = [...likelihoods.keys()].flatMap((identifier) => placeOf(identifier) ?? []);
  return {
    prompt: { name: "categorization-whole", version: 1, examples: examplesOf("category") },
    lines: [
      'The channel\'s categories are listed behind these instructions, each with its number: behind the colon of the one that it belongs to, or indented below it. "likely" has numbers to which words of the record point, the likeliest first; none of them need be right.',
      `- category: the number of the category for ${theThing} Take the most specific category that the texts bear out. Answer none only where no category could hold such a product.`,
    ],
    reference: { text: `The channel's categories:\n${text}`, isOfRun: true },
    ...(hints.length > 0 && {
      context: { likely: hints.slice(0, mostHints).map((place) => place + 1) },
    }),
    listed: identifiers.length,
    numbers: identifiers.length,
    identifierAt: (place) => identifiers[place],
  };
}

/**
 * A few candidates, and the branches of the channel for a product whose category is not among them; without branches where examples
 * have found the candidates, or where the catalog has none.
 */
export function offerCandidates(
  { catalog, language, cache }: OfferedCatalog,
  found: FoundCandidates,
  { isOfBranches = false } = {},
): Offer {
  const tree =
    isOfBranches || found.hasExamples ? undefined : branchTree(catalog, language, mostTokens(cache));
  const { length } = found.candidates;
  return {
    prompt: {
      name: tree === undefined ? "categorization" : "categorization-branches",
      version: 2,
      examples: examplesOf("category"),
    },
    lines: tree === undefined ? candidateLines : branchLines,
    ...(tree && {
      reference: { text: `The channel's branches:\n${tree.text}`, isOfRun: true },
      branches: tree.branches,
    }),
    context: { candidates: renderCandidates(found, language, tree?.codeOf) },
    // More than are listed: the schema is the same however many leaves there are.
    listed: isOfBranches
      ? Number.POSITIVE_INFINITY
      : length <= candidateCounts.helped
        ? candidateCounts.helped
        : candidateCounts.alone,
    numbers: length,
    identifierAt: (place) => found.candidates[place]?.identifier,
  };
}

const theThing =
  "the very thing that is sold, not for what it fits, contains, is made of, comes with or is used on: a case for a phone is a case, a filter for a coffee machine is a filter.";

const candidateLines = [
  '"candidates" has categories by number, each under the path that leads to it. They were found by their words: a lower number is likelier, and none of them need be right.',
  `- category: the number of the category for ${theThing} Take the most specific category that the texts bear out. Answer none only where no candidate could hold such a product.`,
];

const branchLines = [
  'All categories of the channel stand in branches, which are listed behind these instructions, each with its code. "candidates" has some of them by number, each under the code of its branch. They were found by their words: a lower number is likelier, and often none of them is right.',
  `- category: the number of the candidate for ${theThing} Answer none where no candidate is that, however near it comes.`,
  "- branches: [] where a candidate was chosen; else the codes of one to three branches in which the right category may stand, the likeliest first.",
];
