import { describe, expect, it } from "vitest";
import { agreementOf, type ComparedRow, routerCurve } from "../../src/ml/comparison-metrics.ts";

const row = (score: number, first: boolean, other: boolean): ComparedRow => ({
  score,
  isRight: [first, other],
});

const rows = [
  row(0.1, false, true),
  row(0.2, false, true),
  row(0.3, false, false),
  row(0.6, true, true),
  row(0.7, false, true),
  row(0.8, true, false),
  row(0.9, true, true),
  row(1, true, true),
];

describe("the router's curve", () => {
  it("has at each threshold who is asked, which errors are found, and what is right then", () => {
    const { points, errors } = routerCurve(rows, 1);
    expect(errors).toBe(4);
    expect(points).toHaveLength(101);
    expect(points[0]).toEqual({ below: 0, asked: 0, errorsFound: 0, right: 4 });
    expect(points[31]).toEqual({ below: 0.31, asked: 3, errorsFound: 3, right: 6 });
    expect(points[100]).toEqual({ below: 1, asked: 7, errorsFound: 4, right: 6 });
  });

  it("is best where most errors are found for the rows that are asked", () => {
    expect(routerCurve(rows, 1).best).toMatchObject({ below: 0.31, asked: 3, errorsFound: 3 });
  });

  it("has no best point where the other one mends nothing, and where there is nothing to mend", () => {
    expect(routerCurve([row(0.2, false, false), row(0.9, true, false)], 1).best).toBeNull();
    expect(routerCurve([row(0.2, true, true)], 1).best).toBeNull();
    expect(routerCurve([], 1).best).toBeNull();
  });
});

it("two agree in what is right and in what is wrong", () => {
  expect(agreementOf(rows, 1)).toEqual({ bothRight: 3, onlyFirst: 1, onlyOther: 3, bothWrong: 1 });
});
