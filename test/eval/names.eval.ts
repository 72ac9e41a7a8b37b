import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/api/vocabulary.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createBuiltinStore } from "../bench/builtin-store.ts";
import { type GoldName, type NameScore, readGoldNames, scoreName } from "./names.ts";
import { print } from "./print-table.ts";

const folder = join(process.env.PDO_SHARED ?? "../shared", "data/gold");

describe.skipIf(!existsSync(folder))("names beside those that people wrote", () => {
  const engine = checkFacts(createBuiltinEngine({ catalogs: createBuiltinStore() }));
  const nameOf = async ({ name, language, brand, description }: GoldName) => {
    const query = { task_type: "cleaned", translation_language: language } as const;
    const evidence = { language, facts: [], ...(brand && { brand }) };
    return (await engine.optimizeName({ query, body: { product_name: name } }, { evidence, description }))
      .best_name;
  };
  const gold = existsSync(folder) ? readGoldNames(folder) : [];

  it.each(languages.filter((language) => gold.some((row) => row.language === language)))(
    "in %s",
    async (language) => {
      const rows = gold.filter((row) => row.language === language);
      const before = rows.map((row) => scoreName(row.name, row));
      const after = await Promise.all(rows.map(async (row) => scoreName(await nameOf(row), row)));
      print(
        `${language}: ${rows.length} names\n  before: ${figuresOf(before)}\n  after:  ${figuresOf(after)}\n`,
      );
      expect(after).toHaveLength(rows.length);
    },
  );
});

function figuresOf(scores: readonly NameScore[]): string {
  const sum = (of: (score: NameScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const branded = scores.filter(({ brand }) => brand !== undefined);
  return [
    `maker in front ${share(branded.filter(({ brand }) => brand).length, branded.length)}`,
    `numbers and codes ${share(
      sum(({ factsHeld }) => factsHeld),
      sum(({ facts }) => facts),
    )}`,
    `shared words written alike ${share(
      sum(({ wordsAlike }) => wordsAlike),
      sum(({ words }) => words),
    )}`,
  ].join(", ");
}
