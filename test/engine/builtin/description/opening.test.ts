import { describe, expect, it } from "vitest";
import { openings } from "../../../../src/engine/builtin/description/noise-phrases.ts";
import { createOpening } from "../../../../src/engine/builtin/description/opening.ts";
import { openingsOfScores } from "../../../../src/engine/builtin/description/score-parts.ts";
import { openingsOfSentences } from "../../../../src/engine/builtin/description/stand-alone.ts";

/** The alternatives of a pattern's outermost groups. */
function alternatives(source: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let isInClass = false;
  let begun: number | undefined;
  for (let place = 0; place < source.length; place += 1) {
    const character = source.charAt(place);
    if (character === "\\") place += 1;
    else if (isInClass) isInClass = character !== "]";
    else if (character === "[") isInClass = true;
    else if (character === "(") {
      depth += 1;
      if (depth === 1 && source.slice(place - 1, place + 3) === "^(?:") begun = place + 3;
    } else if (begun !== undefined && depth === 1 && (character === "|" || character === ")")) {
      found.push(source.slice(begun, place));
      begun = character === "|" ? place + 1 : undefined;
    }
    if (character === ")" && !isInClass) depth -= 1;
  }
  return found;
}

/** Two characters that a text of the alternative may begin with. */
function beginning(alternative: string): string {
  const bare = alternative.replace(/^\(\?:/, "");
  return /^\p{L}{2}/u.test(bare) ? bare.slice(0, 2) : `${bare.charAt(0)} `;
}

const all = { ...openings, ...openingsOfSentences, ...openingsOfScores };

describe("a pattern of first words", () => {
  it("is tried where a text begins like one of them, in any case, and beyond ASCII", () => {
    const opening = createOpening("buy à", /^(?:buy|bye|à)/iu);
    expect(["buy it", "BUY IT", "à voir", "À voir"].map((text) => opening.test(text))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["bye", "b", "", "sell"].map((text) => opening.test(text))).toEqual([false, false, false, false]);
  });

  it.each(Object.entries(all))("%s has the beginning of each of its alternatives", (_, opening) => {
    const found = alternatives(opening.pattern.source);
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(beginning).filter((text) => !opening.mayBegin(text))).toEqual([]);
  });
});
