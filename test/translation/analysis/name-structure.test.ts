import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/nlp/language.ts";
import { createGlossary } from "../../../src/translation/glossary.ts";
import { translate } from "../../../src/translation/translate.ts";
import { smallCatalogs } from "../small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const inLanguage = (text: string, source: Language, target: Language) =>
  translate(text, { source, target }, glossary);

describe("a translation is uncertain", () => {
  it.each([
    ["where the name begins with a preposition", "Pour Nokia Lumia 520, chargeur", "fr", "de"],
    ["where a letter belongs to the word before", "Face cream with vitamin C", "en", "fr"],
    ["where names stand in two places", "Zarbul lamp Trexo chair", "en", "fr"],
    ["where a quality stands before the product is named", "Organic - Almond", "en", "de"],
    ["where a common English word is taken for a name", "Milton Winner bottle", "en", "de"],
    ["where a later part has a name beside its thing", "Pasta - Zarbulli Beetroot", "en", "fr"],
    ["where two colours stand side by side", "Phon Zarbul nero grigio", "it", "en"],
    ["where a number was left of a measure", "Letto Zarbul 47 × 38 cm lungo", "it", "en"],
    ["where nothing is named but a material", "Trixie Zarbulo in metallo", "it", "en"],
    ["where food is for an animal and for adults", "Adult dog food", "en", "de"],
    ["where a preposition goes on behind and", "Jacke mit Kapuze und Taschen", "de", "en"],
    ["where a name goes on behind and", "Zarbul Karamell & Schokolade", "de", "en"],
    ["where a word of a title may be no name", "Dairy Burnt almonds", "en", "fr"],
    ["where a fruit stands beside what is no food", "Kopfhörer mit Kabel, Orange", "de", "it"],
    ["where a measure may be a model", "DJM 250 W Lampe", "de", "en"],
    ["where two things of the house stand together", "Pouffe chair", "en", "de"],
    ["where a size is abbreviated", "Braune Wanderschuhe GR. 43", "de", "fr"],
    ["where a size is abbreviated without a blank", "Braune Wanderschuhe Gr.43", "de", "en"],
    ["where the glossary's name would say more", "Wooden fence", "en", "de"],
    ["where the glossary's name would say more", "Bohrschrauber 12 V", "de", "en"],
    ["where the glossary's name would say more", "Meuleuse noire", "fr", "en"],
    ["where the glossary's name would say more", "Avvitatore 12 V", "it", "de"],
    ["where it is for a part of the body", "Rasoio per capelli", "it", "fr"],
  ] as const)("%s", (_, text, source, target) => {
    expect(inLanguage(text, source, target).isWhole).toBe(false);
  });
});

describe("the order of words", () => {
  it.each([
    ["Watch - For Women", "en", "fr", "Montre pour femme"],
    ["Olive oil - Cold pressed", "en", "fr", "Huile d'olive - Pressée à froid"],
    ["Apple juice, no added sugar", "en", "de", "Apfelsaft, ohne Zuckerzusatz"],
    ["Wooden outdoor table", "en", "fr", "Table d'extérieur en bois"],
    ["Watch - For Men", "en", "it", "Orologio da uomo"],
    ["Caricabatterie senza fili nero Philips", "it", "fr", "Chargeur noir sans fil Philips"],
    ["White Siemens KG33 fridge", "en", "de", "Weißer Kühlschrank Siemens KG33"],
    ["Visseuse à chocs sans fil", "fr", "en", "Cordless impact driver"],
    ["Mini-Regenschirm schwarz", "de", "en", "Black mini umbrella"],
    ["Schwarze Chilibohnen", "de", "it", "Fagioli neri al peperoncino"],
    ["Ladegerät für Camcorder-Akku", "de", "en", "Charger for rechargeable camcorder battery"],
  ] as const)("%s", (text, source, target, wanted) => {
    expect(inLanguage(text, source, target).text).toBe(wanted);
  });
});
