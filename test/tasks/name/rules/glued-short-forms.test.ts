import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

const glued: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  it: [
    ["VIOLINO STUD.ACERO 4/4", "Violino studio in acero e abete.", "Violino studio acero 4/4"],
    ["Violino stud.acero 4/4", "Violino studio in acero e abete.", "Violino studio acero 4/4"],
    ["VASO TERRAC.DECOR.A MANO", "Vaso in terracotta, decorato a mano.", "Vaso terracotta decorato a mano"],
    ["CONCIME ORG.MIN.NPK 5-5-5", "Concime organo-minerale per orto.", "Concime organo-minerale NPK 5-5-5"],
    ["OROLOGIO PAR.LEGNO", "Orologio da parete in legno di faggio.", "Orologio da parete legno"],
    ["TENDA CANAD.3POSTI", "Tenda canadese, 3 posti.", "Tenda canadese 3 posti"],
    ["MISCELATORE M/COM.CROMATO", "Miscelatore monocomando cromato.", "Miscelatore monocomando cromato"],
    // Nothing of the row spells it out.
    ["VIOLINO STUD.ACERO 4/4", "Violino in acero e abete.", "Violino stud.acero 4/4"],
    // Two words begin so.
    ["STAMPA FLORE.GRANDE", "Grande motivo floreale, bottega florentina.", "Stampa flore.grande"],
    ["Scarpe N.Balance 574", "Scarpe da nuoto e balneari.", "Scarpe N.Balance 574"],
  ],
  fr: [
    ["ACCORDEON DIATON.ROUGE", "Accordéon diatonique rouge.", "Accordéon diatonique rouge"],
    ["Rideau occult.thermique gris", "Rideau occultant thermique.", "Rideau occultant thermique gris"],
    ["Voir sur cdiscount.com la housse", "Comptoir et housse.", "Voir sur cdiscount.com la housse"],
  ],
  en: [
    ["TEAK BNCH FOLD.OUTDOOR", "Folding outdoor bench of teak.", "Teak Bench Folding Outdoor"],
    ["Dr.Martens boots", "Dr Martens boots in leather, drawn from stock.", "Dr.Martens boots"],
  ],
  de: [
    [
      "Zaunlatte kesseldr.Kiefer 2 m",
      "Zaunlatte aus Kiefer, kesseldruckimprägniert.",
      "Zaunlatte kesseldruckimprägniert Kiefer 2 m",
    ],
    ["STECKD.LEISTE 6FACH", "Steckdosenleiste mit Schalter.", "Steckdosenleiste 6fach"],
  ],
};

describe.each(languages)("a short form glued to its neighbours in %s", (language) => {
  it.each(glued[language])(
    "is opened where the row has the word alone: %s (%s)",
    (name, description, native) => {
      expect(nativeName(name, language, { description })).toBe(native);
    },
  );
});

const counted: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  it: [
    ["CANNA TELESC. 6SEZ.", "Canna telescopica in 6 sezioni.", "Canna telescopica 6 sezioni"],
    ["Pettine acciaio 22 d.", "Pettine in acciaio con 22 denti.", "Pettine acciaio 22 denti"],
    ["CANNA TELESC. 6SEZ.", "Canna telescopica in 5 sezioni.", "Canna telescopica 6SEZ."],
    ["Pizza surgelata CT 8", "Venduta in cartone da 8.", "Pizza surgelata cartone da 8"],
  ],
  fr: [
    ["MOULINET NOIR 8RLTS", "Moulinet à 8 roulements.", "Moulinet noir 8 roulements"],
    ["MOULINET NOIR 8RLTS", "Moulinet à 5 roulements.", "Moulinet noir 8RLTS"],
    ["Tonic citron CRT 24", "Vendu en carton de 24.", "Tonic citron carton de 24"],
    ["Tonic citron CRT 24", "Vendu en carton de 12.", "Tonic citron CRT 24"],
  ],
  en: [
    ["Comb Steel 22 tth", "Steel comb with 22 teeth.", "Comb Steel 22 teeth"],
    ["Comb Steel 22 tth", "Steel comb.", "Comb Steel 22 tth"],
  ],
  de: [
    ["Puzzle 500 T. Hafen", "Puzzle, 500 Teile.", "Puzzle 500 Teile Hafen"],
    // These endings stay at their number.
    [
      "Steckdosenleiste 8fach mit Schalter",
      "Steckdosenleiste 8fach, Kabel 3 m.",
      "Steckdosenleiste 8fach mit Schalter",
    ],
    ["Leiter 6teilig Holz", "Leiter 6teilig, aus Holz.", "Leiter 6teilig Holz"],
    // A dative is no form for a name.
    ["Puzzle 500 T. Hafen", "Puzzle mit 500 Teilen.", "Puzzle 500 Teile Hafen"],
    ["Puzzle 500 T. Hafen", "Puzzle, 1000 Teile.", "Puzzle 500 Teile Hafen"],
  ],
};

describe.each(languages)("what is counted in %s", (language) => {
  it.each(counted[language])(
    "is written as the row has it behind that number: %s (%s)",
    (name, description, native) => {
      expect(nativeName(name, language, { description })).toBe(native);
    },
  );
});

const contracted: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  en: [
    ["THK PRIMER WHITE 5L", "Thick primer for wood.", "Thick Primer White 5L"],
    ["CMP SOCK BLACK", "A compression sock for running.", "Compression Sock Black"],
    ["CMP SOCK BLACK", "A sock with good compression.", "CMP Sock Black"],
    ["Wool hat raspbrry", "Wool hat in raspberry.", "Wool hat raspberry"],
    ["FLOUR STONEGRD 1KG", "Stoneground flour.", "Flour Stoneground 1kg"],
  ],
  de: [
    ["Rute Carbon, Transportlg. 120 cm", "Transportlänge 120 cm.", "Rute Carbon, Transportlänge 120 cm"],
    ["Kübel rund m. Ablauf", "Mit Wasserablauf, frostsicher.", "Kübel rund mit Ablauf"],
  ],
  fr: [
    ["UKULELE SOPRANO AV HOUSSE", "Livré avec housse.", "Ukulélé soprano avec housse"],
    ["Savon liquide fl pompe", "Savon en flacon pompe.", "Savon liquide flacon pompe"],
    ["Bouchon pr bouteille inox", "En inox.", "Bouchon pour bouteille inox"],
  ],
  it: [["OCCHIALI LETT. +2,00", "Occhiali da lettura premontati.", "Occhiali da lettura +2,00"]],
};

describe.each(languages)("a word that lacks letters in %s", (language) => {
  it.each(contracted[language])(
    "is the row's own where it has one alone: %s (%s)",
    (name, description, native) => {
      expect(nativeName(name, language, { description })).toBe(native);
    },
  );
});

const rivals: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  it: [
    ["Giacca trasp. blu", "Tessuto molto traspirante, blu.", "Giacca traspirante blu"],
    ["Ombrel. blu", "Grande ombrellone blu.", "Ombrellone blu"],
    ["Busta trasp. blu", "Buste trasparenti.", "Busta trasparente blu"],
    ["Busta trasp. blu", "Trasparente e traspirante.", "Busta trasparente blu"],
  ],
  fr: [
    ["Coque transp. noire", "Idéale pour le transport.", "Coque transparente noire"],
    ["Coque transp. noire", "Transparente, idéale pour le transport.", "Coque transparente noire"],
  ],
  en: [["Fan adj. black", "With adjustable speed.", "Fan adjustable black"]],
  de: [["Dose transp. 1 l", "Transparente Dose.", "Dose transparent 1 l"]],
};

describe.each(languages)("a short form that the tables have too in %s", (language) => {
  it.each(rivals[language])("is what the row says: %s (%s)", (name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});
