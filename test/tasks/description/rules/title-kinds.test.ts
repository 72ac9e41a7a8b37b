import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

interface Shortened {
  readonly says: RegExp;
  readonly not?: RegExp;
  readonly brand?: string;
}

type Case = readonly [language: Language, name: string, title: Shortened];

function titled(language: Language, name: string, brand?: string): string {
  return seoTitle(name, { language, glossary, brand });
}

describe("what a shortened title says of the thing", () => {
  it.each<Case>([
    // A count belongs to what stands before it.
    // Of several numbers the last one is no sum.
    [
      "fr",
      "Puzzle en bois enfant 2 3 4 ans - Lot de 4 puzzles animaux du zoo 6 9 12 16 Pièces avec plateau",
      { says: /Puzzle/, not: /16 P/ },
    ],
    // What a game is called.
    // What it tastes of.
    ["it", "Montelat Yogurt intero con fermenti attivi, gusto Albicocca, 4 x 125 g", { says: /Albicocca/ }],
    ["fr", "Montelat Yaourt entier aux ferments actifs bio, goût Abricot, 4 x 125 g", { says: /Abricot/ }],
    // That it is no whole thing.
    [
      "en",
      "Corvin Protect Gardenfresh Germ Protection Liquid Handwash Refill",
      { says: /Refill$/, brand: "Corvin Protect" },
    ],
    [
      "de",
      "Corvin Protect Gartenfrisch milde flüssige Handseife Nachfüllbeutel",
      { says: /Nachfüllbeutel$/, brand: "Corvin Protect" },
    ],
    [
      "fr",
      "Corvin Protect Savon liquide pour les mains fraîcheur du jardin recharge",
      { says: /recharge$/, brand: "Corvin Protect" },
    ],
    [
      "it",
      "Corvin Protect Sapone liquido per le mani freschezza giardino ricarica",
      { says: /ricarica$/, brand: "Corvin Protect" },
    ],
    // What stands before a maker at the end.
    // What it is for is no maker.
    [
      "it",
      "Cuffie Da Gioco Cablate Con Microfono Flessibile Per PlayStation",
      { not: /\sPer$/, says: /^Cuffie/ },
    ],
    // A number of its own before a count.
    [
      "de",
      "Spülmaster Geschirrspültabs All in 1 94 Stück mit Zitronenduft und Glanzformel",
      { says: /94 Stück/ },
    ],
  ])("%s, %s", (language, name, { says, not, brand }) => {
    const title = titled(language, name, brand);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(says);
    if (not !== undefined) expect(title).not.toMatch(not);
  });

  it("still has a variant and a count of its own", () => {
    expect(
      titled("en", "Marlow Cotton Napkins Hemstitched Linen Look Washable Dinner Large - Forest Green"),
    ).toMatch(/Forest Green$/);
    expect(
      titled("en", "Power bank 20000 mAh quick charge with two USB-C ports and display, 3 pieces"),
    ).toMatch(/^Power bank/);
  });
});
