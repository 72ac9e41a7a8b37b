import { describe, expect, test } from "vitest";
import { type DetailRequest, findDetailColumns } from "../../src/feed/detail-columns.ts";
import type { FeedDescription } from "../../src/feed/feed.ts";

function find(columns: readonly string[], request: Partial<DetailRequest> = {}) {
  const description: FeedDescription = {
    format: "csv",
    encoding: "utf-8",
    hasBom: false,
    isGzip: false,
    columns,
    headerRaw: columns.join(","),
    why: [],
  };
  return findDetailColumns(description, { taken: new Set(), ...request });
}

describe("the columns of details", () => {
  test("are found by header words in four languages, however they are written", () => {
    expect(find(["Farbe", "MATERIAL", "taille", "Codice_produttore"]).columns).toEqual({
      color: ["Farbe"],
      material: ["MATERIAL"],
      size: ["taille"],
      mpn: ["Codice_produttore"],
    });
  });

  test("are not what an earlier run added, unless it is asked for", () => {
    expect(find(["pdo_color", "farbe"]).columns).toEqual({ color: ["farbe"] });
    expect(find(["pdo_color"], { map: { color: "pdo_color" } }).columns).toEqual({ color: ["pdo_color"] });
  });

  test("are found in the exports of shops and marketplaces", () => {
    expect(find(["g:color", "g:image_link", "g:product_type", "g:short_title"]).columns).toEqual({
      color: ["g:color"],
      image: ["g:image_link"],
      product_type: ["g:product_type"],
      short_title: ["g:short_title"],
    });
    expect(find(["Google Shopping / MPN", "Image Src"]).columns).toEqual({
      mpn: ["Google Shopping / MPN"],
      image: ["Image Src"],
    });
  });

  test("are several only for bullet points, in the header's order", () => {
    expect(find(["bullet_point1", "color", "bullet_point2", "bullet_point3"]).columns).toEqual({
      color: ["color"],
      bullet_points: ["bullet_point1", "bullet_point2", "bullet_point3"],
    });
  });

  test("are the asked language's, else those that name none", () => {
    const header = ["color", "color_de", "color.fr_FR"];
    expect(find(header).columns.color).toEqual(["color"]);
    expect(find(header, { language: "fr" }).columns.color).toEqual(["color.fr_FR"]);
    expect(find(["material_de", "size"], { language: "it" }).columns.material).toEqual(["material_de"]);
  });

  test("are not those that hold a text of the product already", () => {
    expect(find(["title", "color"], { taken: new Set(["color"]) }).columns).toEqual({});
  });

  test("are as asked where somebody asks, and a column that is not there is refused with a near one", () => {
    expect(find(["shade", "color"], { map: { color: "shade" } }).columns.color).toEqual(["shade"]);
    expect(() => find(["shade"], { map: { color: "shades" } })).toThrow(
      expect.objectContaining({ code: "PDO_FEED_COLUMN_UNKNOWN", seen: "Names that come near: shade." }),
    );
  });

  test("leaves columns alone that only hold such a word", () => {
    expect(find(["color_code", "size chart", "material number", "image alt text"]).columns).toEqual({});
  });
});
