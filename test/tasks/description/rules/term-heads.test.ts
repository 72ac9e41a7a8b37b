import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

describe("the head of a name is what the row is searched by", () => {
  it.each<readonly [Language, string, Row, string]>([
    ["en", "Corvin Diamond Car Polish 500ml", {}, "car polish"],
    ["en", "Corvin Overnight Serum Mask 50ml", {}, "serum mask"],
    ["en", "Corvin Arctic III Sleeping Bag Long", { shop: "Sleeping" }, "sleeping bag"],
    ["en", "Corvin LBV Port 75cl", { leaf: "a-food-drinks-wine-fortified", shop: "Port" }, "port"],
    ["de", "Aquarium Heizstab 50 Watt", {}, "Heizstab"],
    ["de", "Corvin Lüsterklemme 12-polig 5-Leiter", {}, "Lüsterklemme"],
    ["de", "Imkerjacke mit Rundhut weiß L", {}, "Imkerjacke"],
    ["de", "Dadant Beute komplett", { shop: "Beuten & Zubehör" }, "Beute"],
    ["fr", "Cordon HDMI + Audio 2 m", { leaf: "a-electronics-cables-audio" }, "cordon HDMI"],
  ])("%s, %s", (language, name, row, noun) => {
    expect(termsOf(language, name, row)[0]).toBe(noun);
  });

  it("stands in the row's text where the name has the noun alone", () => {
    const name = "Corvin Lovely Jewellery";
    expect(termsOf("en", name, { text: `${name} A carved jewellery box in sandstone.` })[0]).toBe(
      "jewellery box",
    );
    expect(termsOf("en", name, { text: `${name} Fine jewellery in silver, in a jewellery box.` })[0]).toBe(
      "jewellery",
    );
  });

  it.each<readonly [Language, string, Row, RegExp]>([
    ["en", "Corvin 2-Burner Stove Set", { shop: "Camping/Cooking" }, /cooking/i],
    ["en", "Corvin Muslin Swaddles", { shop: "Bedding" }, /bed linen/],
    ["fr", "Corvin glacé x6", {}, /^glacé/],
    ["it", "Zàini Assortimento 400 g", {}, /^zàini/],
    ["fr", "Bras de lavage inférieur", { leaf: "a-appliances-large-parts-washing" }, /lave-/],
    ["fr", "Texas BBQ - Sauce", { shop: "Snacks, Snacks salés, Chips, Chips de pomme de terre" }, /sauce/],
  ])(
    "has no noun of the shelf, of an adjective, a maker, a device or a taste: %s, %s",
    (language, name, row, noun) => {
      expect(termsOf(language, name, row).join("; ")).not.toMatch(noun);
    },
  );

  it("is a food that the found category or the shop's own one has", () => {
    expect(termsOf("fr", "Sauce barbecue 250 g", { shop: "Épicerie, Condiments, Sauces" })[0]).toMatch(
      /^sauce/,
    );
    expect(termsOf("it", "Sugo al basilico 400 g", { shop: "Colazione e Merende" })[0]).toMatch(/^sugo/);
    expect(termsOf("en", "Parsley", { shop: "Foods > Masalas > Herbs & Seasoning" })).toContain("parsley");
  });
});

describe("a noun alone has what the name says of it", () => {
  it.each<readonly [Language, string, Row, string]>([
    ["en", "Corvin 244 hardpoint saw 22in", {}, "hardpoint saw"],
    [
      "en",
      "Corvin Anchovy Fillets in Olive Oil",
      { leaf: "a-food-pantry-tinned-fish" },
      "Corvin Anchovy Fillets",
    ],
    ["fr", "Vase soliflore 24 cm", {}, "vase soliflore"],
    ["it", "Bambola Corvinella", {}, "bambola Corvinella"],
    ["it", "Succo di Aloe Vera Bio", { brand: "Corvin" }, "succo di Aloe Vera"],
    ["it", "Bauli Croissant 6 x 45 g", {}, "croissant Bauli"],
    ["fr", "Anches sax alto Vandoren V16", {}, "anches Vandoren"],
    ["en", "Bahco hardpoint saw 22in", {}, "Bahco saw"],
  ])("%s, %s", (language, name, row, term) => {
    expect(termsOf(language, name, row)).toContain(term);
  });

  it.each<readonly [Language, string, RegExp]>([
    ["en", "HP Corvin 6 Cell Laptop Battery", /^cell laptop/i],
    ["en", "Corvin 30243 B Microwave", /^b microwave/i],
    ["it", "Mascara Effetto Volume nero", /effetto/i],
    ["fr", "Leurre souple Corvin Easy Shiner 4", /easy$/i],
    ["fr", "Montre homme V & L Corvinelle", /V$/],
  ])("and no half of a phrase or a name: %s, %s", (language, name, torn) => {
    for (const term of termsOf(language, name)) expect(term).not.toMatch(torn);
  });
});

describe("other words for a thing", () => {
  it("are none of another thing, nor the noun in the other number", () => {
    expect(termsOf("fr", "Coque Corvin fleurs", { leaf: "a-electronics-phones-cases" })).not.toContain(
      "étui",
    );
    expect(termsOf("de", "Dockingstation Corvin")).not.toContain("Dockingstationen");
    expect(termsOf("en", "Corvin tent", { leaf: "a-sports-outdoor-camping-tents" })).not.toContain("tents");
  });
});

describe("a stuff before a French or Italian noun", () => {
  it("is a line's name, unless a column states it", () => {
    const name = "Corvin Seta ultra Assorbenti notte";
    expect(termsOf("it", name).join("; ")).not.toMatch(/in seta/);
    expect(termsOf("fr", "Corvin Soie Serviettes hygiéniques").join("; ")).not.toMatch(/en soie/);
    expect(termsOf("it", "Corvin Seta Foulard", { facts: { Materiale: "Seta" } }).join("; ")).toMatch(
      /in seta/,
    );
  });
});
