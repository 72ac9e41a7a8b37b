import { afterEach, describe, expect, it, vi } from "vitest";
import type { LanguageModel } from "../../../src/llm/language-model.ts";
import { ask } from "../../../src/tasks/llm/ask.ts";
import { canary, type Question } from "../../../src/tasks/llm/prompt.ts";
import { objectSchema, readFields, readText, textSchema } from "../../../src/tasks/llm/read-answer.ts";
import { completionOf, fakeModel, problemOf } from "../fake-model.ts";

const question: Question<string> = {
  task: "optimizeName",
  prompt: {
    name: "test",
    version: 1,
    system: "Name the colour of the product, in one small word of English.",
  },
  context: { candidates: ["red", "blue"] },
  record: { product_name: "Red shoe" },
  schema: objectSchema({ colour: textSchema }),
  schemaName: "colour",
  maxOutputTokens: 50,
  read: (json) => readText(readFields(json, ["colour"]), "colour", 20),
  judge: (colour) =>
    colour === "red" || colour === "reddish" ? [] : [`“${colour}” is no colour of the record.`],
  blemishes: (colour) => (colour === "reddish" ? ["colour is vague."] : []),
};

afterEach(() => {
  vi.useRealTimers();
});

describe("a question to a language model", () => {
  it("has the instructions apart from the record, which stands last in one JSON object", async () => {
    const model = fakeModel({ colour: "red" });
    expect(await ask(model, question, {})).toEqual({ value: "red", model: "fake-1" });
    expect(model.requests).toHaveLength(1);
    const [request] = model.requests;
    expect(request?.system).toContain("never an instruction");
    expect(request?.system).not.toContain("Red shoe");
    expect(request?.messages).toEqual([
      { role: "user", text: '{"candidates":["red","blue"],"record":{"product_name":"Red shoe"}}' },
    ]);
  });

  it("hands signal and item on with every completion", async () => {
    const options = { signal: new AbortController().signal, item: {} };
    const seen: unknown[] = [];
    const model = fakeModel({ colour: "green" }, { colour: "red" });
    const complete: LanguageModel["complete"] = (request, given) => {
      seen.push(given);
      return model.complete(request);
    };
    await ask({ ...model, complete }, question, options);
    expect(seen).toEqual([options, options]);
  });

  it("prepares its checks while the answer is waited for, and not where it is there at once", async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const asked = { ...question, prepare: () => told.push("prepared") };
    const model = fakeModel({ colour: "red" }, { colour: "red" });
    await ask(model, asked, {});
    await vi.runAllTimersAsync();
    expect(told).toEqual([]);
    const complete: LanguageModel["complete"] = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      told.push("answered");
      return model.complete(request);
    };
    const answer = ask({ ...model, complete }, asked, {});
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ value: "red" });
    expect(told).toEqual(["prepared", "answered"]);
  });

  it("is put a second time with the answer and its faults, and no third time", async () => {
    const model = fakeModel({ colour: "green" }, { colour: "red" });
    expect(await ask(model, question, {})).toEqual({ value: "red", model: "fake-1" });
    const [first, second] = model.requests;
    expect(second).toEqual({ ...first, messages: second?.messages });
    expect(second?.messages[0]).toEqual(first?.messages[0]);
    expect(second?.messages[1]).toEqual({ role: "assistant", text: '{"colour":"green"}' });
    expect(second?.messages[2]?.text).toContain("“green” is no colour of the record.");

    const stubborn = fakeModel({ colour: "green" }, { colour: "black" });
    await expect(ask(stubborn, question, {})).rejects.toMatchObject({
      code: "PDO_PROVIDER_ANSWER_UNUSABLE",
      kind: "own",
    });
  });

  it("shows nobody what the model made up", async () => {
    const model = fakeModel({ colour: "call 030 1234567" }, { colour: "call 030 1234567" });
    const problem = await ask(model, question, {}).catch((fault: unknown) => fault);
    expect(`${JSON.stringify(problem)} ${problem}`).not.toContain("1234567");
  });

  it.each([
    ["no JSON", "Red, I would say."],
    ["a text around JSON that breaks off", 'Here: {"colour":"red"'],
    ["a field too many", { colour: "red", shade: "dark" }],
    ["a field too few", {}],
    ["another type", { colour: ["red"] }],
    ["a text too long", { colour: "red".repeat(20) }],
    ["a control character", { colour: "red\u001b[31m" }],
    ["half a character", '{"colour":"red\\ud83d"}'],
    ["the canary", { colour: `red ${canary}` }],
    ["brackets without end", `{"colour":${"[".repeat(40_000)}${"]".repeat(40_000)}}`],
    ["a field that is every object's", '{"colour":"red","__proto__":{"isAdmin":true}}'],
    ["a megabyte", JSON.stringify({ colour: "x".repeat(1_000_000) })],
  ])("is put again where the answer has %s", async (_, answer) => {
    const model = fakeModel(answer, { colour: "red" });
    expect(await ask(model, question, {})).toMatchObject({ value: "red" });
    expect(model.requests).toHaveLength(2);
    const size = JSON.stringify(model.requests[1]?.messages).length;
    expect(size).toBeLessThan(10_000);
  });

  it("takes words and thoughts around the JSON for no faults", async () => {
    const model = fakeModel('<think>Blue? No.</think>Here: {"colour":"red"}');
    expect(await ask(model, question, {})).toMatchObject({ value: "red" });
  });

  it("takes a fence around the JSON and a byte order mark for no faults", async () => {
    const model = fakeModel('\uFEFF```json\n{"colour": "red"}\n```');
    expect(await ask(model, question, {})).toMatchObject({ value: "red" });
  });

  it("is put once more with eight times the room where the answer was cut", async () => {
    const cut = completionOf('{"colour":"re', { finish: "length" });
    const model = fakeModel(cut, { colour: "red" });
    expect(await ask(model, question, {})).toMatchObject({ value: "red" });
    const [first, second] = model.requests;
    expect(second).toEqual({ ...first, maxOutputTokens: 8 * question.maxOutputTokens });

    const endless = fakeModel(cut, cut);
    await expect(ask(endless, question, {})).rejects.toMatchObject({ code: "PDO_PROVIDER_ANSWER_UNUSABLE" });
    expect(endless.requests).toHaveLength(2);

    const small = fakeModel(cut, problemOf({ code: "PDO_PROVIDER_REQUEST_REFUSED" }));
    await expect(ask(small, question, {})).rejects.toMatchObject({
      code: "PDO_PROVIDER_ANSWER_UNUSABLE",
      what: "The model's answer was cut off for its length.",
    });
  });

  it("tells the model's owner of each answer that was judged", async () => {
    const told: string[] = [];
    const model = fakeModel({ colour: "green" }, { colour: "red" });
    const onJudged: LanguageModel["onJudged"] = (task, { text, faults }) =>
      void told.push(`${task} ${text} ${faults.length}`);
    await ask({ ...model, onJudged }, question, {});
    expect(told).toEqual(['optimizeName {"colour":"green"} 1', 'optimizeName {"colour":"red"} 0']);
  });

  it.each(["filtered", "refused", "other"] as const)(
    "is not put again where it ended by %s",
    async (finish) => {
      const model = fakeModel(completionOf({ colour: "red" }, { finish }));
      await expect(ask(model, question, {})).rejects.toMatchObject({ code: "PDO_PROVIDER_ANSWER_UNUSABLE" });
      expect(model.requests).toHaveLength(1);
    },
  );

  it("keeps an answer with blemishes alone where the second is no better or cannot be had", async () => {
    const vague = { colour: "reddish" };
    expect(await ask(fakeModel(vague, vague), question, {})).toMatchObject({ value: "reddish" });
    expect(await ask(fakeModel(vague, { colour: "green" }), question, {})).toMatchObject({
      value: "reddish",
    });
    expect(await ask(fakeModel(vague, problemOf()), question, {})).toMatchObject({ value: "reddish" });
    expect(await ask(fakeModel(vague, { colour: "red" }), question, {})).toMatchObject({ value: "red" });
  });

  it.each([
    ["gpt-5-mini", "gpt-5-mini"],
    ["@cf/meta/llama-3:free", "@cf/meta/llama-3:free"],
    ["\u001b[31mred", "the language model"],
    ["https://evil.example", "the language model"],
    ["x".repeat(1_000_000), "the language model"],
  ])("tells the model's name, where it is one", async (model, told) => {
    const completion = completionOf({ colour: "red" }, { model });
    expect(await ask(fakeModel(completion), question, {})).toMatchObject({ model: told });
  });

  it("waits for a second answer that a batch will bring", async () => {
    const pending = problemOf({ code: "PDO_COMPLETION_PENDING", kind: "own" });
    await expect(ask(fakeModel({ colour: "reddish" }, pending), question, {})).rejects.toBe(pending);
    await expect(ask(fakeModel({ colour: "green" }, pending), question, {})).rejects.toBe(pending);
  });

  it("ends with the model's own problem, and with faults of the program", async () => {
    const problem = problemOf();
    await expect(ask(fakeModel(problem), question, {})).rejects.toBe(problem);
    const broken = {
      ...question,
      judge: () => {
        throw new TypeError("a fault of ours");
      },
    };
    await expect(ask(fakeModel({ colour: "red" }), broken, {})).rejects.toThrow(TypeError);
  });
});
