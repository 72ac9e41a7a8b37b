import type { AttributedProduct } from "../../../src/ml/tagger/attribute-model.ts";

const brands = ["Zorvex", "Almaro", "Kinteq", "Brüggi", "Fjella", "Outremont"];
const colours = ["Red", "Blue", "Green", "Schwarz", "Écru"];
const materials = ["Cotton", "Leather", "Linen"];
const kinds = ["Shirt", "Jacket", "Trousers"];

/** Shirts and the like with brand, colour and size; every third says no material and is known to have none. */
export function toyProducts(count: number): AttributedProduct[] {
  return Array.from({ length: count }, (_, number) => {
    const pick = (list: readonly string[], step: number) =>
      list[Math.floor(number / step) % list.length] ?? "";
    const [brand, colour, material] = [pick(brands, 1), pick(colours, 2), pick(materials, 3)];
    const size = `${36 + (number % 9)} cm`;
    const hasMaterial = number % 3 !== 0;
    const middle = hasMaterial ? `${material} ${pick(kinds, 5)}` : pick(kinds, 5);
    return {
      categoryIdentifier: "clothing",
      name: `${brand} ${middle}, ${colour}, ${size}`,
      description: number % 2 === 0 ? `A fine piece. Colour: ${colour}. Washes well.` : "",
      attributes: {
        brand: [brand],
        colour: [colour],
        size: [size],
        material: hasMaterial ? [material] : null,
      },
    };
  });
}

/** Desks whose width is written in centimetres while the names say inches, and whose kind is one of a closed list. */
export function writtenProducts(count: number): AttributedProduct[] {
  return Array.from({ length: count }, (_, number) => {
    const inches = 20 + (number % 17);
    const isDesk = number % 2 === 0;
    return {
      categoryIdentifier: "furniture",
      name: `${isDesk ? "Oak Writing Desk" : "Pine Bookcase"} AB-${1000 + number * 7}, ${inches} in wide`,
      description: "",
      attributes: {
        code: [`AB${1000 + number * 7}`],
        kind: [isDesk ? "Tables and Desks" : "Storage, Shelves"],
        width: [(inches * 2.54).toFixed(1)],
      },
    };
  });
}
