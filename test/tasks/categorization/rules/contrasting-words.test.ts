import { describe, expect, it } from "vitest";
import type { Catalog } from "../../../../src/catalog/model.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { contrastFactor } from "../../../../src/tasks/categorization/rules/contrasting-words.ts";

/** The leaf, of a catalog of such paths, that the contrasts alone put first. */
function firstOf(language: Language, paths: readonly string[], name: string): string | undefined {
  const nameAt = (number: number) => ({ [language]: paths[number]?.split(" > ").at(-1) });
  const catalog = {
    categoryAt: (number: number) => ({ identifier: paths[number] ?? "", names: nameAt(number) }),
    path: (identifier: string) =>
      identifier.split(" > ").map((step) => ({ identifier: step, names: { [language]: step } })),
  } as unknown as Catalog;
  const factor = contrastFactor(catalog, { texts: [tokenize(name)] });
  return paths.toSorted((one, other) => factor(paths.indexOf(other)) - factor(paths.indexOf(one)))[0];
}

describe("what tells products of a kind apart tells their leaves apart", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Rosehip Face Serum 30 ml", "Beauty > Hair Care > Serums", "Beauty > Face Care > Serums"],
    ["de", "Creme für Gesicht & Hals", "Pflege > Haar > Kuren", "Pflege > Gesicht > Cremes"],
    ["fr", "Sérum visage à l'argan", "Soins > Cheveux > Sérums", "Soins > Visage > Sérums"],
    ["it", "Siero viso all'argan", "Cura > Capelli > Sieri", "Cura > Viso > Sieri"],
    ["en", "Chilli powder 200 g", "Spices > Whole spices", "Spices > Powdered spices"],
    ["de", "Kurkuma gemahlen", "Gewürze > Ganze Gewürze", "Gewürze > Pulver"],
    ["en", "Whisky glass tumbler", "Steel Utensils > Tumblers", "Glassware > Tumblers"],
    ["fr", "Saladier en verre", "Inox > Saladiers", "Verrerie > Saladiers"],
    ["it", "Bicchiere in vetro", "Acciaio > Bicchieri", "Vetreria > Bicchieri"],
  ])("%s: %s is not in %s", (language, name, wrong, right) => {
    expect(firstOf(language, [wrong, right], name)).toBe(right);
  });

  it.each<[Language, string, string, string]>([
    ["en", "After shave lotion", "Baby Care > Lotions", "Men's Grooming > Lotions"],
    ["de", "Sonnenlotion LSF 50", "Baby > Lotionen", "Sonne > Lotionen"],
    ["fr", "Lait corporel", "Bébé > Laits", "Soins > Laits"],
    ["it", "Lozione solare", "Bambini > Lozioni", "Solari > Lozioni"],
  ])("%s: %s, which names no child, is not in %s", (language, name, wrong, right) => {
    expect(firstOf(language, [wrong, right], name)).toBe(right);
  });

  it("says nothing where neither names a contrast", () => {
    expect(firstOf("en", ["Tools > Hammers", "Tools > Saws"], "Hand saw")).toBe("Tools > Hammers");
  });

  it("takes hands and feet for the body", () => {
    expect(firstOf("en", ["Care > Face Care", "Care > Body Care"], "Hand & foot cream")).toBe(
      "Care > Body Care",
    );
  });
});
