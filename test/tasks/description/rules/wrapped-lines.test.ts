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
