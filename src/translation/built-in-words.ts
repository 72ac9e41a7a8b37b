import { lazily } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import { careNouns } from "./data/care.ts";
import { fashionNouns } from "./data/fashion.ts";
import { foodNouns } from "./data/food.ts";
import { homeNouns } from "./data/home.ts";
import { babyNouns, petNouns, sportNouns, toyNouns } from "./data/leisure.ts";
import { officeNouns, vehicleNouns } from "./data/office-and-vehicles.ts";
import { partNouns } from "./data/parts.ts";
import {
  animals,
  audiences,
  colors,
  connectives,
  labels,
  materials,
  patterns,
  qualities,
} from "./data/properties.ts";
import { bodyNouns, plantNouns, settingNouns } from "./data/settings.ts";
import { technologyNouns } from "./data/technology.ts";
import { gardenNouns, toolNouns } from "./data/tools-and-garden.ts";
import type { GlossaryDomain } from "./glossary-entry.ts";
import type { GlossaryRole } from "./glossary-role.ts";
import { parseRow, rowsOfList, type WordRow } from "./word-list.ts";

/** The lists of nouns; what stands in an earlier one wins. */
const nounLists: readonly (readonly [GlossaryDomain, string])[] = [
  ["fashion", fashionNouns],
  ["care", careNouns],
  ["home", homeNouns],
  ["tool", toolNouns],
  ["garden", gardenNouns],
  ["technology", technologyNouns],
  ["office", officeNouns],
  ["vehicle", vehicleNouns],
  ["part", partNouns],
  ["food", foodNouns],
  ["pet", petNouns],
  ["baby", babyNouns],
  ["toy", toyNouns],
  ["sport", sportNouns],
  ["setting", settingNouns],
  ["body", bodyNouns],
  ["plant", plantNouns],
];

/** Black tea, red lipstick: the colour is the thing's name there. */
const ownColored: ReadonlySet<GlossaryDomain> = new Set(["food", "care", "plant", "body", "setting"]);

/** A row as it is written, and what it says by its list alone. */
interface WrittenRow {
  readonly line: string;
  readonly role: GlossaryRole;
  readonly domain?: GlossaryDomain;
}

const writtenRows = lazily((): readonly WrittenRow[] => [
  ...nounLists.flatMap(([domain, list]) => writtenIn(list, { role: "type", domain })),
  ...writtenIn(colors, { role: "color" }),
  ...writtenIn(materials, { role: "material" }),
  ...writtenIn(audiences, { role: "audience" }),
  ...writtenIn(animals, { role: "audience", domain: "pet" }),
  ...writtenIn(patterns, { role: "pattern" }),
  ...writtenIn(qualities, { role: "quality" }),
  ...writtenIn(labels, { role: "label" }),
  ...writtenIn(connectives, { role: "connective" }),
]);

const parsed: WordRow[] = [];
const allParsed = lazily(() => writtenRows().flatMap((_, number) => ownWordAt(number) ?? []));

/** The words of the project, parsed at the first call. */
export function ownWords(): readonly WordRow[] {
  return allParsed();
}

export function countOwnWords(): number {
  return writtenRows().length;
}

/** One of `ownWords()`, without parsing all of them. */
export function ownWordAt(number: number): WordRow | undefined {
  const written = writtenRows()[number];
  if (written === undefined) return undefined;
  parsed[number] ??= parseWritten(written);
  return parsed[number];
}

function writtenIn(list: string, { role, domain }: Omit<WrittenRow, "line">): WrittenRow[] {
  const said = domain === undefined ? { role } : { role, domain };
  return rowsOfList(list).map((line) => ({ line, ...said }));
}

function parseWritten({ line, role, domain }: WrittenRow): WordRow {
  const row = parseRow(line, role, domain);
  if (role !== "type" || domain === undefined || ownColored.has(domain)) return row;
  return { entry: { ...row.entry, asksForColor: true }, written: row.written };
}

const kept = new Map<Language, ReadonlySet<string>>();

/** All words of the word lists in a language, those too that only stand inside of phrases; folded. */
export function ownVocabulary(language: Language): ReadonlySet<string> {
  const held = kept.get(language);
  if (held) return held;
  const words = new Set<string>();
  for (const { written } of ownWords()) {
    for (const { language: other, text } of written) {
      if (other === language) for (const word of readWords(text).folded) words.add(word);
    }
  }
  kept.set(language, words);
  return words;
}
