import type { Language } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { oncePerKey, oncePerObject } from "../../../lib/once.ts";
import { tokensOf } from "../../../llm/prompt-cache.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";

/** A channel's categories as text, numbered from 1: the same for all records. */
export interface NumberedTree {
  readonly text: string;
  /** About as many as a model reads. */
  readonly tokens: number;
  /** By number, from 0. */
  readonly identifiers: readonly string[];
  /** The number of a category, from 0; undefined for one that has none. */
  placeOf(identifier: string): number | undefined;
}

/** A category that has others below it. */
interface InnerNode {
  readonly record: CategoryRecord;
  readonly leaves: readonly CategoryRecord[];
  readonly inner: readonly InnerNode[];
  /** Of all leaves below it. */
  readonly leafCount: number;
}

/** The top of a catalog: its own top leaves, and what has others below it. */
type Tree = Pick<InnerNode, "leaves" | "inner" | "leafCount">;

const treeOf = oncePerObject((catalog: Catalog): Tree => readNode(catalog, undefined));

function readNode(catalog: Catalog, identifier: string | undefined): Tree {
  const children = catalog.children(identifier);
  const leaves = children.filter((child) => catalog.isLeaf(child.identifier));
  const inner = children
    .filter((child) => !catalog.isLeaf(child.identifier))
    .map((record) => ({ record, ...readNode(catalog, record.identifier) }));
  const leafCount = inner.reduce((sum, node) => sum + node.leafCount, leaves.length);
  return { leaves, inner, leafCount };
}

const trees = oncePerObject((catalog: Catalog) =>
  oncePerKey((language: Language) => numberAll(catalog, language)),
);

/**
 * All categories in the catalog's order: leaves behind the colon of the category that they belong to, others indented below it. Of an
 * imported catalog, whose products may belong to any category, these have numbers too.
 */
export function wholeTree(catalog: Catalog, language: Language): NumberedTree {
  return trees(catalog)(language);
}

function numberAll(catalog: Catalog, language: Language): NumberedTree {
  const places = new Map<string, number>();
  const numbered = (record: CategoryRecord) => {
    places.set(record.identifier, places.size);
    return `${places.size} ${nameOf(record, language)}`;
  };
  const isNumbered = catalog.source === "imported";
  const lines: string[] = [];
  const { leaves, inner } = treeOf(catalog);
  if (leaves.length > 0) lines.push(leaves.map(numbered).join("; "));
  const write = ({ record, leaves, inner }: InnerNode, depth: number) => {
    const head = isNumbered ? numbered(record) : nameOf(record, language);
    const list = leaves.length === 0 ? "" : `: ${leaves.map(numbered).join("; ")}`;
    lines.push(`${" ".repeat(depth)}${head}${list}`);
    for (const node of inner) write(node, depth + 1);
  };
  for (const node of inner) write(node, 0);
  const text = lines.join("\n");
  return {
    text,
    tokens: tokensOf(text),
    identifiers: [...places.keys()],
    placeOf: (identifier) => places.get(identifier),
  };
}

/** Separators of the lists are no part of a name. */
function nameOf({ names }: CategoryRecord, language: Language): string {
  return normalizeWhitespace(localizedName(names, language).replace(/[;:]/g, ","));
}

/** A channel's branches as text, with codes from B1 on: together they have all its leaves, each once. */
export interface BranchTree {
  readonly text: string;
  /** By number, from 0: the identifiers of its leaves. */
  readonly branches: readonly (readonly string[])[];
  /** The code of a leaf's branch; undefined for what is no leaf. */
  codeOf(identifier: string): string | undefined;
}

/** The most leaves of a branch, from the finest division on. */
const branchSizes = [25, 50, 100, 200];
/** Names of leaves that stand for those beside the branches of a category. */
const namedLeaves = 5;

const branchTrees = oncePerObject((catalog: Catalog) =>
  oncePerKey((language: Language) =>
    branchSizes.map((size) => {
      const tree = cutBranches(treeOf(catalog), { language, size });
      return { ...tree, tokens: tokensOf(tree.text) };
    }),
  ),
);

/**
 * The finest division of a catalog into branches that takes no more tokens than these.
 * @returns undefined where there is none: a catalog that is a mere list
 */
export function branchTree(catalog: Catalog, language: Language, mostTokens: number): BranchTree | undefined {
  return branchTrees(catalog)(language).find(
    ({ tokens, branches }) =>
      tokens <= mostTokens && branches.every(({ length }) => length <= (branchSizes.at(-1) ?? 0)),
  );
}

function cutBranches(tree: Tree, { language, size }: { language: Language; size: number }): BranchTree {
  const branches: string[][] = [];
  const lines: string[] = [];
  const coded = (name: string, leaves: readonly string[]) => {
    branches.push([...leaves]);
    return `B${branches.length} ${name}`;
  };
  const write = (name: string, { leaves, inner }: Tree, depth: number) => {
    const own = leaves.map(({ identifier }) => identifier);
    const small = inner.filter(({ leafCount }) => leafCount <= size);
    const list = [
      ...small.map((node) => coded(nameOf(node.record, language), leavesBelow(node))),
      ...(own.length === 0 ? [] : [coded(namesOf(leaves, language), own)]),
    ];
    lines.push(
      `${" ".repeat(Math.max(0, depth))}${[name, list.join("; ")].filter((text) => text !== "").join(": ")}`,
    );
    for (const node of inner) {
      if (node.leafCount > size) write(nameOf(node.record, language), node, depth + 1);
    }
  };
  write("", tree, -1);
  const codes = new Map(
    branches.flatMap((leaves, place) => leaves.map((identifier) => [identifier, `B${place + 1}`] as const)),
  );
  return {
    text: lines.filter((line) => line.trim() !== "").join("\n"),
    branches,
    codeOf: (identifier) => codes.get(identifier),
  };
}

function leavesBelow({ leaves, inner }: Tree): readonly string[] {
  return [...leaves.map(({ identifier }) => identifier), ...inner.flatMap(leavesBelow)];
}

function namesOf(leaves: readonly CategoryRecord[], language: Language): string {
  const named = leaves.slice(0, namedLeaves).map((leaf) => nameOf(leaf, language));
  return [...named, ...(leaves.length > named.length ? ["…"] : [])].join(", ");
}
