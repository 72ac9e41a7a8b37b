import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

describe("orders, offers and notices for trade", () => {
  it.each<Case>([
    ["en", "Ideal for phones. ORDER BEFORE 3PM FOR NEXT DAY DISPATCH!", "Ideal for phones."],
    [
      "en",
      "Pack of three T-shirts. Buy 2 packs get 1 free!! Crew neck.",
      "Pack of three T-shirts. Crew neck.",
    ],
    ["en", "Steel mug, 300 ml. USE CODE SAVE10 AT CHECKOUT.", "Steel mug, 300 ml."],
    ["en", "Kettle of steel, 1.7 l. Buy 1 get 1 half price.", "Kettle of steel, 1.7 l."],
    [
      "en",
      "Order Monday before 5 pm for same day dispatch. The lamp has a 2 m cable.",
      "The lamp has a 2 m cable.",
    ],
    [
      "de",
      "Sneakersocken aus Baumwolle. JETZT 20% SPAREN! Versandkostenfrei ab 50 €.",
      "Sneakersocken aus Baumwolle.",
    ],
    ["de", "Kopfnote: Bergamotte. Gratis Probe zu jeder Bestellung!", "Kopfnote: Bergamotte."],
    ["de", "Noten von Kakao und Nuss. Jetzt Probierpaket sichern!", "Noten von Kakao und Nuss."],
    ["de", "Frostschutz bis -60 °C. Versand nur innerhalb Deutschlands.", "Frostschutz bis -60 °C."],
    ["de", "Bei Fragen schreiben Sie uns an info@shop.de. Die Lampe hat 40 W.", "Die Lampe hat 40 W."],
    ["fr", "Lampe à poser en céramique. Prix promo jusqu'au 30 novembre !", "Lampe à poser en céramique."],
    ["fr", "Arbre à chat, base 50x50 cm. En stock - expédié sous 24/48h.", "Arbre à chat, base 50x50 cm."],
    [
      "fr",
      "Maillot uni. Livraison offerte en point relais, 2 poches latérales.",
      "Maillot uni. 2 poches latérales.",
    ],
    ["fr", "Huile d'olive bio. Origine : Crète. PROMO : 5+1 OFFERTE", "Huile d'olive bio. Origine : Crète."],
    [
      "fr",
      "Pour toute info écrivez à sav@robinov.fr. Mitigeur chromé, bec 14 cm.",
      "Mitigeur chromé, bec 14 cm.",
    ],
    ["it", "Detersivo concentrato 5 l. SOLO PER PARTITE IVA", "Detersivo concentrato 5 l."],
    ["it", "Crema per gelaterie, 3 kg ***NON VENDIBILE SU AMAZON***", "Crema per gelaterie, 3 kg."],
    [
      "it",
      "Per informazioni contattare il 0481 123456. Lampada con cavo da 2 m.",
      "Lampada con cavo da 2 m.",
    ],
    [
      "it",
      "Tavolo in rovere. Consegna al piano gratuita. Altezza 75 cm.",
      "Tavolo in rovere. Altezza 75 cm.",
    ],
    ["it", "Maglietta da uomo. SPEDIZIONE GRATUITA SOPRA I 49 EURO!!", "Maglietta da uomo."],
    [
      "it",
      "Spazzole per auto. Per info scrivete a info@ricambi.it o chiamate il 0481 123456.",
      "Spazzole per auto.",
    ],
  ])("go whole, and nothing else: %s %s", (language, text, wanted) => {
    const lines = nativeDescription(text, language).replaceAll("\n", " ");
    expect(lines.replace(/\.$/u, "")).toBe(wanted.replace(/\.$/u, ""));
  });

  it.each<Case>([
    ["fr", "Canapé 4 places. Éco-participation incluse : 8,50 €.", "8,50 €"],
    ["fr", "Lave-linge 8 kg. Dont éco-part. 4,50 €.", "éco-part. 4,50 €"],
    ["fr", "Table basse en chêne. Éco-participation : 4,50 € TTC.", "4,50 € TTC"],
    [
      "de",
      "Kühlschrank 200 l. Inkl. vorgezogene Entsorgungsgebühr CHF 12.50.",
      "Entsorgungsgebühr CHF 12.50",
    ],
    ["it", "Frigorifero 200 l. Contributo RAEE incluso: 5,00 €.", "5,00 €"],
    ["en", "Fridge 200 l. WEEE fee included: £5.00.", "£5.00"],
  ])("are no fees that have to be stated: %s %s", (language, text, fee) =>
    expect(nativeDescription(text, language)).toContain(fee),
  );

  it.each<readonly [Language, string]>([
    ["de", "Wer viel Wert auf erstklassigen Sound aus dem PC legt, braucht gute Boxen."],
    ["de", "Ein einzigartiger Griff aus Holz und ein brillantes Display."],
    ["en", "It has a fantastic brass base of 30 cm."],
    ["fr", "Une lampe exceptionnelle avec un pied fantastique en laiton."],
    ["it", "Una lampada eccezionale con una base fantastica in ottone."],
  ])("are no adjectives: %s %s", (language, text) => expect(nativeDescription(text, language)).toBe(text));
});

describe("the end of a text that was cut off", () => {
  it.each<Case>([
    [
      "fr",
      "Clips pour vitre, compatibles avec les fours de marque BRANDT FP662WF1… Voir la présentation",
      "BRANDT FP662WF1.",
    ],
    [
      "fr",
      "Bas en voile légèrement opaque comportant des zones de large résille… Voir la présentation",
      "large résille.",
    ],
    ["fr", "Eau de toilette 200 ml pour homme et femme (Concentré)… Voir la présentation", "(Concentré)."],
    [
      "fr",
      "Maillot de bain avec rembourrage et coques non amovibles …Voir la présentation",
      "coques non amovibles.",
    ],
    [
      "fr",
      "Pour votre Sony Xperia Z, cette coque rigide mettra en … Voir la présentation",
      "coque rigide mettra en…",
    ],
    [
      "fr",
      "Nouvelle technologie LED COB : lumière douce et très uniforme e… Voir la présentation",
      "uniforme…",
    ],
    [
      "fr",
      "Batterie pour ordinateur portable, 4600 mAh, parfaitement compatible avec votre",
      "compatible avec votre",
    ],
    ["it", "Zaino con due scomparti grandi e tre tasche, spallacci imbottiti e", " spallacci imbottiti"],
    [
      "it",
      "Ideale per vacanze in famiglia, con due ingressi e zanzariera su entrambe le por",
      "entrambe le por",
    ],
    ["it", "Cuscino in memory foam per chi lavora tutto il giorno seduto per ore al compu", "al compu"],
    [
      "de",
      "Rucksack mit zwei großen Fächern und drei Taschen, gepolsterten Trägern und",
      "gepolsterten Trägern und",
    ],
    ["de", "Das Zelt hat zwei Eingänge und ein Moskitonetz an den beiden großen seitl", "großen seitl"],
    [
      "de",
      "Die Matte eignet sich für Pilates und Yoga und hat eine rutschfeste Oberfläche…",
      "rutschfeste Oberfläche.",
    ],
    ["en", "Backpack with two large compartments, three pockets, padded straps and", "padded straps and"],
    ["en", "The tent has two entrances and a mosquito net on both of the large vestib", "large vestib"],
    ["en", "The mat is suitable for pilates and yoga and has a non-slip surface…", "non-slip surface."],
  ])("is the source's: %s %s", (language, text, end) => {
    const written = nativeDescription(text, language);
    expect(written.slice(-end.length)).toBe(end);
  });

  it.each<Case>([
    ["de", "Pfanne", "Pfanne"],
    ["it", "TV LED", "TV LED"],
    ["fr", "Collier", "Collier"],
    ["en", "hose reel", "hose reel"],
  ])("has no full stop where it is no sentence: %s %s", (language, text, wanted) =>
    expect(nativeDescription(text, language)).toBe(wanted),
  );

  it.each<Case>([
    [
      "fr",
      "Combinés filetés de 2003 à 2007Coupelles en aluminium noir.",
      "Combinés filetés de 2003 à 2007 Coupelles en aluminium noir.",
    ],
    [
      "fr",
      "Cette maquette contient 292 pièces.Echelle 1/32.",
      "Cette maquette contient 292 pièces. Échelle 1/32.",
    ],
    [
      "fr",
      "Cartouche de toner magenta - - Produit neuf de la marque.",
      "Cartouche de toner magenta – Produit neuf de la marque.",
    ],
  ])("and words that lost their blank are apart: %s %s", (language, text, wanted) =>
    expect(nativeDescription(text, language)).toBe(wanted),
  );
});
