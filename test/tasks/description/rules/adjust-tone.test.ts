import { describe, expect, it } from "vitest";
import { endQuietly } from "../../../../src/tasks/description/rules/adjust-tone.ts";

describe("an exclamation mark", () => {
  it.each([
    ["Comme le Bingo-la! classique le but est simple.", "Comme le Bingo-la! classique le but est simple."],
    ["Das Spiel Halli! ist für Kinder!", "Das Spiel Halli! ist für Kinder."],
    ["Il gioco Dai! per tutti", "Il gioco Dai! per tutti"],
    ["Great fun! Made of oak!!", "Great fun. Made of oak."],
  ])("ends a sentence as a full stop and becomes no comma: %s", (text, quiet) =>
    expect(endQuietly(text)).toBe(quiet),
  );
});
