import type { Rates } from "./built/run-built.ts";

interface Wording {
  /** What is counted, in the plural. */
  readonly of: string;
  /** The candidate beside which the others are measured. */
  readonly peer: string;
}

/** A line per candidate: how many a second, and how many times the peer's time that is. */
export function reportRates({ count, rates }: Rates, { of, peer }: Wording): string {
  const fastest = rates.get(peer) ?? 0;
  const width = Math.max(...[...rates.keys()].map((label) => label.length));
  const lines = [...rates].map(
    ([label, rate]) =>
      `${label.padEnd(width)}  ${Math.round(rate)} ${of}/s, ${(fastest / rate).toFixed(1)} times the time of ${peer}`,
  );
  return `\n${count} ${of}, medians, processor time\n${lines.join("\n")}\n`;
}
