import { describe, expect, it } from "vitest";
import { findFacts } from "../../src/facts/extractor.ts";
import { inventedFacts } from "../../src/facts/verifier.ts";

const claimed = (answer: string, source: string, language: "en" | "de" | "fr" | "it") =>
  inventedFacts(answer, [source], { language }).map(({ key }) => key);

describe("assertions", () => {
  it.each([
    ["en", "A jug recommended by doctors", "recommended"],
    ["de", "Sie senkt den Blutdruck", "blood pressure"],
    ["de", "Sie wird in Deutschland gefertigt", "made in germany"],
    ["en", "Built with German engineering", "germany craft"],
    ["fr", "Elle vient du Japon", "made in japan"],
    ["it", "Con ingegneria tedesca", "germany craft"],
    ["it", "Un articolo usato", "used goods"],
    ["fr", "Fonctionne avec Alexa", "alexa"],
    ["en", "Leakproof lid", "leakproof"],
  ] as const)("that the source lacks are found in an answer: %s: %s", (language, answer, key) => {
    expect(claimed(answer, "Norda", language)).toContain(key);
    expect(findFacts(answer, { language }).map((fact) => fact.key)).not.toContain(key);
  });

  it.each([
    ["de", "Aus Italien", "made in Italy"],
    ["fr", "Certifié GOTS", "GOTS"],
    ["de", "Auslaufsicherer Deckel", "leakproof lid"],
    ["de", "Gebraucht", "used"],
  ] as const)("are grounded in any language: %s: %s by %s", (language, answer, source) => {
    expect(claimed(answer, source, language)).toEqual([]);
  });

  it("that the source denies are not grounded", () => {
    expect(claimed("Leakproof lid", "The lid is not leakproof", "en")).toContain("leakproof");
  });
});
