import { describe, expect, it } from "vitest";
import { valueInRun, valueOfLine } from "../../../src/text/labels/label-value.ts";

describe("the value of a label that fills its line", () => {
  it.each([
    [" solid oak. ", "solid oak"],
    [" approx. 2 kg (incl. case)", "approx. 2 kg (incl. case)"],
    ["- Leder", "Leder"],
    ["-20 °C", "-20 °C"],
    ["Washed by hand. Dried flat.", "Washed by hand. Dried flat."],
    ["", ""],
  ])("of %j is %j", (raw, value) => {
    expect(valueOfLine(raw)).toBe(value);
  });
});

describe("the value of a label in a run", () => {
  it.each([
    [" cotton. ", true, "cotton"],
    [" Red, ", true, "Red"],
    [" 2590 g.\tBlue", false, "2590 g"],
    [" leather | steel", false, "leather"],
    [" leather. Comes with a case.", false, "leather"],
    [" 4.5 cm. comes with a case", false, "4.5 cm. comes with a case"],
    [" ( ", true, ""],
  ])("of %j, where another pair follows: %j, is %j", (raw, isFollowed, value) => {
    expect(valueInRun(raw, isFollowed)).toBe(value);
  });
});
