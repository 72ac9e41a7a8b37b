import { describe, expect, it } from "vitest";
import { findRulePack } from "../../../../src/lint/packs.ts";
import type { TaskContext } from "../../../../src/tasks/engine.ts";
import type { ProviderEngineOptions } from "../../../../src/tasks/llm-engine.ts";
import { createModelNamer } from "../../../../src/tasks/name/llm/optimize-name.ts";
import { builtin, engineParts, fakeModel, type Reply } from "../../fake-model.ts";

const shouted = "NORDA Akkuschrauber 12 V mit 2 Akkus, rot !!! GRATIS VERSAND !!!";
const good = "Norda Akkuschrauber 12 V mit 2 Akkus, rot";

interface Asked {
  readonly name?: string;
  readonly language?: "en" | "de" | "fr" | "it";
  readonly type?: "cleaned" | "detailed";
  readonly context?: TaskContext;
  readonly parts?: Partial<ProviderEngineOptions>;
}

async function nameBy(replies: readonly Reply[], asked: Asked = {}) {
  const { name = shouted, language = "de", type = "cleaned", context = { isBestEnough: true } } = asked;
  const model = fakeModel(...replies);
  const optimize = createModelNamer(engineParts(model, asked.parts));
  const query = { task_type: type, translation_language: language } as const;
  const request = { query, body: { product_name: name } };
  return { request, model, answer: await optimize(request, context) };
}

describe("a name by a language model", () => {
  it("is the model's, with the name that came byte for byte", async () => {
    const { answer, model } = await nameBy([{ best_name: good }]);
    expect(answer).toEqual({ message: "By fake-1.", old_name: shouted, best_name: good, other_names: [] });
    expect(model.requests).toHaveLength(1);
  });

  it("comes with alternatives only where they are read", async () => {
    const bad = ["Norda 18 V", "https://norda.example", good];
    const others = ["Akkuschrauber Norda 12 V, rot", "Akkuschrauber Norda 12 V, rot", ...bad];
    const { answer, model } = await nameBy([{ best_name: good, other_names: others }], { context: {} });
    expect(answer.other_names).toEqual(["Akkuschrauber Norda 12 V, rot"]);
    expect(model.requests).toHaveLength(1);
    const best = await nameBy([{ best_name: good }]);
    expect(Object.keys(best.model.requests[0]?.schema.properties ?? {})).toEqual(["best_name"]);
    expect(best.model.requests[0]?.system).not.toContain("other_names");
  });

  it("is asked for in the same words for all products of a run", async () => {
    const one = await nameBy([{ best_name: good }]);
    const other = await nameBy([{ best_name: "Norda Säge, blau" }], { name: "Norda SÄGE, blau" });
    expect(other.model.requests[0]).toEqual({
      ...one.model.requests[0],
      messages: other.model.requests[0]?.messages,
    });
  });

  it.each([
    ["adds a fact", "Norda Akkuschrauber 18 V mit 2 Akkus, rot"],
    ["adds a claim", "Norda Akkuschrauber 12 V mit 2 Akkus, rot, wasserdicht"],
    ["adds a link", "Norda Akkuschrauber 12 V mit 2 Akkus, rot www.norda.example"],
    ["adds a bare domain", "Norda Akkuschrauber 12 V mit 2 Akkus, rot norda-shop.biz"],
    ["adds a mail address", "Norda Akkuschrauber 12 V mit 2 Akkus, rot info@norda.example"],
    ["adds a telephone number", "Norda Akkuschrauber 12 V mit 2 Akkus, rot 030 1234567"],
    ["adds a price", "Norda Akkuschrauber 12 V mit 2 Akkus, rot 12,99 €"],
    ["adds advertising", "Norda Akkuschrauber 12 V mit 2 Akkus, rot – Jetzt kaufen!"],
    ["is about something else", "Damenjacke Modell Lisboa, rot"],
    ["is in another language", "Norda cordless screwdriver 12 V with 2 batteries in red"],
    ["is in letters of another script", "Norda Аккумуляторный Akkuschrauber 12 V mit 2 Akkus, rot"],
    ["holds markup", "<b>Norda</b> Akkuschrauber 12 V mit 2 Akkus, rot"],
    ["holds a script", "Norda Akkuschrauber 12 V mit 2 Akkus, rot<script>alert(1)</script>"],
    ["holds what nobody sees", "Norda Akku\u200bschrauber 12 V mit 2 Akkus, rot"],
    ["has two lines", "Norda Akkuschrauber 12 V\nmit 2 Akkus, rot"],
    ["is a formula", "=HYPERLINK(Norda Akkuschrauber 12 V mit 2 Akkus, rot)"],
    ["says nothing", ""],
    ["talks about the work", "Es tut mir leid, Norda Akkuschrauber 12 V"],
    ["goes on and on", `${good} ${"Akkuschrauber ".repeat(20)}`],
  ])("is asked for again where it %s, and refused the second time", async (_, bad) => {
    const { answer, model } = await nameBy([{ best_name: bad }, { best_name: good }]);
    expect(answer.best_name).toBe(good);
    expect(model.requests).toHaveLength(2);
    await expect(nameBy([{ best_name: bad }, { best_name: bad }])).rejects.toMatchObject({
      code: "PDO_PROVIDER_ANSWER_UNUSABLE",
    });
  });

  it("is asked for again where it lost what tells variants apart, and taken the second time", async () => {
    const short = "Norda Akkuschrauber mit 2 Akkus";
    const { answer, model } = await nameBy([{ best_name: short }, { best_name: short }]);
    expect(model.requests[1]?.messages[2]?.text).toContain("“12 V”, “rot”");
    expect(answer.best_name).toBe(short);
  });

  it("may be a translation", async () => {
    const english = "Norda cordless screwdriver 12 V with 2 batteries, red";
    const { answer, model } = await nameBy([{ best_name: english }], { language: "en" });
    expect(answer.best_name).toBe(english);
    expect(model.requests[0]?.system).toContain("English");
  });

  it("may be a foreign title that nobody translates", async () => {
    const title = "The Book of Business Wisdom - Peter Krass";
    const same = { best_name: title };
    const { answer } = await nameBy([same, same], { name: title, language: "fr" });
    expect(answer.best_name).toBe(title);
  });

  it("is held to the rules of the packs, which the model is told", async () => {
    const packs = [findRulePack("zalando")].flatMap((pack) => pack ?? []);
    const { model } = await nameBy([{ best_name: "Akkuschrauber 12 V" }], { parts: { packs } });
    const system = model.requests[0]?.system ?? "";
    expect(system).toContain("An article name says no colour, in any language.");
    expect(system).toContain("At most 101 characters");
    expect(system).toContain("Not in the name, whatever is said above: brand");
  });

  it("has the user's words, which go to the model where the name has them", async () => {
    const glossary = { protectedNames: ["Norda Pro", "Velta"] };
    const asked = { name: "Norda Pro Säge blau", language: "fr", parts: { glossary } } as const;
    const { model } = await nameBy([{ best_name: "Norda Pro scie bleue" }], asked);
    expect(model.requests[0]?.messages[0]?.text).toBe(
      '{"terms":{},"names":["Norda Pro"],"record":{"product_name":"Norda Pro Säge blau"}}',
    );
  });

  it("is the built-in engine's where there is nothing to ask about", async () => {
    const { answer, request, model } = await nameBy([], { name: " 4711 " });
    expect(answer).toEqual(await builtin.optimizeName(request, { isBestEnough: true }));
    expect(model.requests).toHaveLength(0);
  });

  it("shows the model no more than a name's length of what stands for one", async () => {
    const { model } = await nameBy([{ best_name: good }], {
      name: `${shouted} ${"Schraube ".repeat(10_000)}`,
    });
    expect(model.requests[0]?.messages[0]?.text.length).toBeLessThan(1_100);
  });
});
