import { expect, it } from "vitest";
import { readFactLabel } from "../../src/feed/fact-labels.ts";

it.each([
  ["age_min", { label: "age min" }],
  ["Alter min", { label: "Alter min" }],
  ["Laufzeit min", { label: "Laufzeit", unit: "min" }],
  ["color_name", { label: "color name" }],
  ["pa_farbe", { label: "farbe" }],
  ["Variant Colour", { label: "Colour" }],
  ["product.metafields.custom.material", { label: "material" }],
  ["Fabric (product.metafields.shopify.fabric)", { label: "Fabric" }],
  ["Google Shopping / Gender", { label: "Gender" }],
  ["attribute_color", { label: "color" }],
  ["attributes__size", { label: "size" }],
  ["Technische Daten/Breite", { label: "Breite" }],
  ["Technische Daten/Gewicht (kg)", { label: "Gewicht", unit: "kg" }],
  ["Breite (cm)", { label: "Breite", unit: "cm" }],
  ["Gewicht [kg]", { label: "Gewicht", unit: "kg" }],
  ["Power_W", { label: "Power", unit: "W" }],
  ["width_mm", { label: "width", unit: "mm" }],
  ["NETTOGEWICHT_G", { label: "NETTOGEWICHT", unit: "g" }],
  ["POIDS_G", { label: "POIDS", unit: "g" }],
  ["PESO_G", { label: "PESO", unit: "g" }],
  ["WIDTH_CM", { label: "WIDTH", unit: "cm" }],
  ["POWER_W", { label: "POWER", unit: "W" }],
  ["Screen Size (inches)", { label: "Screen Size", unit: "inches" }],
  ["Larghezza cm", { label: "Larghezza", unit: "cm" }],
  ["Höhe in cm", { label: "Höhe", unit: "cm" }],
  ["Kakaoanteil (%)", { label: "Kakaoanteil", unit: "%" }],
  ["T° couleur (K)", { label: "température de couleur", unit: "K" }],
  ["Temp. colore (K)", { label: "temperatura di colore", unit: "K" }],
  ["Colour Temp K", { label: "colour temperature", unit: "K" }],
  ["Farbtemperatur (K)", { label: "Farbtemperatur", unit: "K" }],
  ["CCT", { label: "CCT" }],
  ["Watts", { label: "power", unit: "watts" }],
  ["Größe (B/T/H)", { label: "Größe (B/T/H)" }],
  ["Ingombro (LxPxH mm)", { label: "Ingombro (LxPxH)", unit: "mm" }],
  ["Maße (B x T x H in cm)", { label: "Maße (B x T x H)", unit: "cm" }],
  ["Encombrement L x l x H (cm)", { label: "Encombrement (L x l x H)", unit: "cm" }],
  ["Size (mm, WxDxH)", { label: "Size (WxDxH)", unit: "mm" }],
  ["Misure in cm (LxPxH)", { label: "Misure (LxPxH)", unit: "cm" }],
  ["LxBxH (mm)", { label: "LxBxH", unit: "mm" }],
  ["L x l x H (cm)", { label: "L x l x H", unit: "cm" }],
  ["H x B x T in mm", { label: "H x B x T", unit: "mm" }],
  ["Farbe (x/y)", { label: "Farbe (x/y)" }],
  ["Kragen/Ausschnitt", { label: "Kragen/Ausschnitt" }],
  ["Made in", { label: "Made in" }],
  ["color-de_DE", { label: "color", language: "de" }],
  ["Farbe DE", { label: "Farbe", language: "de" }],
  ["Größe IT", { label: "Größe IT" }],
  ["size_uk", { label: "size uk" }],
])("reads the name %s", (column, expected) => {
  expect(readFactLabel(column)).toEqual(expected);
});

it("does not look into a name of 80,000 characters, where expressions would go back and forth", () => {
  const column = "x".repeat(80_000);
  const before = process.cpuUsage();
  expect(readFactLabel(column)).toEqual({ label: column });
  expect(process.cpuUsage(before).user).toBeLessThan(100_000);
});
