import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/nlp/language.ts";
import { createBrandCheck, createThingCheck } from "../../../src/tasks/llm/judge-product.ts";

const things = (name: string, text: string, language: Language = "en", more: readonly string[] = []) =>
  createThingCheck({ name, sources: [name, ...more], language })(text, "name");

describe("a name", () => {
  it.each([
    ["en", "Stoneware mug 350 ml", "Stoneware plate 350 ml"],
    ["de", "Powerbank 10000 mAh", "Ladegerät 10000 mAh"],
    ["fr", "Couette légère", "Matelas léger"],
  ] as const)("of another thing is told: %s: %s: %s", (language, name, text) => {
    expect(things(name, text, language)).toHaveLength(1);
  });

  it.each([
    ["en", "Stoneware mug 350 ml", "Stoneware cup, 350 ml"],
    ["it", "Herrenarmbanduhr Leder", "Orologio da uomo in pelle"],
    ["de", "Handyhülle", "Hülle für Handys"],
    ["en", "Zorvex 3000", "Zorvex 3000"],
  ] as const)("of the same thing in other words is not: %s: %s: %s", (language, name, text) => {
    expect(things(name, text, language)).toEqual([]);
  });

  it("may name what another text of the row calls it", () => {
    expect(things("Portable charger", "Power bank", "en", ["10,000 mAh power bank"])).toEqual([]);
  });

  it("begins with no maker whose products it merely fits", () => {
    const check = createBrandCheck("Akkutec", ["Ersatzakku für Bosch Professional 18 V"]);
    expect(check("Bosch Professional Ersatzakku 18 V", "name")).toHaveLength(1);
    expect(check("Akkutec Ersatzakku für Bosch Professional 18 V", "name")).toEqual([]);
    expect(createBrandCheck(undefined, ["Akku für Bosch"])("Bosch Akku", "name")).toEqual([]);
  });
});
