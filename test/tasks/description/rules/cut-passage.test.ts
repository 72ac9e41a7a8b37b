import { describe, expect, test } from "vitest";
import { cutAtClause } from "../../../../src/tasks/description/rules/cut-passage.ts";

describe("a long sentence up to the end of a clause", () => {
  test.each([
    [
      "Der Verstärker treibt große Lautsprecher mühelos an, und macht aus jedem Film ein Erlebnis für alle.",
      "Der Verstärker treibt große Lautsprecher mühelos an.",
    ],
    [
      "The amplifier drives large speakers with ease, and makes every film an event for all who watch it.",
      "The amplifier drives large speakers with ease.",
    ],
    [
      "L'amplificateur alimente de grandes enceintes sans peine, et rend chaque film plus vivant pour tous.",
      "L'amplificateur alimente de grandes enceintes sans peine.",
    ],
    [
      "L'amplificatore pilota grandi diffusori senza fatica, e rende ogni film più vivo per chi lo guarda.",
      "L'amplificatore pilota grandi diffusori senza fatica.",
    ],
  ])("ends with a full stop alone: %s", (text, written) => expect(cutAtClause(text, 80)).toBe(written));

  test("a short one stays", () => expect(cutAtClause("Leicht, und stark.", 80)).toBe("Leicht, und stark."));
});
