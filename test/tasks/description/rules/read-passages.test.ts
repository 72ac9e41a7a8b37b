import { describe, expect, it } from "vitest";
import { splitHeading } from "../../../../src/tasks/description/rules/read-passages.ts";

describe("a heading that lost its line break", () => {
  it("is divided from the sentence behind it, in small letters too", () => {
    expect(splitHeading("Clear sound for small rooms The new speaker fills them all.", "en")).toEqual([
      "Clear sound for small rooms",
      "The new speaker fills them all.",
    ]);
  });

  it("is divided from a sentence that begins with a model's name", () => {
    expect(splitHeading("Speed that drives business The Vexo 6 is quick and quiet.", "en")).toEqual([
      "Speed that drives business",
      "The Vexo 6 is quick and quiet.",
    ]);
  });

  it("is none where the article belongs to a name", () => {
    const sentence = "A record with songs by The small choir of the north.";
    expect(splitHeading(sentence, "en")).toEqual([sentence]);
  });
});
