import { describe, expect, it } from "vitest";
import { createNumberCheck } from "../../../src/tasks/llm/judge-facts.ts";

describe("numbers that the record lacks", () => {
  it.each([
    ["de", "16000 DPI, 2.4 GHz", "16.000 DPI mit 2,4 GHz"],
    ["en", "16000 DPI", "16,000 DPI"],
    ["de", "Set of six glasses", "6 Gläser"],
    ["en", "5 years", "five years"],
    ["fr", "3 heures", "Une carafe pour deux, trois heures au chaud"],
  ] as const)("are none where they are written otherwise: %s: %s -> %s", (language, source, text) => {
    expect(createNumberCheck([source], language)(text, "best_name")).toEqual([]);
  });

  it.each([
    ["en", "keeps warm", "keeps warm for three days"],
    ["de", "hält warm", "wiegt ein halbes Kilo"],
    ["fr", "garantie", "garantie dix ans"],
    ["it", "12 ore", "13 ore"],
    ["it", "12 ore", "caldo per tre giorni"],
  ] as const)("are found in digits and before a unit in words: %s: %s -> %s", (language, source, text) => {
    expect(createNumberCheck([source], language)(text, "best_name")).toHaveLength(1);
  });
});
