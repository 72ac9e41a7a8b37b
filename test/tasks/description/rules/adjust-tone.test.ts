import { describe, expect, it } from "vitest";
import { endQuietly } from "../../../../src/tasks/description/rules/adjust-tone.ts";

describe("an exclamation mark", () => {
  it.each([
    ["Comme le Bingo-la! classique le but est simple.", "Comme le Bingo-la! classique le but est simple."],
    ["Das Spiel Halli! ist für Kinder!", "Das Spiel Halli! ist für Kinder."],
    ["Il gioco Dai! per tutti", "Il gioco Dai! per tutti"],
    ["Ottima sulla pizza (assaggiatela calda!!)", "Ottima sulla pizza (assaggiatela calda!)"],
    ["Délicieux tiède (goûtez-le !!)", "Délicieux tiède (goûtez-le !)"],
    ["Schmeckt kalt (probieren!!)", "Schmeckt kalt (probieren!)"],
    ["Nice on toast (try it!!!)", "Nice on toast (try it!)"],
    ["Great fun! Made of oak!!", "Great fun. Made of oak."],
  ])("ends a sentence as a full stop and becomes no comma: %s", (text, quiet) =>
    expect(endQuietly(text)).toBe(quiet),
  );
});
