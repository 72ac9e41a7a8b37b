import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../src/text/language-detection.ts";

describe("detectLanguage", () => {
  it.each([
    ["en", "Women's cotton dress with short sleeves"],
    ["en", "Hair Nourishing Shampoo For Dry Hair"],
    ["de", "Damen Winterjacke mit Kapuze"],
    ["de", "KOPFHÖRER KABELLOS SCHWARZ"],
    ["fr", "Coque rigide pour téléphone portable"],
    ["fr", "STICKERS COLLIER STRASS FLEUR ONGLE ADHESIF"],
    ["it", "Sedia pieghevole in alluminio"],
    ["it", "Latte parzialmente scremato 1 l"],
  ])("hears %s in %s", (language, text) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it.each(["", "WH-1000XM4", "12345", "Samsung", "XL", "日本語のテキスト"])("hears nothing in %s", (text) => {
    expect(detectLanguage(text).language).toBeUndefined();
  });

  it.each([
    "Zapatos de cuero para mujer con cordones",
    "Houten stoel met zwarte zitting",
    "Óculos de sol para criança",
  ])("does not take another language for one of its own: %s", (text) => {
    expect(detectLanguage(text).language).toBeUndefined();
  });

  it("is never surer than sure", () => {
    const { confidence } = detectLanguage("Das ist ein Test für die Erkennung der Sprache");
    expect(confidence).toBeGreaterThan(0.9);
    expect(confidence).toBeLessThanOrEqual(1);
  });
});
