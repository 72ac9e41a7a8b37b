import type { ItemRequest } from "../../src/channels/channel.ts";
import type { ChannelProduct } from "../../src/channels/product.ts";

/** A product of which everything that is not given is not stated. */
export function productOf(given: Partial<ChannelProduct> = {}): ChannelProduct {
  const text = { text: "", isByModel: false, isChanged: false };
  return {
    ...{ id: "", sku: "", handle: "", language: "en", name: text, description: text, shortDescription: "" },
    ...{
      bullets: [],
      seoTitle: "",
      metaDescription: "",
      brand: "",
      gtin: "",
      mpn: "",
      condition: "",
      link: "",
    },
    ...{ images: [], colors: [], size: "", material: "", pattern: "", gender: "", ageGroup: "" },
    ...{
      ownCategory: "",
      tags: "",
      published: "",
      googleCategory: "",
      category: [],
      candidates: [],
      details: [],
    },
    ...given,
  };
}

export const textOf = (text: string, { isByModel = false, isChanged = true } = {}) => ({
  text,
  isByModel,
  isChanged,
});

export const kettle = productOf({
  id: "K-1",
  name: textOf("Lumora Cordless Kettle 1.7 l"),
  description: textOf("Boils fast. Stainless steel."),
  bullets: ["Boils fast", "Stainless steel"],
  brand: "Lumora",
  gtin: "4006381333931",
  price: { amount: "34.90", currency: "EUR" },
  salePrice: { amount: "29.90", currency: "EUR" },
  availability: "in_stock",
  stock: 4,
  condition: "new",
  link: "https://shop.example/k-1",
  images: ["https://shop.example/k-1.jpg", "https://shop.example/k-1b.jpg"],
  ownCategory: "Kitchen > Kettles",
  category: ["a-appliances", "a-appliances-kitchen"],
  details: [{ name: "Power", text: "2200 W" }],
});

const shirt = productOf({
  id: "S-1",
  name: textOf("Linen shirt"),
  description: textOf("Light."),
  price: { amount: "49.00", currency: "EUR" },
  category: ["a-fashion", "a-fashion-men"],
});

/** A shirt in two sizes. */
export const shirts = {
  group: "S",
  members: ["M", "L"].map((size) => ({
    product: { ...shirt, id: `S-${size}`, sku: `S-${size}`, size },
    options: [{ name: "Size", text: size }],
  })),
};

export const request: ItemRequest = {
  isSupplemental: false,
  pathText: () => "Home > Kettles",
  taxonomy: (_, taxonomy) => (taxonomy === "google" ? "730" : "hg-11-7"),
};
