import { describe, expect, it } from "vitest";
import { fixProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import { cleanName } from "../../src/tasks/name/rules/clean-name.ts";
import { glossaryOf } from "../../src/translation/glossary.ts";
import { createBuiltinStore } from "../bench/builtin-store.ts";

/* Each of these took from half a minute to many when a scan looked at the rest of the text again and again. */

const length = 100_000;
const pieces = [".", " - ", " ,", "(", "!", "Red shirt ", "10 cm ", "a "];
const glossary = glossaryOf(createBuiltinStore());

describe("a name of 100,000 characters", () => {
  it.each(pieces)("of %j is cleaned in the time of a test", (piece) => {
    const name = `Red ${piece.repeat(length / piece.length)} M`;
    expect(cleanName(name, { language: "en", glossary }).name).toContain("Red");
  });

  it.each(pieces)("of %j is linted and fixed in the time of a test", (piece) => {
    const name = `Red shirt ${piece.repeat(length / piece.length)} M`;
    expect(fixProduct({ fields: { name } }, rulePacks).product.fields.name).toContain("shirt");
  });
});
