import { describe, expect, test } from "vitest";
import { nativeDescription } from "./native-description.ts";

describe("what a shop says of its stock and its delivery", () => {
  test.each([
    ["it", "Scarpa in pelle con strappo. ULTIME TAGLIE!!", "Scarpa in pelle con strappo."],
    ["it", "Scarpa in pelle con strappo. Spedizione gratuita sopra i 49 €.", "Scarpa in pelle con strappo."],
    ["fr", "Fauteuil en tissu gris. Livraison offerte dès 150 € HT.", "Fauteuil en tissu gris."],
    ["fr", "Fauteuil en tissu gris. Dernières pièces !", "Fauteuil en tissu gris."],
    ["en", "Leather boots with a zip. Last few!", "Leather boots with a zip."],
    ["en", "Leather boots with a zip. Free delivery over £40.", "Leather boots with a zip."],
    ["de", "Stiefel aus Leder mit Reißverschluss. Restposten!", "Stiefel aus Leder mit Reißverschluss."],
    [
      "de",
      "Stiefel aus Leder mit Reißverschluss. Versandkostenfrei ab 40 €.",
      "Stiefel aus Leder mit Reißverschluss.",
    ],
  ] as const)("is cut: %s, %s", (language, text, left) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toBe(left);
  });

  test.each([
    ["en", "Shoe lasts of the last few years fit."],
    ["it", "Le ultime taglie della gamma sono la 44 e la 45."],
    ["fr", "Livraison avec deux clés et un support."],
    ["de", "Lieferung mit zwei Schlüsseln und Halter."],
  ] as const)("stays where it states something: %s, %s", (language, text) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toBe(text);
  });
});

describe("a sentence of a wholesaler around the name", () => {
  const names = {
    it: "Stampante approx! APP80",
    en: "Printer approx! APP80",
    fr: "Imprimante approx! APP80",
    de: "Drucker approx! APP80",
  };
  test.each([
    [
      "it",
      "Se ami la tecnologia, acquista Stampante approx! APP80 al miglior prezzo. Stampa 300 mm al secondo.",
      "Stampa 300 mm al secondo.",
    ],
    [
      "it",
      "Stampante approx! APP80 è ciò che ti serve per il tuo ufficio. Stampa 300 mm al secondo.",
      "Stampa 300 mm al secondo.",
    ],
    [
      "it",
      "Se cerchi novità, ti presentiamo Stampante approx! APP80! Stampa 300 mm al secondo.",
      "Stampa 300 mm al secondo.",
    ],
    [
      "en",
      "If you love technology, buy Printer approx! APP80 at the best price. It prints 300 mm a second.",
      "It prints 300 mm a second.",
    ],
    [
      "fr",
      "Imprimante approx! APP80 est ce qu'il vous faut pour le bureau. Vitesse de 300 mm par seconde.",
      "Vitesse de 300 mm par seconde.",
    ],
    [
      "de",
      "Drucker approx! APP80 ist genau das, was Sie brauchen. Druckt 300 mm in der Sekunde.",
      "Druckt 300 mm in der Sekunde.",
    ],
    [
      "it",
      "Se vuoi dare un tocco di novità al tuo ufficio, con Stampante approx! APP80 potrai farlo. Stampa 300 mm al secondo.",
      "Stampa 300 mm al secondo.",
    ],
    [
      "en",
      "If you want to give your office a new look, with Printer approx! APP80 you can do it. It prints 300 mm a second.",
      "It prints 300 mm a second.",
    ],
    [
      "fr",
      "Si vous voulez équiper votre bureau, avec Imprimante approx! APP80 vous pouvez le faire. Vitesse de 300 mm par seconde.",
      "Vitesse de 300 mm par seconde.",
    ],
    [
      "it",
      "Prova la qualità dei prodotti Acme 100% originali e lasciati sorprendere. Stampa 300 mm al secondo.",
      "Stampa 300 mm al secondo.",
    ],
    [
      "en",
      "Discover the quality of 100% original Acme products. It prints 300 mm a second.",
      "It prints 300 mm a second.",
    ],
    [
      "de",
      "Entdecken Sie die Qualität der originalen Acme Produkte. Druckt 300 mm in der Sekunde.",
      "Druckt 300 mm in der Sekunde.",
    ],
  ] as const)("is cut, whatever sign the maker has: %s, %s", (language, text, left) => {
    expect(nativeDescription(text, language, { name: names[language] })).toBe(left);
  });
});

describe("a call to buy what is called otherwise", () => {
  test.each([
    [
      "it",
      "Se ami la tecnologia, acquista Stampante Nova N80 bianca al miglior prezzo. La Nova N80 stampa 300 mm al secondo.",
      "La Nova N80 stampa 300 mm al secondo.",
    ],
    [
      "en",
      "If you love technology, buy Printer Nova N80 white at the best price. The Nova N80 prints 300 mm a second.",
      "The Nova N80 prints 300 mm a second.",
    ],
    [
      "fr",
      "Si vous aimez la technique, achetez Imprimante Nova N80 blanche au meilleur prix. La Nova N80 fait 300 pages par heure.",
      "La Nova N80 fait 300 pages par heure.",
    ],
    [
      "de",
      "Wenn Sie Technik mögen, kaufen Sie Drucker Nova N80 weiß zum besten Preis. Der Nova N80 druckt 300 mm in der Sekunde.",
      "Der Nova N80 druckt 300 mm in der Sekunde.",
    ],
  ] as const)("is cut: %s, %s", (language, text, left) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toBe(left);
  });

  test.each([
    [
      "it",
      "Se ami la tecnologia, acquista Stampante Nova N81 al miglior prezzo. La Nova stampa 300 mm al secondo.",
      "N81",
    ],
    ["en", "If you love technology, buy Nova N81 at the best price. It prints 300 mm a second.", "N81"],
    ["de", "Wenn Sie Technik mögen, kaufen Sie Nova N81 zum besten Preis. Er druckt 300 mm.", "N81"],
    [
      "fr",
      "Si vous aimez la technique, achetez Nova N81 au meilleur prix. Elle imprime 300 mm par seconde.",
      "N81",
    ],
  ] as const)("keeps a code that stands nowhere else: %s, %s", (language, text, code) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toContain(code);
  });

  test.each([
    ["it", "Se cerchi novità, ti presentiamo Racchette Nova 20!"],
    ["en", "If you love the beach, buy Racchette Nova 20 at the best price."],
    ["fr", "Si vous cherchez du nouveau, nous vous présentons Racchette Nova 20 !"],
    ["de", "Racchette Nova 20 ist genau das, was Sie brauchen!"],
  ] as const)("leaves nothing where there is nothing else: %s, %s", (language, text) => {
    expect(nativeDescription(text, language, { name: "Racchette Nova 20" })).toBe("");
  });
});

describe("blanks and stops that were lost", () => {
  test.each([
    [
      "en",
      "Soft bristles,small head,easy grip,approved by dentists.",
      "Soft bristles, small head, easy grip, approved by dentists.",
    ],
    [
      "it",
      "Setole morbide,testina piccola,impugnatura facile.",
      "Setole morbide, testina piccola, impugnatura facile.",
    ],
    ["fr", "Poils doux,petite tête,prise facile.", "Poils doux, petite tête, prise facile."],
    ["de", "Weiche Borsten,kleiner Kopf,sicherer Griff.", "Weiche Borsten, kleiner Kopf, sicherer Griff."],
    [
      "en",
      "The salt is rich in minerals.. to be exact it has 84 of them.",
      "The salt is rich in minerals… to be exact it has 84 of them.",
    ],
    [
      "de",
      "Das Salz ist reich an Mineralen.. genau gesagt hat es 84 davon.",
      "Das Salz ist reich an Mineralen… genau gesagt hat es 84 davon.",
    ],
  ] as const)("come back: %s, %s", (language, text, written) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toBe(written);
  });
});
