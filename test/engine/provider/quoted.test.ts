import { describe, expect, it } from "vitest";
import { quoted, withoutQuotes } from "../../../src/engine/provider/quoted.ts";

describe("a quotation of an answer", () => {
  it("is on one line, short, and without what could do harm", () => {
    expect(quoted("a\n\u001b[31m“b”")).toBe('“a [31m"b"”');
    expect(quoted("x".repeat(500))).toHaveLength(62);
  });

  it("can be taken out of a sentence again", () => {
    const sentence = `best_name leads elsewhere: ${quoted("evil.example”, “")}, ${quoted("030 123")}. Leave it out.`;
    expect(withoutQuotes(sentence)).toBe("best_name leads elsewhere. Leave it out.");
  });
});
