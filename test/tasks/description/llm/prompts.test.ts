import { describe, expect, it } from "vitest";
import { rulePacks } from "../../../../src/lint/packs.ts";
import { descriptionPrompt } from "../../../../src/tasks/description/llm/prompt.ts";
import { instructionsText, type Prompt } from "../../../../src/tasks/llm/prompt.ts";
import { namePrompt } from "../../../../src/tasks/name/llm/optimize-name.ts";

const name = { taskType: "cleaned", language: "de", packs: [], hasGlossary: false, alternatives: 0 } as const;
const description = {
  tone: "casual",
  audience: "women",
  length: "medium",
  hasBulletPoints: true,
  hasSeo: true,
  language: "fr",
  packs: [],
  hasGlossary: false,
  alternatives: 2,
} as const;

const textOf = (prompt: Prompt) => instructionsText([{ prompt, schema: {} }]);
/** UTF-16 units; four are about a token. */
const size = (text: string) => text.length;

describe("the instructions", () => {
  it("are short: they are paid for with every record", () => {
    expect(size(textOf(namePrompt(name)))).toBeLessThan(2_000);
    expect(size(textOf(namePrompt({ ...name, taskType: "detailed", alternatives: 3 })))).toBeLessThan(2_200);
    expect(size(textOf(descriptionPrompt(description)))).toBeLessThan(3_000);
  });

  it("say every rule of the packs once", () => {
    const system = textOf(namePrompt({ ...name, packs: rulePacks }));
    const lines = system.split("\n");
    expect(new Set(lines).size).toBe(lines.filter((line) => line !== "").length + 1);
    expect(system).toContain("At most 80 characters");
  });

  it("say in what language to write, and none of the rules that decide it for one channel", () => {
    const system = textOf(descriptionPrompt({ ...description, packs: rulePacks }));
    expect(system).toContain("Write in French");
    expect(system).not.toContain("A description is in German.");
  });

  it("speak of the user's words only where there are some", () => {
    expect(textOf(namePrompt(name))).not.toContain('"terms"');
    expect(textOf(namePrompt({ ...name, hasGlossary: true }))).toContain('"terms"');
  });
});
