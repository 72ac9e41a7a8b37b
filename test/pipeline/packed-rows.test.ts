import fc from "fast-check";
import { expect, test } from "vitest";
import { productFields } from "../../src/feed/feed.ts";
import { type RowOutcome, rowStatuses } from "../../src/pipeline/enrichment.ts";
import { plannedColumns, planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { createOutcomePacking, packProducts, unpackProducts } from "../../src/pipeline/packed-rows.ts";
import { runTasks } from "../../src/pipeline/run-options.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const text = fc.string({ unit: "grapheme" });
const fields = Object.fromEntries(productFields.map((field) => [field, text]));
const facts = fc.array(fc.record({ label: text, text }));
const family = fc.record(
  {
    shared: fc.record({ name: text, description: text, facts }, { requiredKeys: [] }),
    variant: text,
    notes: fc.array(text),
  },
  { requiredKeys: ["notes"] },
);
const product = fc.record({ ...fields, facts, family }, { requiredKeys: [] });

test("products come out of a message as they went in", () => {
  fc.assert(
    fc.property(fc.array(product), (products) => {
      const sent = structuredClone(packProducts(products));
      expect(unpackProducts(sent)).toEqual(products);
    }),
  );
});

const mapping = { columns: { name: "Title", category: "Kind" }, why: {}, warnings: [] };
const plan = planOutcomes({ tasks: plainOptions, write: "replace", mapping, format: "csv" });
const cellCount = plannedColumns(plan).length;

const failure = fc.record(
  { task: fc.constantFrom(...runTasks), code: text, reason: text },
  { requiredKeys: ["code", "reason"] },
);
const outcome: fc.Arbitrary<RowOutcome> = fc.record(
  {
    status: fc.constantFrom(...rowStatuses),
    failures: fc.array(failure, { maxLength: 3 }),
    reviews: fc.array(failure, { minLength: 1, maxLength: 3 }),
    done: fc.subarray([...runTasks]),
    cells: fc.constant([]),
    proposals: fc.record({ name: text, category: text }, { requiredKeys: [] }),
    category: fc.record({ identifier: text, name: text }),
    sources: fc.record({
      name: fc.constant({ by: ["rules"] }),
      seo: fc.constant({ by: ["model"], model: "m" }),
    }),
    weighed: fc.array(
      fc.record({
        of: fc.constantFrom("row" as const, "family" as const),
        ranked: fc.record({
          best: text,
          department: text,
          branch: text,
          parent: text,
          scores: fc.array(fc.tuple(text, fc.double())),
        }),
        weighing: fc.record({
          effect: fc.constant("raised" as const),
          score: fc.double(),
          source: fc.string(),
        }),
      }),
    ),
    toScore: fc.record({ weight: fc.nat(), name: text, category: text }, { requiredKeys: ["weight"] }),
  },
  { requiredKeys: ["status", "failures", "done", "cells", "proposals"] },
) as fc.Arbitrary<RowOutcome>;

test("outcomes come out of a message as they went in", () => {
  const packing = createOutcomePacking(plan);
  const cell = fc.oneof(text, fc.double({ noNaN: true }), fc.constant(null));
  const whole = outcome.chain((row) =>
    fc.array(cell, { minLength: cellCount, maxLength: cellCount }).map((cells) => ({ ...row, cells })),
  );
  fc.assert(
    fc.property(fc.array(whole), (outcomes) => {
      expect(packing.unpack(structuredClone(packing.pack(outcomes)))).toEqual(outcomes);
    }),
  );
});
