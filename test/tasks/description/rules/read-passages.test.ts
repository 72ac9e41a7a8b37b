import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { readPassages } from "../../../../src/tasks/description/rules/read-passages.ts";
import { splitHeading } from "../../../../src/tasks/description/rules/split-heading.ts";

describe("a heading that lost its line break", () => {
  it("is divided from the sentence behind it, in small letters too", () => {
    expect(splitHeading("Clear sound for small rooms The new speaker fills them all.", "en")).toEqual([
      "Clear sound for small rooms",
      "The new speaker fills them all.",
    ]);
  });

  it("is divided from a sentence that begins with a model's name", () => {
    expect(splitHeading("Speed that drives business The Vexo 6 is quick and quiet.", "en")).toEqual([
      "Speed that drives business",
      "The Vexo 6 is quick and quiet.",
    ]);
  });

  it("is none where the article belongs to a name", () => {
    const sentence = "A record with songs by The small choir of the north.";
    expect(splitHeading(sentence, "en")).toEqual([sentence]);
  });
});

describe("lines that were wrapped inside a sentence", () => {
  const textsOf = (text: string, language: Language) =>
    readPassages(text, language).map(({ source }) => source.text);

  it.each([
    ["de", "Der Klang ist voll bis in den", "Bassbereich und darüber."],
    ["de", "Das Gehäuse besteht ganz aus", "MDF und Metall."],
    ["de", "Handlicher CD-Player für die kleinen", "Rockstars."],
    ["de", "Die Anlage spielt über Boxen, zum Beispiel die TEAC", "LS-101, in Stereo ab."],
    ["en", "The case of the player is made of", "MDF and metal."],
    ["en", "The sound is full in your", "Living Room as well."],
    ["en", "It plays on active speakers, for example on a TEAC", "LS-101, in stereo."],
    ["fr", "Le boîtier est fabriqué en", "MDF et métal."],
    ["fr", "Le son reste ample avec cette", "Sonor de salon."],
    ["fr", "Elle joue sur des enceintes actives comme la TEAC", "LS-101, en stéréo."],
    ["it", "La cassa è fatta di", "MDF e metallo."],
    ["it", "Il suono arriva pieno dalla", "Sonor fino al salotto."],
    ["it", "Suona su casse attive, per esempio su una TEAC", "LS-101, in stereo."],
  ] as const)("are one in %s: %s", (language, first, second) => {
    expect(textsOf(`${first}\n${second}`, language)).toEqual([`${first} ${second}`]);
  });

  it.each([
    ["de", "Ein Kissen, das sich leicht waschen lässt", "Farbe: rot"],
    [
      "de",
      "Mix von oben, ohne das Gerät auch nur einmal mit der Hand zu berühren",
      "Ein Sensor für alles | Kompatibel mit jedem Licht im Saal",
    ],
    ["en", "A soft pillow that you can wash with", "Colour: red"],
    ["fr", "Un coussin que vous pouvez laver avec", "Couleur : rouge"],
    ["it", "Un cuscino che si lava con", "Colore: rosso"],
  ] as const)("are two where the second is a fact or a list, in %s: %s", (language, first, second) => {
    expect(textsOf(`${first}\n${second}`, language)[0]).toBe(first);
  });
});
