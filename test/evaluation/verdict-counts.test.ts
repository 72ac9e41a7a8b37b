import { describe, expect, test } from "vitest";
import { qualityOf } from "../../src/evaluation/verdict-counts.ts";

describe("precision, recall and F1", () => {
  test("are those of the published protocol", () => {
    const { precision, recall, f1 } = qualityOf({ NN: 50, NV: 10, VN: 20, VC: 60, VW: 5 });
    expect(precision).toBeCloseTo(60 / 75, 12);
    expect(recall).toBeCloseTo(60 / 85, 12);
    expect(f1).toBeCloseTo((2 * (60 / 75) * (60 / 85)) / (60 / 75 + 60 / 85), 12);
  });

  test("are nothing where there is nothing to take a share of", () => {
    expect(qualityOf({ NN: 3, NV: 0, VN: 0, VC: 0, VW: 0 })).toEqual({
      precision: null,
      recall: null,
      f1: null,
    });
    expect(qualityOf({ NN: 0, NV: 0, VN: 4, VC: 0, VW: 0 })).toEqual({ precision: null, recall: 0, f1: 0 });
  });
});
