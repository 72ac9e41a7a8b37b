import { expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const men = "a-fashion-shoes-men-formal-lace-ups";
const women = "a-fashion-shoes-women-trainers";
const shirts = "a-fashion-men-tshirts-tshirts";

it.each([
  [men, "en", "Mens Leather Shoes Black 43", ["eu-43"]],
  [women, "en", "Trainers White Womens 39", ["eu-39"]],
  [men, "de", "Herren Lederschuhe schwarz 43", ["eu-43"]],
  [women, "de", "Sneaker Damen 38,5", ["38,5"]],
  [men, "fr", "Chaussures homme cuir noir - 43", ["eu-43"]],
  [women, "fr", "Baskets blanches femme 39", ["eu-39"]],
  [men, "it", "Scarpe uomo pelle nera 43", ["eu-43"]],
  [women, "it", "Sneakers bianche donna 39", ["eu-39"]],
  [women, "en", "Nike Air Zoom Pegasus 39", []],
  [women, "de", "Asics Gel-Kayano 29", []],
  [women, "fr", "Baskets blanches modèle 12", []],
  [shirts, "it", "Maglietta nera 43", []],
] as const)("of %s, %s: %s", (leaf, language, name, expected) => {
  const found = valuesOf({ leaf, attribute: "size", name, language });
  expect(found.map(({ value, text }) => value?.identifier ?? text)).toEqual(expected);
});
