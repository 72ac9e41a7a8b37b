import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, description: string, native: string];

describe("a quotation that was cut is whole in the row's own text, or is none", () => {
  it.each<Case>([
    [
      "fr",
      "Affiche de cuisine « Bon…",
      "Affiche « Bonne pâte » sur papier mat.",
      "Affiche de cuisine « Bonne pâte »",
    ],
    ["it", 'Quadro "Luna…', 'Quadro "Luna piena" su tela.', 'Quadro "Luna piena"'],
    ["en", 'Door Mat "Wipe…', 'Door mat "Wipe Here" made of coir.', 'Door Mat "Wipe Here"'],
    ["de", "Brotdose „Kleiner…", "Brotdose „Kleiner Bär“ mit Deckel.", "Brotdose „Kleiner Bär“"],
    ["fr", 'Sticker "Petit…', "Sticker à coller au mur.", "Sticker Petit"],
    ["en", 'Cushion "Ocean…', "Soft cushion.", "Cushion Ocean"],
    ["it", "Tazza « Gatto…", "Una tazza.", "Tazza Gatto"],
    ["de", 'Kissen "Meer…', "Ein weiches Kissen.", "Kissen Meer"],
    ["de", 'Halter für TV 32" schwarz…', "Ein Halter.", 'Halter für TV 32" schwarz'],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a line that was cut has the number that the row gives it", () => {
  it.each<Case>([
    ["en", "Running Shoe Stratos…", "The Stratos 4 is a running shoe.", "Running Shoe Stratos 4"],
    ["de", "Lautsprecher Kontur…", "Der Kontur 20 ist ein Lautsprecher.", "Lautsprecher Kontur 20"],
    ["fr", "Montre Vigie…", "La Vigie 2 est une montre.", "Montre Vigie 2"],
    ["it", "Zaino Vetta…", "Lo zaino Vetta II, leggero.", "Zaino Vetta II"],
    ["de", "Laufschuh Stratos…", "Der Laufschuh Stratos. Stratos 4 und Stratos 5.", "Laufschuh Stratos"],
    ["fr", "Coussin Lagune…", "Coussin Lagune 40 cm de côté.", "Coussin Lagune"],
    ["en", "Chair Linden…", "Linden 4 chairs in a box.", "Chair Linden"],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("punctuation that stands alone is none of a name's", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Amortisseur avant 1994-2003 -.", "Amortisseur avant 1994-2003"],
    ["de", "Kotflügel links 1999-2004 -.", "Kotflügel links 1999-2004"],
    ["it", "Specchietto destro 2001-2006 -.", "Specchietto destro 2001-2006"],
    ["en", "Wing Mirror Left 2001-2006 -.", "Wing Mirror Left 2001-2006"],
    ["de", "Blende -. schwarz", "Blende - schwarz"],
    ["fr", "Chemise homme et . L", "Chemise homme L"],
    ["en", "Mudguard 1998-", "Mudguard 1998-"],
  ])("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("what is free of something is no gift", () => {
  it.each([
    ["Soap sulphate free gift box", "Soap sulphate free gift box"],
    ["Sugar free gift hamper", "Sugar free gift hamper"],
    ["Gluten free gift tin 500g", "Gluten free gift tin 500g"],
    ["Nut Free Gift Set Vanilla", "Nut Free Gift Set Vanilla"],
    ["Alcohol free gift pack of 3 beers", "Alcohol free gift pack of 3 beers"],
    ["Hair Dryer 2000W + free gift", "Hair Dryer 2000W"],
  ])("%s", (name, native) => expect(nativeName(name, "en")).toBe(native));
});
