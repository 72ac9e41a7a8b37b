import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/nlp/language.ts";
import { createRoleCheck } from "../../../src/tasks/llm/judge-roles.ts";

const check = (source: string, text: string, language: Language = "en") =>
  createRoleCheck([source], language, language)(text, "text");

describe("numbers", () => {
  it.each([
    ["en", "Power consumption 98 W, standby 0.5 W", "It consumes 0.5 W in use and 98 W in standby."],
    ["en", "84.5 x 59.7 x 58.2 cm (HxWxD)", "Width, height and depth are 84.5, 59.7 and 58.2 cm."],
    ["de", "B 205 x T 88 x H 82 cm", "Es misst 88 cm in der Breite und 205 cm in der Tiefe."],
    ["fr", "L 110 x l 60 x H 42 cm", "Une longueur de 110 cm, une largeur de 42 cm, une hauteur de 60 cm."],
    ["it", "Altezza 45 cm, paralume Ø 25 cm", "Ha un diametro di 45 cm. È alta 25 cm."],
    ["fr", "Autonomie 60 min, charge 8 h", "Elle fonctionne 8 heures après 60 minutes de charge."],
    ["de", "Rahmen 12 kg, Matratze 30 kg", "Die Matratze wiegt 12 kg, der Rahmen 30 kg."],
  ] as const)("that stand for something else are told: %s: %s", (language, source, text) => {
    expect(check(source, text, language)).toHaveLength(1);
  });

  it.each([
    ["en", "Power consumption 98 W, standby 0.5 W", "It needs 98 W in use, and 0.5 W in standby."],
    ["en", "84.5 x 59.7 x 58.2 cm (HxWxD)", "It is 84.5 cm high, 59.7 cm wide and 58.2 cm deep."],
    [
      "de",
      "B 205 x T 88 x H 82 cm, Sitzhöhe 44 cm",
      "Bei einer Sitzhöhe von 44 cm ist es 205 cm breit und 82 cm hoch.",
    ],
    ["fr", "H 85 x L 60 x P 55 cm", "Il mesure 85 cm de haut, 60 cm de large et 55 cm de profondeur."],
    [
      "it",
      "Dimensioni (AxLxP) 85 x 60 x 64 cm",
      "Misura 85 cm in altezza, 60 cm in larghezza e 64 cm in profondità.",
    ],
    ["en", "Runs 12 hours, charges in 2.5 hours", "It runs for 12 hours and is charged in 2.5 hours."],
  ] as const)("that stand for the same in other words are not: %s: %s", (language, source, text) => {
    expect(check(source, text, language)).toEqual([]);
  });
});
