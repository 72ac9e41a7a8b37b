import { expect, test } from "vitest";
import { localisedColumn, normalizeColumn, plainTemplateName } from "../../src/feed/column-names.ts";

test.each([
  ["item_name[marketplace_id=A1PA6795UKMFR9]#1.value", "item name"],
  ["item_name[marketplace_id=A1PA6795UKMFR9][language_tag=de_DE]#1.value", "item name de"],
  [
    "product_description[marketplace_id=A13V1IB3VIYZZH][language_tag=fr_FR]#1.value",
    "product description fr",
  ],
  ["bullet_point[marketplace_id=APJ6JRA9NG5V4][language_tag=it_IT]#5.value", "bullet point 5 it"],
  ["item_weight[marketplace_id=A1F83G8C2ARO7P]#1.unit", "item weight unit"],
  [
    "main_product_image_locator[marketplace_id=A1F83G8C2ARO7P]#1.media_location",
    "main product image locator media location",
  ],
  ["contribution_sku#1.value", "contribution sku"],
  [
    "purchasable_offer[marketplace_id=A1F83G8C2ARO7P]#1.our_price#1.schedule#1.value_with_tax",
    "purchasable offer our price schedule value with tax",
  ],
])("the address of a value in a listing template is read: %s", (column, name) => {
  expect(normalizeColumn(column)).toBe(name);
});

test("other names with brackets and number signs stay as they are", () => {
  for (const column of ["Größe [cm]", "Bild#1", "attributes[color]", "#1.value", "Art. #", "a[b]#1"])
    expect(plainTemplateName(column)).toBe(column);
});

test("the language of a template's column is found", () => {
  expect(localisedColumn(normalizeColumn("color[marketplace_id=A1][language_tag=de_DE]#1.value"))).toEqual({
    base: "color",
    language: "de",
  });
});

test.each([
  "a[".repeat(50_000),
  "a#1.".repeat(25_000),
  `a${"#1".repeat(50_000)}`,
  `a${"[".repeat(100_000)}#1.value`,
])("a long header costs time in its length", (column) => {
  const before = process.cpuUsage().user;
  normalizeColumn(column);
  expect(process.cpuUsage().user - before).toBeLessThan(200_000);
});
