import { describe, expect, it } from "vitest";
import { createDenialCheck, createLostDenialCheck } from "../../../src/tasks/llm/judge-negation.ts";

describe("what the record says is not there", () => {
  it.each([
    ["en", "Drill without battery", "Drill with battery"],
    ["de", "Schrauber ohne Akku", "Schrauber mit Akku"],
    ["de", "Batterien sind nicht enthalten.", "Batterien sind enthalten."],
    ["fr", "Lampe, ampoule non incluse", "Lampe, ampoule incluse"],
    ["it", "Fodera senza imbottitura", "Fodera con imbottitura"],
    ["en", "Drill without battery", "Drill, battery included"],
  ] as const)("is not given: %s: %s -> %s", (language, source, text) => {
    expect(createDenialCheck([source], language)(text, "best_name")).toHaveLength(1);
    expect(createDenialCheck([source], language)(source, "best_name")).toEqual([]);
  });

  it("is no fault to leave out, nor to give something else", () => {
    const judge = createDenialCheck(["Schrauber ohne Akku, mit Koffer"], "de");
    for (const text of ["Schrauber", "Schrauber mit Koffer", "Akku nicht enthalten", "Akkuschrauber"])
      expect(judge(text, "best_name")).toEqual([]);
  });

  it("is still denied in a translation that gives something", () => {
    const judge = createLostDenialCheck("Makita DHS680 circular saw without battery");
    expect(judge("Makita DHS680 Handkreissäge mit Akku", "best_name")).toHaveLength(1);
    expect(judge("Makita DHS680 Handkreissäge ohne Akku", "best_name")).toEqual([]);
    expect(judge("Makita DHS680 Handkreissäge", "best_name")).toEqual([]);
  });
});
