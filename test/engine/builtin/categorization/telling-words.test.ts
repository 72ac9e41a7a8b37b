import { expect, it } from "vitest";
import { tellingWords } from "../../../../src/engine/builtin/categorization/telling-words.ts";
import type { Language } from "../../../../src/text/language.ts";
import { tokenize } from "../../../../src/text/tokens.ts";

const tell = (text: string, language?: Language) =>
  tellingWords(text, tokenize(text), language).map(({ folded }) => folded);

it.each([
  ["Fruit N Nut 2 pieces", "en", ["fruit", "nut", "pieces"]],
  ["Huile d'olive", "fr", ["huile", "olive"]],
  ["Heimkino 5.1", "de", ["heimkino", "5.1"]],
  ["Case for the phone", "en", ["case", "phone"]],
] as const)("of %j tell, in %s, %j", (text, language, expected) => {
  expect(tell(text, language)).toEqual(expected);
});

it("leaves out function words of every language where the language is not known", () => {
  expect(tell("Lampe avec Stecker und Kabel")).toEqual(["lampe", "stecker", "kabel"]);
});
