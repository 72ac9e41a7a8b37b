import { describe, expect, it } from "vitest";
import { plainText } from "../../src/nlp/html.ts";
import { findLabelledTexts } from "../../src/nlp/labelled-lines.ts";

const pairs = (text: string) => findLabelledTexts(text).map(({ label, value }) => `${label}=${value}`);

describe("findLabelledTexts", () => {
  it.each([
    ["Colour: navy blue", ["Colour=navy blue"]],
    ["Farbe – blau", ["Farbe=blau"]],
    ["Matière : coton", ["Matière=coton"]],
    ["Key Features of X Color: Red, Fabric: Cotton;", ["Color=Red", "Fabric=Cotton"]],
    [
      "Couleur:Gris-ClairType batterie:Li-IonTension:3,7V",
      ["Couleur=Gris-Clair", "Type batterie=Li-Ion", "Tension=3,7V"],
    ],
    ["Farbe\tRot\nForm\trund", ["Farbe=Rot", "Form=rund"]],
    ['{"s"=>[{"key"=>"Color", "value"=>"Red"}]}', ["Color=Red"]],
    ["Format: 16:9", ["Format=16:9"]],
    ["L: 30 cm, B: 20 cm", ["L=30 cm", "B=20 cm"]],
    ["Marque : Vaucourt - Référence fabricant : VX 204", ["Marque=Vaucourt", "Référence fabricant=VX 204"]],
    ["Material:- Clay; Colour: – red", ["Material=Clay", "Colour=red"]],
    ["Couleur : Raw, Brut Coupe : Slim", ["Couleur=Raw, Brut", "Coupe=Slim"]],
  ])("reads %s", (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it("returns one entry for each item of a list under a label", () => {
    const { text } = plainText(
      "<ul><li>Materiale: <ul><li>Legno</li><li>Ferro</li></ul></li><li>Tipo: Sedia</li></ul>",
    );
    expect(pairs(text)).toEqual(["Materiale=Legno", "Materiale=Ferro", "Tipo=Sedia"]);
  });

  it.each(["Um 12:30 Uhr", "http://example.com/a", "Nivea – die Creme", "Ratio 1:1", ":", "::::", "a:"])(
    "finds nothing in %s",
    (text) => {
      expect(pairs(text)).toEqual([]);
    },
  );

  it("returns the offsets of label and value", () => {
    const text =
      "Prose first.\n- Farbe: rot, Form: rund\nMasse\t3 cm\n- Taschenanzahl insgesamt: 4\nMarke – Arvento";
    for (const { label, labelStart, value, valueStart, valueEnd } of findLabelledTexts(text)) {
      expect(text.slice(valueStart, valueEnd)).toBe(value);
      expect(text.slice(labelStart, labelStart + label.length)).toBe(label);
    }
    expect(findLabelledTexts(text)).toHaveLength(5);
  });
});
