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

const genuine = /(?<!\p{L})(?:original[ei]?s?|originaux|genuine|oem|d['’]?origine|origine)(?!\p{L})/iu;

/** Whether a name says that the accessory is the maker's own. */
export function isGenuine(text: string): boolean {
  return genuine.test(text);
}
