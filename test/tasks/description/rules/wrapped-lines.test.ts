import { describe, expect, it } from "vitest";
import { joinWrapped } from "../../../../src/tasks/description/rules/wrapped-lines.ts";

describe("a label behind a labelled value", () => {
  it.each([
    ["fr", ["Filtre à air pour moteur essence.", "Ø int : 30 mm", "réf. équivalentes : 2207.AX"]],
    ["de", ["Ölfilter für Benziner.", "Höhe: 80 mm", "passend zu: 2207.AX"]],
    ["it", ["Filtro aria per motore.", "Altezza: 80 mm", "rif. equivalenti: 2207.AX"]],
    ["en", ["Air filter for petrol engines.", "Height: 80 mm", "replaces: 2207.AX"]],
  ])("keeps its line in %s", (_, lines) => expect(joinWrapped(lines)).toEqual(lines));

  it("a sentence goes on in the next line", () => {
    expect(joinWrapped(["A filter that keeps dust and", "pollen out of the engine."])).toHaveLength(1);
  });
});

describe("letters of a longer noun at the end of a line", () => {
  it.each([
    [
      "de",
      "Damit Musik aus allen Quellen sauber klingt, nutzt er eine neue USB",
      "Audio-Schnittstelle für den Rechner.",
    ],
    [
      "en",
      "To play music from any source cleanly at home it uses a brand USB",
      "Audio interface for the computer.",
    ],
    [
      "fr",
      "Pour une musique propre de toutes les sources, il utilise une vraie LED",
      "Optique de secours pour la nuit.",
    ],
    [
      "it",
      "Per una musica pulita da tutte le sorgenti di casa usa una nuova USB",
      "Audio interfaccia per il computer.",
    ],
  ])("do not end the sentence in %s", (_, before, next) =>
    expect(joinWrapped([before, next])).toHaveLength(1),
  );

  it.each([
    ["a short line", "mit neuer USB", "Schnittstelle für den Rechner."],
    [
      "a full stop",
      "Damit Musik aus allen Quellen sauber klingt, nutzt er eine neue USB.",
      "Audio für alle.",
    ],
  ])("end it with %s", (_, before, next) => expect(joinWrapped([before, next])).toHaveLength(2));
});
