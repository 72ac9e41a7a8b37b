import { describe, expect, it } from "vitest";
import { createDecided } from "../../src/pipeline/decided-outcome.ts";
import { type Decision, Decisions } from "../../src/pipeline/decisions.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { plannedColumns, planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import type { RunTask } from "../../src/pipeline/run-options.ts";

type Mapping = Parameters<typeof createDecided>[1];
const mapping = {
  columns: { id: "sku", name: "title", category: "type" },
  ...{ why: {}, warnings: [], facts: [] },
} as unknown as Mapping;

const product: Readonly<Record<string, string>> = { sku: "A-1", title: "KETTLE", type: "Misc" };
const record = { text: (column: string) => product[column] };

/** What becomes of a row whose category was too unsure to be written. */
function decideRow(
  decisions: readonly Partial<Decision>[],
  outcome: Partial<RowOutcome> & { readonly cellsBy?: Readonly<Record<string, string>> } = {},
  tasks: readonly RunTask[] = ["name", "categorization"],
) {
  const plan = planOutcomes({
    tasks: { tasks, channel: "channel_a", minScore: 0.5 } as unknown as Parameters<
      typeof planOutcomes
    >[0]["tasks"],
    ...{ write: "add", mapping, format: "csv" },
  } as Parameters<typeof planOutcomes>[0]);
  const columns = plannedColumns(plan).map(({ name }) => name);
  const { cellsBy = {}, ...others } = outcome;
  const before: Readonly<Record<string, string>> = {
    pdo_name: "Kettle",
    pdo_category_score: "0.2",
    pdo_category_candidates: "a-1, a-2",
    pdo_status: "review",
    pdo_messages: "name: Words were put in order. | categorization: choose among the candidates",
    ...cellsBy,
  };
  const decided = decisions.map((decision) => ({
    ...{ product: "A-1", field: "category", decision: "choose", before: "Misc", value: "Home > Kettles" },
    ...decision,
  })) as Decision[];
  const settled = createDecided(
    plan,
    mapping,
    new Decisions(decided),
  )(
    {
      status: "review",
      failures: [],
      reviews: [
        { task: "categorization", code: "PDO_CATEGORY_UNSURE", reason: "choose among the candidates" },
      ],
      ...{ done: ["name"], proposed: ["categorization"] },
      cells: columns.map((column) => before[column] ?? null),
      ...others,
    },
    record,
  );
  return { ...settled, by: Object.fromEntries(columns.map((name, at) => [name, settled.cells[at]])) };
}

const chosen = { category_id: "a-1" };

describe("a row with what a person decided", () => {
  it.each<[string, Partial<Decision>]>([
    ["chosen", chosen],
    ["accepted", { ...chosen, decision: "accept" }],
    ["edited", { ...chosen, decision: "edit" }],
  ])("is no more for review when its category was %s", (_, decision) => {
    const { status, reviews, proposed, done, category, by } = decideRow([decision]);
    expect([status, reviews, proposed]).toEqual(["ok", undefined, undefined]);
    expect(done).toEqual(["name", "categorization"]);
    expect(category).toEqual({ identifier: "a-1", name: "Kettles" });
    expect(by).toMatchObject({
      ...{ pdo_category: "Home > Kettles", pdo_category_id: "a-1", pdo_status: "ok" },
      ...{ pdo_category_score: null, pdo_category_candidates: null },
      pdo_messages: "name: Words were put in order.",
    });
  });

  it("keeps the score of a category that was accepted as it was written", () => {
    const written = { pdo_category_id: "a-1", pdo_category_score: "0.9", pdo_status: "ok" };
    const { by } = decideRow([{ ...chosen, decision: "accept" }], { status: "ok", cellsBy: written });
    expect(by.pdo_category_score).toBe("0.9");
  });

  it("has no category where a person refused what was proposed, and says so", () => {
    const written = { pdo_category_id: "a-9", pdo_category_score: "0.998", pdo_status: "ok" };
    for (const outcome of [{}, { status: "ok", reviews: [], cellsBy: written } as const]) {
      const { by, status, done, category } = decideRow([{ decision: "reject", value: "Misc" }], {
        ...outcome,
        category: { identifier: "a-9", name: "Cars" },
      });
      expect([status, done, category]).toEqual(["partial", ["name"], undefined]);
      expect(by).toMatchObject({
        ...{ pdo_category: null, pdo_category_id: null, pdo_category_score: null, pdo_status: "partial" },
        pdo_messages: expect.stringContaining("a person has refused the category"),
      });
    }
  });

  it("stays for review for what nobody decided", () => {
    const reviews = [
      { task: "categorization", code: "PDO_CATEGORY_UNSURE", reason: "choose" },
      { task: "description", code: "PDO_REVIEW_EVIDENCE", reason: "Another product's text." },
    ] as const;
    const { status, reviews: left } = decideRow([chosen], { reviews }, [
      "name",
      "description",
      "categorization",
    ]);
    expect([status, left]).toEqual(["review", [reviews[1]]]);
    expect(decideRow([{ field: "name", before: "KETTLE", value: "Red kettle" }]).status).toBe("review");
  });

  it.each(["partial", "rejected", "skipped"] as const)("stays %s, which no decision repairs", (status) => {
    expect(decideRow([chosen], { status }).status).toBe(status);
  });

  it("waits for nobody where attributes were left out for want of the category", () => {
    const reviews = (["categorization", "attribution"] as const).map((task) => ({
      ...{ task, code: "PDO_CATEGORY_UNSURE", reason: "unsure" },
    }));
    const tasks = ["name", "categorization", "attribution"] as const;
    expect(decideRow([chosen], { reviews }, tasks)).toMatchObject({ status: "partial" });
  });

  it("is left alone by decisions of tasks that are not asked for", () => {
    const { by, sources } = decideRow([chosen], {}, ["name"]);
    expect([by.pdo_status, sources]).toEqual(["review", undefined]);
  });
});
