import { lazily } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import table from "./device-makers.tsv";

const names = lazily(() => {
  const rows = parseTable(table);
  const ofVehicles = rows.filter(({ device }) => device === "vehicles");
  return {
    makers: new Set(membersOf(rows, "makers")),
    lines: new Set(membersOf(rows, "lines")),
    vehicles: new Set(membersOf(ofVehicles, "makers")),
  };
});

/** Whether a folded word is a maker of devices or vehicles that others sell accessories and parts for. */
export function isDeviceMaker(folded: string): boolean {
  return names().makers.has(folded);
}

export function isVehicleMaker(folded: string): boolean {
  return names().vehicles.has(folded);
}

/** Whether a folded word is a line of such devices: Galaxy, Satellite, Clio. */
export function isDeviceLine(folded: string): boolean {
  return names().lines.has(folded);
}

const genuine = /(?<!\p{L})(?:original[ei]?s?|originaux|genuine|oem|d['’]?origine|origine)(?!\p{L})/iu;

/** Whether a name says that the accessory is the maker's own. */
export function isGenuine(text: string): boolean {
  return genuine.test(text);
}
