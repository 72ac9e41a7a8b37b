import { expect, test } from "vitest";
import { stopOnNonsense, stopOnRefusals } from "../../src/llm/call-faults.ts";
import { isLlmError, type LlmError, llmError } from "../../src/llm/errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../../src/llm/language-model.ts";

const answer: Completion = { text: "{}", finish: "stop", model: "m" };
const asking = (task: string): CompletionRequest => ({
  task,
  system: "",
  messages: [],
  schema: {},
  schemaName: "s",
  maxOutputTokens: 1,
});
const problemOf = (code: "PDO_PROVIDER_REQUEST_REFUSED" | "PDO_PROVIDER_INPUT_TOO_LONG") =>
  llmError({ code, what: "No.", seen: "400", nextStep: "Mend it.", kind: "own" });

function modelOf(answerTo: (request: CompletionRequest) => Completion | LlmError): LanguageModel {
  return stopOnRefusals({
    identity: "m",
    complete: async (request) => {
      const answered = answerTo(request);
      if (isLlmError(answered)) throw answered;
      return answered;
    },
    close: async () => {},
  });
}

async function kindsOf(model: LanguageModel, task: string, times: number): Promise<string[]> {
  const kinds: string[] = [];
  for (let call = 0; call < times; call += 1) {
    await model.complete(asking(task)).then(
      () => kinds.push("answer"),
      (fault: LlmError) => kinds.push(fault.kind),
    );
  }
  return kinds;
}

test("fifty refusals of a task that never was answered end the run", async () => {
  const model = modelOf(() => problemOf("PDO_PROVIDER_REQUEST_REFUSED"));
  const kinds = await kindsOf(model, "optimizeName", 50);
  expect(kinds.slice(0, 49).every((kind) => kind === "own")).toBe(true);
  expect(kinds[49]).toBe("final");
  await expect(model.complete(asking("optimizeName"))).rejects.toMatchObject({
    what: "The provider has refused 51 questions of the task optimizeName, and answered none.",
  });
});

test("each task counts for itself", async () => {
  const model = modelOf(() => problemOf("PDO_PROVIDER_REQUEST_REFUSED"));
  await kindsOf(model, "optimizeName", 49);
  expect(await kindsOf(model, "categorize", 1)).toEqual(["own"]);
});

test("after an answer refusals are the products' own, however many", async () => {
  let calls = 0;
  const model = modelOf(() => {
    calls += 1;
    return calls === 10 ? answer : problemOf("PDO_PROVIDER_REQUEST_REFUSED");
  });
  expect(await kindsOf(model, "optimizeName", 200)).not.toContain("final");
});

test("what is about the text of a product is not counted", async () => {
  const model = modelOf(() => problemOf("PDO_PROVIDER_INPUT_TOO_LONG"));
  expect(await kindsOf(model, "optimizeName", 100)).not.toContain("final");
});

const judging = () => stopOnNonsense(modelOf(() => answer));
const nonsense = { text: "I am a teapot.\u001b[31m", faults: ["The answer is no JSON."] };

test("twenty answers of no use to a task that had no good one end the run, and what came is told", () => {
  const { onJudged } = judging();
  for (let count = 1; count < 20; count += 1) onJudged?.("optimizeName", nonsense);
  onJudged?.("categorize", nonsense);
  expect(() => onJudged?.("optimizeName", nonsense)).toThrow(
    expect.objectContaining({
      code: "PDO_PROVIDER_ANSWERS_UNUSABLE",
      kind: "final",
      what: expect.stringContaining("20 answers to the task optimizeName"),
      seen: "At last there came “I am a teapot. [31m”. The answer is no JSON.",
    }),
  );
});

test("after a good answer to a task those of no use are single products'", () => {
  const { onJudged } = judging();
  onJudged?.("optimizeName", nonsense);
  onJudged?.("optimizeName", { text: "{}", faults: [] });
  for (let count = 1; count < 100; count += 1) onJudged?.("optimizeName", nonsense);
});
