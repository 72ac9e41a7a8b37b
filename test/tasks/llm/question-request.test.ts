import { describe, expect, it } from "vitest";
import type { Completion, CompletionRequest, LanguageModel } from "../../../src/llm/language-model.ts";
import { createGathering } from "../../../src/tasks/gathering.ts";
import { ask } from "../../../src/tasks/llm/ask.ts";
import type { Question } from "../../../src/tasks/llm/prompt.ts";
import { toRequest } from "../../../src/tasks/llm/question-request.ts";
import { objectSchema, readFields, readText, textSchema } from "../../../src/tasks/llm/read-answer.ts";
import { completionOf, fakeModel, problemOf, type Reply } from "../fake-model.ts";

function questionOf(field: string, parts: Partial<Question<string>> = {}): Question<string> {
  return {
    task: "optimizeName",
    prompt: { name: field, version: 1, system: `Say the ${field} of the product.` },
    record: { product_name: "Red shoe" },
    schema: objectSchema({ [field]: textSchema }),
    schemaName: field,
    maxOutputTokens: 50,
    read: (json) => readText(readFields(json, [field]), field, 20),
    judge: (text) => (text === "wrong" ? [`${field} is wrong.`] : []),
    ...parts,
  };
}

const [colour, kind] = [
  questionOf("colour", { context: { terms: { red: "rot" } } }),
  questionOf("kind", {
    context: { terms: { shoe: "Schuh" }, names: ["Norda"] },
    record: { product_name: "Red shoe", facts: ["Heel: flat"] },
    reference: { text: "1 Shoes", isOfRun: true },
  }),
];

/** Both asked at once; what came of each. */
async function askBoth(model: LanguageModel, questions: readonly Question<string>[] = [colour, kind]) {
  const gathering = createGathering();
  const seated = questions.map((question) => ({ question, seat: gathering.seat() }));
  return Promise.allSettled(seated.map(({ question, seat }) => ask(model, question, { seat })));
}

async function valuesOf(...replies: readonly Reply[]) {
  const model = fakeModel(...replies);
  const outcomes = await askBoth(model);
  const values = outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? outcome.value.value : outcome.reason.code,
  );
  return { values, requests: model.requests };
}

describe("several questions on one record", () => {
  it("are one request: instructions of each, what many records share, and the record once, last", async () => {
    const { values, requests } = await valuesOf({ colour: "red", kind: "shoe" });
    expect(values).toEqual(["red", "shoe"]);
    const [request] = requests;
    expect(requests).toHaveLength(1);
    expect(request).toMatchObject({ task: "enrichRecord", reference: "1 Shoes", maxOutputTokens: 100 });
    expect(request?.system).toMatch(
      /Instructions for "colour":\nSay the colour[\s\S]*Instructions for "kind":\nSay the kind/,
    );
    expect(request?.schema).toEqual(objectSchema({ colour: textSchema, kind: textSchema }));
    expect(request?.messages).toHaveLength(1);
    expect(JSON.parse(request?.messages[0]?.text ?? "")).toEqual({
      terms: { red: "rot", shoe: "Schuh" },
      names: ["Norda"],
      record: { product_name: "Red shoe", facts: ["Heel: flat"] },
    });
  });

  it("have each its own verdict: what is refused is asked again alone, with its fault, and the others stand", async () => {
    const { values, requests } = await valuesOf({ colour: "wrong", kind: "shoe" }, { colour: "red" });
    expect(values).toEqual(["red", "shoe"]);
    const [, again] = requests;
    expect(again?.schema).toEqual(colour.schema);
    expect(again?.system).not.toContain("Say the kind");
    expect(again?.messages.map(({ text }) => text).slice(1)).toEqual([
      '{"colour":"wrong"}',
      expect.stringContaining("colour is wrong."),
    ]);
    const stubborn = await valuesOf({ colour: "wrong", kind: "shoe" }, { colour: "wrong" });
    expect(stubborn.values).toEqual(["PDO_PROVIDER_ANSWER_UNUSABLE", "shoe"]);
  });

  it("lose no part because another one is missing", async () => {
    const { values, requests } = await valuesOf({ kind: "shoe" }, { colour: "red" });
    expect(values).toEqual(["red", "shoe"]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["no JSON", "Red, I would say."],
    ["one field too many", { colour: "red", kind: "shoe", size: "42" }],
  ])("are each asked once alone where the answer to all is %s", async (_, answer) => {
    const { values, requests } = await valuesOf(answer, { colour: "red" }, { kind: "wrong" });
    expect(values).toEqual(["red", "PDO_PROVIDER_ANSWER_UNUSABLE"]);
    expect(requests.slice(1).map(({ messages }) => messages.length)).toEqual([1, 1]);
  });

  it("are asked together with more room where the answer to all ends before its end", async () => {
    const whole = { colour: "red", kind: "shoe" };
    const { values, requests } = await valuesOf(completionOf(whole, { finish: "length" }), whole);
    expect(values).toEqual(["red", "shoe"]);
    const [first = 0, second = 0] = requests.map(({ maxOutputTokens }) => maxOutputTokens);
    expect(second).toBe(8 * first);
  });

  it("have all the model's fault where it gives no answer", async () => {
    const { values, requests } = await valuesOf(problemOf());
    expect(values).toEqual(["PDO_PROVIDER_FAILED", "PDO_PROVIDER_FAILED"]);
    expect(requests).toHaveLength(1);
  });

  it("take no text of another part's instructions for an answer", async () => {
    const long = {
      ...kind,
      prompt: { ...kind.prompt, system: "Say what kind of thing the product is for those who buy it." },
    };
    const model = fakeModel({ colour: "kind of thing the product is for", kind: "shoe" }, { colour: "red" });
    const read = (json: unknown) => readText(readFields(json, ["colour"]), "colour", 100);
    const [outcome] = await askBoth(model, [{ ...colour, read }, long]);
    expect(outcome).toMatchObject({ value: { value: "red" } });
  });
});

/** Keeps what it is given, as a run does. */
function keeping(model: LanguageModel) {
  const kept = new Map<string, Completion>();
  const keyOf = (request: CompletionRequest) => JSON.stringify(request);
  const keeper: LanguageModel = {
    ...model,
    complete: async (request, options) => {
      const known = kept.get(keyOf(request)) ?? (await model.complete(request, options));
      kept.set(keyOf(request), known);
      return known;
    },
    peek: async (request) => kept.get(keyOf(request)),
    keep: async (request, completion) => {
      if (!kept.has(keyOf(request))) kept.set(keyOf(request), completion);
    },
  };
  return { keeper, kept };
}

describe("what was answered with others", () => {
  it("is kept as the answer to each question alone, and not asked for again with other ones", async () => {
    const model = fakeModel({ colour: "red", kind: "shoe" }, { shade: "dark" });
    const { keeper, kept } = keeping(model);
    await askBoth(keeper);
    expect(kept.get(JSON.stringify(toRequest([kind as Question<unknown>], keeper)))).toEqual(
      completionOf({ kind: "shoe" }),
    );
    const outcomes = await askBoth(keeper, [kind, questionOf("shade")]);
    expect(outcomes).toMatchObject([{ value: { value: "shoe" } }, { value: { value: "dark" } }]);
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.schemaName).toBe("shade");
  });

  it("is taken from there where all are asked again", async () => {
    const model = fakeModel({ colour: "red", kind: "shoe" });
    const { keeper } = keeping(model);
    await askBoth(keeper);
    expect(await askBoth(keeper)).toMatchObject([{ value: { value: "red" } }, { value: { value: "shoe" } }]);
    expect(model.requests).toHaveLength(1);
  });
});

describe("examples", () => {
  const examples = "Example. ".repeat(700);
  const request = (identity: string, text = "1 Shoes") => {
    const question = { ...kind, prompt: { ...kind.prompt, examples }, reference: { text, isOfRun: true } };
    return toRequest([question as Question<unknown>], { ...fakeModel(), identity }).system;
  };

  it("stand behind the instructions where only with them these are as long as the provider caches", () => {
    expect(request("openai https://api.openai.com/v1 gpt-6-luna")).toContain(examples);
    expect(request("openai https://api.openai.com/v1 gpt-6-luna", "1 Shoes\n".repeat(1_000))).not.toContain(
      "Example",
    );
    expect(request("anthropic https://api.anthropic.com/v1 claude-haiku-4-5")).not.toContain("Example");
    expect(request("ollama http://127.0.0.1:11434/v1 llama3")).not.toContain("Example");
  });
});
