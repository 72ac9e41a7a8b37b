import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

const bulbs = "a-home-lighting-bulbs-led";
const receivers = "a-electronics-audio-amplifiers-av";
const laptops = "a-computers-devices-laptops";
const candles = "a-home-decor-candles-scented";
const discs = "a-garden-diy-tools-power-abrasives";
const creams = "a-beauty-body-sun-cream";

function statedValues(leaf: string, attribute: string, name: string, language: Language, description = "") {
  return valuesOf({ leaf, attribute, name, language, description }).map(({ value, text }) =>
    value === null ? text : value.identifier,
  );
}

describe("what a name says by a short code alone", () => {
  it.each([
    ["en", bulbs, "lamp_base", "LED GLS bulb B22 9W", ["b22"]],
    ["de", bulbs, "lamp_base", "LED Lampe E27 9W", ["e27"]],
    ["fr", bulbs, "lamp_base", "Ampoule LED E14 5W", ["e14"]],
    ["it", bulbs, "lamp_base", "Lampadina LED goccia E27 10W", ["e27"]],
    ["en", bulbs, "light_colour", "LED bulb GU10 5W WW", ["warm-white"]],
    ["de", bulbs, "light_colour", "LED GU10 5W WW dimmbar", ["warm-white"]],
    ["fr", bulbs, "light_colour", "Ampoule LED GU10 5W 4000K", ["neutral-white"]],
    ["it", bulbs, "light_colour", "Lampadina LED E27 10W luce calda", ["warm-white"]],
    ["en", receivers, "audio_channels", "AV receiver VSX 830 5.1 black", ["5-1"]],
    ["de", receivers, "audio_channels", "AV-Receiver RX 300 7.2 schwarz", ["7-2"]],
    ["fr", receivers, "audio_channels", "Ampli home cinéma 9.2 noir", ["9-2"]],
    ["it", receivers, "audio_channels", "Ricevitore AV 5.1 nero", ["5-1"]],
    ["en", receivers, "audio_channels", "AV receiver with Bluetooth 5.1", []],
    ["de", receivers, "audio_channels", "AV-Receiver HDMI 2.1 Bluetooth 5.1", []],
    ["fr", receivers, "audio_channels", "Ampli AV USB 2.0 noir", []],
    ["it", receivers, "audio_channels", "Ricevitore AV BT 5.1", []],
    ["en", laptops, "operating_system", "ASUS notebook 16GB W11", ["windows"]],
    ["de", laptops, "operating_system", "Notebook 15,6 Zoll 16GB W11", ["windows"]],
    ["fr", laptops, "operating_system", "PC portable 16Go W11", ["windows"]],
    ["it", laptops, "operating_system", "Notebook 16GB W11", ["windows"]],
  ] as const)("%s, %s, %s: %s", (language, leaf, attribute, name, expected) => {
    expect(statedValues(leaf, attribute, name, language)).toEqual(expected);
  });
});

describe("a value that ends with a plus", () => {
  it.each([
    ["en", "Sun cream SPF 50+ 200ml", "spf-50-plus", "200ml"],
    ["de", "Sonnencreme LSF 50+ 200 ml", "spf-50-plus", "200 ml"],
    ["fr", "Crème solaire SPF 50+ 200 ml", "spf-50-plus", "200 ml"],
    ["it", "Crema solare SPF 50+ 200 ml", "spf-50-plus", "200 ml"],
    ["en", "Sun cream SPF 50 200ml", "spf-50", "200ml"],
    ["de", "Sonnencreme LSF 50 200 ml", "spf-50", "200 ml"],
  ] as const)("%s: %s", (language, name, factor, volume) => {
    expect(statedValues(creams, "spf", name, language)).toEqual([factor]);
    expect(statedValues(creams, "volume", name, language)).toEqual([volume]);
  });
});

describe("the notes of a scent have no colour of the product, and the glass that it is poured into no scent", () => {
  it.each([
    ["en", "Scented candle fig", "Top notes of green leaves. Poured into an amber glass jar."],
    ["de", "Duftkerze Feige", "Kopfnote: grüne Noten. Im bernsteinfarbenen Glas."],
    ["fr", "Bougie parfumée figue", "Parfum figue : notes vertes. Pot en verre ambré."],
    ["it", "Candela profumata fico", "Note verdi. Vasetto in vetro ambrato."],
  ] as const)("%s: %s", (language, name, description) => {
    expect(statedValues(candles, "color", name, language, description)).toEqual([]);
    expect(statedValues(candles, "scent", name, language, description)).not.toContain("amber");
  });
});

describe("what a disc cuts is not what it is made of", () => {
  it.each([
    ["fr", "Disque à tronçonner métal inox 125 x 1 mm"],
    ["it", "Disco da taglio metallo inox 125 mm"],
    ["de", "Trennscheibe Metall Edelstahl 125 mm"],
    ["en", "Cutting disc metal stainless steel 125mm"],
  ] as const)("%s: %s", (language, name) => {
    expect(statedValues(discs, "material", name, language)).toEqual([]);
  });
});
