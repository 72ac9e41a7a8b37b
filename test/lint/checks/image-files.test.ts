import { describe, expect, test } from "vitest";
import { lintProduct } from "../../../src/lint/linter.ts";
import { rulePacks } from "../../../src/lint/packs.ts";
import type { LintedProduct, LookedAtImage } from "../../../src/lint/violation.ts";

const packs = rulePacks.filter(({ name }) => name === "images");
const links = [
  "https://shop.example/1.jpg",
  "https://shop.example/2.jpg",
  "https://shop.example/3.jpg",
] as const;
const fields: LintedProduct["fields"] = {
  image: links[0],
  additional_images: `${links[1]}, ${links[2]}`,
};

function broken(images?: Readonly<Record<string, LookedAtImage>>): readonly string[] {
  const product = { fields, ...(images && { images: new Map(Object.entries(images)) }) };
  return lintProduct(product, packs).map(({ rule, message }) => `${rule.identifier}: ${message}`);
}

describe("the pictures behind a product's links", () => {
  test("are no matter where nobody has looked at them", () => {
    expect(broken()).toEqual([]);
    expect(broken({ "https://elsewhere.example/9.jpg": { width: 1, height: 1 } })).toEqual([]);
  });

  test("have 500 pixels each way and more", () => {
    expect(broken({ [links[0]]: { width: 500, height: 500 } })).toEqual([]);
    expect(broken({ [links[0]]: { width: 2000, height: 499 } })).toEqual([
      'images.image.size: The picture has 2000 x 499 pixels, less than 500 x 500: "https://shop.example/1.jpg".',
    ]);
    expect(broken({ [links[2]]: { width: 120, height: 90 } })).toEqual([
      'images.additional-images.size: The picture has 120 x 90 pixels, less than 500 x 500: "https://shop.example/3.jpg".',
    ]);
  });

  test("are there", () => {
    expect(broken({ [links[1]]: { problem: "The server answered with the status 404" } })).toEqual([
      'images.additional-images.there: The server answered with the status 404: "https://shop.example/2.jpg".',
    ]);
  });
});
