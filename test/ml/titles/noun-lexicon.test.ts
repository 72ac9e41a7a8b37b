import { expect, it } from "vitest";
import { roleBits } from "../../../src/ml/titles/head-words.ts";
import { createNounLexicon, findNouns } from "../../../src/ml/titles/noun-lexicon.ts";
import type { Language } from "../../../src/nlp/language.ts";

const lexicon = createNounLexicon([
  { category: 0, language: "en", text: "pizza" },
  { category: 1, language: "en", text: "pizza cutter" },
  { category: 2, language: "en", text: "cutter" },
  { category: 3, language: "en", text: "cutter" },
  { category: 4, language: "de", text: "Pizzaschneider" },
  { category: 5, language: "en", text: "a very long noun phrase indeed" },
  { category: 6, language: "en", text: "peanut butter" },
  { category: 7, language: "fr", text: "housse" },
  { category: 8, language: "fr", text: "canapé" },
  { category: 9, language: "de", text: "Wandtattoo" },
  { category: 9, language: "en", text: "duvet cover" },
  { category: 9, language: "fr", text: "coussin" },
  { category: 9, language: "it", text: "cuscino" },
  { category: 10, language: "de", text: "Kaffeebohnen" },
  { category: 10, language: "en", text: "tractor" },
  { category: 10, language: "fr", text: "prune" },
  { category: 10, language: "it", text: "senape" },
]);
const roles = Uint8Array.from({ length: 11 });
roles[9] = roleBits.bearer;
roles[10] = roleBits.depicted;

interface Offsets {
  readonly breaks?: readonly number[];
  readonly qualifiers?: readonly number[];
}

function find(text: string, language: Language | undefined, { breaks = [], qualifiers = [] }: Offsets = {}) {
  return findNouns(lexicon, { text, breaks, qualifiers, weak: [], language }, roles);
}

it("takes the last noun of an English phrase for the head, longer ones more clearly, shared ones less", () => {
  const { head, beside } = find("Pizza Cutters", "en");
  expect(head.get(1)).toBeCloseTo(2 ** 0.7);
  expect(head.get(2)).toBeCloseTo(1 / Math.sqrt(2));
  expect(head.get(3)).toBe(head.get(2));
  expect([...beside]).toEqual([[0, 1]]);
});

it("takes the first noun of a French phrase for the head", () => {
  const { head, beside } = find("Housse canapé", "fr");
  expect([[...head.keys()], [...beside.keys()]]).toEqual([[7], [8]]);
});

it("looks for the head in the first phrase that has a noun", () => {
  const text = "Acme 20 cm, cutter, pizza";
  expect([...find(text, "en", { breaks: [5, 12, 20] }).head.keys()]).toEqual([2, 3]);
});

it("takes no flavour for the head", () => {
  const text = "Pizza Peanut Butter Flavour";
  const { head, beside, qualified } = find(text, "en", { qualifiers: [text.indexOf("Flavour")] });
  expect([[...head.keys()], [...beside.keys()]]).toEqual([[0], [6]]);
  expect([...qualified]).toEqual([1, 2, 3]);
});

it("halves nouns of another language than the text's, and none where that is unknown", () => {
  expect(find("Pizzaschneider", "de").head.get(4)).toBe(1);
  expect(find("Pizzaschneider", "en").head.get(4)).toBe(0.5);
  expect(find("Pizzaschneider", undefined).head.get(4)).toBe(1);
});

it.each([
  ["de", "Wandtattoo Kaffeebohnen"],
  ["en", "Duvet Cover Tractor"],
  ["fr", "Coussin velours prune"],
  ["it", "Cuscino senape"],
] as const)(
  "takes what stands behind a thing that bears motifs for its motif or colour, in %s: %s",
  (language, text) => {
    const { head, beside } = find(text, language);
    expect([[...head.keys()], [...beside.keys()]]).toEqual([[9], []]);
  },
);

it.each([
  ["de", "Kaffeebohnen Wandtattoo", {}, [[9], [10]]],
  ["de", "Wandtattoo, Kaffeebohnen", { breaks: [12] }, [[9], [10]]],
  ["en", "Pizza cutter tractor", {}, [[10], [1, 2, 3, 0]]],
  ["fr", "Prune coussin", {}, [[10], [9]]],
] as const)("takes no other noun for a motif, in %s: %s", (language, text, offsets, expected) => {
  const { head, beside } = find(text, language, offsets);
  expect([[...head.keys()], [...beside.keys()]].map((list) => list.toSorted())).toEqual(
    expected.map((list) => list.toSorted()),
  );
});

it("has no phrases of more than four words", () => {
  expect(find("a very long noun phrase indeed", "en").head.has(5)).toBe(false);
});

it("finds nothing in nothing", () => {
  const { head, beside } = find("", "en");
  expect([head.size, beside.size]).toEqual([0, 0]);
});
