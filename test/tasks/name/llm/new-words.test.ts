import { describe, expect, it } from "vitest";
import { createNewWordCheck } from "../../../../src/tasks/name/llm/new-words.ts";

const source = "Norda Akkuschrauber Wmns schw. 12 V mit Kofer, Edelst.";
const judge = createNewWordCheck(source, "de");

describe("words that the source lacks", () => {
  it.each([
    ["in another form", "Norda Akkuschraubern mit Koffern"],
    ["as a part of a compound", "Norda Schrauber"],
    ["misspelt", "Norda Akkuschrauber mit Koffer"],
    ["as a label", "Norda Akkuschrauber, Farbe schwarz"],
    ["as a fact, which another check looks for", "Norda Akkuschrauber für Damen aus Edelstahl"],
  ])("are none where it has them %s", (_, text) => {
    expect(judge(text, "best_name")).toEqual([]);
  });

  it.each([
    ["a maker", "Norda Akkuschrauber Zentrix"],
    ["praise", "Norda Akkuschrauber, herrlich"],
    ["another thing", "Norda Staubsauger 12 V"],
    ["what it comes with", "Norda Akkuschrauber mit Lampe"],
  ])("are told where they name %s", (_, text) => {
    expect(judge(text, "best_name")).toHaveLength(1);
  });

  it("may be one noun beside the thing's own name", () => {
    const ironwork = createNewWordCheck("FERRONNERIE - 500 ml - NOIR VELOURS", "fr");
    expect(ironwork("Peinture pour ferronnerie noir velours 500 ml", "best_name")).toEqual([]);
    expect(ironwork("Peinture noir velours 500 ml", "best_name")).toHaveLength(1);
  });
});
