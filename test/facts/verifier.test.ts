import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { inventedFacts, mayDeny } from "../../src/facts/verifier.ts";

describe("a text that may state the contrary of a part of it", () => {
  test.each([
    "Jacket, not waterproof",
    "Sac sans cuir",
    "Bag in leather look",
    "Sugar free gum",
    "Sugar-free gum",
    "Tasche Lederoptik",
    "Shoes of faux leather",
    "Gomme sans sucre",
    "Waterproof: No",
  ])("is told by its words: %s", (text) => expect(mayDeny(text)).toBe(true));

  test.each(["", "Red leather bag", "Free shipping", "Free-standing shelf", "Lederjacke für Damen"])(
    "is not one that denies and likens nothing: %s",
    (text) => expect(mayDeny(text)).toBe(false),
  );

  test("gives the same result however often it is called", () => {
    for (const text of ["Red bag", "No red bag", "Red bag"])
      expect(mayDeny(text)).toBe(text.startsWith("No"));
  });
});

const invented = (answer: string, ...sources: string[]) =>
  inventedFacts(answer, sources).map(({ key }) => key);

describe("invented facts", () => {
  it.each([
    ["the source's own words", "Rotes Kleid 70 % Baumwolle XL", "Rotes Kleid, 70% Baumwolle, XL"],
    ["a translation", "Red women's dress, pack of 2", "Rotes Damenkleid 2er-Pack"],
    ["another spelling of a measure", "1,5 Liter", "Flasche 1500ml"],
    ["another spelling of a code", "WH 1000 XM4", "Kopfhörer WH-1000XM4"],
    ["a part of a compound", "Jacke aus Leder", "Lederjacke"],
    ["a wider colour", "blue shirt", "navy blue shirt"],
    ["a noun whose name holds another material", "charbon de bois", "charcoal"],
    ["a washing label's degrees", "Waschbar bei 60 °C", "waschbar bei 60 Grad"],
    [
      "a denial behind a label",
      "Non adatta al forno",
      "Point 4: Non adatta al forno. Lavabile in lavastoviglie",
    ],
    ["a denial behind a French label", "Non adapté au four", "Point 4 : Non adapté au four, verre"],
    [
      "a denial behind an English label",
      "No leather, cotton lining",
      "Point 2: No leather used, cotton lining",
    ],
    ["a word that came cut short", "Edelstahl, schwarz, verstellbar", "Edelst. schw. verstellb."],
    ["a translation of one", "Adjustable dog lead", "Hundeleine verstellb."],
    ["a word that came misspelt", "stainless steel pan", "stainles steel pan"],
    ["a warm white", "blanc chaud", "warmweiß"],
    ["a code in capitals that came in small letters", "USB cable", "usb-kabel"],
  ])("are none in %s", (_what, answer, source) => {
    expect(invented(answer, source)).toEqual([]);
  });

  it.each([
    ["number", "Regal mit 5 Böden", "Regal mit 4 Böden", "5"],
    ["measure", "Akku 18 V", "Akku 12 V", "18 V"],
    ["unit", "Akku 12 A", "Akku 12 V", "12000 mA"],
    ["percentage", "80 % cotton", "70 % cotton", "80 %"],
    ["unit behind a number that stands there", "12 % off the 12 V drill", "12 V drill", "12 %"],
    ["colour", "blue dress", "rotes Kleid", "blue"],
    ["shade", "cherry red dress", "red dress", "cherry red"],
    ["material", "leather bag", "Tasche aus Stoff", "leather"],
    ["audience", "Damenuhr", "watch", "women"],
    ["claim", "biodegradable bag", "Tasche", "biodegradable"],
    ["certification", "Handtuch GOTS", "Handtuch", "gots"],
    ["code", "Kopfhörer WH-1000XM5", "Kopfhörer WH-1000XM4", "wh1000xm5"],
    ["acronym", "Filter HEPA mit Griff", "Filter mit Griff", "hepa"],
    ["size", "Hemd XL", "Hemd L", "size xl"],
    ["brand", "Bohrer von Bosch", "Bohrer", "bosch"],
    ["device", "Hülle für iPhone 13", "Hülle", "iphone 13"],
    ["GTIN", "EAN 4006381333931", "Stift", "04006381333931"],
  ])("are found where the %s is another", (_what, answer, source, key) => {
    expect(invented(answer, source)).toContain(key);
  });

  it.each([
    ["denies it", "waterproof", "Uhr, nicht wasserdicht; not waterproof"],
    ["only likens to it", "Tasche aus Leder", "Tasche in Leder-Optik"],
    ["names the imitation", "leather", "faux leather"],
    ["says that it is without it", "Wasserkocher aus Kunststoff", "Wasserkocher ohne Kunststoff"],
    ["has another word of one letter's difference", "tötet Bakterien", "ohne Batterien"],
    ["says so and the answer denies it", "not waterproof", "waterproof, not heavy"],
  ])("are found though the words stand in a source that %s", (_what, answer, source) => {
    expect(invented(answer, source)).not.toEqual([]);
  });

  it("need only one of several sources", () => {
    expect(invented("Red dress XL", "Rotes Kleid", "Größe XL")).toEqual([]);
  });

  it("are returned with their place in the answer", () => {
    const [fact] = inventedFacts("Rotes Kleid aus Seide", ["Rotes Kleid"]);
    expect(fact).toMatchObject({ kind: "material", key: "silk", text: "Seide", start: 16, end: 21 });
  });
});

describe("a run of words of a source that denies nothing", () => {
  const source = "LUMORA Kettle GX12 red, 40 x 60 cm *** BEST PRICE ***";

  it.each([
    ["without what stands behind it", "LUMORA Kettle GX12 red, 40 x 60 cm"],
    ["without what stands before it", "GX12 red, 40 x 60 cm *** BEST PRICE ***"],
    ["in another case", "Lumora kettle GX12 Red, 40 X 60 CM"],
  ])("invents nothing %s", (_what, answer) => {
    expect(invented(answer, source)).toEqual([]);
  });

  it("invents nothing, wherever it is cut and however it is written", () => {
    const words =
      "red leather waterproof 1.5 l GX12 Bosch für for 40 x 60 cm made in Italy XL 2er Set - organic".split(
        " ",
      );
    const texts = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.boolean(), (text, from, more, isLoud) => {
        const first = from % text.length;
        const run = text.slice(first, first + 1 + (more % text.length)).join(" ");
        // A number at an end may have lost its unit, a set its number, and a code in other letters is another one.
        fc.pre(
          !/^\d|\d$/.test(run) && text[first - 1] !== "2er" && !(isLoud && /\p{L}\d|\d\p{L}/u.test(run)),
        );
        expect(invented(isLoud ? run.toUpperCase() : run, text.join(" "))).toEqual([]);
      }),
    );
  });
});
