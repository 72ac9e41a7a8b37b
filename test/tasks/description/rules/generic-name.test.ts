import { expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { genericName } from "../../../../src/tasks/description/rules/generic-name.ts";

const nameOf = (text: string, language: Language, name = "Nova 20") =>
  genericName({ language, facts: [{ label: "generic_name", text }] }, name);

test.each([
  [
    "fr",
    "Crème glacée à la noix de coco, enrobage cacao / Glace à la noix de coco, enrobage cacao",
    "Crème glacée à la noix de coco, enrobage cacao",
  ],
  [
    "de",
    "Speiseeis mit Kokos und Überzug aus Kakao / Eiscreme mit Kokos und Überzug aus Kakao",
    "Speiseeis mit Kokos und Überzug aus Kakao",
  ],
  [
    "it",
    "Gelato al cocco con copertura al cacao / Dessert gelato al cocco con copertura al cacao",
    "Gelato al cocco con copertura al cacao",
  ],
  [
    "en",
    "Coconut ice cream with a cocoa coating / Coconut iced cream with a cocoa coating",
    "Coconut ice cream with a cocoa coating",
  ],
] as const)("of two wordings the first stands for both, in %s", (language, text, wanted) =>
  expect(nameOf(text, language)).toBe(wanted),
);

test.each([
  ["fr", "Biscuits au beurre / Sablés fourrés au citron et au miel"],
  ["de", "Saft aus Äpfeln mit 20 % Kirschen / Saft aus Äpfeln mit 30 % Kirschen"],
] as const)("different ones stay, in %s", (language, text) => expect(nameOf(text, language)).toBe(text));

test.each([
  ["it", "Pâtisserie en pâte brisée aux noisettes avec préparation aux framboises"],
  ["de", "Pâtisserie en pâte brisée aux noisettes avec préparation aux framboises"],
  ["fr", "Mürbeteiggebäck mit Haselnüssen und einer Füllung aus Himbeeren"],
] as const)("one in another language than the row's is none, in %s", (language, text) =>
  expect(nameOf(text, language)).toBe(""),
);
