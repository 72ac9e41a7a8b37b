import { expect, it } from "vitest";
import { findMeasured } from "../../../../src/engine/provider/attribution/find-measured.ts";

const found = (quote: string, value: string, dimension: string | undefined = "length") => {
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
  expect(found(quote, value)).toEqual(expected);
});

it.each([
  ["Height 12 cm", "15 cm"],
  ["Height 12 cm", "2 cm"],
  ["Height 12 cm", "12 kg"],
  ["quite high", "12 cm"],
  ["quite high", "quite high"],
])("in %j there is no %j", (quote, value) => {
  expect(found(quote, value)).toBeUndefined();
});

it("takes any measure where the attribute says no dimension", () => {
  expect(findMeasured({}, { value: "2 kg", quote: "weighs 2 kg" })).toEqual({
    start: 7,
    end: 11,
    hasUnit: true,
  });
});
