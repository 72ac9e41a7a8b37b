import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { headOfShelf } from "../../../../src/tasks/name/rules/word-agreement.ts";

describe("the thing that a shop's category names", () => {
  it.each<readonly [Language, string, string, string]>([
    ["it", "circol", "CIRCOLATORI", "circolatore"],
    ["it", "trasform", "Elettrico > Trasformatori", "trasformatore"],
    ["it", "giunz", "GIUNZIONI", "giunzione"],
    ["fr", "disj", "DISJONCTEURS", "disjoncteur"],
    ["fr", "ondul", "Onduleurs", "onduleur"],
    ["en", "coupl", "COUPLERS", "coupler"],
    ["en", "enclos", "Enclosures", "enclosure"],
  ])("is the name's first short form in %s: %s of %s", (language, run, shelf, head) => {
    expect(headOfShelf(run, 0, { shelf }, language)).toBe(head);
  });

  it.each<readonly [Language, string, string, number]>([
    ["it", "circol", "CIRCOLATORI", 6],
    ["it", "valv", "VALVOLE", 0],
    ["it", "raccor", "RACCORDI RACCORDERIA", 0],
    ["fr", "tuya", "TUYAUX", 0],
    ["en", "bru", "BRUSHES", 0],
    ["en", "brush", "BRUSHES", 0],
    ["en", "glas", "GLASS", 0],
    ["de", "kupp", "KUPPLUNGEN", 0],
  ])("is not sure in %s: %s of %s", (language, run, shelf, start) => {
    expect(headOfShelf(run, start, { shelf }, language)).toBeUndefined();
  });
});
