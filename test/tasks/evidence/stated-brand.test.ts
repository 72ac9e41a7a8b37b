import { describe, expect, it } from "vitest";
import { namesBrand, statedBrand, withBrand } from "../../../src/tasks/evidence/stated-brand.ts";

const brandOf = (brand: string) => statedBrand({ brand, facts: [] });

describe("the brand of a row", () => {
  it.each([
    ["Acme Inc.", "Acme Inc."],
    ["Nike Inc.", "Nike"],
    ["Mill Lane Soap Co.", "Mill Lane Soap Co."],
    ["Huber Bros.", "Huber Bros."],
    ["Fenwick & Sons", "Fenwick & Sons"],
    ["Fenwick & Sons Ltd", "Fenwick & Sons"],
    ["Hongda Co., Ltd.", "Hongda"],
    ["Caffè Bros. S.r.l.", "Caffè Bros."],
    ["Savon Co. SARL", "Savon Co."],
    ["Seifen Co. GmbH", "Seifen Co."],
    ["Acme, Inc", "Acme"],
    ["Smith Ltd.", "Smith"],
    ["Brown LLC", "Brown"],
    ["Green Corp.", "Green"],
    ["Robert Bosch GmbH", "Robert Bosch"],
    ["Miele & Co. KG", "Miele"],
    ["Lot & Co", "Lot & Co"],
    ["Eisen & Co.", "Eisen & Co."],
    ["Schmidt & Söhne GmbH", "Schmidt & Söhne"],
    ["Ouaf & Co", "Ouaf & Co"],
    ["Durand & Cie", "Durand & Cie"],
    ["Perrin & Fils SARL", "Perrin & Fils"],
    ["Rossi & Figli Srl", "Rossi & Figli"],
    ["Gatto & Co", "Gatto & Co"],
    ["Neri & C. S.p.A.", "Neri & C."],
    ["Stride & Co", "Stride & Co"],
    ["Twinkle & Co.", "Twinkle & Co."],
    ["Tiffany & Co Ltd", "Tiffany & Co"],
    ["Henkel AG", "Henkel"],
    ["LUMA Textil GmbH & Co. KG", "LUMA Textil"],
    ["Weber e.K.", "Weber"],
    ["Cleor SAS", "Cleor"],
    ["Dupont S.A.", "Dupont"],
    ["Martin SARL", "Martin"],
    ["Lumière EURL", "Lumière"],
    ["Fil & Fils S.A.S.", "Fil & Fils"],
    ["Salugea S.r.l.", "Salugea"],
    ["Rossi SpA", "Rossi"],
    ["Bianchi S.p.A.", "Bianchi"],
    ["Verdi Srl", "Verdi"],
    ["Neri s.a.s.", "Neri"],
    ["Ray-Ban®", "Ray-Ban"],
    ["  Jack &amp; Jones ", "Jack & Jones"],
    ["adidas", "Adidas"],
    ["@home", "@home"],
  ])("%j is said as %j", (written, expected) => {
    expect(brandOf(written)).toBe(expected);
  });

  it.each(["n/a", "AUCUNE", "Senza marca", "keine", "unbranded", "12345", "0", "-", "4006381333931", "x"])(
    "%j is none",
    (written) => {
      expect(brandOf(written)).toBeUndefined();
    },
  );

  it.each(["https://acme.example", "Acme|Bolt", "info@acme.example", "a".repeat(60)])(
    "%j is no name",
    (written) => {
      expect(brandOf(written)).toBeUndefined();
    },
  );

  it.each(["Brand", "Marke", "Marque", "Marca", "brand_name"])("may stand in a column %j", (label) => {
    expect(statedBrand({ facts: [{ label, text: "Acme" }] })).toBe("Acme");
  });
});

describe("a name has its brand", () => {
  it.each([
    ["Coca-Cola Zero 330 ml", "Coca Cola"],
    ["TomTailor shirt", "Tom Tailor"],
    ["HP Laptop 15", "Hewlett Packard"],
    ["Bag by acme", "ACME"],
    ["Johnson's Baby Shampoo", "Johnson & Johnson"],
    ["Nutellaglas 450 g", "Nutella"],
    ["Akkuschrauber BOSCH", "Bosch"],
    ["Ritter Sport Vollmilch", "Ritter-Sport"],
    ["Krüger Dirndl", "KRÜGER"],
    ["Bohrer von Black&Decker", "BLACK + DECKER"],
    ["Parfum D&G Light Blue", "Dolce & Gabbana"],
    ["Ceinture Jack and Jones 105", "JACK & JONES"],
    ["Boucles Les Trésors de Lily", "LES TRESORS DE LILY"],
    ["Collier Céranity 907", "CERANITY"],
    ["Lampe Sun d’koh jaune", "SUN D'KOH"],
    ["Scarpe GEOX uomo", "Geox"],
    ["Caffè Lavazza® Qualità Rossa", "LAVAZZA"],
    ["Pasta DeCecco n. 12", "De Cecco"],
    ["Borsa Furla nera", "Furla"],
    ["Televisore Samsung 55", "Samsung Electronics"],
    ["Kaercher Hochdruckreiniger", "Kärcher"],
    ["Loesche Gewürze", "LÖSCHE"],
    ["Mueller-Milch Schoko", "Müller Milch"],
  ])("%j has %j", (name, brand) => {
    expect(namesBrand(name, brand)).toBe(true);
  });

  it.each([
    ["Case for Samsung Galaxy", "Muzzano"],
    ["Shirt slim", "Hugo Boss"],
    ["Algebra book", "LG"],
    ["Chip bag", "HP"],
    ["Chargeur pour Sony", "About Batteries"],
    ["Wasserkocher 1,7 l", "Unser Hausmarke"],
  ])("%j has no %j", (name, brand) => {
    expect(namesBrand(name, brand)).toBe(false);
  });

  it("once: a part of the brand in front gives way to it", () => {
    expect(withBrand("Boss Hemd Slim", "HUGO BOSS")).toBe("HUGO BOSS Hemd Slim");
    expect(withBrand("Corv Luftfilter C 35", "Corv-Filter")).toBe("Corv-Filter Luftfilter C 35");
    expect(withBrand("Kaffeebohnen Corv. Crema 1 kg", "Corvino")).toBe("Kaffeebohnen Corvino Crema 1 kg");
    expect(withBrand("Grains de café Corv. Crema 1 kg", "Corvino")).toBe("Grains de café Corvino Crema 1 kg");
    expect(withBrand("Caffè in grani Corv. Crema 1 kg", "Corvino")).toBe("Caffè in grani Corvino Crema 1 kg");
    expect(withBrand("Coffee beans Corv. Crema 1 kg", "Corvino")).toBe("Coffee beans Corvino Crema 1 kg");
    expect(withBrand("Hemd Slim", "HUGO BOSS")).toBe("HUGO BOSS Hemd Slim");
    expect(withBrand("Home office chair", "Casa Home")).toBe("Casa Home Home office chair");
  });
});

describe("the company of a group is said by its brand", () => {
  it.each([
    ["AS Nestlé Norge", "Nestlé"],
    ["SA Danone France", "Danone"],
    ["Le Creuset UK Ltd", "Le Creuset"],
    ["S.C. Johnson Italy Srl", "S.C. Johnson"],
    ["Villeroy & Boch Deutschland GmbH", "Villeroy & Boch"],
  ])("%j is said as %j", (written, expected) => {
    expect(brandOf(written)).toBe(expected);
  });

  it.each([
    ["Air France SAS", "Air France"],
    ["Maison de France SAS", "Maison de France"],
    ["Best of Germany GmbH", "Best of Germany"],
    ["Made in Italia Srl", "Made in Italia"],
    ["Ducati Italia", "Ducati Italia"],
    ["AS Monaco", "AS Monaco"],
    ["AB Volvo Penta", "AB Volvo Penta"],
  ])("but %j stays %j", (written, expected) => {
    expect(brandOf(written)).toBe(expected);
  });

  it.each([
    ["Petzl Distribution", "Petzl Lampe frontale Tikka"],
    ["Bialetti Industrie", "Bialetti Moka Express"],
    ["ATLAS Schuhfabrik", "Atlas Sneaker Line S1P"],
    ["Dyson UK", "Dyson Fan Heater"],
  ])("%j is named in %j", (brand, name) => expect(namesBrand(name, brand)).toBe(true));
});

describe("a short first word of the maker gives way to the whole maker", () => {
  const front = (name: string, brand: string, words: readonly string[] = []) =>
    withBrand(name, brand, (folded) => words.includes(folded));

  it.each([
    ["Kyb Leather Headcollar Brown", "Kyb Equestrian", "Kyb Equestrian Leather Headcollar Brown"],
    ["RFX Latzhose 48", "RFX Arbeitswelt", "RFX Arbeitswelt Latzhose 48"],
    ["TRX Gants de chantier", "TRX Chantier", "TRX Chantier Gants de chantier"],
    ["Zex Guanti da lavoro", "Zex Officina", "Zex Officina Guanti da lavoro"],
    ["Premier 300g Stable Rug", "Premier Equine", "Premier Equine 300g Stable Rug"],
  ])("%j of %j", (name, brand, written) => expect(front(name, brand)).toBe(written));

  it.each([
    ["LED Taschenlampe", "LED Lenser", [], "LED Lenser LED Taschenlampe"],
    ["St Tropez Tan", "St. Ives", [], "St. Ives St Tropez Tan"],
    ["Gin Mini 5 cl", "Gin Mare", ["gin"], "Gin Mare Gin Mini 5 cl"],
    ["Rug 200g", "Rug Doctor", ["rug"], "Rug Doctor Rug 200g"],
    ["Premier Turnout Rug", "Premier Equine", [], "Premier Equine Premier Turnout Rug"],
    ["Hy Boots", "Hy", [], "Hy Hy Boots"],
  ])("but not %j of %j", (name, brand, words, written) => expect(front(name, brand, words)).toBe(written));
});

describe("a brand of two names", () => {
  it.each([
    ["Violinsaiten Satz Thomastik Dominant", "Thomastik-Infeld", true],
    ["Corde violon jeu complet Thomastik Vision", "Thomastik-Infeld", true],
    ["Garden hose 20 m", "Garden-Line", false],
    ["Vita piatta zincata 4x40", "Vitale-Rossi", false],
  ])("is named by the first one alone, unless that is a word: %s, %s", (name, brand, isNamed) => {
    expect(namesBrand(name, brand)).toBe(isNamed);
  });
});
