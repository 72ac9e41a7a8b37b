import { describe, it } from "vitest";
import { assembleSource } from "../../src/catalog/builtin/assemble-source.ts";
import { loadSource } from "../../src/catalog/builtin/load-source.ts";
import { builtinSourceFolder } from "../../src/catalog/builtin-folders.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import type { CatalogStore } from "../../src/catalog/store.ts";
import type { Language, SalesChannel } from "../../src/contract/vocabulary.ts";
import { createBuiltinEngine } from "../../src/engine/builtin/builtin-engine.ts";
import { hasRealNames, readRealNames } from "../engine/builtin/name/real-names.ts";
import { median } from "./median.ts";

const rounds = 5;
const warmUps = 2;

/** The built-in catalogs alone: names need their words. */
function createStore(): CatalogStore {
  const open = (channel: SalesChannel) =>
    createCatalog(compileContent(assembleSource(loadSource(builtinSourceFolder, channel))), "builtin");
  const [first, second] = [open("channel_a"), open("channel_b")];
  return {
    catalog: (channel) => (channel === "channel_a" ? first : second),
    findCategory: () => undefined,
    importCatalog: () => Promise.reject(new Error("Nothing is imported here.")),
    removeImport: () => false,
  };
}

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

/** Of the process, so that what else runs on the machine counts less. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

describe.skipIf(!hasRealNames)("cleaning names (where PDO_SHARED has feeds)", () => {
  it("names a second on one core, beside a plain clean-up with patterns", async () => {
    const names = readRealNames();
    const engine = createBuiltinEngine({ catalogs: createStore() });
    const ask = (product_name: string, translation_language: Language) =>
      engine.optimizeName(
        { query: { task_type: "cleaned", translation_language }, body: { product_name } },
        {},
      );
    const candidates: Readonly<Record<string, (real: (typeof names)[number]) => unknown>> = {
      "in the feed's language": ({ name, language }) => ask(name, language),
      "in English, whatever they are in": ({ name }) => ask(name, "en"),
      "with the alternatives": async ({ name, language }) => (await ask(name, language)).other_names,
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
        `${label.padEnd(34)} ${Math.round(rate)} names/s, ${(peer / rate).toFixed(1)} times the plain clean-up's time`,
    );
    process.stdout.write(
      `\n${names.length} names, median of ${rounds} rounds, processor time\n${lines.join("\n")}\n`,
    );
  });
});
