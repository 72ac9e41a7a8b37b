import { describe, expect, it } from "vitest";
import { groupOf, seriesOf } from "../../../src/pipeline/source-categories/source-category.ts";

describe("the series that a name begins with", () => {
  it.each([
    ["1379463 TX-NR 609 S SILBER", "TX-NR"],
    ["RCD 1445 USB BLUE", "RCD"],
    ["DMR-BCT765EG schwarz", "DMR-BCT"],
    ["KW-V420BT Naviceiver", "KW-V"],
    ["2157297 SR 4370 SCHWARZ", "SR 4"],
    ["Samsung Galaxy S8 64 GB", "samsung galaxy"],
    ["bosch Serie 4 WAN28", "bosch serie"],
    ["bosch kgv36vw32", "bosch kgv"],
  ])("%s: %s", (name, series) => expect(seriesOf(name)?.text).toBe(series));

  it.each([
    "HP 250 G7",
    "LED 60 W E27",
    "USB 3.0 Hub",
    "M 5000 silber",
    "Wasserkocher RK 200",
    "Bosch 1400 W",
    "Acme Galaxy S8",
    "Tisch 80 x 80",
    "1734388",
    "",
  ])("none: %s", (name) => expect(seriesOf(name)).toBeUndefined());
});

it("groups a row by the shop's own category, and by its series only where it has none", () => {
  expect(groupOf({ name: "TX-NR 609", category: " AV-Receiver " })).toEqual({
    key: "av-receiver",
    text: "AV-Receiver",
  });
  expect(groupOf({ name: "TX-NR 609" })).toMatchObject({ text: "TX-NR", isSeries: true });
  expect(groupOf({ name: "Kettle" })).toBeUndefined();
});
