import { describe, it } from "vitest";
import type { Language } from "../../src/contract/vocabulary.ts";
import { createBuiltinEngine } from "../../src/engine/builtin/builtin-engine.ts";
import { cleanName } from "../../src/engine/builtin/name/clean-name.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { checkFacts } from "../../src/engine/fact-checked-engine.ts";
import { glossaryOf } from "../../src/glossary/glossary.ts";
import { hasRealNames, readRealNames } from "../engine/builtin/name/real-names.ts";
import { createBuiltinStore } from "./builtin-store.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { median } from "./median.ts";

const rounds = 5;
const warmUps = 2;

/** What a shop writes for itself: trims, collapses blanks, drops stars and signs in rows, and writes Title Case. */
function plainCleaning(name: string): string {
  return name
    .replace(/<[^>]*>/g, " ")
    .replace(/[★☆✓✔*~]+/g, " ")
    .replace(/([!?.,-])\1+/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/(?:^|\s)\S/g, (start) => start.toUpperCase());
}

describe.skipIf(!hasRealNames)("cleaning names (where PDO_SHARED has feeds)", () => {
  it("names a second on one core, beside a plain clean-up with patterns", async () => {
    const names = readRealNames();
    const catalogs = createBuiltinStore();
    const glossary = glossaryOf(catalogs);
    const engine = createBuiltinEngine({ catalogs });
    const checked = checkFacts(engine);
    const ask = (by: Engine, product_name: string, translation_language: Language, context = {}) =>
      by.optimizeName(
        { query: { task_type: "cleaned", translation_language }, body: { product_name } },
        context,
      );
    const inRun = { isBestEnough: true };
    const candidates: Readonly<Record<string, (real: (typeof names)[number]) => unknown>> = {
      "cleaning alone": ({ name, language }) => cleanName(name, { language, glossary }),
      "as a run asks, without alternatives": ({ name, language }) => ask(engine, name, language, inRun),
      "the same, checked for added facts": ({ name, language }) => ask(checked, name, language, inRun),
      "in the feed's language": ({ name, language }) => ask(engine, name, language),
      "in English, whatever they are in": ({ name }) => ask(engine, name, "en"),
      "checked for added facts": ({ name, language }) => ask(checked, name, language),
      "plain clean-up": ({ name }) => plainCleaning(name),
    };
    const rates = new Map<string, number>();
    for (const [label, work] of Object.entries(candidates)) {
      const times: number[] = [];
      for (let round = 0; round < warmUps + rounds; round += 1) {
        const start = cpuSeconds();
        for (const name of names) await work(name);
        if (round >= warmUps) times.push(cpuSeconds() - start);
      }
      rates.set(label, names.length / median(times));
    }
    const peer = rates.get("plain clean-up") ?? 0;
    const lines = [...rates].map(
      ([label, rate]) =>
        `${label.padEnd(36)} ${Math.round(rate)} names/s, ${(peer / rate).toFixed(1)} times the plain clean-up's time`,
    );
    process.stdout.write(
      `\n${names.length} names, median of ${rounds} rounds, processor time\n${lines.join("\n")}\n`,
    );
  });
});
