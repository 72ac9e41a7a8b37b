import { lazily } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import table from "./device-makers.tsv";

const names = lazily(() => {
  const all = parseTable(table);
  const motorcycles = all.filter(({ device }) => device === "motorcycles");
  const rows = all.filter((row) => !motorcycles.includes(row));
  const computers = rows.filter(({ device }) => device === "computers");
  const ofVehicles = rows.filter(({ device }) => device === "vehicles");
  return {
    makers: new Set(membersOf(rows, "makers")),
    lines: new Set(membersOf(rows, "lines")),
    vehicles: new Set(membersOf(ofVehicles, "makers")),
    vehicleLines: new Set(membersOf(ofVehicles, "lines")),
    motorcycles: new Set([...membersOf(motorcycles, "makers"), ...membersOf(motorcycles, "lines")]),
    computerLines: new Set(membersOf(computers, "lines")),
  };
});

/** Whether a folded word is a maker of devices or vehicles that others sell accessories and parts for. */
export function isDeviceMaker(folded: string): boolean {
  return names().makers.has(folded);
}

export function isVehicleMaker(folded: string): boolean {
  return names().vehicles.has(folded);
}

/** Whether a folded word is a line of vehicles: Golf, Clio. */
export function isVehicleLine(folded: string): boolean {
  return names().vehicleLines.has(folded);
}

/** Whether a folded word is a line of such devices: Galaxy, Satellite, Clio. */
export function isDeviceLine(folded: string): boolean {
  return names().lines.has(folded);
}

/** Whether a folded word is a maker or a line of motorcycles and scooters alone: Vespa, X-Max, also with its number (GSXR600). */
export function isOfMotorcycles(folded: string): boolean {
  return names().motorcycles.has(folded.replace(/-?\d+\p{L}{0,3}$/u, ""));
}

/** Whether a folded word is a line of computers: Pavilion, Latitude. */
export function isComputerLine(folded: string): boolean {
  return names().computerLines.has(folded);
}

const kindsOfWord = (list: "makers" | "lines") =>
  lazily((): ReadonlyMap<string, ReadonlySet<string>> => {
    const kinds = new Map<string, Set<string>>();
    for (const row of parseTable(table)) {
      const device = row.device ?? "";
      for (const word of membersOf([row], list)) kinds.set(word, (kinds.get(word) ?? new Set()).add(device));
    }
    return kinds;
  });
const kindsOfLine = kindsOfWord("lines");
const kindsOfMaker = kindsOfWord("makers");

/**
 * The kinds of devices that folded words of a name speak of, as device-makers.tsv calls them: those of its lines ("Presario"), else those
 * of its makers ("HP"). Empty where there are none.
 */
export function deviceKindsIn(words: readonly string[]): ReadonlySet<string> {
  for (const kinds of [kindsOfLine(), kindsOfMaker()]) {
    const found = words.flatMap((word) => [...(kinds.get(word) ?? [])]);
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

const genuine = /(?<!\p{L})(?:original[ei]?s?|originaux|genuine|oem|d['’]?origine|origine)(?!\p{L})/iu;

/** Whether a name says that the accessory is the maker's own. */
export function isGenuine(text: string): boolean {
  return genuine.test(text);
}
