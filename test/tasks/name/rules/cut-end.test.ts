import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, description: string, native: string];

describe("a quotation that was cut is whole in the row's own text, or is none", () => {
  it.each<Case>([
    [
      "fr",
      "Affiche de cuisine « Bon…",
      "Affiche « Bonne pâte » sur papier mat.",
      "Affiche de cuisine « Bonne pâte »",
    ],
    ["it", 'Quadro "Luna…', 'Quadro "Luna piena" su tela.', 'Quadro "Luna piena"'],
    ["en", 'Door Mat "Wipe…', 'Door mat "Wipe Here" made of coir.', 'Door Mat "Wipe Here"'],
    ["de", "Brotdose „Kleiner…", "Brotdose „Kleiner Bär“ mit Deckel.", "Brotdose „Kleiner Bär“"],
    ["fr", 'Sticker "Petit…', "Sticker à coller au mur.", "Sticker Petit"],
    ["en", 'Cushion "Ocean…', "Soft cushion.", "Cushion Ocean"],
    ["it", "Tazza « Gatto…", "Una tazza.", "Tazza Gatto"],
    ["de", 'Kissen "Meer…', "Ein weiches Kissen.", "Kissen Meer"],
    ["de", 'Halter für TV 32" schwarz…', "Ein Halter.", 'Halter für TV 32" schwarz'],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a pair of sides that was cut behind its sign is whole in the row's own text", () => {
  it.each<Case>([
    ["de", "Querlenker vorne RE/", "Querlenker vorne RE/LI verstärkt.", "Querlenker vorne RE/LI"],
    ["en", "Wing Mirror RH/", "Wing mirror RH/LH heated.", "Wing Mirror Right-Hand/Left-Hand"],
    ["fr", "Rotule avant D/", "Rotule avant D/G renforcée.", "Rotule avant D/G"],
    ["it", "Testina sterzo DX/", "Testina sterzo DX/SX rinforzata.", "Testina sterzo destra/sinistra"],
    ["de", "Querlenker vorne RE/", "Querlenker RE/LI oder RE/HI.", "Querlenker vorne RE"],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a line that was cut has the number that the row gives it", () => {
  it.each<Case>([
    ["en", "Running Shoe Stratos…", "The Stratos 4 is a running shoe.", "Running Shoe Stratos 4"],
    ["de", "Lautsprecher Kontur…", "Der Kontur 20 ist ein Lautsprecher.", "Lautsprecher Kontur 20"],
    ["fr", "Montre Vigie…", "La Vigie 2 est une montre.", "Montre Vigie 2"],
    ["it", "Zaino Vetta…", "Lo zaino Vetta II, leggero.", "Zaino Vetta II"],
    ["de", "Laufschuh Stratos…", "Der Laufschuh Stratos. Stratos 4 und Stratos 5.", "Laufschuh Stratos"],
    ["fr", "Coussin Lagune…", "Coussin Lagune 40 cm de côté.", "Coussin Lagune"],
    ["en", "Chair Linden…", "Linden 4 chairs in a box.", "Chair Linden"],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("punctuation that stands alone is none of a name's", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Amortisseur avant 1994-2003 -.", "Amortisseur avant 1994-2003"],
    ["de", "Kotflügel links 1999-2004 -.", "Kotflügel links 1999-2004"],
    ["it", "Specchietto destro 2001-2006 -.", "Specchietto destro 2001-2006"],
    ["en", "Wing Mirror Left 2001-2006 -.", "Wing Mirror Left 2001-2006"],
    ["de", "Blende -. schwarz", "Blende - schwarz"],
    ["fr", "Chemise homme et . L", "Chemise homme L"],
    ["en", "Mudguard 1998-", "Mudguard 1998-"],
  ])("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("what is free of something is no gift", () => {
  it.each([
    ["Soap sulphate free gift box", "Soap sulphate free gift box"],
    ["Sugar free gift hamper", "Sugar free gift hamper"],
    ["Gluten free gift tin 500g", "Gluten free gift tin 500g"],
    ["Nut Free Gift Set Vanilla", "Nut Free Gift Set Vanilla"],
    ["Alcohol free gift pack of 3 beers", "Alcohol free gift pack of 3 beers"],
    ["Hair Dryer 2000W + free gift", "Hair Dryer 2000W"],
  ])("%s", (name, native) => expect(nativeName(name, "en")).toBe(native));
});

describe("a name that a shop cut inside, before its size or at a repetition, is whole", () => {
  it.each<Case>([
    [
      "fr",
      "T-shirt coton Corvin Sn XL",
      "T-shirt coton Corvin Snow Dog noir - Col rond.",
      "T-shirt coton Corvin Snow Dog noir XL",
    ],
    [
      "it",
      "Maglietta cotone Corvin Sn XL",
      "Maglietta cotone Corvin Snow Dog - Collo tondo.",
      "Maglietta cotone Corvin Snow Dog XL",
    ],
    [
      "de",
      "T-Shirt Baumwolle Corvin Sn XL",
      "T-Shirt Baumwolle Corvin Snow Dog | Rundhals.",
      "T-Shirt Baumwolle Corvin Snow Dog XL",
    ],
    [
      "en",
      "Cotton Hoodie Corvin Sn XL",
      "Cotton Hoodie Corvin Snow Dog | Round neck.",
      "Cotton Hoodie Corvin Snow Dog XL",
    ],
    ["fr", "T-shirt coton Corvin Sn XL", "Un t-shirt doux à col rond.", "T-shirt coton Corvin Sn XL"],
    ["fr", "Pompe NZL 33-40 réf S9991 Pompe N", "", "Pompe NZL 33-40 réf S9991"],
    ["it", "Pompa NZL 33-40 rif S9991 Pompa N", "", "Pompa NZL 33-40 rif S9991"],
    ["de", "Pumpe NZL 33-40 Art S9991 Pumpe N", "", "Pumpe NZL 33-40 Art S9991"],
    ["en", "Pump NZL 33-40 ref S9991 Pump N", "", "Pump NZL 33-40 ref S9991"],
    ["fr", "Sony PS4 Slim manette pour Sony PS4", "", "Sony PS4 Slim manette pour Sony PS4"],
    [
      "fr",
      "Chargeur allume-cigare pour Toshiba Portege...",
      "Corvin Chargeur pour Toshiba Portege M200 Tablet PC 16V.",
      "Chargeur allume-cigare pour Toshiba Portege M200",
    ],
    [
      "it",
      "Caricatore da auto per Toshiba Portege...",
      "Corvin caricatore per Toshiba Portege M200 Tablet PC.",
      "Caricatore da auto per Toshiba Portege M200",
    ],
    [
      "de",
      "Ladegerät fürs Auto für Toshiba Portege...",
      "Ladegerät für Toshiba Portege M200 Tablet PC.",
      "Ladegerät fürs Auto für Toshiba Portege M200",
    ],
    [
      "en",
      "Car Charger Adapter for Toshiba Portege...",
      "Charger for Toshiba Portege M200 Tablet PC.",
      "Car Charger Adapter for Toshiba Portege M200",
    ],
    [
      "en",
      "Car Charger Adapter for Toshiba Portege...",
      "For Portege M200 and Portege M400.",
      "Car Charger Adapter for Toshiba",
    ],
    [
      "fr",
      "Mélodies du soir : Fauré, Ravel by Clair…",
      "Titre : Mélodies du soir : Fauré, Ravel by Claire Dubois - Support : CD",
      "Mélodies du soir : Fauré, Ravel by Claire Dubois",
    ],
    [
      "it",
      "Melodie della sera: Verdi, Rossini di Chia…",
      "Titolo: Melodie della sera: Verdi, Rossini di Chiara Rossi - Supporto: CD",
      "Melodie della sera: Verdi, Rossini di Chiara Rossi",
    ],
    [
      "de",
      "Lieder am Abend: Schubert, Brahms von Kla…",
      "Titel: Lieder am Abend: Schubert, Brahms von Klara Berg | CD",
      "Lieder am Abend: Schubert, Brahms von Klara Berg",
    ],
    [
      "en",
      "Songs of the Evening: Elgar, Holst by Clai…",
      "Title: Songs of the Evening: Elgar, Holst by Claire Hill | CD",
      "Songs of the Evening: Elgar, Holst by Claire Hill",
    ],
  ])("%s: %s (%s)", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a label of which a number alone is left goes with the end", () => {
  it.each([
    [
      "fr",
      "Commode haute en pin massif Couleur…",
      "Commode haute en pin massif Couleur : 7.Gris(Int) - Belle commode.",
      "Commode haute en pin massif",
    ],
    [
      "de",
      "Hohe Kommode aus Kiefer massiv Farbe…",
      "Hohe Kommode aus Kiefer massiv Farbe : 7.Grau - Schöne Kommode.",
      "Hohe Kommode aus Kiefer massiv",
    ],
  ] as const)("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("the whole name of a maker stays where the model behind it was cut", () => {
  it.each<Case>([
    [
      "fr",
      "Batterie neuve 4400 mAh - 11,1 V pour MEDION...",
      "Batterie.",
      "Batterie neuve 4400 mAh - 11,1 V pour Medion",
    ],
    [
      "it",
      "Batteria nuova 4400 mAh - 11,1 V per MEDION...",
      "Batteria.",
      "Batteria nuova 4400 mAh - 11,1 V per Medion",
    ],
    [
      "de",
      "Akku neu mit Ladegerät 11,1 V für MEDION...",
      "Akku.",
      "Akku neu mit Ladegerät 11,1 V für Medion",
    ],
    ["fr", "Batterie neuve 4400 mAh - 11,1 V pour Zorbl...", "Batterie.", "Batterie neuve 4400 mAh - 11,1 V"],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});
