import { expect, test } from "vitest";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import {
  type ShopPage,
  withOwnKeywords,
  withOwnPage,
} from "../../../../src/tasks/description/rules/own-page.ts";

const ours = { title: "Ours", meta_description: "Ours.", keywords: [] };
type Language = ShopPage["language"];
const names: Readonly<Record<Language, readonly [name: string, noun: string]>> = {
  en: ["Alpenor Felt Slippers Grey", "slippers"],
  de: ["Alpenor Filzpantoffeln grau", "Filzpantoffeln"],
  fr: ["Alpenor Pantoufles en feutre gris", "pantoufles"],
  it: ["Alpenor Pantofole in feltro grigio", "pantofole"],
};

function pageOf(language: Language, own: ShopPage["own"], texts = ""): ShopPage {
  const [name, noun] = names[language];
  return { own, name, noun, texts, language };
}

test.each([
  ["en", "Grey Felt Slippers for Men | Alpenor", "Warm grey felt slippers with a rubber sole."],
  ["de", "Filzpantoffeln grau für Herren | Alpenor", "Graue Filzpantoffeln aus Merinofilz mit Gummisohle."],
  ["fr", "Pantoufles feutre gris pour homme | Alpenor", "Pantoufles en feutre gris à semelle souple."],
  ["it", "Pantofole feltro grigio da uomo | Alpenor", "Pantofole in feltro grigio con suola in gomma."],
] as const)("the shop's own title and meta description stay: %s", (language, title, description) => {
  const { title: written, meta_description } = withOwnPage(ours, pageOf(language, { title, description }));
  expect([written, meta_description]).toEqual([title, description]);
});

test.each([
  ["en", "Buy Grey Felt Slippers Online"],
  ["en", "GREY FELT SLIPPERS FOR MEN"],
  ["en", "Felt Slippers Grey with a Rubber…"],
  ["en", "Felt Slippers Grey with"],
  ["en", "%%title%% %%sep%% Felt Slippers Grey"],
  ["en", "<b>Felt Slippers Grey</b> Men"],
  ["en", "Welcome to our little shop in York"],
  ["en", "Felt Slippers Grey for Men and for Women and for All Who Stay at Home"],
  ["de", "Filzpantoffeln grau günstig kaufen"],
  ["de", "Grey Felt Slippers for Men with a Rubber Sole"],
  ["fr", "Acheter pantoufles en feutre gris"],
  ["fr", "Pantoufles en feutre gris à 19,90 €"],
  ["it", "Pantofole in feltro grigio in offerta"],
  ["it", "Pantofole in feltro grigio con"],
] as const)("a title that is none is not taken (%s): %s", (language, title) => {
  expect(withOwnPage(ours, pageOf(language, { title })).title).toBe("Ours");
});

test.each([
  ["en", "Our grey felt slippers are made of merino wool in a small", "wool in a small mill in Wales."],
  ["de", "Unsere Filzpantoffeln in Grau sind aus Merinowolle und haben", "und haben eine Sohle aus Gummi."],
  ["fr", "Nos pantoufles en feutre gris sont en laine et ont une", "et ont une semelle souple."],
  ["it", "Le pantofole in feltro grigio sono di lana e hanno una", "e hanno una suola in gomma."],
] as const)("a meta description that is cut from the text is not taken: %s", (language, description, end) => {
  const texts = description + end.slice(end.indexOf(description.split(" ").at(-1) ?? "") + 1);
  expect(withOwnPage(ours, pageOf(language, { description }, texts)).meta_description).toBe("Ours.");
});

test("a title that says no more than ours is not taken", () => {
  const fields = { ...ours, title: "Alpenor Felt Slippers Grey" };
  expect(withOwnPage(fields, pageOf("en", { title: "Felt Slippers, Grey" })).title).toBe(fields.title);
});

test.each([
  [
    "en",
    "slippers",
    "house slippers, warm, SALE, _new_",
    "Warm house slippers",
    ["house slippers", "slippers", "warm"],
  ],
  ["de", "Filzpantoffeln", "rutschfest, neu_2024", "Rutschfest", ["Filzpantoffeln", "rutschfest"]],
  [
    "fr",
    "pantoufles",
    "pantoufles chaudes, cuir",
    "Des pantoufles chaudes",
    ["pantoufles chaudes", "pantoufles"],
  ],
  [
    "it",
    "pantofole",
    "pantofole da casa, lana",
    "Pantofole da casa in lana",
    ["pantofole da casa", "pantofole", "lana"],
  ],
] as const)(
  "the shop's own keywords of the product are kept: %s",
  (language, found, keywords, text, wanted) => {
    const page = pageOf(language, { keywords });
    expect(withOwnKeywords([found], page, readWords(`${page.name}. ${text}`))).toEqual(wanted);
  },
);
