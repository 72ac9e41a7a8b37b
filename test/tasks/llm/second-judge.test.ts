import { describe, expect, it } from "vitest";
import { ask } from "../../../src/tasks/llm/ask.ts";
import type { Question } from "../../../src/tasks/llm/prompt.ts";
import { objectSchema, readFields, readText, textSchema } from "../../../src/tasks/llm/read-answer.ts";
import { completionOf, fakeModel, problemOf, type Reply } from "../fake-model.ts";

const record = { product_name: "Steel mug", product_description: "Holds 300 ml." };

/** What came of a question whose answers a second model reads. */
async function judged(answers: readonly Reply[], verdicts: readonly Reply[]) {
  const [model, judge] = [fakeModel(...answers), fakeModel(...verdicts)];
  const question: Question<string> = {
    task: "optimizeName",
    prompt: { name: "test", version: 1, system: "Name the product." },
    record,
    schema: objectSchema({ best_name: textSchema }),
    schemaName: "name",
    maxOutputTokens: 50,
    read: (json) => readText(readFields(json, ["best_name"]), "best_name", 80),
    judge: (name) => (name === "mug" ? ["best_name is written small."] : []),
    judged: { judge, textsOf: (name) => ({ best_name: name }) },
  };
  const reviews: string[] = [];
  const outcome = await ask(model, question, { onReview: ({ reason }) => reviews.push(reason) }).then(
    ({ value }) => value,
    (problem) => problem.message as string,
  );
  return { outcome, reviews, asked: model.requests, judged: judge.requests };
}

const nothing = { faults: [] };
const finding = (words: string, why = "nothing is said of it") => ({ faults: [{ words, why }] });

describe("a second model", () => {
  it("reads what the rules have nothing against, beside the record", async () => {
    const { outcome, asked, judged: read } = await judged([{ best_name: "Steel Mug" }], [nothing]);
    expect(outcome).toBe("Steel Mug");
    expect(asked).toHaveLength(1);
    expect(read.map(({ task }) => task)).toEqual(["judge"]);
    expect(JSON.parse(read[0]?.messages[0]?.text ?? "")).toEqual({
      answer: { best_name: "Steel Mug" },
      record,
    });
  });

  it("has the first one try again with what it found, and looks at that too", async () => {
    const answers = [{ best_name: "Unbreakable Steel Mug" }, { best_name: "Steel Mug" }];
    const { outcome, asked, judged: read } = await judged(answers, [finding("Unbreakable"), nothing]);
    expect(outcome).toBe("Steel Mug");
    expect(asked[1]?.messages[2]?.text).toContain("“Unbreakable”, “nothing is said of it”");
    expect(read).toHaveLength(2);
  });

  it("is the last word where the second answer is no better", async () => {
    const answers = [{ best_name: "Unbreakable Mug" }, { best_name: "Unbreakable Steel Mug" }];
    const { outcome } = await judged(answers, [finding("Unbreakable"), finding("Unbreakable")]);
    expect(outcome).toContain("A second model finds what the record does not state.");
    expect(outcome).not.toContain("Unbreakable");
  });

  it("is not asked where the rules have refused the answer already", async () => {
    const { outcome, judged: read } = await judged([{ best_name: "mug" }, { best_name: "Mug" }], [nothing]);
    expect(outcome).toBe("Mug");
    expect(read).toHaveLength(1);
  });

  it("is not believed where it quotes what the answer has not", async () => {
    const { outcome } = await judged([{ best_name: "Steel Mug" }], [finding("dishwasher-safe")]);
    expect(outcome).toBe("Steel Mug");
  });

  it.each([
    ["no JSON", "It looks fine."],
    ["an answer that breaks off", completionOf("", { finish: "refused" })],
    ["a fault of the provider", problemOf()],
  ])("that gives no verdict (%s) leaves the answer to a person", async (_, verdict) => {
    const { outcome, reviews } = await judged([{ best_name: "Steel Mug" }], [verdict]);
    expect(outcome).toBe("Steel Mug");
    expect(reviews).toEqual(["The second model gave no verdict."]);
  });

  it("ends the work where its key is refused", async () => {
    const refused = problemOf({
      code: "PDO_PROVIDER_KEY_REFUSED",
      what: "The key is refused.",
      kind: "final",
    });
    expect((await judged([{ best_name: "Steel Mug" }], [refused])).outcome).toContain("The key is refused.");
  });
});
