import { productFields } from "../feed/feed.ts";
import type { Cell, ProposedField, RowOutcome, RowStatus } from "./enrichment.ts";
import { type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import type { Product } from "./product.ts";
import { runTasks } from "./run-options.ts";

/*
 * Rows on their way between threads: all of a batch in one array of plain values, so many for each row. Objects would
 * carry the names of their members with every row; measured, such an array is cheaper too than joined text.
 */

export type PackedProducts = (string | readonly string[] | undefined)[];
export type PackedOutcomes = unknown[];

/** The values of one product: its fields, its facts, and its family as JSON. */
export const productWidth = productFields.length + 2;

export function packProducts(products: readonly Product[]): PackedProducts {
  const packed: PackedProducts = [];
  for (const product of products) {
    for (const field of productFields) packed.push(product[field]);
    packed.push(product.facts?.flatMap(({ label, text }) => [label, text]));
    packed.push(product.family && JSON.stringify(product.family));
  }
  return packed;
}

export function unpackProducts(packed: PackedProducts): Product[] {
  return rowsOf(packed, productWidth, (start) => {
    const product: { -readonly [Part in keyof Product]: Product[Part] } = {};
    productFields.forEach((field, place) => {
      const text = packed[start + place];
      if (typeof text === "string") product[field] = text;
    });
    const facts = packed[start + productFields.length];
    if (typeof facts === "object") product.facts = unpackFacts(facts);
    const family = packed[start + productFields.length + 1];
    if (typeof family === "string") product.family = JSON.parse(family);
    return product;
  });
}

function unpackFacts(packed: readonly string[]): NonNullable<Product["facts"]> {
  return Array.from({ length: packed.length / 2 }, (_, at) => ({
    label: packed[2 * at] ?? "",
    text: packed[2 * at + 1] ?? "",
  }));
}

/** Both sides know the plan, so neither columns nor fields are named. */
export interface OutcomePacking {
  pack(outcomes: readonly RowOutcome[]): PackedOutcomes;
  unpack(packed: PackedOutcomes): RowOutcome[];
}

/**
 * Status, failures, tasks that are done and that are proposed, category, its name, what is to be scored, what is to be looked at, who
 * wrote what, what was weighed. No fallbacks: no thread asks a language model. No reasons of skipped rows: they are found before.
 */
const fixedWidth = 10;

export function createOutcomePacking(plan: OutcomePlan): OutcomePacking {
  const { written } = plan;
  const firstCell = fixedWidth + written.length;
  const width = firstCell + plannedColumns(plan).length;
  return {
    pack: (outcomes) => {
      const packed: PackedOutcomes = [];
      for (const outcome of outcomes) {
        const { status, failures, done, proposed, category, toScore, reviews, sources } = outcome;
        const { weighed, proposals, cells } = outcome;
        const isFailed = failures.length > 0;
        packed.push(
          status,
          isFailed ? failures : null,
          maskOf(done),
          proposed && maskOf(proposed),
          category?.identifier,
          category?.name,
          toScore,
          reviews,
          sources,
          weighed,
        );
        for (const field of written) packed.push(proposals?.[field]);
        for (const cell of cells) packed.push(cell);
      }
      return packed;
    },
    unpack: (packed) =>
      rowsOf(packed, width, (start) => {
        const fixed = packed.slice(start, start + fixedWidth);
        const [status, failures, done, proposed, category, name, toScore, reviews, sources, weighed] = fixed;
        return {
          status: status as RowStatus,
          failures: (failures ?? []) as RowOutcome["failures"],
          done: tasksOfMask(done),
          ...(proposed !== undefined && { proposed: tasksOfMask(proposed) }),
          cells: packed.slice(start + firstCell, start + width) as Cell[],
          ...(written.length > 0 && {
            proposals: proposalsOf(written, packed.slice(start + fixedWidth, start + firstCell)),
          }),
          ...(category !== undefined && { category: { identifier: String(category), name: String(name) } }),
          ...(reviews !== undefined && { reviews: reviews as NonNullable<RowOutcome["reviews"]> }),
          ...(sources !== undefined && { sources: sources as NonNullable<RowOutcome["sources"]> }),
          ...(toScore !== undefined && { toScore: toScore as NonNullable<RowOutcome["toScore"]> }),
          ...(weighed !== undefined && { weighed: weighed as NonNullable<RowOutcome["weighed"]> }),
        };
      }),
  };
}

function rowsOf<T>(packed: readonly unknown[], width: number, toRow: (start: number) => T): T[] {
  return Array.from({ length: packed.length / width }, (_, row) => toRow(row * width));
}

function maskOf(done: RowOutcome["done"]): number {
  return done.reduce((mask, task) => mask | (1 << runTasks.indexOf(task)), 0);
}

function tasksOfMask(mask: unknown): RowOutcome["done"] {
  return runTasks.filter((_, place) => (Number(mask) >> place) & 1);
}

function proposalsOf(written: readonly ProposedField[], values: readonly unknown[]) {
  const entries = written.map((field, place) => [field, values[place]] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined)) as NonNullable<
    RowOutcome["proposals"]
  >;
}
