import { describe, expect, it } from "vitest";
import type { Language } from "../../src/api/vocabulary.ts";
import { fixProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";

const packs = rulePacks.filter(({ name }) => ["google", "amazon", "meta"].includes(name));
const fixed = (description: string, language: Language) =>
  fixProduct({ fields: { description }, language }, packs).product.fields.description;

describe("promotion, links, contact data and prices in a description are cut as phrases", () => {
  it.each([
    ["en", "Oak chair, best price, 45 cm high.", "Oak chair, 45 cm high."],
    ["en", "Oak chair. Visit www.acme.com for more. It is 45 cm high.", "Oak chair. It is 45 cm high."],
    ["en", "Oak chair.\nFree shipping on all orders!\n45 cm high.", "Oak chair.\n45 cm high."],
    ["de", "Stuhl aus Eiche, kostenloser Versand, 45 cm hoch.", "Stuhl aus Eiche, 45 cm hoch."],
    ["de", "Stuhl aus Eiche. Fragen an info@acme.de. Höhe 45 cm.", "Stuhl aus Eiche. Höhe 45 cm."],
    ["fr", "Chaise en chêne, livraison gratuite, 45 cm.", "Chaise en chêne, 45 cm."],
    ["fr", "Chaise en chêne. Contact : info@acme.fr. Hauteur 45 cm.", "Chaise en chêne. Hauteur 45 cm."],
    ["it", "Sedia in rovere, spedizione gratuita, 45 cm.", "Sedia in rovere, 45 cm."],
    ["it", "Sedia in rovere. Visita www.acme.it. Altezza 45 cm.", "Sedia in rovere. Altezza 45 cm."],
  ] as const)("%s: %s", (language, text, rest) => expect(fixed(text, language)).toBe(rest));

  it("and stay where they cannot be cut, or where nothing else is left", () => {
    const held = "The stool that www.acme.com sells weighs 3 kg.";
    expect(fixed(held, "en")).toBe(held);
    expect(fixed("Free shipping.", "en")).toBe("Free shipping.");
  });
});
