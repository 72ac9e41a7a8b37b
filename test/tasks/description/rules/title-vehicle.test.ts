import { describe, expect, test } from "vitest";
import { vehicleIn } from "../../../../src/tasks/description/rules/title-vehicle.ts";

describe("the vehicle that a part fits", () => {
  test.each([
    ["Wiper Blades 24/19 PR Ford Focus 11-18 Flat", "Ford Focus 11-18"],
    ["Brake Pads Front BMW E46 1998-2005 Set", "BMW E46 1998-2005"],
    ["Bremsscheibe 288x25 Golf VI / A3 8P", "Golf VI / A3 8P"],
    ["Fußmatten Velours VW Passat B8 2014-2022 rutschfest", "VW Passat B8 2014-2022"],
    ["Plaquettes de frein avant Renault Clio IV 1.5 dCi", "Renault Clio IV"],
    ["Filtre à huile Clio 1.5 dCi 90", "Clio 1.5 dCi"],
    ["Pastiglie freno Fiat Panda 1.2 2003-2012 con sensore", "Fiat Panda 1.2 2003-2012"],
  ])("is found in %s", (name, vehicle) => {
    const found = vehicleIn(name, name.indexOf(" "), name.length);
    expect(found && name.slice(found.start, found.end)).toBe(vehicle);
  });

  test.each([
    "Golf Bag 2 Pockets",
    "Stofftier Panda 30 cm",
    "Case Mini 2 Compartments",
    "Fernseher Smart TV 55 Zoll",
    "Coque pour Renault Clio 5",
    "Motoröl 5W-30, VW 504 00",
    "Quaderno Punto 80 fogli",
  ])("is not found in %s", (name) => {
    expect(vehicleIn(name, name.indexOf(" "), name.length)).toBeUndefined();
  });
});
