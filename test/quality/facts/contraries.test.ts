import { describe, expect, test } from "vitest";
import { mayDeny } from "../../../src/quality/facts/contraries.ts";

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

  test("is told alike however often it is asked", () => {
    for (const text of ["Red bag", "No red bag", "Red bag"])
      expect(mayDeny(text)).toBe(text.startsWith("No"));
  });
});
