import { describe, expect, test } from "vitest";
import { describeGaps, GapTally, untakenText } from "../../src/channels/gaps.ts";
import { google } from "../../src/channels/google.ts";
import { kettle, productOf } from "./product-of.ts";

function gapsOf(...products: Parameters<GapTally["add"]>[]) {
  const tally = new GapTally(google);
  for (const given of products) tally.add(...given);
  return new Map(tally.gaps().map((gap) => [gap.field, gap]));
}

describe("what a channel requires and products lack", () => {
  test("names the products", () => {
    const gaps = gapsOf(
      [kettle, false],
      [{ ...kettle, id: "K-2", images: [] }, false],
      [{ ...kettle, id: "K-3", images: [] }, false],
      [{ ...kettle, id: "K-3" }, true],
    );
    expect(gaps.get("image_link")).toMatchObject({ products: 2, of: 4, ids: ["K-2", "K-3"] });
    expect(gaps.get("an identifier of its own")).toMatchObject({ products: 1, of: 4, ids: ["K-3"] });
    expect([...gaps.keys()]).toEqual(["image_link", "an identifier of its own"]);
  });

  test("names twenty of many, and none without an identifier", () => {
    const many = Array.from({ length: 30 }, (_, at) => productOf({ id: at < 2 ? "" : `P-${at}` }));
    const price = gapsOf(...many.map((product) => [product, false] as [typeof product, boolean])).get(
      "price",
    );
    expect(price).toMatchObject({ products: 30, of: 30 });
    expect(price?.ids).toHaveLength(20);
    expect(price?.ids[0]).toBe("P-2");
  });

  test("tells what stands there and is not taken", () => {
    const bad = { ...kettle, gtin: "", mpn: "", untaken: { gtin: "36000291452" } };
    const gap = gapsOf([bad, false], [{ ...bad, untaken: {} }, false]).get("gtin or mpn");
    expect(gap?.untaken).toEqual({ products: 1, example: "36000291452" });
    expect(gap && untakenText(gap)).toEqual(['what stands in 1 is not taken, such as "36000291452"']);
    expect(gap && describeGaps(google, [gap])).toContain('"36000291452"');
  });
});
