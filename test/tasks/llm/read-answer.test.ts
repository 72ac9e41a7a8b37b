import { describe, expect, it } from "vitest";
import { findUnprintable } from "../../../src/tasks/llm/read-answer.ts";

describe("what cannot be shown", () => {
  it.each([
    ["an escape sequence", "\u001b[2J"],
    ["a bell", "\u0007"],
    ["a null", "\0"],
    ["a control character of Latin-1", "\u009b31m"],
    ["half of a character", "a\ud83d"],
    ["a mark that turns the reading direction", "\u202etxt.exe"],
    ["an isolate", "\u2066a\u2069"],
    ["a pile of marks", "e\u0301\u0301\u0301\u0301\u0301"],
    ["a tag", "\u{e0041}"],
    ["a private character", "\ue000"],
    ["a character that is none", "\uffff"],
  ])("is %s", (_, text) => {
    expect(findUnprintable({ best_name: text })).toBe("best_name");
    expect(findUnprintable({ seo: { keywords: ["fine", text] } })).toBe("keywords");
    expect(findUnprintable({ [text]: "fine" })).toBe("the answer");
  });

  it("is not a line break, a tab, an accent, another script or an emoji", () => {
    expect(findUnprintable({ text: "Größe:\t44\nnoir é ™ 日本 👟", count: 3, none: null })).toBeUndefined();
  });
});
