import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { isShopRemark } from "../../../../src/tasks/description/rules/shop-remarks.ts";
import { nativeDescription } from "./native-description.ts";

describe("a shop's remark", () => {
  it.each([
    "BEST SELLER!!!",
    "Bestseller.",
    "As seen on TV!",
    "Limited stock!",
    "2nd item -50% until 15/09",
    "3 for 2 this week",
    "Bekannt aus TV!",
    "2. Artikel -50 % bis 15.09.",
    "Nur wenige verfügbar!",
    "3 für 2",
    "Verkaufsschlager!",
    "2EME A -50% JUSQU'AU 15/09",
    "Vu à la TV !",
    "LIVRAISON GRATUITE DES 2 PNEUS ACHETES !!!",
    "Stock limité !",
    "-20% jusqu'à dimanche",
    "Pochi pezzi disponibili!",
    "2° pezzo -50% fino al 15/09",
    "Visto in TV!",
    "Quantità limitata.",
    "3 per 2",
    "SUMMER OFFER - 3 FOR 2 UNTIL 31ST JULY",
    "Special offer: 2 bought, 1 free",
    "Sonderangebot: 3 für 2",
    "OFFRE SPECIALE 3 ACHETES = 1 OFFERT.",
    "3 achetés, 1 offert !",
    "Offerta speciale 3 acquistati = 1 omaggio",
  ])("is %s", (text) => expect(isShopRemark(text)).toBe(true));

  it.each([
    "0 % finance available!",
    "Pay in 3 instalments",
    "Bulk discount from 10 boxes.",
    "New collection!!!",
    "Box of 12: please enquire",
    "Hurry up!",
    "Need help?",
    "Collection only from store",
    "0% Finanzierung möglich!",
    "Ratenzahlung möglich",
    "Mengenrabatt ab 12 Eimern.",
    "Neue Kollektion Herbst 2025!",
    "Preis auf Anfrage",
    "Palette mit 40 Sack: bitte anfragen",
    "Jetzt zugreifen!",
    "Brauchen Sie Hilfe?",
    "Nur Abholung im Laden möglich!",
    "Paiement en 4x sans frais",
    "Remise quantitative dès 10 cartons",
    "NOUVELLE COLLECTION !!!",
    "Nouvelle collection printemps-été 2025",
    "Palette de 40 sacs : nous consulter",
    "Dépêchez-vous !",
    "Besoin d'aide ?",
    "Uniquement retrait en magasin",
    "Finanziamento tasso zero disponibile",
    "Pagamento a rate senza interessi",
    "Sconto quantità da 10 cartoni",
    "Nuova collezione!",
    "Prezzo su richiesta",
    "Affrettati!",
    "Hai bisogno di aiuto?",
    "Solo ritiro in negozio",
  ])("is %s, too", (text) => expect(isShopRemark(text)).toBe(true));

  it.each([
    "New collection of short stories",
    "A new season of the series on 3 discs",
    "Hurry Slowly",
    "Questions and answers",
    "Assembly: please ask a second person to help",
    "Farben: auf Anfrage lackiert",
    "Neue Kollektion von Erzählungen aus dem Moor",
    "Vite en laiton 5 x 40",
    "Vite M8",
    "Vite in acciaio",
    "Collection de 12 timbres",
    "Eco-mode inclus",
    "Domande e risposte sul diabete",
    "Fragen an das Leben",
    "Die Finanzierung der Städte",
    "Finanzierung im Mittelalter",
    "2,40 m de long",
  ])("is not %s, either", (text) => expect(isShopRemark(text)).toBe(false));

  it.each([
    "-20% energy use",
    "-30 % Gewicht, gleiche Festigkeit, neues Modell aus Carbon",
    "-50% de poids",
    "-30% zucchero",
    "The best seller of 1962 in a new translation.",
    "Limited edition of 500",
    "2 pieces",
    "2. Auflage",
    "Special offer box with 3 for 2 players",
    "2 achetés séparément",
    "3 mm für 2 kg",
    "Une pièce de plus",
  ])("is not %s", (text) => expect(isShopRemark(text)).toBe(false));

  it.each<readonly [Language, string, string]>([
    [
      "en",
      "Velvet sofa with oak legs. BEST SELLER!!! Seat height 45 cm.",
      "Velvet sofa with oak legs. Seat height 45 cm.",
    ],
    [
      "de",
      "Sofa aus Samt mit Beinen aus Eiche. BESTSELLER!!! Sitzhöhe 45 cm.",
      "Sofa aus Samt mit Beinen aus Eiche. Sitzhöhe 45 cm.",
    ],
    [
      "fr",
      "Pneu été pour voiture. LIVRAISON GRATUITE DES 2 PNEUS ACHETES !!! Bruit 69 dB.",
      "Pneu été pour voiture. Bruit 69 dB.",
    ],
    [
      "fr",
      "OFFRE SPECIALE 3 ACHETES = 1 OFFERT. Thé vert en feuilles de Chine. Sachet de 1 kg.",
      "Thé vert en feuilles de Chine. Sachet de 1 kg.",
    ],
    [
      "en",
      "Pinafore with two pockets. SUMMER OFFER - 3 FOR 2 UNTIL 31ST JULY. Machine washable.",
      "Pinafore with two pockets. Machine washable.",
    ],
    [
      "it",
      "Zaino da scuola in tessuto. Approfitta subito, pochi pezzi disponibili! Due tasche.",
      "Zaino da scuola in tessuto. Due tasche.",
    ],
  ])("goes in %s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));

  it.each<readonly [Language, string]>([
    ["it", "Armadio con due ante. Consegna al piano strada, montaggio escluso."],
    ["de", "Schrank mit zwei Türen. Lieferung frei Bordsteinkante, ohne Montage."],
    ["en", "Wardrobe with two doors. Kerbside delivery, assembly not included."],
    ["fr", "Armoire à deux portes. Livraison au pied de l'immeuble, montage non compris."],
    ["de", "Ein Krimi aus dem Moor. »Dicht und bis zur letzten Seite spannend.« Weser-Kurier"],
    ["en", 'A tale of the sea and its people. "Gripping to the very last page." - The Northern Courier'],
    ["fr", "Un roman de la mer et des siens. « Un livre à lire d'une traite, jusqu'à la fin. » Le Courrier"],
    ["it", "Un romanzo del mare e della sua gente. «Un libro da leggere tutto d'un fiato.» Il Corriere"],
  ])("is not what must be known in %s: %s", (language, text) =>
    expect(
      nativeDescription(text, language)
        .replaceAll("\n\n", " ")
        .replace(/(?<=[\p{L}])\.$/u, ""),
    ).toBe(text.replace(/(?<=[\p{L}])\.$/u, "")),
  );
});

describe("collection, trials, reservations, bundles and deposits", () => {
  it.each([
    "Prenota ora con acconto!!",
    "Ritiro in negozio: gratis.",
    "Paghi 1 prendi 2.",
    "Selbstabholung in Musterstadt möglich.",
    "Probefahrt nach Terminvereinbarung.",
    "Nimm 2, zahl 1.",
    "Réservez maintenant avec acompte.",
    "Retrait en magasin gratuit.",
    "Essai sur rendez-vous.",
    "Reserve now with a deposit.",
    "Click and collect: free.",
    "Test ride by appointment.",
  ])("%s is a shop's remark", (text) => {
    expect(isShopRemark(text)).toBe(true);
  });

  it.each([
    "Zzgl. 3,30 € Pfand.",
    "Consigne 3,30 € en sus.",
    "Cauzione 1,80 € esclusa.",
    "Plus 3.30 € deposit.",
    "Reserve tank of 2 litres.",
    "Prova del colore inclusa.",
    "Essai de résistance à 80 kg.",
    "Ritiro minimo in lavaggio.",
  ])("%s says something", (text) => {
    expect(isShopRemark(text)).toBe(false);
  });
});

describe("what stars part from an offer stays", () => {
  it.each([
    ["en", "FREE DELIVERY OVER £40 *** Replaces a 33 W halogen capsule. Warm white light.", "33 W halogen"],
    ["de", "GRATIS VERSAND *** Ersetzt Halogenlampen mit 33 W. Warmweißes Licht.", "33 W"],
    ["fr", "LIVRAISON OFFERTE *** Remplace une halogène de 33 W. Lumière blanche.", "33 W"],
    ["it", "SPEDIZIONE GRATUITA *** Sostituisce alogene da 33 W. Luce calda.", "33 W"],
  ] as const)("%s: %s", (language, text, kept) => {
    const written = nativeDescription(text, language);
    expect(written).toContain(kept);
    expect(written).not.toMatch(/DELIVERY|VERSAND|LIVRAISON|SPEDIZIONE|\*/iu);
  });
});

describe("limits, telephone numbers and links", () => {
  it.each([
    "***LIMIT 3***",
    "Max. 4 pieces per customer.",
    "Max. 2 Stück pro Kunde!",
    "Limité à 2 par client",
    "Massimo 3 pezzi per cliente",
    "Ships free!",
    "Expédié gratuitement.",
    "Call us 0800 555 0199 Mon-Sat!",
    "Rufen Sie uns an: 030 1234567 (Mo-Fr)",
    "Appelez-nous au 01 23 45 67 89.",
    "Chiamaci al 02 1234567",
    "PROMO -15% FINO AL 20/10!",
    "Scopri tutte le offerte",
    "Découvrez toutes nos promotions",
    "Alle Angebote ansehen",
  ])("are remarks: %s", (text) => expect(isShopRemark(text)).toBe(true));

  it.each([
    "Limit switch 2 A.",
    "Max. 3 bar.",
    "Max. 2 Personen.",
    "Charge max. 25 kg.",
    "Call button with 2 m cable.",
    "Ring 18 mm.",
    "Alle Teile spülmaschinenfest.",
  ])("are not: %s", (text) => expect(isShopRemark(text)).toBe(false));

  it.each<readonly [Language, string]>([
    ["fr", "Armoire en chêne massif à deux portes. Livraison au pied de l'immeuble"],
    ["de", "Schrank aus Eiche mit zwei Türen. Lieferung frei Bordsteinkante."],
    ["it", "Armadio in rovere con due ante. Consegna al piano strada."],
  ])("how far a heavy thing is carried stays in %s: %s", (language, text) => {
    expect(nativeDescription(text, language).replace(/\.$/u, "")).toContain(text.replace(/\.$/u, ""));
  });
});

describe("lines of praise in capitals and links to tables of sizes", () => {
  it.each([
    "TOP QUALITÄT",
    "JETZT ZUGREIFEN",
    "TOP QUALITY!",
    "HAUTE QUALITÉ",
    "ALTA QUALITÀ",
    ">> See our full size guide here <<",
    "Siehe unsere Größentabelle",
    "Consultez notre guide des tailles ici",
    "Consulta la guida alle taglie",
  ])("are remarks: %s", (text) => expect(isShopRemark(text)).toBe(true));

  it.each(["TOP QUALITÄT AUS EICHE", "Top quality steel", "Size guide with 3 rails", "JETZT AUCH MIT USB-C"])(
    "are none where they say more: %s",
    (text) => expect(isShopRemark(text)).toBe(false),
  );
});
