import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openVoice } from "../../src/cli/open-voice.ts";
import { folderOf } from "./folder.ts";

const example = (task: string) => ({ task, before: "A", after: "B" });

function read(content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const folder = folderOf({ "voice.json": text });
  return openVoice("voice.json", { workingDirectory: folder });
}

describe("a voice's file", () => {
  it("is read with what it leaves out", async () => {
    expect(await read({ version: 1 })).toEqual({
      ...{ version: 1, do: [], dont: [], words: [], length: {}, examples: [], instructions: {} },
    });
    const full = {
      version: 1,
      do: ["Speak to the reader as du."],
      dont: ["Exclamation marks."],
      words: [{ say: "Turnschuh", not: ["Sneaker"] }],
      length: { name: 80, description: [60, 120] },
      examples: ["name", "name", "name"].map(example),
      instructions: { description: "Write as our magazine does." },
    };
    expect(await read(`\uFEFF${JSON.stringify(full)}`)).toEqual(full);
  });

  it.each([
    ["no JSON", "{", "JSON"],
    ["no version", {}, "version"],
    ["another version", { version: 2 }, "version"],
    ["a field that nobody knows", { version: 1, tone: "dry" }, "tone"],
    ["a sentence that is a page", { version: 1, do: ["x".repeat(301)] }, "do.0"],
    ["two examples", { version: 1, examples: ["name", "name"].map(example) }, "3 to 10 examples"],
    ["eleven examples", { version: 1, examples: Array(11).fill(example("description")) }, "3 to 10 examples"],
    [
      "an example of another task",
      { version: 1, examples: Array(3).fill(example("category")) },
      "examples.0.task",
    ],
    ["a word that says nothing", { version: 1, words: [{ say: "" }] }, "words"],
    ["lengths the wrong way round", { version: 1, length: { description: [90, 60] } }, "length.description"],
    ["instructions for no task", { version: 1, instructions: { colour: "Blue." } }, "instructions"],
  ])("is refused with %s, and the place is named", async (_, content, named) => {
    const problem = await read(content).catch((fault: unknown) => fault);
    expect(problem).toMatchObject({ code: "PDO_VOICE_FAULTY" });
    expect(`${(problem as { what: string }).what} ${(problem as { seen: string }).seen}`).toContain(named);
  });

  it("has to be there", async () => {
    const folder = folderOf({});
    await expect(openVoice("none.json", { workingDirectory: join(folder) })).rejects.toMatchObject({
      code: "PDO_VOICE_UNREADABLE",
    });
  });
});
