import type { GlossaryDomain } from "./glossary-entry.ts";
import { parseWordList, type WordRow } from "./parse-word-list.ts";
import { careNouns } from "./words/care.ts";
import { fashionNouns } from "./words/fashion.ts";
import { foodNouns } from "./words/food.ts";
import { homeNouns } from "./words/home.ts";
import { babyNouns, petNouns, sportNouns, toyNouns } from "./words/leisure.ts";
import { officeNouns, vehicleNouns } from "./words/office-and-vehicles.ts";
import { partNouns } from "./words/parts.ts";
import {
  animals,
  audiences,
  colors,
  connectives,
  labels,
  materials,
  patterns,
  qualities,
} from "./words/properties.ts";
import { bodyNouns, plantNouns, settingNouns } from "./words/settings.ts";
import { technologyNouns } from "./words/technology.ts";
import { gardenNouns, toolNouns } from "./words/tools-and-garden.ts";

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

let kept: readonly WordRow[] | undefined;

/** The words of the project, parsed at the first call. */
export function ownWords(): readonly WordRow[] {
  kept ??= parseLists();
  return kept;
}

function parseLists(): WordRow[] {
  return [
    ...nounLists.flatMap(([domain, list]) => parseNouns(list, domain)),
    ...parseWordList(colors, "color"),
    ...parseWordList(materials, "material"),
    ...parseWordList(audiences, "audience"),
    ...parseWordList(animals, "audience", "pet"),
    ...parseWordList(patterns, "pattern"),
    ...parseWordList(qualities, "quality"),
    ...parseWordList(labels, "label"),
    ...parseWordList(connectives, "connective"),
  ];
}

function parseNouns(list: string, domain: GlossaryDomain): WordRow[] {
  const rows = parseWordList(list, "type", domain);
  if (ownColored.has(domain)) return rows;
  return rows.map(({ entry, written }) => ({ entry: { ...entry, asksForColor: true }, written }));
}
