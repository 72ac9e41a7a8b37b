import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { categoryIndex, type RankedNumbers } from "../../../catalog/search/category-search.ts";
import type { SenseRanking } from "../../../catalog/search/word-search.ts";
import { oncePerObject } from "../../../lib/once.ts";
import type { KnownProduct } from "../../../ml/titles/product-knowledge.ts";
import { partsOf } from "../../../nlp/category-path.ts";
import { broadKinds } from "./broad-words.ts";
import { readProductQuery } from "./product-query.ts";
import { type KnownCategories, rankByKnowledge } from "./rank-by-knowledge.ts";

/** Which kinds of products the leaves of an imported catalog hold; kinds are its senses, the built-in channel's leaves. */
interface LeafKinds {
  /** By kind: its leaves by their numbers, with the share of the leaf's name that means the kind, in (0, 1]. */
  readonly leavesOf: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** How far the catalog holds a kind or ones of its branches at all, in (0, 1]: a tree of electronics holds no fruit. */
  readonly scopeOf: (kind: number) => number;
}

/** Trees of more leaves name kinds themselves, and reading them would take seconds. */
const mostLeaves = 2_000;
/** Below this a leaf's name does not mean a kind. */
const leastShare = 0.01;
/** Candidates by words, as for products. */
const mostKinds = 50;

/** Reads the name of each leaf as a product's, by itself and below those above it; cached by catalog. */
const leafKinds: (catalog: Catalog) => (known: KnownCategories) => LeafKinds = oncePerObject(
  (catalog: Catalog) => oncePerObject((known: KnownCategories) => readLeaves(catalog, known)),
);

function readLeaves(catalog: Catalog, known: KnownCategories): LeafKinds {
  const { isLeaf, thesaurus } = catalog.searchIndex;
  const identifiers = thesaurus?.identifiers;
  if (isLeaf.reduce((sum, leaf) => sum + leaf, 0) > mostLeaves)
    return { leavesOf: new Map(), scopeOf: () => 1 };
  const kindNames = Array.from(
    { length: identifiers?.length ?? 0 },
    (_, kind) => identifiers?.at(kind) ?? "",
  );
  const leavesOf = new Map<number, Map<number, number>>();
  for (const [leaf, { identifier, names }] of catalog.categories.entries()) {
    const language = languages.find((each) => names[each] !== undefined);
    if (isLeaf[leaf] !== 1 || language === undefined) continue;
    const path = catalog.path(identifier).map((each) => localizedName(each.names, language));
    const parts = partsOf(path.at(-1) ?? "");
    const shares = meaningOf(catalog, known, { parts, above: path.slice(0, -1).reverse(), language });
    for (const [kind, share] of broadKinds(parts, language, kindNames))
      shares.set(kind, Math.max(share, shares.get(kind) ?? 0));
    for (const [kind, share] of shares) {
      if (share < leastShare) continue;
      const leaves = leavesOf.get(kind) ?? new Map<number, number>();
      leavesOf.set(kind, leaves.set(leaf, share));
    }
  }
  return { leavesOf, scopeOf: scopeOf(known, leavesOf) };
}

interface LeafName {
  /** "Chocolates & Biscuits" are two things. */
  readonly parts: readonly string[];
  /** The names above it, nearest first. */
  readonly above: readonly string[];
  readonly language: Language;
}

/** The kinds that a leaf's name means, with shares that add up to at most 1. */
function meaningOf(
  catalog: Catalog,
  known: KnownCategories,
  { parts, above, language }: LeafName,
): Map<number, number> {
  const index = categoryIndex(catalog);
  const shares = new Map<number, number>();
  for (const name of parts) {
    for (const description of ["", above.join("\n")]) {
      const body = { product_name: name, product_description: description };
      const { parts: words, known: product } = readProductQuery(body, { facts: [], language });
      const byWords = index.rankSenses(words, { limit: mostKinds, language });
      const { numbers, scores } = rankByKnowledge(known, { product, byWords });
      for (const [place, kind] of numbers.entries()) {
        const share = (scores[place] ?? 0) / (2 * parts.length);
        shares.set(kind, (shares.get(kind) ?? 0) + share);
      }
    }
  }
  return shares;
}

/** How much a share in a kind's own leaves, and in those of its branches, says that the catalog holds it. */
const [ofKind, ofNearest, ofBranch] = [10, 10, 0.2];
/** What the words of a product may still bring about against it. */
const leastScope = 0.02;

function scopeOf(known: KnownCategories, leavesOf: LeafKinds["leavesOf"]): (kind: number) => number {
  const { starts, members } = known.knowledge.titles.parts.branchesOf;
  const branchesOf = (kind: number) => {
    const number = known.numberOf[kind] ?? -1;
    return number < 0 ? [] : members.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
  };
  const shares = new Map<number, Map<number, number>>();
  for (const [kind, leaves] of leavesOf) {
    for (const branch of branchesOf(kind)) {
      const ofLeaves = shares.get(branch) ?? new Map<number, number>();
      shares.set(branch, ofLeaves);
      for (const [leaf, share] of leaves) ofLeaves.set(leaf, (ofLeaves.get(leaf) ?? 0) + share);
    }
  }
  const largest = (leaves: ReadonlyMap<number, number> | undefined) =>
    Math.max(0, ...(leaves?.values() ?? []));
  const held = new Map([...shares].map(([branch, leaves]) => [branch, Math.min(1, largest(leaves))]));
  return oncePerKind((kind) => {
    const branches = Array.from(branchesOf(kind), (branch) => held.get(branch) ?? 0);
    const [own, nearest, any] = [largest(leavesOf.get(kind)), branches.at(-1) ?? 0, Math.max(0, ...branches)];
    return Math.min(1, Math.max(leastScope, ofKind * own, ofNearest * nearest, ofBranch * any));
  });
}

function oncePerKind(compute: (kind: number) => number): (kind: number) => number {
  const known = new Map<number, number>();
  return (kind) => {
    const found = known.get(kind) ?? compute(kind);
    known.set(kind, found);
    return found;
  };
}

/** What a product's kind adds to a leaf that is called so, as a score by words. */
const kindWeight = 40;
/** Kinds below this are none of the product's. */
const leastProbability = 0.005;

/**
 * Adds to a ranking of leaves by words what the product's kinds say.
 * @param kinds probabilities of what the product is
 * @param factorOf the factor of a leaf by its audience, 0 where it is ruled out
 */
export function withKinds(
  byWords: RankedNumbers,
  kinds: RankedNumbers,
  { leavesOf, factorOf }: Pick<LeafKinds, "leavesOf"> & { readonly factorOf: (leaf: number) => number },
): RankedNumbers {
  const scores = new Map(byWords.numbers.map((number, place) => [number, byWords.scores[place] ?? 0]));
  for (const [place, kind] of kinds.numbers.entries()) {
    const probability = kinds.scores[place] ?? 0;
    if (probability < leastProbability) continue;
    for (const [leaf, share] of leavesOf.get(kind) ?? []) {
      const added = kindWeight * probability * share * factorOf(leaf);
      if (added > 0) scores.set(leaf, (scores.get(leaf) ?? 0) + added);
    }
  }
  const sorted = [...scores].sort(([one, score], [other, otherScore]) => otherScore - score || one - other);
  return { numbers: sorted.map(([number]) => number), scores: sorted.map(([, score]) => score) };
}

/** What a product is by the knowledge, in an imported catalog, and where such products belong by the leaves' names. */
export function kindsByKnowledge(catalog: Catalog, known: KnownCategories, product: KnownProduct) {
  const { leavesOf, scopeOf } = leafKinds(catalog)(known);
  let kinds: RankedNumbers = { numbers: [], scores: [] };
  const rank: SenseRanking = (found) => {
    kinds = rankByKnowledge(known, { product, byWords: found, factorOf: scopeOf });
    return kinds;
  };
  return {
    rank,
    addTo: (byWords: RankedNumbers, factorOf: (leaf: number) => number) =>
      withKinds(byWords, kinds, { leavesOf, factorOf }),
  };
}
