import { describe, expect, test } from "vitest";
import { createAttributionCounts, judge, qualityOf } from "../../src/ml/attribution-metrics.ts";

const answer = (...forms: readonly string[]) => ({ forms, score: 0.8 });

describe("the verdict on an attribute", () => {
  test("tells the five cases apart", () => {
    expect(judge(null, undefined)).toBe("NN");
    expect(judge(null, answer("red"))).toBe("NV");
    expect(judge(["red"], undefined)).toBe("VN");
    expect(judge(["red"], answer("red"))).toBe("VC");
    expect(judge(["red"], answer("blue"))).toBe("VW");
  });

  test("takes any labelled value, and any form of the answer", () => {
    expect(judge(["crimson", "red"], answer("Red", "red"))).toBe("VC");
  });

  test("is strict about case and inner blanks, and forgives blanks around the label", () => {
    expect(judge(["Red"], answer("red"))).toBe("VW");
    expect(judge(["14 M US"], answer("14M US"))).toBe("VW");
    expect(judge([" red "], answer("red"))).toBe("VC");
  });

  test("takes an empty list for no value", () => {
    expect(judge([], undefined)).toBe("NN");
  });
});

describe("attribution's counts", () => {
  const counts = createAttributionCounts();
  counts.add({
    labels: { colour: ["red"], size: ["L"], brand: null, fit: null },
    answers: new Map([
      ["colour", answer("red")],
      ["brand", answer("Acme")],
      ["weight", answer("1 kg")],
    ]),
  });
  counts.add({ labels: { colour: ["blue"] }, answers: new Map([["colour", answer("red")]]) });

  test("leave out of the published protocol what the label does not mention", () => {
    const { published, strict } = counts.figures();
    expect(published).toEqual({ VC: 1, VW: 1, VN: 1, NV: 1, NN: 1 });
    expect(strict).toEqual({ VC: 1, VW: 1, VN: 1, NV: 2, NN: 1 });
  });

  test("stand by attribute, most labels first", () => {
    expect(counts.figures().attributes[0]).toEqual({
      identifier: "colour",
      counts: { VC: 1, VW: 1, VN: 0, NV: 0, NN: 0 },
    });
  });

  test("hold the scores of the answers that the published protocol looks at", () => {
    expect(counts.figures().scores.cells()[80]).toMatchObject({ answers: 3, right: 1 });
  });

  test("do not take an attribute for labelled that is named like a property of every object", () => {
    const others = createAttributionCounts();
    others.add({ labels: {}, answers: new Map([["constructor", answer("x")]]) });
    expect(others.figures().strict.NV).toBe(1);
  });
});

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
