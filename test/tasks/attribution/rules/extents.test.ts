import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

function dimensionsOf(leaf: string, name: string, description = "") {
  return valuesOf({ leaf, attribute: "dimensions", name, description }).map(({ text }) => text);
}

const figurines = "a-home-decor-vases-figurines";
const stickers = "a-home-decor-pictures-wall-stickers";
const collars = "a-pets-accessories-collars-collars";
const switches = "a-computers-peripherals-network-switches";
const monitors = "a-computers-devices-monitors";
const printers = "a-computers-printing-printers-laser";
const tables = "a-home-furniture-dining-tables-dining";

describe("dimensions", () => {
  it.each([
    [figurines, "Brass elephant 13.97 cm", ["13.97 cm"]],
    [stickers, "Sticker lion noir 50 x 70 cm", ["50 x 70 cm"]],
    [collars, "Halsband Leder 47-55 cm", ["47-55 cm"]],
    [figurines, "Decorazione natalizia orso 32 x 31 x 26 cm", ["32 x 31 x 26 cm"]],
    [figurines, "Coulissant H 135 cm x L 410 cm", ["H 135 cm x L 410 cm"]],
  ])("are those of the name, whichever sides they are of: %s, %s", (leaf, name, dimensions) => {
    expect(dimensionsOf(leaf, name)).toEqual(dimensions);
  });

  it.each([
    ["Dimensioni: 44 x 18 x 4,4 cm", ["44 x 18 x 4,4 cm"]],
    ["Abmessungen: 44 x 18 x 4,4 cm", ["44 x 18 x 4,4 cm"]],
    ["Dimensions : 44 x 18 x 4,4 cm", ["44 x 18 x 4,4 cm"]],
    ["Product dimensions: 44 x 18 x 4.4 cm", ["44 x 18 x 4.4 cm"]],
  ])("are those of a line: %s", (description, dimensions) => {
    expect(dimensionsOf(switches, "Switch TL-SG3428", description)).toEqual(dimensions);
  });

  it.each([
    [printers, "Printer B100", "Size: A4"],
    [printers, "Drucker B100", "Größe: 2,5"],
    [switches, "Switch B100", "Dimensioni: Standard"],
    [monitors, "Monitor 24", "Mount: VESA 100 x 100 mm"],
    [monitors, "Monitor 24", "VESA MIS-D 100 x 100 mm"],
  ])("are no formats, and not those of a wall mount: %s, %s, %s", (leaf, name, description) => {
    expect(dimensionsOf(leaf, name, description)).toEqual([]);
  });

  it.each([
    [tables, "Esstisch Eiche", "Maße (B x T x H): 180 x 90 x 75 cm"],
    [tables, "Oak table", "Size: H 55 cm x W 45 cm x D 38 cm."],
    ["a-garden-outdoor-pots-pots", "Plant pot 18 cm", "Diameter: 18 cm"],
  ])("are not said again where each side, or the size, is stated: %s, %s, %s", (leaf, name, description) => {
    expect(dimensionsOf(leaf, name, description)).toEqual([]);
  });
});
