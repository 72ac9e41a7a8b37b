import { describe, expect, test } from "vitest";
import { withNameCapitals } from "../../../../src/tasks/description/rules/name-capitals.ts";
import { nativeDescription } from "./native-description.ts";

test.each([
  ["fr", "Jeu pour Renault clio IV", "Plaquettes de frein avant Clio IV", "Jeu pour Renault Clio IV"],
  ["it", "Kit per Fiat panda 1.2", "Pastiglie freno anteriori Panda 1.2", "Kit per Fiat Panda 1.2"],
  ["fr", "Lot de verres", "Verralia Lot de 6 verres", "Lot de verres"],
  ["it", "Set di chiavi", "Ferrex Set chiavi", "Set di chiavi"],
  ["en", "Pads for Ford focus", "Brake pads for Ford Focus", "Pads for Ford focus"],
] as const)("in %s a text takes its proper names from the name: %s", (language, text, name, wanted) =>
  expect(withNameCapitals(text, name, language)).toBe(wanted),
);

describe("a row in capitals", () => {
  test.each([
    [
      "fr",
      "JEU DE 4 PLAQUETTES DE FREIN AVANT POUR RENAULT CLIO IV. SYSTEME BOSCH.",
      "PLAQ FREIN AV CLIO IV",
      "Renault Clio IV",
    ],
    [
      "it",
      "KIT PASTIGLIE FRENO ANTERIORI FIAT PANDA 1.2 DAL 2003 AL 2012. SPESSORE 17 MM",
      "PAST. FRENO ANT. PANDA 1.2",
      "Fiat Panda 1.2",
    ],
    ["it", "TAPPETINI IN GOMMA PER FIAT PUNTO. SET DI 4 PEZZI", "TAPPETINI PER FIAT PUNTO", "Fiat Punto"],
  ] as const)("has a model's capital in its text, in %s", (language, text, name, wanted) =>
    expect(nativeDescription(text, language, { name })).toContain(wanted),
  );
});
