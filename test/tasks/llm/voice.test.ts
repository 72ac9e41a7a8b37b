import { describe, expect, it } from "vitest";
import { descriptionPrompt, limitsFor } from "../../../src/tasks/description/llm/prompt.ts";
import { ask } from "../../../src/tasks/llm/ask.ts";
import { toRequest } from "../../../src/tasks/llm/question-request.ts";
import { objectSchema, readFields, readText, textSchema } from "../../../src/tasks/llm/read-answer.ts";
import { createVoiceCheck, type Voice, voiceExamples, voiceLines } from "../../../src/tasks/llm/voice.ts";
import { createModelNamer, namePrompt } from "../../../src/tasks/name/llm/optimize-name.ts";
import { engineParts, fakeModel } from "../fake-model.ts";

const voice: Voice = {
  do: ["Speak to the reader as du."],
  dont: ["Exclamation marks."],
  words: [
    { say: "Turnschuh", not: ["Sneaker"] },
    { say: "", not: ["hochwertig"] },
    { say: "Kapuzenpulli", not: [] },
  ],
  length: { name: 60, description: [40, 70] },
  examples: [1, 2, 3].map((number) => ({
    task: "name",
    before: `SNEAKER ${number}!!!`,
    after: `Turnschuh Modell ${number} für alle Tage`,
  })),
  instructions: {},
};

const options = {
  taskType: "cleaned",
  language: "de",
  packs: [],
  hasGlossary: false,
  alternatives: 0,
} as const;
const wishes = {
  tone: "casual",
  audience: undefined,
  length: "long",
  hasBulletPoints: false,
  hasSeo: false,
  language: "de",
  packs: [],
  hasGlossary: false,
  alternatives: 0,
} as const;

describe("a shop's voice", () => {
  it("stands in the prompts of names and descriptions, and nowhere without one", () => {
    expect(voiceLines(voice, "name").slice(1)).toEqual([
      "- Speak to the reader as du.",
      "- Not: Exclamation marks.",
      '- Say "Turnschuh", not "Sneaker".',
      '- Leave out "hochwertig".',
      '- Say "Kapuzenpulli".',
      "- A name has at most 60 characters.",
    ]);
    expect(voiceLines(undefined, "name")).toEqual([]);
    expect(namePrompt({ ...options, voice }).system).toContain('- Say "Turnschuh", not "Sneaker".');
    expect(descriptionPrompt({ ...wishes, voice }).system).toContain("- Speak to the reader as du.");
    expect(namePrompt(options).system).not.toContain("voice");
  });

  it("says how long a description is, in place of the request", () => {
    expect(limitsFor({ length: "long", voice })).toEqual({ min: 40, max: 70, aim: [45, 65] });
    expect(descriptionPrompt({ ...wishes, voice }).system).toContain("45 to 65 words, never more than 70");
    expect(limitsFor({ length: "short" }).max).toBe(60);
  });

  it("has examples that are always shown, and whose words an answer may have", async () => {
    const prompt = namePrompt({ ...options, voice });
    const question = {
      task: "optimizeName" as const,
      prompt,
      record: { product_name: "SNEAKER 4" },
      schema: objectSchema({ best_name: textSchema }),
      schemaName: "name",
      maxOutputTokens: 50,
      read: (json: unknown) => readText(readFields(json, ["best_name"]), "best_name", 100),
      judge: () => [],
    };
    const model = fakeModel({ best_name: "Turnschuh Modell 1 für alle Tage" });
    expect(await ask(model, question, {})).toMatchObject({ value: "Turnschuh Modell 1 für alle Tage" });
    expect(toRequest([question], model).system).toContain(
      '"SNEAKER 1!!!"\n=> "Turnschuh Modell 1 für alle Tage"',
    );
    expect(voiceExamples(voice, "description")).toBeUndefined();
  });

  it("has a text asked for again that has words which the shop leaves out, in any case, and is too long", () => {
    const check = createVoiceCheck(voice, "name");
    expect(check("Norda SNEAKER, hochwertig", "best_name")).toEqual([
      "best_name has “Sneaker”: say “Turnschuh”.",
      "best_name has “hochwertig”: leave it out.",
    ]);
    expect(check("Norda Sneakerbox", "best_name")).toEqual([]);
    expect(check("x".repeat(61), "best_name")).toHaveLength(1);
    expect(createVoiceCheck(voice, "description")("x".repeat(61), "best_description")).toEqual([]);
    expect(createVoiceCheck(undefined, "name")("Sneaker", "best_name")).toEqual([]);
  });

  it("puts its own instructions in place of a task's, and leaves the frame, the language and the rest", () => {
    const own = { ...voice, instructions: { name: "Write the name as our magazine does." } };
    const { system } = namePrompt({ ...options, voice: own });
    expect(system).toMatch(/^Write the name as our magazine does\.\nWrite in German/);
    expect(system).not.toContain("Clean the product name");
    expect(system).toContain('"best_name": the name.');
  });

  it("is kept to by a model's second answer", async () => {
    const model = fakeModel({ best_name: "Norda Sneaker Lina" }, { best_name: "Norda Turnschuh Lina" });
    const optimize = createModelNamer({ ...engineParts(model), voice });
    const request = {
      query: { task_type: "cleaned" as const, translation_language: "de" as const },
      body: { product_name: "NORDA Sneaker Turnschuh Lina!!!" },
    };
    const answer = await optimize(request, { isBestEnough: true });
    expect(answer.best_name).toBe("Norda Turnschuh Lina");
    expect(model.requests[1]?.messages[2]?.text).toContain("say “Turnschuh”");
  });
});
