import { beforeAll, describe, expect, it } from "vitest";
import { groupedBy } from "../../src/lib/grouped.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createSmallStore } from "../translation/small-catalogs.ts";
import { hasRealDescriptions, type RealDescription, readRealDescriptions } from "./real-descriptions.ts";
import { bareText, compareTexts } from "./stated-facts.ts";

const engine = checkFacts(createBuiltinEngine({ catalogs: createSmallStore() }));
/** A hundred of each feed show a class of losses, and what another length does differently shows in fewer; PDO_ALL_TEXTS=1 reads many more. */
const mostRows =
  process.env.PDO_ALL_TEXTS === "1"
    ? { short: 400, medium: 400, long: 400 }
    : { short: 40, medium: 100, long: 40 };

interface Tally {
  texts: number;
  readonly lost: string[];
  readonly added: string[];
  readonly replaced: string[];
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
/** What a message counts, which names nothing. */
const counts = /Kept \d+ of \d+ statements|Source too thin for \w+ \([^)]*\): \d+ words/g;

/** At most so many of each feed and language, spread evenly. */
function sampled(all: readonly RealDescription[], most: number): RealDescription[] {
  const groups = groupedBy(all, ({ feed, language }) => `${feed} ${language}`);
  return [...groups].flatMap(([, rows]) => {
    const step = Math.max(1, rows.length / most);
    return Array.from(
      { length: Math.min(most, rows.length) },
      (_, place) => rows[Math.floor(place * step)] ?? [],
    ).flat();
  });
}

async function tallyOf(length: "short" | "medium" | "long"): Promise<Tally> {
  const tally: Tally = { texts: 0, lost: [], added: [], replaced: [] };
  for (const { feed, name, description } of sampled(readRealDescriptions(), mostRows[length])) {
    const query = { tone: "professional", length, bullet_points: false, seo: false } as const;
    const body = { product_description: description, product_name: name };
    const { best_description: best, message } = await engine.optimizeDescription({ query, body }, {});
    const { lost, added } = compareTexts(description, best, message.replace(counts, ""));
    const shown = (facts: readonly string[]) =>
      facts.map(
        (fact) =>
          `${feed} | ${fact} | ${bareText(description).slice(0, 300)} | ${best.slice(0, 300)} | ${message}`,
      );
    tally.texts += 1;
    tally.lost.push(...shown(lost));
    tally.added.push(...shown(added));
    const isName = name !== "" && lettersOf(best) === lettersOf(name);
    if (isName && lettersOf(bareText(description)) !== lettersOf(name)) tally.replaced.push(...shown([name]));
  }
  return tally;
}

describe.skipIf(!hasRealDescriptions)("descriptions of real feeds (skipped without PDO_SHARED)", () => {
  describe.each(["short", "medium", "long"] as const)("%s", (length) => {
    let tally: Tally;
    beforeAll(async () => {
      tally = await tallyOf(length);
    }, 600_000);

    it("are many", () => expect(tally.texts).toBeGreaterThan(400));
    it("lose no measure, labelled value or code that the message does not name", () => {
      // A few of what the plain patterns take for facts are none: "ET-15000 L", a label across two entries of a list.
      expect(tally.lost.length / tally.texts, tally.lost.join("\n")).toBeLessThan(0.005);
    });
    it("are not replaced by the name where they say more than to buy it", () => {
      const others = tally.replaced.filter((shown) => !/\b(?:Cut as|repeated|Voir la)/.test(shown));
      expect(others.length / tally.texts, others.join("\n")).toBeLessThan(0.005);
    });
    it("add and change none", () => expect(tally.added).toEqual([]));
  });
});
