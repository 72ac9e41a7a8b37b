import { expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { pagePartOf } from "../../src/feed/page-columns.ts";
import { feedOf } from "./in-memory-feed.ts";

test.each([
  // Shopify, WooCommerce with its plugins, PrestaShop
  ["Metafield: title_tag [string]", "title"],
  ["metafields_global_description_tag", "description"],
  ["Meta: _yoast_wpseo_metadesc", "description"],
  ["rank_math_title", "title"],
  ["_seopress_titles_title", "title"],
  ["Balise titre", "title"],
  ["Méta-description", "description"],
  // Shopware, JTL, Gambio, xt:Commerce, Plentymarkets, Magento, OXID
  ["translations.DEFAULT.metaTitle", "title"],
  ["Titel-Tag (SEO)", "title"],
  ["Meta-Description (SEO)", "description"],
  ["p_meta_desc.de", "description"],
  ["products_meta_title.de", "title"],
  ["VariationDescription.metaDescription", "description"],
  ["meta_keyword", "keywords"],
  ["oxsearchkeys", "keywords"],
  // Lightspeed, BigCommerce, Ecwid and others
  ["DE_Meta_Title", "title"],
  ["Page Title", "title"],
  ["product_seo_description", "description"],
  ["search_engine_description", "description"],
  ["Suchmaschinen-Titel", "title"],
  ["Descrizione (SEO)", "description"],
  ["Titolo della pagina", "title"],
])("%s holds the %s of the page", (column, part) => {
  expect(pagePartOf(column)).toBe(part);
});

test.each([
  "Title",
  "Description",
  "Product description",
  "Engine description",
  "Meta: _custom_title",
  "SEO title internal note",
  "Item description",
  "Hang tag description",
  "Beschreibung",
  "Titre du film",
])("%s holds nothing of the page", (column) => {
  expect(pagePartOf(column)).toBeUndefined();
});

test("a description for search engines beside the product's own one is read as what it is", async () => {
  const rows = ["1,Mug,A mug of stoneware with a handle.,A blue mug for tea", "2,Jug,A jug of glass.,A jug"];
  const feed = await feedOf(["id,name,description,seo_description", ...rows].join("\n"));
  const { facts, columns } = resolveColumns(feed.description, { sample: feed.sample });
  expect(columns.description).toBe("description");
  expect(facts).toContainEqual({ column: "seo_description", label: "search description" });
});
