import { describe, expect, it, test } from "vitest";
import type { Origin } from "../../src/api/enrichment.ts";
import type { OperationInput, OperationName } from "../../src/api/operations.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { RunCounts } from "../../src/pipeline/run-figures.ts";
import {
  authorOf,
  type FieldSources,
  filledByShop,
  sourceCell,
  sourceOfAttributes,
  sourceOfSeo,
  sourceOfText,
  writtenSources,
} from "../../src/pipeline/sources.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions } from "../stand-ins/task-options.ts";
import { recordOf } from "./record-of-product.ts";

const byRules: Origin = { source: "rules", model: null, date: null };
const byModel: Origin = { source: "model", model: "some-model", date: "2026-11-23" };

describe("the writer of the fields for search engines", () => {
  const facts = [
    { label: "search title", text: "Kettle 1.7 l | Brewwell" },
    { label: "search description", text: "Steel kettle for 1.7 l. Order now." },
  ];
  const seo = { title: "Brewwell Kettle", meta_description: "A kettle of steel.", keywords: ["kettle"] };

  it("is the shop where one of them is its own, and the built-in engine beside it", () => {
    const own = { ...seo, title: "Kettle 1.7 l | Brewwell" };
    expect(sourceOfSeo(seo, facts, byRules)).toEqual({ by: ["rules"] });
    expect(sourceOfSeo(own, facts, byRules)).toEqual({ by: ["columns", "rules"] });
    expect(sourceOfSeo({ ...own, meta_description: "", keywords: [] }, facts, byRules)).toEqual({
      by: ["columns"],
    });
    expect(sourceOfSeo({ ...seo, meta_description: "Steel kettle for 1.7 l." }, facts, byRules)).toEqual({
      by: ["columns", "rules"],
    });
  });

  it("is the model where it was asked", () => {
    expect(sourceOfSeo(seo, facts, byModel).by).toEqual(["model"]);
  });
});

describe("the writer of a text", () => {
  it("is nobody where it is as it was, whoever was asked", () => {
    for (const origin of [byRules, byModel, undefined])
      expect(sourceOfText("Kettle", "Kettle", origin)).toEqual({ by: ["original"] });
  });

  it("is who the service names; else the service", () => {
    expect(sourceOfText("A kettle", "Kettle", byRules)).toEqual({ by: ["rules"] });
    expect(sourceOfText("A kettle", undefined, byModel)).toEqual({
      ...{ by: ["model"], model: "some-model", date: "2026-11-23" },
    });
    expect(sourceOfText("A kettle", "Kettle", undefined)).toEqual({ by: ["service"] });
  });
});

test("attributes are the columns' where they state them, and the rules' where texts do", () => {
  const names = { en: { name: "x" }, de: { name: "x" }, fr: { name: "x" }, it: { name: "x" } };
  const attribute = { identifier: "x", requirement_level: "required" as const, languages: names };
  const from = (...sources: ("fact" | "product_name")[]) => ({
    ...{ message: "", category: { identifier: "c", languages: names }, recommended_attributes: [] },
    ...{ optional_attributes: [], missing_attributes: [] },
    required_attributes: sources.map((source) => ({
      attribute,
      values: [{ value: null, text: "x", span: [0, 1] as [number, number], source, score: 1 }],
    })),
  });
  expect(sourceOfAttributes(from("fact"), byRules)).toEqual({ by: ["columns"] });
  expect(sourceOfAttributes(from("fact", "product_name"), byRules)).toEqual({ by: ["columns", "rules"] });
  expect(sourceOfAttributes(from("product_name"), byRules)).toEqual({ by: ["rules"] });
  expect(sourceOfAttributes(from("fact"), byModel)?.by).toEqual(["model"]);
  expect(sourceOfAttributes(from(), byRules)).toBeUndefined();
});

const sources: FieldSources = {
  attributes: { by: ["columns", "rules"] },
  name: { by: ["model"], model: "some-model", date: "2026-11-23" },
  description: { by: ["original"] },
};

test("a cell names the writers in the fields' order, as a text or an object", () => {
  expect(sourceCell({ sources }, true)).toBe(
    "name=model some-model (2026-11-23); description=as it was; attributes=columns,rules",
  );
  expect(JSON.stringify(sourceCell({ sources }, false))).toBe(
    '{"name":{"by":"model","model":"some-model","date":"2026-11-23"},"description":{"by":"original"},"attributes":{"by":"columns,rules"}}',
  );
  expect(sourceCell({}, true)).toBeNull();
});

test("only fields that are written have a writer, in a column of ours or the feed's", () => {
  expect(writtenSources(sources, ["pdo_attributes", "pdo_status"], ["description"])).toEqual({
    ...{ description: sources.description, attributes: sources.attributes },
  });
  expect(writtenSources(sources, ["pdo_status"], [])).toEqual({});
});

test("a cell that the shop has filled itself is as it was", () => {
  const filled = { name: "name", description: "description", category: "Kind" };
  expect(filledByShop(sources, recordOf({ name: "Kettle" }), filled)).toEqual({
    ...sources,
    name: { by: ["original"] },
  });
});

test("rows are counted by field and writer, one of two writers for both", () => {
  const counts = new RunCounts();
  const outcome = { status: "ok", failures: [], done: [], cells: [], sources } as RowOutcome;
  for (const each of [outcome, { ...outcome, sources: { name: { by: ["rules"] } } } as const])
    counts.add({ line: 2 }, each);
  expect(counts.sources).toEqual({
    ...{ name: { model: 1, rules: 1 }, description: { original: 1 } },
    attributes: { columns: 1, rules: 1 },
  });
});

test("a model that left a text as it was wrote what stands beside it", () => {
  expect(authorOf({ ...byModel, source: "original" }).by).toEqual(["model"]);
  expect(authorOf({ ...byRules, source: "original" }).by).toEqual(["rules"]);
});

describe("a product's answers", () => {
  const answerBy = (found: Partial<Record<"name" | "description", Origin>>) =>
    Object.assign(
      createStandInClient((name: OperationName, input: OperationInput<OperationName>) =>
        name === "enrichRecord"
          ? {
              ...{ message: "", language: "en", categorization: null, attribution: null, review: [] },
              name: plainAnswer("optimizeName", { query: {}, body: { product_name: "kettle" } } as never),
              description: plainAnswer("optimizeDescription", {
                query: {},
                body: { product_description: "It boils." },
              } as never),
              sources: found,
            }
          : plainAnswer(name, input),
      ),
      { has: async () => true },
    );
  const enrich = (client: Parameters<typeof enrichProduct>[1]["client"]) =>
    enrichProduct(
      { name: "kettle", description: "It boils." },
      { client, options: { ...plainOptions, tasks: ["name", "description"] } },
    );

  it("have the writers that the service names for the record", async () => {
    const { sources: said, answers } = await enrich(answerBy({ name: byModel, description: byRules }));
    const isSame = answers.name?.best_name === "kettle";
    expect(said?.name).toEqual(
      isSame ? { by: ["original"] } : { by: ["model"], model: "some-model", date: "2026-11-23" },
    );
    expect(said?.description?.by).toEqual([
      answers.description?.best_description === "It boils." ? "original" : "rules",
    ]);
  });

  it("are the service's where it names none", async () => {
    const { sources: said } = await enrich(createStandInClient());
    for (const { by } of Object.values(said ?? {})) expect(["service", "original"]).toContain(by[0]);
    expect(Object.keys(said ?? {})).toEqual(["name", "description", "bullet_points"]);
  });
});
