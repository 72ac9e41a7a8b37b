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

  test("are several for further pictures, without the main one", () => {
    expect(find(["image link", "additional image link"]).columns).toEqual({
      image: ["image link"],
      additional_images: ["additional image link"],
    });
    expect(find(["Bild 1", "Bild 2", "Bild 3"]).columns).toEqual({
      image: ["Bild 1"],
      additional_images: ["Bild 2", "Bild 3"],
    });
    expect(find(["Image Src", "Image Position", "Image Alt Text", "Variant Image"]).columns).toEqual({
      image: ["Image Src"],
      additional_images: ["Variant Image"],
    });
  });

  test.each([
    ["en", "Manufacturer Street", "Manufacturer City", "manufacturer_email", "GPSR Manufacturer Name"],
    ["de", "Hersteller Straße", "Hersteller PLZ", "Hersteller-E-Mail", "Herstelleradresse"],
    ["fr", "Adresse du fabricant", "Fabricant ville", "E-mail du fabricant", "Nom du fabricant"],
    ["it", "Indirizzo del produttore", "Produttore città", "Email produttore", "Nome del fabbricante"],
  ])("are several for the manufacturer's address, in %s", (_, ...columns) => {
    expect(find(columns).columns).toEqual({ manufacturer: columns });
  });

  test("are those of a responsible person and of warnings, in four languages", () => {
    const people = [
      "EU Responsible Person Name",
      "verantwortliche_person_adresse",
      "Personne responsable UE",
      "Indirizzo persona responsabile",
    ];
    for (const column of people)
      expect(find([column]).columns, column).toEqual({ responsible_person: [column] });
    const warnings = ["Safety Information", "Warnhinweise", "Consignes de sécurité", "Avvertenze"];
    for (const column of warnings)
      expect(find([column]).columns, column).toEqual({ safety_information: [column] });
  });

  test("are no manufacturer's for numbers of parts and places", () => {
    for (const column of ["manufacturing_places", "Country of manufacture", "Manufacturer warranty"])
      expect(find([column]).columns, column).toEqual({});
    expect(find(["Manufacturer Part Number"]).columns).toEqual({ mpn: ["Manufacturer Part Number"] });
    expect(find(["Manufacturer Number"]).columns).toEqual({ mpn: ["Manufacturer Number"] });
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
