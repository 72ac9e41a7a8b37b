import { describe, expect, it } from "vitest";
import type { OperationResponse } from "../../src/api/operations.ts";
import { findRulePack } from "../../src/lint/packs.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { escalate } from "../../src/tasks/llm-engine.ts";
import { engineWith } from "../stand-ins/engine.ts";

type Answers = { readonly [Name in keyof Engine]?: OperationResponse<Name> };

function engineOf(answers: Answers): Engine {
  const known = Object.entries(answers).map(([name, answer]) => [name, async () => answer]);
  return engineWith(Object.fromEntries(known));
}

const category = {
  identifier: "1",
  languages: { en: { name: "a" }, de: { name: "a" }, fr: { name: "a" }, it: { name: "a" } },
};

function suggestion(score: number) {
  return { message: "", best_category: { category, path: [category], score }, other_categories: [] };
}

describe("categorization that escalates", () => {
  const request = {
    query: { sales_channel: "channel_a", limit: 5, use_rag: false },
    body: { product_description: "a" },
  } as const;

  it("keeps what scores enough, as it was", async () => {
    const own = suggestion(0.6);
    const engine = escalate(engineOf({ categorize: own }), engineOf({}), { below: 0.6 });
    expect(await engine.categorize(request, {})).toBe(own);
  });

  it("asks the model for the rest", async () => {
    const [own, better] = [suggestion(0.59), suggestion(0.2)];
    const engine = escalate(engineOf({ categorize: own }), engineOf({ categorize: better }), { below: 0.6 });
    expect(await engine.categorize(request, {})).toBe(better);
  });
});

describe("names that escalate", () => {
  const model = { message: "By a model.", old_name: "x", best_name: "y", other_names: [] };

  async function isKept(best: string, below: number, packs: readonly string[] = []) {
    const own = { message: "", old_name: "x", best_name: best, other_names: [] };
    const engine = escalate(engineOf({ optimizeName: own }), engineOf({ optimizeName: model }), {
      below,
      packs: packs.flatMap((name) => findRulePack(name) ?? []),
    });
    const query = { task_type: "cleaned", translation_language: "de" } as const;
    const answer = await engine.optimizeName({ query, body: { product_name: "x" } }, {});
    return answer === own;
  }

  it("are kept where they state enough", async () => {
    expect(await isKept("Norda Akkuschrauber 12 V, 2 Akkus, rot", 0.9)).toBe(true);
    expect(await isKept("Norda Akkuschrauber", 0.9)).toBe(false);
    expect(await isKept("Norda Akkuschrauber", 0.5)).toBe(true);
  });

  it("are not kept where they break a rule at error level, whatever the score", async () => {
    expect(await isKept("Norda Akkuschrauber 12 V, rot, 19,99 €", 0)).toBe(true);
    expect(await isKept("Norda Akkuschrauber 12 V, rot, 19,99 €", 0, ["google"])).toBe(false);
  });

  it("are not kept where they say nothing, or are in another language for sure", async () => {
    expect(await isKept("4711", 0)).toBe(false);
    expect(await isKept("Black wireless headphones with microphone and carrying case", 0)).toBe(false);
  });
});

describe("descriptions that escalate", () => {
  it("are judged by their best text in the language that was asked for", async () => {
    const own = {
      message: "",
      old_description: "x",
      best_description: "The housing is made of plastic and the handle is covered with rubber.",
      other_descriptions: [],
      bullet_points: [],
      seo: null,
      language: "en",
    } as const;
    const answers = { optimizeDescription: { ...own, other_descriptions: [], bullet_points: [] } };
    const model = { optimizeDescription: { ...answers.optimizeDescription, message: "By a model." } };
    const engine = escalate(engineOf(answers), engineOf(model), { below: 0 });
    const query = { tone: "professional", length: "short", bullet_points: false, seo: false } as const;
    const body = { product_description: "x" };
    expect(await engine.optimizeDescription({ query, body }, {})).toBe(answers.optimizeDescription);
    const german = { ...query, translation_language: "de" } as const;
    expect(await engine.optimizeDescription({ query: german, body }, {})).toBe(model.optimizeDescription);
  });
});

describe("attribution that escalates", () => {
  const attribute = { ...category, requirement_level: "required" } as const;
  const request = {
    query: {
      sales_channel: "channel_a",
      category_identifier: "1",
      include_recommended: false,
      include_optional: false,
    },
    body: { product_description: "red" },
  } as const;

  function answerOf(scores: readonly number[], isMissing = false): OperationResponse<"extractAttributes"> {
    const values = scores.map((score) => ({
      value: null,
      text: "red",
      span: [0, 3] as [number, number],
      source: "product_description" as const,
      score,
    }));
    return {
      message: "",
      category,
      required_attributes: values.length > 0 ? [{ attribute, values }] : [],
      recommended_attributes: [],
      optional_attributes: [],
      missing_attributes: isMissing ? [attribute] : [],
    };
  }

  it.each([
    ["scores enough on average", [0.9, 0.5], false, true],
    ["scores too little", [0.9, 0.4], false, false],
    ["misses a required attribute", [1], true, false],
    ["had nothing to find", [], false, true],
  ])("asks the model by whether the answer %s", async (_, scores, isMissing, isKept) => {
    const [own, better] = [answerOf(scores, isMissing), answerOf([1])];
    const engine = escalate(engineOf({ extractAttributes: own }), engineOf({ extractAttributes: better }), {
      below: 0.7,
    });
    expect(await engine.extractAttributes(request, {})).toBe(isKept ? own : better);
  });
});
