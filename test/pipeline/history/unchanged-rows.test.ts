import { describe, expect, test } from "vitest";
import type { RowOutcome, WeighedProduct } from "../../../src/pipeline/enrichment.ts";
import type { RowExecutor } from "../../../src/pipeline/executor.ts";
import { createReusingExecutor } from "../../../src/pipeline/history/unchanged-rows.ts";
import { type OutcomePlan, planOutcomes } from "../../../src/pipeline/outcome-plan.ts";
import type { Product } from "../../../src/pipeline/product.ts";
import { scoreWeight } from "../../../src/pipeline/row-work.ts";
import type { SourceCategories } from "../../../src/pipeline/source-categories/source-category.ts";
import { plainOptions } from "../../stand-ins/task-options.ts";

const mapping = { columns: { name: "Title" }, why: {}, warnings: [] };
const plan = planOutcomes({ tasks: plainOptions, write: "add", mapping, format: "csv" });
const outcomeOf = ({ name = "" }: Product, parts: Partial<RowOutcome> = {}): RowOutcome => ({
  status: "ok",
  failures: [],
  done: ["name"],
  cells: [name],
  toScore: { weight: 0, name },
  ...parts,
});

/** Nights over one memory; each tells which names were asked. */
function createNights() {
  let last = new Map<string, unknown>();
  return async (products: readonly Product[], options: Night = {}) => {
    const { identity = "program", parts = () => ({}), asked: changed = plan } = options;
    const next = new Map<string, unknown>();
    const names: (string | undefined)[] = [];
    const executor: RowExecutor = {
      execute: async (batch) => {
        names.push(...batch.map(({ name }) => name));
        return batch.map((product) => outcomeOf(product, parts(product)));
      },
      stop: () => {},
      settled: async () => {},
    };
    const answers = {
      find: (key: Buffer) => last.get(key.toString("hex")),
      carryOver: (key: Buffer) => void next.set(key.toString("hex"), last.get(key.toString("hex"))),
      keep: (key: Buffer, answer: unknown) =>
        void next.set(key.toString("hex"), JSON.parse(JSON.stringify(answer))),
    };
    const reusing = createReusingExecutor({
      ...{ executor, answers, identity, plan: changed },
      audienceOf: () => undefined,
    });
    const { first = 0 } = options;
    const places = products.map((_, at) => first + at);
    const outcomes = await reusing.executor.execute(products, places);
    last = next;
    return { names, outcomes, reused: reusing.reused() };
  };
}

interface Night {
  readonly identity?: string;
  readonly asked?: OutcomePlan;
  readonly parts?: (product: Product) => Partial<RowOutcome>;
  readonly first?: number;
}

const [lamp, chair]: readonly Product[] = [{ name: "lamp" }, { name: "chair", brand: "Halden" }];
const both = [lamp ?? {}, chair ?? {}];

describe("unchanged rows", () => {
  test("are not asked again, in any order, and new and changed ones are", async () => {
    const night = createNights();
    expect((await night(both)).names).toEqual(["lamp", "chair"]);
    const second = await night([{ name: "table" }, ...both.toReversed()]);
    expect([second.names, second.reused]).toEqual([["table"], 2]);
    expect(second.outcomes.map(({ cells }) => cells)).toEqual([["table"], ["chair"], ["lamp"]]);
    expect((await night([{ name: "lamp", brand: "Other" }])).names).toEqual(["lamp"]);
    expect((await night(both)).names).toEqual(["lamp", "chair"]);
  });

  const family = { shared: { name: "lamp" }, variant: "red", notes: [] };
  test.each<[string, Product, Night]>([
    ["facts", { ...lamp, facts: [{ label: "color", text: "red" }] }, {}],
    ["family", { ...lamp, family }, {}],
    ["language", { ...lamp, language: "de" }, {}],
    ["program", { ...lamp }, { identity: "another" }],
    ["task", { ...lamp }, { asked: { ...plan, tasks: { ...plainOptions, tone: "casual" } } }],
    ["columns", { ...lamp }, { asked: { ...plan, columns: ["name"] } }],
  ])("are asked again under another %s", async (_, product, changes) => {
    const night = createNights();
    await night([lamp ?? {}]);
    expect((await night([product], changes)).reused).toBe(0);
    expect((await night([product], changes)).reused).toBe(1);
  });

  test("that failed or fell back are asked again", async () => {
    const night = createNights();
    const failure = { task: "name", code: "PDO_X", reason: "No." } as const;
    await night(both, { parts: ({ name }) => (name === "lamp" ? { failures: [failure] } : {}) });
    expect((await night(both, { parts: () => ({ fallbacks: [failure] }) })).names).toEqual(["lamp"]);
    expect((await night(both)).names).toEqual(["lamp"]);
  });

  test("are scored by their place in this run", async () => {
    const night = createNights();
    const weights = ({ outcomes }: Awaited<ReturnType<typeof night>>) =>
      outcomes.map(({ toScore }) => toScore?.weight);
    expect(weights(await night(both))).toEqual([1, 1]);
    for (const first of [400, 1_000, 3_000]) {
      const expected = [first, first + 1].map((place) => scoreWeight(place) || undefined);
      expect(weights(await night(both, { first }))).toEqual(expected);
    }
  });
});

const placeOf = (identifier: string) => ({
  category: { identifier, languages: { en: { name: identifier } } },
  path: [],
});
/** What was found out about "Shoes": it points to leaves with weights. */
function expecting(...leaves: readonly (readonly [string, number])[]): OutcomePlan {
  const weighed = leaves.map(([identifier, weight]) => ({ place: placeOf(identifier), weight }));
  const expected = new Map([["shoes", { text: "Shoes", leaves: weighed }]]);
  return {
    ...plan,
    sourceCategories: { decided: new Map(), expected } as unknown as SourceCategories,
  };
}

const boot: Product = { name: "boot", category: "Shoes" };
const weighed = (score: number, weighing: WeighedProduct["weighing"]): Partial<RowOutcome> => ({
  weighed: [
    {
      of: "row",
      ranked: {
        best: "boots",
        department: "boots",
        branch: "boots",
        parent: "boots",
        scores: [["boots", score]],
      },
      weighing,
    },
  ],
});

describe("rows whose source category points elsewhere than in the last run", () => {
  test("keep their answers where it makes nothing else of them", async () => {
    const night = createNights();
    const parts = () => weighed(0.95, { effect: "none" });
    await night([boot], { asked: expecting(["boots", 0.5]), parts });
    const again = await night([boot], { asked: expecting(["boots", 0.4], ["hats", 0.2]), parts });
    expect(again.reused).toBe(1);
    expect(again.outcomes[0]).not.toHaveProperty("weighed");
    expect((await night([boot], { asked: expecting(["boots", 0.3]) })).reused).toBe(1);
  });

  test("are asked again where it does", async () => {
    const night = createNights();
    await night([boot], { asked: expecting(["boots", 0.5]), parts: () => weighed(0.95, { effect: "none" }) });
    const doubting = expecting(["hats", 0.9]);
    const parts = () => weighed(0.95, { effect: "doubted", source: "Shoes" });
    expect((await night([boot], { asked: doubting, parts })).reused).toBe(0);
    expect((await night([boot], { asked: doubting, parts })).reused).toBe(1);
    expect((await night([boot], { asked: plan })).reused).toBe(0);
  });
});
