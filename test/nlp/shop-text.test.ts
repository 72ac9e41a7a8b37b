import { describe, expect, test } from "vitest";
import { isOwnText } from "../../src/nlp/shop-text.ts";

describe("a text that a shop has written for search engines", () => {
  test.each([
    ["Oak stool with a woven seat.", "Oak stool with a woven seat. Free delivery over £40."],
    ["Oak stool, 45 cm, oiled.", "Oak stool ✓ 45 cm ✓ oiled. Order today!"],
    ["Oak stool. Made in Leeds.", "Oak stool. Save 20% now! Made in Leeds."],
    ["Hocker aus Eiche, geölt, 45 cm hoch.", "Hocker aus Eiche ✓ geölt ✓ 45 cm hoch. Jetzt bestellen!"],
    ["Tabouret en chêne huilé.", "Découvrez notre Tabouret en chêne huilé. Livraison offerte."],
    ["Sgabello in rovere oliato.", "Acquista online lo Sgabello in rovere oliato. Spedizione gratuita."],
    ["Lo sgabello in rovere oliato.", "Acquista online lo sgabello in rovere oliato. Spedizione gratuita."],
    ["Sgabello Nora", "Sgabello Nora | Bottega Lenti"],
    ["Hocker & Bank", "Hocker &amp; Bank"],
  ])("is %j of %j", (text, own) => {
    expect(isOwnText(text, own)).toBe(true);
  });

  test.each([
    ["Oak stool", "Oak stool with a woven seat."],
    ["woven seat.", "Oak stool with a woven seat."],
    ["Made in Leeds. Oak stool.", "Oak stool. Made in Leeds."],
    ["Hocker aus Buche.", "Hocker aus Eiche."],
    ["Tabouret", "Tabouret en chêne | Atelier"],
    ["", "Sgabello"],
    ["Sgabello", undefined],
  ])("is not %j of %j", (text, own) => {
    expect(isOwnText(text, own)).toBe(false);
  });
});
