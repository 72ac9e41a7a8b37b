import { describe, expect, test } from "vitest";
import { checkGoogleFile } from "./google-checker.ts";

const good = {
  id: "1",
  title: "Kettle",
  description: "Boils.",
  link: "https://shop.example/1",
  image_link: "https://shop.example/1.jpg",
  availability: "in_stock",
  price: "12.99 EUR",
};

const file = (...products: readonly Readonly<Record<string, string>>[]) => {
  const names = [...new Set(products.flatMap((product) => Object.keys(product)))];
  const lines = products.map((product) => names.map((name) => product[name] ?? "").join("\t"));
  return `${[names.join("\t"), ...lines].join("\n")}\n`;
};

describe("the checker of Google's files", () => {
  test("finds nothing in a good file", () => {
    expect(checkGoogleFile(file(good))).toEqual({ products: 1, faults: [], missing: {} });
  });

  test.each([
    ["price", "12,99 EUR"],
    ["price", "12.99"],
    ["gender", "women"],
    ["age_group", "baby"],
    ["availability", "in stock"],
    ["condition", "neu"],
    ["title", "x".repeat(151)],
    ["gtin", "4012345678900"],
    ["color", "red/green/blue/black"],
    ["product_highlight", "One alone"],
    ["product_highlight", `Two,${"x".repeat(151)}`],
    ["product_detail", "Material"],
    ["structured_title", "trained_algorithmic_media:Kettle"],
    ["google_product_category", "Home > Kettles"],
    ["link", "/kettle"],
    ["colour", "red"],
  ])("finds a wrong %s: %s", (attribute, value) => {
    expect(checkGoogleFile(file({ ...good, [attribute]: value })).faults.length).toBeGreaterThan(0);
  });

  test("counts what is missing, and takes no identifier twice", () => {
    expect(checkGoogleFile(file({ id: "1" })).missing).toMatchObject({ title: 1, price: 1 });
    expect(checkGoogleFile(file(good, good)).faults).toHaveLength(1);
    expect(
      checkGoogleFile(file({ ...good, google_product_category: "9" }), new Set(["8"])).faults,
    ).toHaveLength(1);
  });

  test("takes a structured title for a title, and not beside one", () => {
    const structured = { structured_title: '"trained_algorithmic_media:""A ""5"" kettle"""' };
    const { title: _, ...others } = good;
    expect(checkGoogleFile(file({ ...others, ...structured }))).toMatchObject({ missing: {} });
    expect(checkGoogleFile(file({ ...good, ...structured })).faults.length).toBeGreaterThan(0);
  });
});
