import { parseArgs } from "node:util";
import type { Attack, Campaign, Fault } from "./attack.ts";
import { attackByFeeds } from "./feeds/feeds.ts";
import { attackByKills } from "./kills.ts";
import { attackByRequests } from "./requests.ts";
import { createRunners } from "./runners.ts";
import { attackByServices } from "./services.ts";
import { attackByTexts } from "./texts.ts";

/** In this order, the quick ones first. */
const attacks: Readonly<Record<string, Attack>> = {
  services: attackByServices,
  kills: attackByKills,
  requests: attackByRequests,
  texts: attackByTexts,
  feeds: attackByFeeds,
};

const usage = `npm run attack -- [--seed N] [--part ${Object.keys(attacks).join("|")}] [--case PART:NUMBER] [--minutes N]

Attacks the built program, prints a table, and ends with 1 where it found a fault.
--seed     of all that is random (default 1)
--case     one case alone, by the name that a fault is printed with; its files are kept
--minutes  the whole campaign may take (default 10)
`;

/** @returns the exit code */
export async function runCampaign(place: { root: string; folder: string; words: readonly string[] }) {
  const { values } = parseArgs({
    args: [...place.words],
    options: {
      seed: { type: "string", default: "1" },
      part: { type: "string" },
      case: { type: "string" },
      minutes: { type: "string", default: "10" },
      help: { type: "boolean", default: false },
    },
  });
  const [part = values.part, number] = values.case?.split(":") ?? [];
  if (values.help || (part !== undefined && !(part in attacks))) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const seed = Number(values.seed);
  const endsAt = Date.now() + Number(values.minutes) * 60_000;
  const lines: string[] = [];
  const faults: Fault[] = [];
  const runners = createRunners(place);
  for (const [name, attack] of Object.entries(attacks)) {
    if (part !== undefined && part !== name) continue;
    const startedAt = Date.now();
    const found: Fault[] = [];
    const campaign: Campaign = {
      ...place,
      seed,
      endsAt,
      runners,
      only: number === undefined ? undefined : Number(number),
      fault: (fault) => {
        found.push(fault);
        process.stderr.write(`${name}:${fault.number} ${fault.kind}: ${fault.seen.slice(0, 600)}\n`);
      },
    };
    const figures = await attack(campaign);
    faults.push(...found);
    lines.push(tableLine(name, { ...figures, faults: found.length }, Date.now() - startedAt));
    for (const [kind, numbers] of groupByKind(found)) {
      lines.push(
        `  ${numbers.length} x ${kind}: npm run attack -- --seed ${seed} --case ${name}:${numbers[0]}`,
      );
    }
  }
  runners.close();
  process.stdout.write(`\nseed ${seed}\n${lines.join("\n")}\n${faults.length} faults\n`);
  return faults.length === 0 ? 0 : 1;
}

function tableLine(name: string, figures: Readonly<Record<string, number>>, tookMs: number): string {
  const shown = Object.entries(figures).map(([what, figure]) => `${what} ${Math.round(figure)}`);
  return `${name.padEnd(9)} ${shown.join(", ")}, ${Math.round(tookMs / 1000)} s`;
}

function groupByKind(faults: readonly Fault[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { kind, number } of faults) groups.set(kind, [...(groups.get(kind) ?? []), number]);
  return groups;
}
