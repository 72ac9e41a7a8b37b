import { describe, expect, it } from "vitest";
import { writeOutPrepositions } from "../../../../src/tasks/categorization/rules/short-prepositions.ts";

describe("letters for prepositions", () => {
  it.each([
    ["en", "Lunch box w cutlery", "Lunch box with cutlery"],
    ["en", "Lunch box w/cutlery", "Lunch box with cutlery"],
    ["en", "Vase w/o stand", "Vase without stand"],
    ["de", "Eimer m Deckel", "Eimer mit Deckel"],
    ["de", "Eimer 10 l m. Deckel", "Eimer 10 l mit Deckel"],
    ["de", "EIMER M. DECKEL", "EIMER mit DECKEL"],
    ["de", "Rahmen o. Glas", "Rahmen ohne Glas"],
    ["de", "Napf f. Katzen", "Napf für Katzen"],
    ["fr", "Seau av couvercle", "Seau avec couvercle"],
    ["fr", "Cadre s/ vitre", "Cadre sans vitre"],
    ["fr", "Étui p/ tablette", "Étui pour tablette"],
    ["it", "Secchio c/coperchio", "Secchio con coperchio"],
    ["it", "Cornice s/ vetro", "Cornice senza vetro"],
    ["it", "Fodera x tablet", "Fodera per tablet"],
  ] as const)("in %s are written out in %j", (language, name, expected) => {
    expect(writeOutPrepositions(name, language)).toBe(expected);
  });

  it.each([
    ["en", "Bulb 9 w clear"],
    ["en", "Ring size w gold"],
    ["en", "George W Bush"],
    ["de", "Schlauch 5 m. grün"],
    ["de", "Schlauch 5 m grün"],
    ["de", "Hemd m schwarz"],
    ["de", "Hemd Größe m Baumwolle"],
    ["de", "Shirt Herren m Baumwolle"],
    ["fr", "Récepteur AV noir"],
    ["it", "Quadro 30 x tela"],
    ["it", "Serie x nera"],
  ] as const)("in %s are left alone in %j", (language, name) => {
    expect(writeOutPrepositions(name, language)).toBe(name);
  });
});
