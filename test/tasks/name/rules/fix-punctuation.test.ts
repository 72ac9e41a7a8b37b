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

it.each<readonly [Language, string, string]>([
  ["de", "USB C Ladekabel 2 m", "USB-C-Ladekabel 2 m"],
  ["de", "Kabel USB C auf USB C", "Kabel USB-C auf USB-C"],
  ["en", "USB C Charger 20W", "USB-C Charger 20W"],
  ["fr", "Câble USB C 2 m", "Câble USB-C 2 m"],
  ["it", "Cavo USB C 2 m", "Cavo USB-C 2 m"],
  ["de", "Wischblatt Satz 600 mm", "Wischblatt-Satz 600 mm"],
  ["de", "Gläser Set 6-teilig", "Gläser-Set 6-teilig"],
  ["de", "Akustikgitarre Set Einsteiger", "Akustikgitarre Set Einsteiger"],
  ["de", "Klettersteig Set", "Klettersteig Set"],
])("a plug and a German set have their hyphens: %s %s", (language, name, native) => {
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

it.each<readonly [name: string, native: string]>([
  ["Casse noix acier", "Casse-noix acier"],
  ["GRILLE PAIN 2 FENTES INOX", "Grille-pain 2 fentes inox"],
  ["Lave Linge 8 kg", "Lave-linge 8 kg"],
  ["SECHE CHEVEUX IONIQUE", "Sèche-cheveux ionique"],
  ["Porte serviettes mural", "Porte-serviettes mural"],
  ["Balai essuie glace plat 60 cm", "Balai essuie-glace plat 60 cm"],
  ["Coupe ongles inox", "Coupe-ongles inox"],
  ["Pantalon taille haute", "Pantalon taille haute"],
  ["Armoire 1 porte miroir", "Armoire 1 porte miroir"],
  ["Porte verre trempé 80 cm", "Porte verre trempé 80 cm"],
  ["Sachets sous vide 20 x 30 cm", "Sachets sous vide 20 x 30 cm"],
])("a French compound of a verb and a noun has its hyphen: %s", (name, native) => {
  expect(nativeName(name, "fr")).toBe(native);
});

it.each<readonly [Language, string, string]>([
  ["it", "BATTERIA AUTO 12V 242X175X190", "Batteria auto 12 V 242x175x190"],
  ["fr", "PANNEAU BOIS 250X125X18", "Panneau bois 250x125x18"],
  ["de", "SCHRAUBEN M8X60 VERZINKT", "Schrauben M8x60 verzinkt"],
  ["en", "INNER TUBE 700X28-32C PRESTA 48MM", "Inner Tube 700x28-32C Presta 48mm"],
  ["en", "Sony WX1X2 Camera", "Sony WX1X2 Camera"],
  ["fr", "ballons mariage x25 blanc ivoire et doré", "Ballons mariage x25 blanc ivoire et doré"],
])("glued sizes and counts have a small x: %s %s", (language, name, native) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each<readonly [Language, string, string]>([
  ["fr", "N'ayez pas peur... de croire", "N'ayez pas peur... de croire"],
  ["fr", "Carrément fromage… ou pas", "Carrément fromage… ou pas"],
  ["en", "To Be... or Not to Be", "To Be... or Not to Be"],
  ["de", "Und dann kam alles… und noch mehr", "Und dann kam alles… und noch mehr"],
  ["it", "Ti amo... ma non troppo", "Ti amo... ma non troppo"],
  ["fr", "Ceinture Boucle Le… M", "Ceinture Boucle M"],
  [
    "en",
    "Cordless drill driver with two batteries ... read more",
    "Cordless drill driver with two batteries",
  ],
])("a pause within a title stays, a cut does not: %s %s", (language, name, native) => {
  expect(nativeName(name, language)).toBe(native);
});
