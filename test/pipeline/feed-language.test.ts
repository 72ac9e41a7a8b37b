import { describe, expect, test } from "vitest";
import type { FeedRecord } from "../../src/feed/record.ts";
import { describeFeedLanguage, findFeedLanguage } from "../../src/pipeline/feed-language.ts";
import type { Product } from "../../src/pipeline/product.ts";
import { createLanguageOfRows } from "../../src/pipeline/row-language.ts";
import { otherFeeds } from "./other-language-feeds.ts";

const mapping = { columns: { name: "name", description: "description" }, why: {}, warnings: [] };

function recordOf(product: Product): FeedRecord {
  const cells: Readonly<Record<string, string>> = {
    name: product.name ?? "",
    description: product.description ?? "",
  };
  return {
    ...{ index: 0, line: 2, raw: "", columnCount: 2 },
    text: (column) => cells[column],
    textAt: (place) => Object.values(cells)[place],
  };
}

function languageOf(products: readonly Product[], stated?: "de") {
  const sample = products.slice(0, 200).map(recordOf);
  return findFeedLanguage(
    { sample, description: { columns: Object.keys(mapping.columns) } },
    mapping,
    stated,
  );
}

function rowsOf(products: readonly Product[], stated?: "de") {
  const tell = createLanguageOfRows(languageOf(products, stated));
  return products.map((product) => {
    const found = tell(product);
    return "foreign" in found ? found.foreign : found.language;
  });
}

const germanShop: readonly Product[] = [
  { name: "Damen Winterjacke mit Kapuze", description: "Warme Jacke aus Polyester für kalte Tage." },
  { name: "Wasserkocher 1,7 l Edelstahl", description: "Kocht in drei Minuten, mit Abschaltautomatik." },
  { name: "Schreibtischlampe mit Schalter", description: "Die Lampe ist dimmbar und passt auf jeden Tisch." },
  { name: "Kopfhörer kabellos schwarz", description: "Mit Mikrofon und weichen Ohrpolstern." },
  { name: "Bratpfanne 28 cm beschichtet", description: "Für alle Herdarten geeignet." },
];

describe("a feed in another language", () => {
  test.each(Object.entries(otherFeeds))(
    "is told from the four, row by row: %s",
    (_, { name, names, texts }) => {
      const products = Array.from({ length: 40 }, (_unused, row): Product => {
        const description = texts[(row + Math.floor(row / 20)) % texts.length] ?? "";
        return { name: names[row % names.length] ?? "", ...(description !== "" && { description }) };
      });
      expect(languageOf(products)).toMatchObject({ language: null, name, share: 1 });
      expect(new Set(rowsOf(products))).toEqual(new Set([name]));
    },
  );

  test("is described with what becomes of it", () => {
    const feed = languageOf([{ name: "Zapatos de cuero para mujer con cordones" }]);
    expect(describeFeedLanguage(feed)).toMatch(
      /^The texts are Spanish: 100 % of the first 1 rows, .* left as they are/,
    );
  });
});

describe("a feed in one language", () => {
  test("lends it to names that tell nothing or seem to be English", () => {
    const names = [
      "HDMI Cable Gold Plated",
      "DJ CONTROL AIR STREET ED.",
      "KDL 24 W 605",
      "Black Edition Remote Control",
    ];
    expect(rowsOf([...germanShop, ...germanShop, ...names.map((name) => ({ name }))]).slice(-4)).toEqual(
      names.map(() => "de"),
    );
  });

  test("has rows in another one where whole sentences are, and not English ones of the maker", () => {
    const english =
      "This lightweight jacket keeps you warm and dry on every walk. It is made from recycled fabric, has two zipped pockets with a " +
      "soft lining, and can be folded into its own hood when the weather gets better.";
    const french =
      "Cette veste légère vous garde au chaud et au sec pendant toutes vos promenades. Elle est faite de tissu recyclé, avec deux poches " +
      "zippées et une doublure douce, et se plie dans sa propre capuche quand le temps est plus beau.";
    expect(rowsOf([...germanShop, { name: "Veste de pluie pour femme", description: french }]).at(-1)).toBe(
      "fr",
    );
    expect(
      rowsOf([
        ...germanShop,
        ...germanShop,
        ...germanShop,
        { name: "Rain jacket for women", description: english },
      ]).at(-1),
    ).toBe("de");
    const spanish = "Zapatos de cuero negro para mujer, hechos a mano en España con suela de goma.";
    expect(rowsOf([...germanShop, { name: "Zapatos de mujer", description: spanish }]).at(-1)).toBe(
      "Spanish",
    );
  });

  test("may be sorted: where rows in another become frequent, short ones are believed too", () => {
    const french = Array.from({ length: 40 }, () => ({
      name: "Chaussures de sport pour homme avec semelle souple",
    }));
    const many = Array.from({ length: 40 }, () => germanShop).flat();
    const found = rowsOf([...many, ...french]);
    expect(found.slice(0, many.length)).not.toContain("fr");
    expect(found.slice(-30)).toEqual(french.slice(-30).map(() => "fr"));
  });

  test("is not left out for names of dishes, makers and loan words", () => {
    const names = [
      "Masala Dosa Mix",
      "El Paso Salsa",
      "Smörrebröd Box",
      "IKEA Kallax",
      "Fjällräven Kånken",
      "Paella Valenciana",
    ];
    expect(rowsOf([...germanShop, ...names.map((name) => ({ name }))]).slice(-6)).toEqual(
      names.map(() => "de"),
    );
  });
});

describe("what is stated", () => {
  test("by a row's own column goes before its texts", () => {
    const rows = rowsOf([
      ...germanShop,
      { name: "HX-40", language: "fr_CH" },
      { name: "HX-40", language: "Italiano" },
      { name: "HX-40", language: "pl-PL" },
      { name: "HX-40", language: "k. A." },
    ]);
    expect(rows.slice(-4)).toEqual(["fr", "it", "Polish", "de"]);
  });

  test("of a book in Spanish does not make its English description Spanish", () => {
    const description = "This collection of short stories is one of the best known works of the author.";
    expect(rowsOf([{ name: "Cuentos", description, language: "es" }])).toEqual(["en"]);
  });

  test("by --source-language goes before all", () => {
    expect(rowsOf([{ name: "Zapatos de cuero para mujer" }, { name: "A", language: "fr" }], "de")).toEqual([
      "de",
      "de",
    ]);
  });

  test("by the name of the column holds for its rows", () => {
    const feed = findFeedLanguage(
      { sample: [], description: { columns: [] } },
      { columns: { name: "name.de_DE", description: "description.de_DE" }, why: {}, warnings: [] },
    );
    expect(feed).toMatchObject({ source: "column", language: "de" });
  });
});
