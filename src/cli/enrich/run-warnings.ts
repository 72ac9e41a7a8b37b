import type { OpenedRun } from "./open-run.ts";

/** What is known of a feed when all of it was read, and should be known to whoever uses the output. */
export function runWarnings({ feed, output }: OpenedRun, respelledCharacters: number): string[] {
  const { undecodableRecords, strayQuotes } = feed.counts();
  const { encoding } = feed.description;
  return [
    ...(undecodableRecords === 0
      ? []
      : [`${undecodableRecords} rows hold bytes that are not ${encoding}; they were left as they are.`]),
    ...(strayQuotes.first === undefined
      ? []
      : [
          `${strayQuotes.records} rows hold a quote within an unquoted cell, first in line ${strayQuotes.first.line}, cell ${strayQuotes.first.position + 1}; it was read as it stands.`,
        ]),
    ...(respelledCharacters === 0
      ? []
      : [
          `${respelledCharacters} characters that ${encoding} cannot hold were spelled plainly in ${output.name}.`,
        ]),
  ];
}
