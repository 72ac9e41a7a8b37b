import { describe, expect, it } from "vitest";
import type { Fact } from "../../../../src/api/enrichment.ts";
import type { Language, NameTaskType } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { NamePattern } from "../../../../src/lint/rule.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";

const catalogs = createCatalogStore();
const optimize = createNameOptimizer({ catalogs });

interface Row {
  readonly brand?: string;
  /** "Farbe: blau". */
  readonly facts?: readonly string[];
  readonly language?: Language;
}

function factOf(line: string): Fact {
  const [label = "", text = ""] = line.split(": ");
  return { label, text };
}

function nameOf(
  product_name: string,
  language: Language,
  { facts = [], ...row }: Row,
  task_type: NameTaskType = "cleaned",
  naming?: NamePattern,
) {
  const named = naming === undefined ? optimize : createNameOptimizer({ catalogs, naming });
  return named(
    { query: { task_type, translation_language: language }, body: { product_name } },
    { evidence: { ...row, facts: facts.map(factOf) } },
  );
}

describe("the brand of a row stands in front of the name", () => {
  it.each([
    ["en", "Running shoes", "Nordwind", "Nordwind Running Shoes"],
    ["en", "Kettle 1.7 l", "Acme Ltd.", "Acme Kettle 1.7 l"],
    ["en", "Case for Samsung Galaxy", "Muzzano", "Muzzano Case for Samsung Galaxy"],
    ["en", "Wallet", "Our Own Label", "Our Own Label Wallet"],
    ["en", "Sunglasses", "Ray-Ban®", "Ray-Ban Sunglasses"],
    ["de", "Strickjacke Luca", "LUMA Textil GmbH", "LUMA Textil Strickjacke Luca"],
    ["de", "Boss Hemd Slim", "Hugo Boss", "Hugo Boss Hemd Slim"],
    ["de", "Strampler", "Bärchen", "Bärchen Strampler"],
    ["de", "Schlafanzug", "Fil & Fils", "Fil & Fils Schlafanzug"],
    ["de", "Kaffeemaschine", "Krups", "Krups Kaffeemaschine"],
    ["fr", "Bague en or 375", "Cléor", "Cléor Bague en or 375"],
    ["fr", "Coque souple bleue", "Muzzano", "Muzzano Coque souple bleue"],
    ["fr", "Pull grosses mailles", "5 EME SAISON", "5 EME SAISON Pull grosses mailles"],
    ["fr", "Canapé 2 places", "Rendez Vous Déco", "Rendez Vous Déco Canapé 2 places"],
    ["fr", "Spot LED 20 W", "Vision-EL", "Vision-EL Spot LED 20 W"],
    ["it", "Scarpe da corsa", "Nordwind", "Nordwind Scarpe da corsa"],
    ["it", "Camicia slim", "Sartoria Rossi S.r.l.", "Sartoria Rossi Camicia slim"],
    ["it", "Olio essenziale 10 ml", "Salugea", "Salugea Olio essenziale 10 ml"],
    ["it", "Borsa a tracolla", "La Nostra Marca", "La Nostra Marca Borsa a tracolla"],
    ["it", "Tazza", "Ceramiche Blu", "Ceramiche Blu Tazza"],
  ] as const)("%s: %j of %j", (language, name, brand, expected) => {
    expect(nameOf(name, language, { brand }).best_name).toBe(expected);
    expect(nameOf(name, language, { brand }, "detailed").best_name).toContain(
      brand.replace(/®| (?:GmbH|Ltd\.|S\.r\.l\.)$/u, ""),
    );
  });

  it.each([
    ["Coca-Cola Zero 330 ml", "Coca Cola"],
    ["HP Laptop 15", "Hewlett Packard"],
    ["Nutellaglas 450 g", "Nutella"],
    ["Akkuschrauber Bosch", "BOSCH"],
    ["Shirt", "n/a"],
    ["Shirt", "AUCUNE"],
    ["Shirt", "12345"],
  ])("but not of %j for %j", (name, brand) => {
    expect(nameOf(name, "de", { brand }).best_name).not.toMatch(new RegExp(`^${brand} `, "u"));
  });

  it("and in none of the others, and never translated", () => {
    const { best_name, other_names, message } = nameOf("Running shoes (2 pairs)", "en", { brand: "Rosso" });
    expect(best_name).toBe("Rosso Running Shoes (2 Pairs)");
    expect(other_names[0]).toBe("Running Shoes (2 Pairs)");
    expect(other_names.some((name) => name.includes("Rosso"))).toBe(false);
    expect(message).toContain("The brand Rosso was put in front.");
  });

  it("unless the channel forbids it, and the name keeps the channel's length", () => {
    const naming = { maxLength: 60, forbids: ["brand"] } as const;
    expect(nameOf("Running shoes", "en", { brand: "Acme" }, "detailed", naming).best_name).toBe(
      "Running Shoes",
    );
    const short = { maxLength: 60, forbids: [] } as const;
    const long = "Leather handbag with long strap, two pockets and a zip, black, size M";
    expect(nameOf(long, "en", { brand: "Nordwind" }, "detailed", short).best_name.length).toBeLessThan(61);
  });
});

describe("a detailed name has what only the row states", () => {
  it.each([
    [
      "en",
      "T-shirt Basic",
      ["Colour: navy", "Size: XL", "Material: Cotton"],
      "T-shirt Basic, navy, Cotton, XL",
    ],
    ["en", "Cardigan", ["Size: 42"], "Cardigan, size 42"],
    ["en", "Cardigan", ["color_name: HEATHER GREY"], "Cardigan, Heather grey"],
    ["en", "Kettle", ["Capacity (l): 1.7", "Colour: silver"], "Kettle, 1.7 l, silver"],
    ["en", "USB stick", ["Storage capacity: 64 GB"], "USB stick, 64 GB"],
    ["de", "Strickjacke Luca", ["Größe: 42", "Farbe: marineblau"], "Strickjacke Luca, marineblau, Größe 42"],
    ["de", "Strickjacke", ["Material: 100% Baumwolle"], "Strickjacke, 100% Baumwolle"],
    ["de", "Wasserkocher", ["Fassungsvermögen: 1,7 l"], "Wasserkocher, 1,7 l"],
    ["de", "Handtasche", ["Obermaterial: Leder", "Farbe: schwarz"], "Handtasche, schwarz, Leder"],
    ["de", "Schlafanzug", ["Größe: xl"], "Schlafanzug, XL"],
    ["fr", "Chemise", ["Taille: 42", "Couleur: bleu marine"], "Chemise, bleu marine, taille 42"],
    ["fr", "Pull", ["Matière: laine"], "Pull, laine"],
    ["fr", "Chaussures", ["Pointure: 39"], "Chaussures, taille 39"],
    ["fr", "Bouilloire", ["Contenance: 1,7 l"], "Bouilloire, 1,7 l"],
    ["fr", "Coussin", ["Coloris: gris chiné"], "Coussin, gris chiné"],
    ["it", "Camicia", ["Taglia: M", "Colore: rosso"], "Camicia, rosso, M"],
    ["it", "Scarpe", ["Taglia: 42"], "Scarpe, taglia 42"],
    ["it", "Borsa", ["Materiale: pelle"], "Borsa, pelle"],
    ["it", "Bollitore", ["Capacità: 1,7 l"], "Bollitore, 1,7 l"],
    ["it", "Cuscino", ["Colore: grigio", "Materiale: cotone"], "Cuscino, grigio, cotone"],
  ] as const)("%s: %j with %j", (language, name, facts, expected) => {
    expect(nameOf(name, language, { facts, language }, "detailed").best_name).toBe(expected);
    expect(nameOf(name, language, { facts, language }).best_name).toBe(name);
  });

  it.each([
    ["Red T-shirt", ["Colour: navy"], "Red T-shirt"],
    ["Leather bag", ["Material: leather"], "Leather bag"],
    ["Cotton T-shirt, XL", ["Size: M", "Material: Wool"], "Cotton T-shirt, XL"],
    ["T-shirt", ["Size: S, M, L", "Colour: red, blue"], "T-shirt"],
    ["T-shirt", ["Size: One Size", "Colour: #ff0000", "Material: 80% cotton, 20% wool"], "T-shirt"],
    ["T-shirt", ["Colour: n/a", "Net weight: 200 g"], "T-shirt"],
    ["Chocolate 100 g", ["Colour: brown", "Net weight: 0.1 kg"], "Chocolate, 100 g"],
    ["Vase", ["Colour: Copper", "Material: Copper"], "Vase, Copper"],
    ["T-shirt", ["Colour: red", "Colour: blue"], "T-shirt"],
  ])("but says nothing twice, and no lists or codes: %j with %j", (name, facts, expected) => {
    expect(nameOf(name, "en", { facts }, "detailed").best_name).toBe(expected);
  });

  it("with a word on it in the message, and nothing that the channel forbids", () => {
    const facts = ["Colour: navy", "Size: XL"];
    expect(nameOf("T-shirt", "en", { facts }, "detailed").message).toContain("Added from the row: navy; XL.");
    const naming = { maxLength: 150, forbids: ["color"] } as const;
    expect(nameOf("T-shirt", "en", { facts }, "detailed", naming).best_name).toBe("T-shirt, XL");
  });
});

it("takes the language of the row for the name's", () => {
  const facts = ["Größe: 42"];
  expect(nameOf("Shorts Classic", "de", { facts, language: "de" }, "detailed").best_name).toBe(
    "Shorts Classic, Größe 42",
  );
});
