import { expect, it } from "vitest";
import { declineGerman, germanForms } from "../../../src/translation/generation/adjectives.ts";

it.each([
  ["m", false, "nominative", "roter"],
  ["f", false, "nominative", "rote"],
  ["n", false, "nominative", "rotes"],
  ["n", true, "nominative", "rote"],
  ["m", false, "accusative", "roten"],
  ["f", false, "dative", "roter"],
  ["n", false, "dative", "rotem"],
  ["m", true, "dative", "roten"],
] as const)("strong declension: %s, plural %s, %s is %s", (gender, isPlural, name, wanted) => {
  expect(declineGerman("rot", { gender, isPlural, case: name })).toBe(wanted);
});

it("uses the weak declension after an article", () => {
  expect(declineGerman("klein", { gender: "n", isPlural: false, case: "accusative", hasArticle: true })).toBe(
    "kleine",
  );
});

it("uses the listed stem and drops a final -e", () => {
  expect(germanForms("dunkel", "dunkl")).toContain("dunkles");
  expect(declineGerman("beige", { gender: "m", isPlural: false, case: "nominative" })).toBe("beiger");
});
