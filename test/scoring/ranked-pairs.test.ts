import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTable, type TableRow } from "../../src/lib/table.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import type { Language } from "../../src/nlp/language.ts";
import { scoreProduct } from "../../src/scoring/scorer.ts";

const pairs = parseTable(readFileSync(new URL("ranked-pairs.tsv", import.meta.url), "utf8"));
const packs = rulePacks.filter(({ name }) => name === "google");

function scoresOf({ language, field = "", brand = "", name = "", description = "", faulty = "" }: TableRow) {
  const fields = { brand, name, description };
  const score = (texts: typeof fields) =>
    scoreProduct({ fields: texts, language: language as Language }, packs);
  return [score(fields), score({ ...fields, [field]: faulty })] as const;
}

describe("a score", () => {
  it("ranks a published text above a faulty one, without ties", () => {
    const missed = pairs.filter((pair) => {
      const [published, faulty] = scoresOf(pair);
      return published.total <= faulty.total;
    });
    expect(pairs).toHaveLength(100);
    expect(missed.map(({ kind, language, name }) => `${kind} ${language} ${name}`)).toEqual([]);
  });

  it("finds no fault in what is published", () => {
    const faults = pairs.flatMap((pair) =>
      scoresOf(pair)[0].parts.soundness.map(({ fault }) => `${pair.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it("says what lowers it", () => {
    const faultsOf = (kind: string) =>
      pairs
        .filter((pair) => pair.kind === kind && pair.field === "description")
        .map((pair) => scoresOf(pair)[1].parts.soundness.map(({ fault }) => fault));
    for (const [kind, fault] of [
      ["stuffed", "stuffed"],
      ["foreign", "foreign"],
      ["contradictory", "contradictory"],
      ["wrong language", "language"],
      ["broken", "broken"],
      ["cure claim", "cure"],
      ["repeated", "repeated"],
    ] as const)
      for (const faults of faultsOf(kind)) expect(faults).toContain(fault);
  });
});
