import type { Language } from "../../../src/api/vocabulary.ts";
import type { Engine } from "../../../src/tasks/engine.ts";
import { checkFacts } from "../../../src/tasks/fact-check.ts";
import { cleanName } from "../../../src/tasks/name/rules/clean-name.ts";
import { createBuiltinEngine } from "../../../src/tasks/rules-engine.ts";
import { glossaryOf } from "../../../src/translation/glossary.ts";
import { type RealName, readRealNames } from "../../tasks/real-names.ts";
import { createBuiltinStore } from "../builtin-store.ts";
import { measure } from "./measure.ts";

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

const catalogs = createBuiltinStore();
const glossary = glossaryOf(catalogs);
const engine = createBuiltinEngine({ catalogs });
const checked = checkFacts(engine);
const inRun = { isBestEnough: true };
const ask = (by: Engine, product_name: string, translation_language: Language, context = {}) =>
  by.optimizeName({ query: { task_type: "cleaned", translation_language }, body: { product_name } }, context);

await measure<RealName>({
  items: readRealNames(),
  candidates: {
    "cleaning alone": ({ name, language }) => cleanName(name, { language, glossary }),
    "as a run asks, without alternatives": ({ name, language }) => ask(engine, name, language, inRun),
    "the same, checked for added facts": ({ name, language }) => ask(checked, name, language, inRun),
    "in the feed's language": ({ name, language }) => ask(engine, name, language),
    "in English, whatever they are in": ({ name }) => ask(engine, name, "en"),
    "checked for added facts": ({ name, language }) => ask(checked, name, language),
    "plain clean-up": ({ name }) => plainCleaning(name),
  },
  rounds: 5,
});
