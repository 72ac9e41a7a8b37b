import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

describe("shouted notices go whole", () => {
  it.each<Case>([
    [
      "en",
      "!!REDUCED TO CLEAR - LAST FEW!! Light mower with a cutting width of 36 cm.",
      "Light mower with a cutting width of 36 cm.",
    ],
    [
      "en",
      "*** LAST FEW LEFT *** Light mower with a cutting width of 36 cm.",
      "Light mower with a cutting width of 36 cm.",
    ],
    [
      "en",
      "Light mower with a cutting width of 36 cm. !!! WHILE STOCKS LAST !!!",
      "Light mower with a cutting width of 36 cm.",
    ],
    [
      "en",
      "!!FREE SHIPPING!! Light mower with a cutting width of 36 cm.",
      "Light mower with a cutting width of 36 cm.",
    ],
    [
      "en",
      "**BLACK FRIDAY** Light mower with a cutting width of 36 cm.",
      "Light mower with a cutting width of 36 cm.",
    ],
    [
      "de",
      "!!LETZTE STÜCKE!! Leichter Mäher mit einer Schnittbreite von 36 cm.",
      "Leichter Mäher mit einer Schnittbreite von 36 cm.",
    ],
    [
      "de",
      "*** STARK REDUZIERT *** Leichter Mäher mit einer Schnittbreite von 36 cm.",
      "Leichter Mäher mit einer Schnittbreite von 36 cm.",
    ],
    [
      "de",
      "Leichter Mäher mit einer Schnittbreite von 36 cm. !!NUR NOCH WENIGE!!",
      "Leichter Mäher mit einer Schnittbreite von 36 cm.",
    ],
    [
      "de",
      "!!VERSANDKOSTENFREI!! Leichter Mäher mit einer Schnittbreite von 36 cm.",
      "Leichter Mäher mit einer Schnittbreite von 36 cm.",
    ],
    [
      "de",
      "***ALLES MUSS RAUS*** Leichter Mäher mit einer Schnittbreite von 36 cm.",
      "Leichter Mäher mit einer Schnittbreite von 36 cm.",
    ],
    [
      "fr",
      "!!DERNIÈRES PIÈCES!! Tondeuse légère avec une largeur de coupe de 36 cm.",
      "Tondeuse légère avec une largeur de coupe de 36 cm.",
    ],
    [
      "fr",
      "*** DERNIERS EXEMPLAIRES *** Tondeuse légère avec une largeur de coupe de 36 cm.",
      "Tondeuse légère avec une largeur de coupe de 36 cm.",
    ],
    [
      "fr",
      "!!LIVRAISON GRATUITE!! Tondeuse légère avec une largeur de coupe de 36 cm.",
      "Tondeuse légère avec une largeur de coupe de 36 cm.",
    ],
    [
      "fr",
      "Tondeuse légère avec une largeur de coupe de 36 cm. !!PRIX CASSÉS!!",
      "Tondeuse légère avec une largeur de coupe de 36 cm.",
    ],
    [
      "fr",
      "***TOUT DOIT DISPARAÎTRE*** Tondeuse légère avec une largeur de coupe de 36 cm.",
      "Tondeuse légère avec une largeur de coupe de 36 cm.",
    ],
    [
      "it",
      "!!ULTIMI PEZZI!! Tosaerba leggero con larghezza di taglio di 36 cm.",
      "Tosaerba leggero con larghezza di taglio di 36 cm.",
    ],
    [
      "it",
      "*** FUORI TUTTO *** Tosaerba leggero con larghezza di taglio di 36 cm.",
      "Tosaerba leggero con larghezza di taglio di 36 cm.",
    ],
    [
      "it",
      "!!SPEDIZIONE GRATUITA!! Tosaerba leggero con larghezza di taglio di 36 cm.",
      "Tosaerba leggero con larghezza di taglio di 36 cm.",
    ],
    [
      "it",
      "Tosaerba leggero con larghezza di taglio di 36 cm. !!PREZZI RIBASSATI!!",
      "Tosaerba leggero con larghezza di taglio di 36 cm.",
    ],
    [
      "it",
      "***ULTIMI DISPONIBILI*** Tosaerba leggero con larghezza di taglio di 36 cm.",
      "Tosaerba leggero con larghezza di taglio di 36 cm.",
    ],
  ])("in %s: %s", (language, text, wanted) => {
    const { best_description, message } = answerTo(text, language);
    expect(best_description).toBe(wanted);
    expect(message).toMatch(/Cut as advertising/u);
  });
});

describe("a telephone number goes with the call to ring", () => {
  it.each<Case>([
    [
      "de",
      "Tisch aus Eiche, 120 cm.<br>Fragen? Rufen Sie uns an: 030 / 123 456 78",
      "Tisch aus Eiche, 120 cm.",
    ],
    ["de", "Tisch aus Eiche, 120 cm.<br>030 / 123 456 78", "Tisch aus Eiche, 120 cm."],
    ["en", "Table of oak, 120 cm. Call us on 0161 / 496 0000", "Table of oak, 120 cm."],
    ["fr", "Table en chêne, 120 cm. Appelez-nous au 01 23 45 67 89", "Table en chêne, 120 cm."],
    ["it", "Tavolo in rovere, 120 cm. Chiamaci al 0461 / 123456", "Tavolo in rovere, 120 cm."],
  ])("in %s: %s", (language, text, wanted) => expect(answerTo(text, language).best_description).toBe(wanted));

  it("but not a size", () => {
    expect(answerTo("Table of oak. 0.5 - 1.5 m / 12 kg", "en").best_description).toContain("12 kg");
  });
});

describe("a wholesaler's sentence around the name goes, as it stands before each product", () => {
  const name: Readonly<Record<Language, string>> = {
    en: "Acme Speaker 200",
    de: "Acme Lautsprecher 200",
    fr: "Enceinte Acme 200",
    it: "Altoparlante Acme 200",
  };

  it.each<readonly [Language, string]>([
    ["en", "If you love music and never want to miss a beat, buy Acme Speaker 200."],
    ["en", "Buy Acme Speaker 200 and enjoy your free time."],
    ["en", "For all who care about their home: order Acme Speaker 200 and many other products."],
    ["en", "Do you like parties? Then purchase Acme Speaker 200 at once."],
    ["en", "Whoever loves sound will buy Acme Speaker 200."],
    ["de", "Wenn Sie Musik lieben, kaufen Sie Acme Lautsprecher 200."],
    ["de", "Kaufen Sie Acme Lautsprecher 200 und genießen Sie Ihre Freizeit."],
    ["de", "Wer auf Klang achtet: bestellen Sie Acme Lautsprecher 200 und vieles mehr."],
    ["de", "Wenn du gern feierst, kaufe Acme Lautsprecher 200."],
    ["de", "Für alle, die Technik lieben, bestellen Sie Acme Lautsprecher 200 und mehr."],
    ["fr", "Si vous aimez la musique, achetez Enceinte Acme 200."],
    ["fr", "Achetez Enceinte Acme 200 et profitez de votre temps libre."],
    ["fr", "Vous aimez la fête : commandez Enceinte Acme 200 et bien plus."],
    ["fr", "Pour tous les passionnés de son, achetez Enceinte Acme 200 sans attendre."],
    ["fr", "Si la technique vous plaît, commandez Enceinte Acme 200."],
    ["it", "Se ami la musica e non vuoi perdere una nota, acquista Altoparlante Acme 200."],
    ["it", "Compra Altoparlante Acme 200 e goditi il tuo tempo libero."],
    ["it", "Se ti piace la festa, compra Altoparlante Acme 200 e molti altri prodotti."],
    ["it", "Per tutti gli appassionati di suono, acquista Altoparlante Acme 200."],
    ["it", "Se sei un appassionato di tecnica, ordina Altoparlante Acme 200."],
  ])("in %s: %s", (language, opener) => {
    const rest = {
      en: "- Power: 20 W\n- Colour: Black",
      de: "- Leistung: 20 W\n- Farbe: Schwarz",
      fr: "- Puissance : 20 W\n- Couleur : Noir",
      it: "- Potenza: 20 W\n- Colore: Nero",
    }[language];
    const { best_description, message } = answerTo(`${opener}\n${rest}`, language, { name: name[language] });
    expect(best_description).not.toContain("200");
    expect(best_description).toContain("20 W");
    expect(message).toMatch(/Cut as advertising/u);
  });

  it("but not one that states something else", () => {
    const { best_description } = answerTo(
      "If you have a room of 30 m², buy Acme Speaker 200 with 40 W.\n- Colour: Black",
      "en",
      { name: "Acme Speaker 200" },
    );
    expect(best_description).toContain("40 W");
  });
});
