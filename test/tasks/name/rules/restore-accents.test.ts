import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [["Cafe creme mug", "Cafe creme mug"]],
  de: [
    ["Kuehlschrank weiß", "Kühlschrank weiß"],
    ["Kissen Groesse 40x40", "Kissen Größe 40x40"],
    ["GROSSE TASCHE WEISS", "Große Tasche Weiß"],
    ["Gruene Jacke", "Grüne Jacke"],
    ["Handtuch fuer Kinder", "Handtuch für Kinder"],
    ["Tasche weiss", "Tasche weiss"],
    ["Neue Quelle", "Neue Quelle"],
  ],
  fr: [
    ["Lampe a poser laiton creme", "Lampe à poser laiton crème"],
    ["Etagere murale metal noir", "Étagère murale métal noir"],
    ["Table a manger chene", "Table à manger chêne"],
    ["PANTALON A PINCES 42", "Pantalon à pinces 42"],
    ["Machine a cafe", "Machine à café"],
    ["Sapin de Noel artificiel", "Sapin de Noël artificiel"],
    ["Boule de noel rouge", "Boule de Noël rouge"],
    ["Chargeur pour Citroen C4", "Chargeur pour Citroen C4"],
    ["CANAPE 3 PLACES VELOURS", "Canapé 3 places velours"],
    ['Ecran 24"', 'Écran 24"'],
    ["Poignee pour four", "Poignée pour four"],
    ["Vitamine A poudre", "Vitamine A poudre"],
    ["Diamonds are a girl's best friend", "Diamonds are a girl's best friend"],
    ["La Chine et son histoire", "La Chine et son histoire"],
    ["Attelage pour SERIE 4", "Attelage pour SERIE 4"],
  ],
  it: [
    ["Fesa di tacchino a meta'", "Fesa di tacchino a metà"],
    ["Qualita' superiore", "Qualità superiore"],
    ["Macchina caffe", "Macchina da caffè"],
    ["Vaso citta bianco", "Vaso città bianco"],
    ["Set bebe rosa", "Set bebè rosa"],
    ["L'ora del te", "L'ora del te"],
  ],
};

describe.each(languages)("a word without its accents in %s", (language) => {
  it.each(cases[language])("is written as a native would: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each(cases[language])("is left alone once it is: %s", (_, native) => {
    expect(nativeName(native, language)).toBe(native);
  });
});

it("has the accents that the row's description gives it", () => {
  const description = "Étui en zibeltine véritable, cousu à la main.";
  expect(nativeName("Sac zibeltine veritable", "fr", { description })).toBe("Sac zibeltine véritable");
  expect(nativeName("Sac zorbline", "fr", { description: "Sac zorbliné. Le zorbline." })).toBe(
    "Sac zorbline",
  );
});

it("keeps them off where a person refused", () => {
  expect(nativeName("Lampe a poser creme", "fr", { keep: ["accents"] })).toBe("Lampe a poser creme");
  expect(answerTo("Lampe a poser creme", "fr").message).toBe("Restored accents.");
});

describe("accents of the row's own texts", () => {
  it.each([
    ["en", "Elouan Creme de Nuit 50ml", "Crème de nuit. A rich cream.", "Elouan Crème de Nuit 50ml"],
    ["en", "Cafe Table Oak", "A café table for two.", "Café Table Oak"],
    ["en", "Creme Brulee Dessert", "Crème brûlée in a jar.", "Crème Brûlée Dessert"],
    ["en", "Puree Strainer Steel", "Strains any purée.", "Purée Strainer Steel"],
    ["en", "Decor Frame Gold", "A décor frame.", "Décor Frame Gold"],
    ["en", "Cafe Table Oak", "A cafe table for the café.", "Cafe Table Oak"],
    ["en", "Rose Wine 75cl", "A rosé wine, a rose scent.", "Rose Wine 75cl"],
    ["fr", "Table basse chene/blanc", "Plateau chêne.", "Table basse chêne/blanc"],
    ["fr", "Etagere blanc/chene 60 cm", "", "Étagère blanc/chêne 60 cm"],
    ["fr", "Coque A/B noire", "", "Coque A/B noire"],
    ["it", "Tavolino caffe/latte", "Colore caffè.", "Tavolino caffè/latte"],
    ["de", "Kissen gruen/grau 40 cm", "", "Kissen grün/grau 40 cm"],
  ] as const)("%s: %s (%s)", (language, name, description, native) => {
    expect(nativeName(name, language, description === "" ? {} : { description })).toBe(native);
  });
});

describe("where the row has a word with two accents, it stays", () => {
  it.each([
    ["Stickers motif zebre 90 cm", "Un zèbre et un décor zébré.", "Stickers motif zebre 90 cm"],
    ["Stickers motif zebre 90 cm", "Un décor zébré.", "Stickers motif zébré 90 cm"],
  ])("%s (%s)", (name, description, native) => {
    expect(nativeName(name, "fr", { description })).toBe(native);
  });
});

describe("a letter behind what it is a letter of has no accent and keeps its capital", () => {
  it.each([
    ["fr", "INTERRUPTEUR DIFF. 40A TYPE A COURBE B", "Interrupteur différentiel 40A type A courbe B"],
    ["fr", "Interrupteur type a courbe b", "Interrupteur type A courbe b"],
    ["fr", "CABLE USB TYPE A 3 m", "Câble USB type A 3 m"],
    ["fr", "LAMPE TYPE A POSER", "Lampe type à poser"],
    ["it", "INTERRUTTORE TIPO A CURVA C 25A", "Interruttore tipo A curva C 25A"],
    ["it", "LAMPADA TIPO A PARETE", "Lampada tipo a parete"],
    ["de", "SCHALTER TYP A 40A", "Schalter Typ A 40A"],
    ["en", "SWITCH TYPE A 40A", "Switch Type A 40A"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("a verb behind a pronoun and a word of an English phrase have no accent of another word", () => {
  it.each([
    ["fr", "Laine qui se tricote en 4 mm", "Laine qui se tricote en 4 mm"],
    ["fr", "Tapis de l'ecole primaire", "Tapis de l'école primaire"],
    ["fr", "Pull tricote main", "Pull tricoté main"],
    ["fr", "Brindor Almond Limited Edition", "Brindor Almond Limited Edition"],
    ["fr", "Coffret edition collector", "Coffret édition collector"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("French words with a wrong accent, or without the one of the thing", () => {
  it.each([
    ["Cornets à la crême", "Cornets à la crème"],
    ["CORNETS À LA CRÊME", "Cornets à la crème"],
    ["LE COMBAT ET LA GRACE", "Le combat et la grâce"],
    ["Robe Grace noire", "Robe Grace noire"],
  ])("%s", (name, expected) => expect(nativeName(name, "fr")).toBe(expected));
});

describe("the title of a record goes by its own spelling", () => {
  it.each([
    ["fr", "Metro Bar", "MUSIQUE > CD", "Metro Bar"],
    ["fr", "Etoile Lumiere", "Films > DVD", "Etoile Lumiere"],
    ["fr", "Etoile Lumiere", "Vinyles", "Etoile Lumiere"],
    ["it", "Metro Citta", "Musica > Vinili", "Metro Citta"],
    ["fr", "Dico ecole", "Livres", "Dico école"],
    ["fr", "Etoile lumineuse", "Décoration", "Étoile lumineuse"],
  ] as const)("in %s: %s of %s", (language, name, category, native) => {
    expect(nativeName(name, language, { category })).toBe(native);
  });
});

describe("a German dative has its umlaut", () => {
  it.each([
    ["Kinderfahrrad mit Stuetzraedern", "Kinderfahrrad mit Stützrädern"],
    ["Schrank mit Glastueren", "Schrank mit Glastüren"],
    ["Koffer mit Raedern", "Koffer mit Rädern"],
  ])("%s", (name, native) => {
    expect(nativeName(name, "de")).toBe(native);
  });
});
