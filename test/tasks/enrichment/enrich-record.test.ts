import { describe, expect, test } from "vitest";
import { validateRequest } from "../../../src/api/validation.ts";
import type { RecordTask } from "../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../src/catalog/store.ts";
import { enrichRecord } from "../../../src/tasks/enrichment/enrich-record.ts";
import { createProviderEngine } from "../../../src/tasks/llm-engine.ts";
import { createBuiltinEngine } from "../../../src/tasks/rules-engine.ts";
import { completionOf, engineParts, fakeModel, problemOf, type Reply } from "../fake-model.ts";

const catalogs = createCatalogStore();
const builtin = createBuiltinEngine({ catalogs });
const dresses = "a-fashion-women-dresses";
const channel = { sales_channel: "channel_a" };
const record = {
  name: "Sommerkleid Lina",
  description: "Das Kleid Lina ist aus Baumwolle. Es hat kurze Ärmel.",
  brand: "Norda",
  source_category: "Damen > Kleider",
  facts: [
    { label: "Farbe", text: "marineblau" },
    { label: "Größe", text: "" },
  ],
};

async function enrich(tasks: readonly RecordTask[], body: object = {}, ...replies: readonly Reply[]) {
  const model = fakeModel(...replies);
  const engine =
    replies.length === 0 ? builtin : createProviderEngine(engineParts(model, { builtin, catalogs }));
  const options = {
    categorization: channel,
    attribution: {
      ...channel,
      category_identifier: dresses,
      include_recommended: true,
      include_optional: true,
    },
  };
  const request = validateRequest("enrichRecord", { query: [], body: { record, tasks, options, ...body } });
  const answer = await enrichRecord({ engine, catalogs }, request, { isBestEnough: true });
  const questions = model.requests.map(({ messages }) => JSON.parse(messages[0]?.text ?? "{}").record);
  return { answer, questions, requests: model.requests };
}

const byRules = { source: "rules", model: null, date: null };

describe("a record by rules", () => {
  test("has an answer for each task that was asked for, and null for the others and where there is nothing to work on", async () => {
    const { answer } = await enrich(["name", "description"], { record: { name: "Kleid" } });
    expect(answer).toMatchObject({ description: null, categorization: null, attribution: null });
    expect(answer.name?.old_name).toBe("Kleid");
    expect(Object.keys(answer.sources)).toEqual(["name"]);
  });

  test("has no attributes where its category is below the score that the caller writes from, and its department is too", async () => {
    const tasks = ["categorization", "attribution"] as const;
    const options = { categorization: channel, attribution: channel };
    const request = validateRequest("enrichRecord", { query: [], body: { record, tasks, options } });
    const answerAt = (minScore: number) => enrichRecord({ engine: builtin, catalogs }, request, { minScore });
    const { best_category } = (await answerAt(0)).categorization ?? {};
    expect(await answerAt(best_category?.score ?? 0)).toMatchObject({
      categorization: { best_category },
      attribution: { category: best_category?.category },
    });
    const vague = { record: { name: "Black Edition Set" }, tasks, options };
    const asked = validateRequest("enrichRecord", { query: [], body: vague });
    expect(await enrichRecord({ engine: builtin, catalogs }, asked, { minScore: 0.9 })).toMatchObject({
      attribution: null,
    });
    const named = { ...options, attribution: { ...channel, category_identifier: dresses } };
    const decided = validateRequest("enrichRecord", { query: [], body: { record, tasks, options: named } });
    const { attribution } = await enrichRecord({ engine: builtin, catalogs }, decided, { minScore: 1 });
    expect(attribution?.category.identifier).toBe(dresses);
  });

  test.each([
    ["Samsung Gear 2 Classic", { label: "Colour", text: "black" }, ["brand"]],
    ["Office lumbar black set", { label: "Farbe", text: "schwarz" }, []],
    ["Liposan Forte Nuova Formula", { label: "Note", text: "abc" }, ["brand"]],
    ["Crystal Victoria Candy", { label: "Warranty", text: "2 years" }, ["brand"]],
    ["Black Edition Set", { label: "Remarque", text: "neuf" }, []],
  ])(
    "has of an unsure category what columns state and all candidates have: %s",
    async (name, fact, found) => {
      const tasks = ["categorization", "attribution"] as const;
      const options = {
        categorization: channel,
        attribution: { ...channel, include_recommended: true, include_optional: true },
      };
      const body = { record: { name, brand: "Norda", facts: [fact] }, tasks, options };
      const request = validateRequest("enrichRecord", { query: [], body });
      const answer = await enrichRecord({ engine: builtin, catalogs }, request, { minScore: 0.99 });
      const { attribution } = answer;
      const all = attribution
        ? [
            attribution.required_attributes,
            attribution.recommended_attributes,
            attribution.optional_attributes,
          ]
        : [];
      const identifiers = all.flat().map(({ attribute }) => attribute.identifier);
      for (const one of found) expect(identifiers).toContain(one);
      const sources = all.flat().flatMap(({ values }) => values.map(({ source }) => source));
      expect(new Set(sources)).toEqual(new Set(identifiers.length === 0 ? [] : ["fact"]));
      expect(attribution?.missing_attributes ?? []).toEqual([]);
    },
  );

  test("says which fields are as they were and which are written by rules", async () => {
    const own = await enrich(["name"], { record: { name: "Sommerkleid Lina" } });
    expect(own.answer.sources).toEqual({ name: { ...byRules, source: "original" } });
    const cleaned = await enrich(["name", "categorization"], { record: { name: "SOMMERKLEID!!! LINA" } });
    expect(cleaned.answer.sources).toEqual({ name: byRules, categorization: byRules });
  });

  test("finds the category of its attributes itself, with the options of the categorization", async () => {
    const { answer } = await enrich(["attribution"], { options: { attribution: channel } });
    expect(answer.categorization).toBeNull();
    expect(answer.attribution?.category.identifier).toMatch(/^a-/);
  });

  test("quotes a fact by its index, and a brand of its own column by none", async () => {
    const { answer } = await enrich(["attribution"]);
    const found = [
      answer.attribution?.required_attributes,
      answer.attribution?.recommended_attributes,
      answer.attribution?.optional_attributes,
    ].flat();
    const values = found.flatMap((each) => each?.values ?? []).filter(({ source }) => source === "fact");
    expect(values.map(({ text, fact }) => [text, fact])).toContainEqual(["marineblau", 0]);
    for (const { fact } of values) expect(fact ?? 0).toBeLessThan(record.facts.length);
  });
});

describe("a record by a language model", () => {
  const date = "2026-11-20";

  test("names the model and the day on which it answered", async () => {
    const { answer } = await enrich(
      ["name"],
      {},
      completionOf({ best_name: "Norda Sommerkleid Lina" }, { date }),
    );
    expect(answer.name?.best_name).toBe("Norda Sommerkleid Lina");
    expect(answer.sources).toEqual({ name: { source: "model", model: "fake-1", date } });
  });

  test("has no day where none is known, and is original where the model changed nothing", async () => {
    const unknown = await enrich(["name"], {}, { best_name: "Norda Sommerkleid Lina" });
    expect(unknown.answer.sources.name).toEqual({ source: "model", model: "fake-1", date: null });
    const same = await enrich(["name"], {}, { best_name: record.name });
    expect(same.answer.sources.name?.source).toBe("original");
  });

  test("is reviewed where the rules stood in for the model", async () => {
    const { answer } = await enrich(["name"], { record: { name: "KLEID!!!" } }, problemOf());
    expect(answer.sources.name).toEqual(byRules);
    expect(answer.review).toEqual([
      { field: "name", reason: "Done without the language model: The provider failed." },
    ]);
  });

  const columns = { brand: "Norda", facts: ["Farbe: marineblau"] };
  const shownTo: [RecordTask, object][] = [
    ["name", columns],
    ["description", columns],
    ["categorization", { ...columns, suppliers_category: "Damen > Kleider" }],
    ["attribution", columns],
  ];
  test.each(shownTo)("sees for %s the row's own columns, without empty ones", async (task, shown) => {
    const { questions } = await enrich([task], {}, problemOf());
    expect(questions[0]).toMatchObject(shown);
  });

  test("may say in a name and a description what a fact states, and no more", async () => {
    const stated = "Das Kleid Lina von Norda ist marineblau und aus Baumwolle. Es hat kurze Ärmel.";
    const good = await enrich(["description"], {}, { best_description: stated });
    expect(good.answer.description?.best_description).toBe(stated);
    const invented = stated.replace("marineblau", "feuerrot");
    const bad = await enrich(
      ["description"],
      {},
      { best_description: invented },
      { best_description: invented },
    );
    expect(bad.answer.description?.best_description).not.toContain("feuerrot");
  });

  test("is asked for all tasks of the record at once, and for attributes when it has found their category", async () => {
    const row = {
      best_name: "Norda Sommerkleid Lina",
      best_description: "Das Kleid Lina von Norda ist aus Baumwolle. Es hat kurze Ärmel.",
      ...{ category: "1", confidence: "high", branches: [] },
    };
    const said = { attribute: "Farbe", value: "Marineblau", quote: "marineblau" };
    const tasks = ["name", "description", "categorization", "attribution"] as const;
    const options = { categorization: channel, attribution: { ...channel, include_recommended: true } };
    const { answer, requests } = await enrich(tasks, { options }, row, { values: [said] });
    expect(requests.map(({ task }) => task)).toEqual(["enrichRecord", "extractAttributes"]);
    expect(answer.name?.best_name).toBe(row.best_name);
    expect(answer.description?.best_description).toBe(row.best_description);
    expect(answer.attribution?.category).toEqual(answer.categorization?.best_category.category);
    expect(Object.values(answer.sources).map((origin) => origin?.source)).toEqual(Array(4).fill("model"));
  });

  test("is asked once where the category is given", async () => {
    const said = { attribute: "Farbe", value: "Marineblau", quote: "marineblau" };
    const replies = { best_name: "Norda Sommerkleid Lina", values: [said] };
    const { answer, requests } = await enrich(["name", "attribution"], {}, replies);
    expect(requests).toHaveLength(1);
    expect(answer.name?.best_name).toBe(replies.best_name);
    expect(answer.attribution?.category.identifier).toBe(dresses);
  });

  test("leaves to the rules what of its answer is of no use, and is taken for the rest", async () => {
    const bad = { best_name: "Rotes Kleid aus Seide für 20 €" };
    const good = "Das Kleid Lina von Norda ist aus Baumwolle. Es hat kurze Ärmel.";
    const { answer, requests } = await enrich(
      ["name", "description"],
      {},
      { ...bad, best_description: good },
      bad,
    );
    expect(requests).toHaveLength(2);
    expect(answer.sources.name?.source).not.toBe("model");
    expect(answer.sources.description?.source).toBe("model");
    expect(answer.review.map(({ field }) => field)).toEqual(["name"]);
  });

  test("may quote a fact, which the answer names by its index", async () => {
    const said = { attribute: "Farbe", value: "Marineblau", quote: "marineblau" };
    const { answer, requests } = await enrich(["attribution"], {}, { values: [said] }, { values: [said] });
    const shown = JSON.parse(requests[0]?.messages[0]?.text ?? "{}").attributes;
    expect(Object.keys(shown)).toContain("Farbe");
    const found = [
      answer.attribution?.required_attributes,
      answer.attribution?.recommended_attributes,
      answer.attribution?.optional_attributes,
    ].flat();
    const values = found.flatMap((each) => each?.values ?? []);
    expect(values).toMatchObject([{ text: "marineblau", span: [0, 10], source: "fact", fact: 0 }]);
  });

  test("is not asked for anything where the category is unknown", async () => {
    const options = { attribution: { ...channel, category_identifier: "nowhere" } };
    const asked = enrich(["name", "attribution"], { options }, { best_name: "Kleid" });
    await expect(asked).rejects.toMatchObject({
      status: 404,
      detail: "Unknown category identifier: nowhere",
    });
  });
});
