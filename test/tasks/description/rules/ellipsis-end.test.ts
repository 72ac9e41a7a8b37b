import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { isCutAtEllipsis } from "../../../../src/tasks/description/rules/ellipsis-end.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

describe("an ellipsis at the end of a text", () => {
  it.each([
    ["shows a cut behind a word", ["Teiera in ghisa smaltata con filtro in acciaio…"], true],
    [
      "shows a cut behind sentences that fill a field",
      [`${"Ein Satz".padEnd(90, "x")}.`, "Der Griff ist…"],
      true,
    ],
    ["is the writer's own behind a short sentence", ["A dream made of wood.", "Simply lovely…"], false],
    ["goes on in thought", ["Für Büro, Küche und vieles mehr…"], false],
    ["is a manner of writing where others have it", ["Envie de douceur…", "Laissez-vous tenter…"], false],
  ])("%s", (_, texts, isCut) => {
    expect(isCutAtEllipsis(texts)).toBe(isCut);
  });
});

describe("before the feed's ellipsis", () => {
  it.each<Case>([
    [
      "fr",
      "RAVENSBURGER - Le but est d'amasser un max de familles de bétail complètes pour devenir le…",
      "familles de bétail complètes.",
    ],
    [
      "fr",
      "Jeu de cartes pour 2 à 10 joueurs. À partir de 7 ans. Contient 112 cartes et les règles du…",
      "et les règles.",
    ],
    [
      "en",
      "Card game for 2 to 10 players. From 7 years. Contains 112 cards and the rules of the…",
      "and the rules.",
    ],
    ["en", "Kettle made of brushed stainless steel for induction hobs…", "for induction hobs"],
    ["de", "Teekanne aus Gusseisen mit einem Sieb aus Edelstahl…", "mit einem Sieb aus Edelstahl"],
    ["fr", "Théière en fonte émaillée avec un filtre en acier…", "avec un filtre en acier"],
    ["it", "Teiera in ghisa smaltata con filtro in acciaio…", "con filtro in acciaio"],
    ["fr", "Type : Théière - Matière : Fonte - Couleur : Noir - Type de poignée…", "Couleur : Noir"],
    ["de", "Material: Gusseisen - Farbe: Schwarz - Inhalt: 1,2 l - Art des Griffs…", "Inhalt: 1,2 l"],
    ["it", "Materiale: ghisa - Colore: nero - Capacità: 1,2 l - Tipo di manico…", "Capacità: 1,2 l"],
    ["fr", "Grande théière en fonte noire. avec une qui garde…", "en fonte noire."],
  ])("in %s what is whole stays: %s", (language, text, end) => {
    const { best_description: best, message } = answerTo(text, language);
    expect(best.slice(-end.length)).toBe(end);
    expect(message).toMatch(/feed cut/u);
  });

  it.each<Case>([
    [
      "en",
      "Kettle of brushed steel with a lid that locks and a long spout of copper with a thermometer. Each of the",
      "thermometer.",
    ],
    [
      "en",
      "Tent for two with a net. It packs down to 20 cm, so it fits most bags and leaves room for your cooking ki",
      "most bags.",
    ],
    [
      "de",
      "Teekanne aus Gusseisen mit Sieb aus Edelstahl, für alle Herde geeignet. Sie hat mehrere",
      "geeignet.",
    ],
    [
      "de",
      "Regal aus Kiefer mit vier Böden und einer Rückwand. Es wird geliefert. Mit Schrauben und Montagezub",
      "geliefert.",
    ],
    [
      "fr",
      "Théière en fonte avec un filtre en acier inoxydable. Elle est livrée avec plusieurs",
      "inoxydable.",
    ],
    [
      "it",
      "Stendino verticale in acciaio con quattro ripiani e ruote. Dimensioni aperto: 70 x 70 x 150 c",
      "ruote.",
    ],
    [
      "de",
      "Wäscheständer aus Stahl mit vier Ebenen und Rollen, leicht zu verstauen. Maße: 70 x 70 x 150 c",
      "verstauen.",
    ],
  ])("in %s a torn end goes without an ellipsis, too: %s", (language, text, end) => {
    const { best_description: best, message } = answerTo(text, language);
    expect(best.slice(-end.length)).toBe(end);
    expect(message).toMatch(/feed cut/u);
  });
});

describe("a text that is as long as a limit by chance", () => {
  /** Shops cut at this length. */
  const limit = 160;
  const atLimit = (text: string) => {
    const [first = "", ...rest] = text.split(" ");
    return [first.padEnd(first.length + limit - text.length, "n"), ...rest].join(" ");
  };

  it.each<Case>([
    [
      "de",
      "Gewürz ohne Salz: Koriander, Kardamom. Für Suppen, Lamm und Gemüse",
      "Für Suppen, Lamm und Gemüse",
    ],
    [
      "de",
      "Tasche mit Netzfach für Zubehör - inkl. Karabinerhaken - mit Reißverschluss",
      "mit Reißverschluss",
    ],
    [
      "en",
      "Case with a mesh pocket for cables. For travel, office and kitchen",
      "For travel, office and kitchen",
    ],
    ["fr", "Étui avec une poche en filet. Pour le bureau et la cuisine", "Pour le bureau et la cuisine"],
    ["it", "Custodia con una tasca in rete. Per ufficio e cucina", "Per ufficio e cucina"],
  ])("keeps its last phrase where it ends in a whole noun, in %s: %s", (language, text, wanted) => {
    const { best_description: best, message } = answerTo(atLimit(text), language);
    expect(best.replace(/\.$/u, "").endsWith(wanted)).toBe(true);
    expect(message).not.toContain("cut off");
  });

  it.each<readonly [Language, string]>([
    ["de", "Gewürz ohne Salz: Koriander, Kardamom. Für Suppen, Lamm und Gem"],
    ["en", "Case with a mesh pocket for cables. For travel, office and kitch"],
    ["fr", "Étui avec une poche en filet. Pour le bureau et la cuis"],
    ["it", "Custodia con una tasca in rete. Per ufficio e cuc"],
  ])("but the beginning of a word is a cut, in %s: %s", (language, text) => {
    expect(answerTo(atLimit(text), language).message).toMatch(/feed cut/u);
  });
});

describe("a phrase in front of the ellipsis that names again what the statement is about", () => {
  it.each<Case>([
    [
      "fr",
      "Clous d'oreilles en titane brossé et poli avec un motif carré bicolore pour des clous d…",
      "bicolore",
    ],
    ["en", "Earrings of brushed and polished titanium with a square motif for earrings…", "motif"],
    ["de", "Ohrringe aus poliertem Titan, quadratisches Motiv in zwei Farben, mit Ohrringe…", "Farben"],
  ])("goes, in %s: %s", (language, text, wanted) => {
    expect(answerTo(text, language).best_description.replace(/\.$/u, "").endsWith(wanted)).toBe(true);
  });
});
