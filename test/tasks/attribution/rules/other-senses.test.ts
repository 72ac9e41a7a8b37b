import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const pruners = "a-garden-outdoor-watering-pruners";
const cushions = "a-home-textiles-cushions-cushions";
const posters = "a-home-decor-pictures-posters";
const skateboards = "a-sports-outdoor-skates-skateboards";
const stools = "a-home-furniture-dining-chairs-stools";
const leads = "a-pets-accessories-collars-leads";
const pictureBooks = "a-media-books-children-picture";
const repeaters = "a-computers-peripherals-network-repeaters";
const bulbs = "a-home-lighting-bulbs-led";
const costumes = "a-toys-play-costumes-kids";
const chains = "a-jewellery-pieces-necklaces-necklaces";
const receivers = "a-electronics-audio-amplifiers-av";

type Asked = Parameters<typeof valuesOf>[0];
const identifiersOf = (asked: Asked) => valuesOf(asked).map(({ value, text }) => value?.identifier ?? text);

describe("wood that a thing cuts or shows", () => {
  it.each([
    ["fr", pruners, "Sécateur enclume bois sec", []],
    ["fr", pruners, "Sécateur à lame franche bois vert", []],
    ["it", pruners, "Cesoia a incudine legno secco", []],
    ["de", pruners, "Ambossschere für trockenes Holz", []],
    ["en", pruners, "Anvil secateurs dry wood", []],
    ["fr", cushions, "Coussin motif bambou 45x45", []],
    ["it", cushions, "Cuscino motivo bambù 45x45", []],
    ["de", cushions, "Kissen Motiv Bambus 45x45", []],
    ["fr", posters, "Poster bambous et zen 50x70", []],
    ["en", skateboards, "Woods skateboard 8.25", []],
    ["fr", stools, "Tabouret bois massif", ["solid-wood"]],
    ["en", skateboards, "Wood skateboard 8.25", ["wood"]],
  ] as const)("in %s, %s: %s", (language, leaf, name, expected) => {
    expect(identifiersOf({ language, leaf, attribute: "material", name })).toEqual(expected);
  });
});

it.each([
  ["en", "Leather lead 120 cm with brass clip"],
  ["de", "Hundeleine aus Leder, 120 cm, mit Karabiner aus Messing"],
  ["fr", "Laisse cuir 120 cm mousqueton laiton"],
  ["it", "Guinzaglio pelle 120 cm moschettone ottone"],
] as const)("says of a lead that it is leather, in %s: %s", (language, name) => {
  expect(identifiersOf({ language, leaf: leads, attribute: "material", name })).toEqual(["leather"]);
});

it.each([
  ["de", "Eine warmherzige Geschichte über Freundschaft.", []],
  ["de", "24 kurze Geschichten zum Vorlesen.", []],
  ["fr", "Une histoire drôle sur l'amitié.", []],
  ["it", "Una storia di amicizia.", []],
  ["de", "Historisch genau erzählt.", ["history"]],
] as const)("takes a story for no history, in %s: %s", (language, description, expected) => {
  const name = "Der kleine Dachs";
  const asked = { language, leaf: pictureBooks, attribute: "genre", name, description } as const;
  expect(identifiersOf(asked)).toEqual(expected);
});

it("tells no story book by history", () => {
  expect(identifiersOf({ leaf: pictureBooks, attribute: "genre", name: "Geschichtenbuch" })).toEqual([]);
});

it.each([
  ["en", "Repeater 802.11b/g/n 300 Mbps", "wifi-4"],
  ["fr", "Répéteur 802.11 b/g/n 300 Mbit/s", "wifi-4"],
  ["it", "Ripetitore 802.11n", "wifi-4"],
  ["de", "Repeater 802.11a/b/g/n/ac", "wifi-5"],
  ["fr", "Répéteur 802.11ax", "wifi-6"],
  ["fr", "Répéteur 802.11be", "wifi-7"],
] as const)("reads the newest standard, in %s: %s", (language, name, expected) => {
  const asked = { language, leaf: repeaters, attribute: "wifi_standard", name } as const;
  expect(identifiersOf(asked)).toEqual([expected]);
});

it.each([
  ["en", "LED candle bulb B15 4.9W", "Small bayonet cap, warm white", ["b15"]],
  ["en", "LED bulb 8.5W", "Bayonet cap", ["b22"]],
  ["fr", "Ampoule flamme LED 4 W", "Culot petite baïonnette", ["b15"]],
  ["it", "Lampadina LED 4 W", "Attacco B22", ["b22"]],
] as const)("tells the two bayonets apart, in %s: %s", (language, name, description, expected) => {
  const asked = { language, leaf: bulbs, attribute: "lamp_base", name, description } as const;
  expect(identifiersOf(asked)).toEqual(expected);
});

it.each([
  ["en", "LED candle bulb E14 4W"],
  ["de", "LED-Kerze E14 4 W"],
  ["fr", "Ampoule bougie LED E14 4 W"],
  ["it", "Lampadina candela LED E14 4 W"],
] as const)("takes the shape of a bulb for no source of light, in %s: %s", (language, name) => {
  expect(identifiersOf({ language, leaf: bulbs, attribute: "light_source", name })).toEqual(["led"]);
});

it.each([
  ["en", "Butterfly costume", "Every girl is a princess!", ["animal"]],
  ["de", "Schmetterlingskostüm", "Jedes Mädchen ist eine Prinzessin!", ["animal"]],
  ["fr", "Déguisement papillon", "Chaque petite fille est une princesse !", ["animal"]],
  ["it", "Costume da farfalla", "Ogni bimba è una principessa!", ["animal"]],
  ["it", "Costume carnevale", "Vestito da principessa.", ["princess"]],
] as const)("has the theme that a name says, in %s: %s", (language, name, description, expected) => {
  const asked = { language, leaf: costumes, attribute: "costume_theme", name, description } as const;
  expect(identifiersOf(asked)).toEqual(expected);
});

it.each([
  ["Halskette Anker Silber", []],
  ["Halskette Ankerkette Silber", ["cable"]],
] as const)("takes an anchor for no kind of chain: %s", (name, expected) => {
  expect(identifiersOf({ language: "de", leaf: chains, attribute: "chain_type", name })).toEqual(expected);
});

it.each([
  ["en", "9.2 receiver", "Stereo or surround, Dolby Atmos.", ["9-2"]],
  ["de", "AV-Receiver 7.2", "Stereo, Dolby Atmos.", ["7-2"]],
  ["fr", "Ampli home cinéma 5.1", "Stéréo et surround.", ["5-1"]],
  ["it", "Sintoamplificatore", "Stereo, Bluetooth.", ["2-0"]],
] as const)("counts the channels of a receiver, in %s: %s", (language, name, description, expected) => {
  const asked = { language, leaf: receivers, attribute: "audio_channels", name, description } as const;
  expect(identifiersOf(asked)).toEqual(expected);
});
