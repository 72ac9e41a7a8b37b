import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, name: string, text: string, praise: RegExp];

function shortTexts(language: Language, name: string, text: string) {
  const { bullet_points: points, seo } = answerTo(text, language, { name });
  return [...points, seo?.meta_description ?? ""].join("\n");
}

describe("praise that fits any product", () => {
  test.each<Case>([
    [
      "en",
      "Halden hand mixer",
      "Our best selling mixer! Five speeds and a turbo key. Power 300 W.",
      /selling/u,
    ],
    [
      "en",
      "Halden soap dish",
      "You will simply love it. Holds two bars. Made of slate, 12 cm wide.",
      /love/u,
    ],
    [
      "en",
      "Halden decaf coffee",
      "Think decaf is dull? Think again. Roasted in Kent, bag of 250 g.",
      /again/u,
    ],
    [
      "de",
      "Halden Rechner",
      "Tempo ist keine Hexerei. Mit 8 GB RAM und SSD. Gehäuse aus Aluminium.",
      /Hexerei/u,
    ],
    ["fr", "Halden nettoyant", "Le tour est joué ! Flacon de 500 ml. Sans chlore.", /tour/u],
    ["it", "Halden sgrassatore", "Provare per credere! Flacone da 500 ml. Senza cloro.", /credere/u],
    [
      "en",
      "Halden headphones",
      "The best headphones on the market. The headphones are wireless with 40 hours of battery life.",
      /best/u,
    ],
    [
      "de",
      "Halden Kopfhörer",
      "Das beste Klangerlebnis aller Zeiten. Der Kopfhörer ist kabellos und läuft 40 Stunden.",
      /beste/u,
    ],
    [
      "fr",
      "Halden casque",
      "Le meilleur casque du marché. Le casque est sans fil avec 40 heures d'autonomie.",
      /meilleur/u,
    ],
    [
      "it",
      "Halden cuffie",
      "Le migliori cuffie sul mercato. Le cuffie sono senza fili con 40 ore di autonomia.",
      /migliori/u,
    ],
    ["de", "Halden Gießkanne", "Ein Traum für jeden Tag! Füllmenge 5 l. Mit abnehmbarer Brause.", /Traum/u],
    [
      "de",
      "Halden Radio",
      "Keine Kabel. Keine Mühe. Keine Hektik. Empfang über DAB+. Leistung 10 W.",
      /Keine/u,
    ],
    [
      "fr",
      "Plaid Halden",
      "Un vrai moment de bonheur au quotidien. Dimensions 130 x 170 cm. Franges nouées.",
      /bonheur/u,
    ],
    [
      "fr",
      "Gourde Halden",
      "Elle s'intègre facilement dans tous les sacs. Contenance 750 ml. Bouchon vissé.",
      /intègre/u,
    ],
    [
      "it",
      "Siero Halden",
      "Questo siero si integra facilmente in ogni routine. Flacone da 30 ml. Senza profumo.",
      /integra/u,
    ],
    [
      "it",
      "Plaid Halden",
      "Il dettaglio che fa la differenza in ogni casa. Misure 130 x 170 cm. Frange annodate.",
      /differenza/u,
    ],
    [
      "en",
      "Halden amplifier",
      "However you like to hear your records, it is there. Output 60 W per channel. Four inputs.",
      /However/u,
    ],
    [
      "de",
      "Halden CD-Player",
      "Wie auch immer Sie Ihre Platten hören, er ist dabei. Leistung 60 W je Kanal. Vier Eingänge.",
      /Wie auch/u,
    ],
    [
      "fr",
      "Ampli Halden",
      "Quels que soient vos goûts, il est là. Puissance 60 W par canal. Quatre entrées RCA.",
      /goûts/u,
    ],
    [
      "it",
      "Amplificatore Halden",
      "Qualunque siano i tuoi gusti, è al tuo fianco. Potenza 60 W per canale. Quattro ingressi RCA.",
      /gusti/u,
    ],
  ])("is no point and no meta description, and stays in the description (%s: %s)", (...row) => {
    const [language, name, text, praise] = row;
    expect(shortTexts(language, name, text)).not.toMatch(praise);
    expect(shortTexts(language, name, text)).toMatch(/\d/u);
    expect(answerTo(text, language, { name }).best_description).toMatch(praise);
  });

  test.each<Case>([
    ["en", "Halden mixer", "Our best selling mixer has a bowl of steel. Five speeds. Power 300 W.", /steel/u],
    [
      "de",
      "Halden Mühle",
      "Mahlgrad ideal für Espresso. Behälter für 200 g. Edelstahl gebürstet.",
      /Espresso/u,
    ],
    [
      "fr",
      "Pantalon chino Halden",
      "Pantalon chino homme coupe slim. 98 % coton. Fermeture zippée.",
      /slim/u,
    ],
    [
      "it",
      "Caffè macinato moka Halden",
      "Macinatura ideale per la moka. Confezione da 250 g. Intensità 7/10.",
      /ideale/u,
    ],
  ])("is none where it says what the thing is made of or for (%s: %s)", (...row) => {
    const [language, name, text, told] = row;
    expect(shortTexts(language, name, text)).toMatch(told);
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Halden LX-20 sleeve", "Buy Halden LX-20 sleeve online for Rs. 899. You will simply love it!"],
    [
      "it",
      "Tavolo Halden 120",
      "Il divertimento è assicurato con queste proposte! Compra Tavolo Halden 120 e goditi il tuo tempo!",
    ],
  ])("does not stay alone where the rest of an advert is cut (%s: %s)", (language, name, text) => {
    expect(answerTo(text, language, { name }).best_description).toBe("");
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Halden tray", "You will simply love it."],
    ["de", "Halden Tablett", "Ein Traum für jeden Tag."],
    ["fr", "Plateau Halden", "Un vrai moment de bonheur au quotidien."],
    ["it", "Vassoio Halden", "Un dettaglio che fa la differenza in ogni casa."],
  ])("stays where nothing was cut (%s: %s)", (language, name, text) => {
    expect(answerTo(text, language, { name }).best_description).toBe(text);
  });
});
