import { expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { withElisions } from "../../../../src/tasks/name/rules/fix-punctuation.ts";
import { nativeName } from "./native-name.ts";

it.each<readonly [Language, string, string]>([
  ["fr", "LE LIVRE D HÉNOK", "Le livre d'Hénok"],
  ["fr", "BOUCLE D OREILLE ARGENT", "Boucle d'oreille argent"],
  ["fr", "LAMPE A L HUILE", "Lampe à l'huile"],
  ["fr", "PORTE D ENTREE BOIS", "Porte d'entrée bois"],
  ["fr", "L ENFANT ET LA MER", "L'enfant et la mer"],
  ["it", "TONNO ALL OLIO DI OLIVA", "Tonno all'olio di oliva"],
  ["it", "ANELLO D ORO", "Anello d'oro"],
  ["it", "GIOCO DELL OCA", "Gioco dell'oca"],
  ["it", "LAMPADA SULL ACQUA", "Lampada sull'acqua"],
  ["it", "BORRACCIA PER L ACQUA", "Borraccia per l'acqua"],
])("an elided word has its apostrophe: %s %s", (language, name, native) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each<readonly [Language, string]>([
  ["fr", "T-shirt taille L orange"],
  ["fr", "Vitamine D enfant"],
  ["fr", "Piles D alcalines"],
  ["fr", "Siège de haut L haute"],
  ["it", "Dell Inspiron 15"],
  ["it", "Detersivo 1 l omaggio"],
  ["it", "Computer all in one"],
  ["it", "Maglia taglia L arancione"],
  ["de", "Hose Gr. L anthrazit"],
  ["en", "Battery D alkaline"],
])("a size, a type and a maker are none: %s %s", (language, text) => {
  expect(withElisions(text, language)).toBe(text);
});

it.each<readonly [Language, string, string, string]>([
  ["it", "Caramelle gusto aran.", "Senza zucchero.", "Caramelle gusto aran."],
  ["it", "Caramelle gusto menta.", "Senza zucchero.", "Caramelle gusto menta"],
  ["fr", "Biscuits goût cara.", "Sans sucre.", "Biscuits goût cara."],
  ["fr", "Biscuits goût miel.", "Sans sucre.", "Biscuits goût miel"],
  ["de", "Kekse Geschmack vani.", "Ohne Zucker.", "Kekse Geschmack vani."],
  ["en", "Sweets flavour lemo.", "Sugar free.", "Sweets flavour lemo."],
  ["en", "Knitting wool aran.", "Soft wool.", "Knitting wool aran"],
])("a flavour that is cut short keeps its full stop: %s %s", (language, name, description, native) => {
  expect(nativeName(name, language, { description })).toBe(native);
});

it.each([
  ["en", "Garden Chair | Folding Steel Frame | Weatherproof | Black"],
  ["de", "Gartenstuhl | Gestell aus Stahl | Wetterfest | Schwarz"],
  ["fr", "Chaise de jardin | Pliante en acier | Extérieur | Noir"],
  ["it", "Sedia da giardino | Pieghevole in acciaio | Esterno | Nero"],
] as const)("%s: of several bars none goes alone: %s", (language, name) => {
  expect(nativeName(name, language).match(/\|/g)).toHaveLength(3);
});

it.each<readonly [Language, string, string]>([
  ["it", "Caffè Classico- 30 cialde", "Caffè classico - 30 cialde"],
  ["fr", "Café Intense- 10 capsules", "Café Intense - 10 capsules"],
  ["it", "Prugna dell'Emilia - Romagna 430 g", "Prugna dell'Emilia-Romagna 430 g"],
  ["fr", "Carte de Rhône - Alpes 2020", "Carte de Rhône-Alpes 2020"],
  ["de", "Apfelsaft Schleswig- Holstein 1 l", "Apfelsaft Schleswig-Holstein 1 l"],
  ["en", "Kettle - Black", "Kettle - Black"],
])("a dash has both its blanks or none: %s %s", (language, name, native) => {
  expect(nativeName(name, language)).toBe(native);
});
