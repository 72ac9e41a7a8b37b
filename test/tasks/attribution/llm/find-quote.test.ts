import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../../../src/nlp/normalizer.ts";
import { findMeasured, findQuote, findWords } from "../../../../src/tasks/attribution/llm/find-quote.ts";

const found = (text: string, quote: string) => {
  const place = findQuote(text, quote);
  return place && text.slice(place.start, place.end);
};

describe("a quote", () => {
  it.each([
    ["Weight: 2 kg, black", "2 kg", "2 kg"],
    ["Schuhe aus ECHTEM Leder", "echtem leder", "ECHTEM Leder"],
    ["Crème\n  brûlée", "creme brulee", "Crème\n  brûlée"],
    ["100 % Baum\u00ADwolle", "100 % Baumwolle", "100 % Baum\u00ADwolle"],
    ["Cafe\u0301 noir", "café", "Cafe\u0301"],
    ["Straße 5", "strasse", "Straße"],
    ["5–7 Jahre", "5-7 Jahre", "5–7 Jahre"],
    ["mit „Klett“-Verschluss", '"Klett"', "„Klett“"],
    ["Größe 🙂 XL", "xl", "XL"],
  ])("is found in %j as %j: %j", (text, quote, words) => {
    expect(found(text, quote)).toBe(words);
  });

  it.each([
    ["Bluetooth", "blu"],
    ["15 cm", "5 cm"],
    ["1.5 l", "5 l"],
    ["1,50 m", "1"],
    ["Brot", "rot"],
    ["Acme shoes", "acme ... shoes"],
    ["Acme shoes", ""],
    ["", "shoes"],
  ])("is not found in %j as %j", (text, quote) => {
    expect(found(text, quote)).toBeUndefined();
  });

  it("is the whole word where it is only the beginning of one", () => {
    expect(found("Eine Lederjacke, schwarz", "Leder")).toBe("Lederjacke");
    expect(found("with Bluetooth", "blue")).toBe("Bluetooth");
    expect(found("Lederjacke aus Leder", "Leder")).toBe("Leder");
  });

  it("may be a number right before its unit", () => {
    expect(found("3,7V battery", "3,7")).toBe("3,7");
  });
});

it("words are found whole or not at all", () => {
  expect(findWords("with Bluetooth", "Blue")).toBeUndefined();
  expect(findWords("Acme-Schuhe", "acme")).toEqual({ start: 0, end: 4 });
  expect(findWords("sß ß", "ss")).toEqual({ start: 3, end: 4 });
  expect(findWords("ß", "s")).toBeUndefined();
});

it("every word of a text is found, and its place has these letters, ß being the same as ss", () => {
  const word = fc.stringMatching(/^[a-zäöüéàß🙂]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), (words, at) => {
      const text = words.join(" \n");
      const sought = words[at % words.length] ?? "";
      const place = findWords(text, sought.toUpperCase().toLowerCase());
      expect(foldText(text.slice(place?.start, place?.end))).toBe(foldText(sought));
    }),
  );
});

const foundOfFindMeasured = (quote: string, value: string, dimension: string | undefined = "length") => {
  const place = findMeasured({ ...(dimension !== undefined && { dimension }) }, { value, quote });
  return place && [quote.slice(place.start, place.end), place.hasUnit];
};

it.each([
  ["Height 12 cm", "12 cm", ["12 cm", true]],
  ["Height 12cm", "12 cm", ["12cm", true]],
  ["Höhe: 0,5 m", "50 cm", ["0,5 m", true]],
  ["10 x 20 x 30 cm", "30 cm", ["30 cm", true]],
  ["Width 12", "12", ["12", false]],
])("in %j %j is %j", (quote, value, expected) => {
  expect(foundOfFindMeasured(quote, value)).toEqual(expected);
});

it.each([
  ["Height 12 cm", "15 cm"],
  ["Height 12 cm", "2 cm"],
  ["Height 12 cm", "12 kg"],
  ["quite high", "12 cm"],
  ["quite high", "quite high"],
])("in %j there is no %j", (quote, value) => {
  expect(foundOfFindMeasured(quote, value)).toBeUndefined();
});

it("takes any measure where the attribute says no dimension", () => {
  expect(findMeasured({}, { value: "2 kg", quote: "weighs 2 kg" })).toEqual({
    start: 7,
    end: 11,
    hasUnit: true,
  });
});
