import { cpuSeconds } from "../cpu-seconds.ts";
import { median } from "../median.ts";

export interface Measured<Item> {
  readonly items: readonly Item[];
  readonly candidates: Readonly<Record<string, (item: Item) => unknown>>;
  readonly rounds: number;
}

const warmUps = 2;

/** Tells the candidates' names, or, where the command line names one, how many items a second it does on one core. */
export async function measure<Item>({ items, candidates, rounds }: Measured<Item>): Promise<void> {
  const label = process.argv[2];
  const work = label === undefined ? undefined : candidates[label];
  const told =
    work === undefined
      ? { count: items.length, labels: Object.keys(candidates) }
      : { rate: median(await ratesOf(work, items, rounds)) };
  process.stdout.write(JSON.stringify(told));
}

async function ratesOf<Item>(
  work: (item: Item) => unknown,
  items: readonly Item[],
  rounds: number,
): Promise<number[]> {
  const rates: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const start = cpuSeconds();
    for (const item of items) await work(item);
    if (round >= warmUps) rates.push(items.length / (cpuSeconds() - start));
  }
  return rates;
}
