import { expect, it } from "vitest";
import type { EnrichmentResponse } from "../../../src/api/enrichment.ts";
import { inSwissSpelling } from "../../../src/tasks/enrichment/swiss-spelling.ts";

type Texts = Pick<EnrichmentResponse, "name" | "description">;

/** The description of a row, once its answer is spelled as the row is. */
function spelled(facts: readonly (readonly [label: string, text: string])[], written: string) {
  const description = { best_description: written, bullet_points: [written] };
  const answers = { name: null, description } as unknown as Texts;
  const row = { name: "Handschuh", facts: facts.map(([label, text]) => ({ label, text })) };
  return inSwissSpelling(answers, row).description;
}

it.each([
  [["Grösse", "9"], "Größe: 9", "Grösse: 9"],
  [["Preis", "12.90 CHF"], "Farbe: Weiß", "Farbe: Weiss"],
  [["Rubrik", "Fussschutz"], "Außenmaß: 4 cm", "Aussenmass: 4 cm"],
  [["Hinweis", "gemäss EN 388"], "Größe: 9", "Grösse: 9"],
] as const)("a row of a Swiss shop gets no ß: %j", (fact, written, expected) => {
  expect(spelled([fact], written)).toEqual({ best_description: expected, bullet_points: [expected] });
});

it.each([
  [[["Größe", "9"]], "Größe: 9"],
  [
    [
      ["Grösse", "9"],
      ["Farbe", "weiß"],
    ],
    "Größe: 9",
  ],
  [[["Groesse", "9"]], "Größe: 9"],
  [[["Material", "Messing, Wasser, Klasse A"]], "Größe: 9"],
  [[["Farbe", "WEISS"]], "Farbe: Weiß"],
] as const)("any other row keeps it: %j", (facts, written) => {
  expect(spelled(facts, written)).toEqual({ best_description: written, bullet_points: [written] });
});
