import { describe, expect, test } from "vitest";
import { leadingArticleNumber } from "../../../src/lint/checks/article-numbers.ts";

describe("the article number in front of a name", () => {
  test.each([
    ["2104533 Desk lamp", "2104533"],
    ["00123456 - Stehlampe", "00123456"],
    ["123456 | Lampe de bureau", "123456"],
  ])("of %j is %s", (name, number) => {
    expect(leadingArticleNumber(name)).toBe(number);
  });

  test.each([
    "4711 Eau de Cologne",
    "12345 Lampe",
    "1000000 pieces of confetti",
    "150000 mAh power station",
    "2104533",
    "2104533-B lamp",
    "Lamp 2104533 blue",
  ])("is none in %j", (name) => {
    expect(leadingArticleNumber(name)).toBeUndefined();
  });
});
