import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const bags = "a-computers-peripherals-laptop-bags-bags";
const mounts = "a-electronics-tv-mounts-wall";
const wineGlasses = "a-kitchen-dining-glasses-wine";
const toolBatteries = "a-garden-diy-tools-power-batteries";
const carBatteries = "a-automotive-parts-batteries-car";
const laptopBatteries = "a-computers-components-laptop-power-batteries";

const textsOf = (leaf: string, attribute: string, name: string, description = "") =>
  valuesOf({ leaf, attribute, name, description }).map(({ text }) => text);

describe("the screens that a thing without one goes with", () => {
  it.each([
    [mounts, "TV-Wandhalterung neigbar 32-65 Zoll", "32-65 Zoll"],
    [mounts, "Support mural TV inclinable 32-65 pouces", "32-65 pouces"],
    [mounts, "Supporto TV da parete inclinabile 32-65 pollici", "32-65 pollici"],
    [bags, "Laptop bag 15.6 inch", "15.6 inch"],
    [bags, "Laptoptasche 15,6 Zoll", "15,6 Zoll"],
    [bags, "Sacoche ordinateur 15,6 pouces", "15,6 pouces"],
  ])("in %s: %j", (leaf, name, size) => {
    expect(textsOf(leaf, "compatible_screen_size", name)).toEqual([size]);
    expect(textsOf(leaf, "screen_size", name)).toEqual([]);
  });

  it("are said by what it is for", () => {
    expect(
      textsOf(bags, "compatible_screen_size", "Sleeve", "Sleeve for notebooks up to 14 inches."),
    ).toEqual(["14 inches"]);
  });
});

describe("the count of a pack", () => {
  it.each([
    ["Rotweingläser 4er-Set", "4er-Set"],
    ["Red wine glasses, set of 4", "set of 4"],
    ["Verres à vin rouge, lot de 3", "lot de 3"],
    ["Calici vino rosso, confezione da 6", "confezione da 6"],
  ])("of %j", (name, count) => {
    expect(textsOf(wineGlasses, "pack_size", name)).toEqual([count]);
  });
});

describe("the capacity of a battery", () => {
  it.each([
    [toolBatteries, "battery_capacity", "Ersatzakku für Akkuschrauber 18 V 5,0 Ah", "5,0 Ah"],
    [toolBatteries, "battery_capacity", "Battery for impact driver 18 V 5.0 Ah", "5.0 Ah"],
    [toolBatteries, "battery_capacity", "Batterie pour visseuse 18 V 5,0 Ah", "5,0 Ah"],
    [toolBatteries, "battery_capacity", "Batteria per avvitatore 18 V 5,0 Ah", "5,0 Ah"],
    [carBatteries, "auto_battery_capacity", "Starterbatterie 12 V 74 Ah", "74 Ah"],
    [carBatteries, "auto_battery_capacity", "Batterie voiture 12 V 74 Ah", "74 Ah"],
    [carBatteries, "auto_battery_capacity", "Batteria auto 12 V 74 Ah", "74 Ah"],
    [laptopBatteries, "battery_capacity", "Batterie pour Norda Travel 1652 - 4400 mAh", "4400 mAh"],
  ])("in %s: %s of %j", (leaf, attribute, name, capacity) => {
    expect(textsOf(leaf, attribute, name)).toEqual([capacity]);
  });

  it("is not that of the batteries that a thing is for", () => {
    expect(textsOf(toolBatteries, "battery_capacity", "Charger for 4 Ah batteries")).toEqual([]);
  });
});

describe("so many metres in a name", () => {
  const hoses = "a-garden-outdoor-watering-hoses";
  it.each([
    ["Tuyau d'arrosage tressé 25 m D15", ["25 m"]],
    ["Gartenschlauch 1/2 Zoll 20 m mit Armaturen", ["20 m"]],
    ["Garden hose 30 m reinforced", ["30 m"]],
    ["Tubo da giardino 25 m", ["25 m"]],
    ["Garden hose connector 2 m", []],
  ])("%j", (name, expected) => {
    expect(textsOf(hoses, "length", name)).toEqual(expected);
  });
});
