import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { isMedicalClaim, medicalReason } from "../../../../src/tasks/description/rules/medical-claims.ts";
import { answerTo } from "./native-description.ts";

describe("a promise to heal", () => {
  it.each([
    "Soothes eczema and relieves joint pain",
    "Lindert Kopfschmerzen und hilft bei Erkältungen",
    "Apaise l'eczéma et soulage les douleurs",
    "Lenisce l'eczema e allevia i dolori",
  ])("is one: %s", (text) => expect(isMedicalClaim(readWords(text))).toBe(true));

  it.each([
    "Reduces noise and improves the sound",
    "Sensitive formula, also for skin with eczema",
    "Hilft beim Einschlagen von Nägeln",
    "Réduit le bruit du moteur",
    "Riduce i consumi",
  ])("is none: %s", (text) => expect(isMedicalClaim(readWords(text))).toBe(false));

  it.each<[Language, string, string]>([
    ["en", "Cream with oat extract. Relieves eczema. For face and body.", "Relieves eczema"],
    ["de", "Creme mit Haferextrakt. Hilft gegen Akne. Für Gesicht und Körper.", "Hilft gegen Akne"],
    ["fr", "Crème à l'extrait d'avoine. Soulage l'eczéma. Pour le visage et le corps.", "Soulage l'eczéma"],
    ["it", "Crema all'estratto di avena. Cura l'acne. Per viso e corpo.", "Cura l'acne"],
  ])("stays, is said, and is no point: %s", (language, text, claim) => {
    const { message, best_description: best, bullet_points: points } = answerTo(text, language);
    expect(best).toBe(text);
    expect(message).toContain(`promises a medical effect (“${claim}.”)`);
    expect(points.join("\n")).not.toContain(claim);
  });

  it("is the purpose of what is sold to heal", () => {
    expect(medicalReason("Relieves pain", "a-health-care-medicine-pain")).toBeUndefined();
    expect(medicalReason("Relieves pain", "a-beauty-body-lotions")).toContain("medical effect");
  });
});
