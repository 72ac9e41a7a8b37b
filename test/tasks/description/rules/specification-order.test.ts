import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import {
  attributesOfCategory,
  inOrderOfUse,
} from "../../../../src/tasks/description/rules/specification-order.ts";
import { answerTo } from "./native-description.ts";

const pumps = attributesOfCategory(createCatalogStore(), "a-garden-diy-hardware-plumbing-pumps");

describe("labelled points stand in the order in which buyers ask", () => {
  it.each<[readonly string[], readonly string[]]>([
    [
      ["Finish: Painted", "Weight: 4 kg", "Maximum head: 8 m", "Voltage: 230 V", "Flow rate: 60 l/min"],
      ["Flow rate: 60 l/min", "Voltage: 230 V", "Maximum head: 8 m", "Finish: Painted", "Weight: 4 kg"],
    ],
    [
      ["Herkunftsland: Italien", "Förderhöhe: 8 m", "Leistung: 400 W", "Fördermenge: 90 l/min"],
      ["Fördermenge: 90 l/min", "Leistung: 400 W", "Förderhöhe: 8 m", "Herkunftsland: Italien"],
    ],
    [
      ["Poids unitaire : 3 kg", "Pompe à flotteur", "Tension : 230 V", "Puissance : 400 W"],
      ["Pompe à flotteur", "Puissance : 400 W", "Tension : 230 V", "Poids unitaire : 3 kg"],
    ],
    [
      ["Finitura: Verniciata", "Prevalenza: 7 m", "Tensione: 24 V"],
      ["Tensione: 24 V", "Prevalenza: 7 m", "Finitura: Verniciata"],
    ],
  ])("%j", (points, expected) => {
    expect(inOrderOfUse(points, pumps)).toEqual(expected);
  });

  it("and keep their own where no category is known", () => {
    const points = ["Pitch: 30 mm", "Breaking load: 900 kg"];
    expect(inOrderOfUse(points, attributesOfCategory(createCatalogStore(), undefined))).toEqual(points);
  });
});

describe("where it is from is no point by itself", () => {
  it.each<[Language, string, string]>([
    ["en", "Country of origin", "Glass bowl"],
    ["de", "Herkunftsland", "Glasschale"],
    ["fr", "Pays d'origine", "Bol en verre"],
    ["it", "Paese di origine", "Ciotola in vetro"],
  ])("%s", (language, label, name) => {
    const from = (facts: Readonly<Record<string, string>>) =>
      answerTo("", language, { name, facts }).bullet_points;
    expect(from({ [label]: "China" })).toEqual([]);
  });
});

describe("the columns of a trade are points", () => {
  it.each<[Language, string, string, Record<string, string>, string]>([
    [
      "en",
      "Bow shackle",
      "Forged shackle with a captive pin.",
      { "Breaking Load": "2100 kg" },
      "Breaking load: 2100 kg",
    ],
    [
      "en",
      "Rope",
      "Braided rope for sheets and halyards.",
      { "Rope diameter": "12 mm" },
      "Rope diameter: 12 mm",
    ],
    ["de", "Zurrgurt", "Zurrgurt mit Ratsche und Haken.", { Bruchlast: "4000 kg" }, "Bruchlast: 4000 kg"],
    ["de", "Dachziegel", "Ziegel mit Ringfalz, frostfest.", { "Stk/m²": "12" }, "Stück pro m²: 12"],
    ["fr", "Tuile plate", "Tuile pressée, aspect vieilli.", { Pureau: "310 mm" }, "Pureau : 310 mm"],
    [
      "fr",
      "Tuile plate",
      "Tuile pressée, aspect vieilli.",
      { "Pente mini": "25 %" },
      "Pente minimale : 25 %",
    ],
    [
      "it",
      "Grillo dritto",
      "Grillo forgiato con perno.",
      { "Carico rottura": "3100 kg" },
      "Carico di rottura: 3100 kg",
    ],
    ["it", "Pompa sommersa", "Pompa per acque chiare.", { Portata: "1200 l/h" }, "Portata: 1200 l/h"],
  ])("%s, %s", (language, name, text, facts, expected) => {
    expect(answerTo(text, language, { name, facts }).bullet_points).toContain(expected);
  });

  it.each<[Language, string, string, Record<string, string>]>([
    [
      "en",
      "Fender",
      "Inflatable fender with rope eyes at both ends, made to last for many seasons.",
      { Range: "Fenders", "Box qty": "6 pcs" },
    ],
    [
      "de",
      "Zurrgurt",
      "Dieser Zurrgurt mit Ratsche und Haken hält Ladung auf jedem Anhänger sicher fest.",
      { Produktlinie: "Profi", "Safety Working Strength": "900 kg" },
    ],
    [
      "fr",
      "Chaise",
      "Cette chaise empilable en coque convient aux salles de réunion et aux cantines.",
      { Gamme: "Collectivités", Colisage: "4 pcs" },
    ],
    [
      "it",
      "Banco",
      "Questo banco impilabile con sottopiano in rete è adatto alle aule della scuola.",
      { Linea: "Didattica", Imballo: "2 pz/collo" },
    ],
  ])(
    "but not what the shop calls its range and its packs, nor a foreign label: %s",
    (language, name, text, facts) => {
      const { bullet_points, best_description } = answerTo(text, language, { name, facts });
      expect(bullet_points).toEqual(answerTo(text, language, { name, facts: {} }).bullet_points);
      expect(best_description).toBe(text);
    },
  );

  it("and a column for two kinds of things says what it is made of without a label", () => {
    const facts = { Struttura: "Alluminio", "Piano / Sedile": "Acciaio porcellanato" };
    const { bullet_points } = answerTo("Lavagna con vaschetta.", "it", { name: "Lavagna", facts });
    expect(bullet_points.join()).not.toContain("Sedile");
  });
});
