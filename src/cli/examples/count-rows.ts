import type { Example } from "../../examples/example.ts";
import { isRowFault, type RowFault, rowFaults } from "../labelled/labelled-row.ts";
import type { LabelledFeed } from "../labelled/open-labelled-feed.ts";

/** What was seen of a labelled feed while its rows went by. */
export interface RowCounts {
  rows: number;
  readonly faults: Record<RowFault["reason"], number>;
  /** Categories that the catalog does not have, as the feed writes them: the first few. */
  readonly unknownCategories: Set<string>;
  /** Attributes that the products' categories do not ask for: how often. */
  readonly unknownAttributes: Map<string, number>;
}

export const mostNamed = 5;

export function createRowCounts(): RowCounts {
  const faults = Object.fromEntries(rowFaults.map((reason) => [reason, 0])) as RowCounts["faults"];
  return { rows: 0, faults, unknownCategories: new Set(), unknownAttributes: new Map() };
}

/** The examples of a feed in batches; what is no example is counted. */
export async function* examplesOf(
  feed: LabelledFeed,
  counts: RowCounts,
  signal: AbortSignal,
): AsyncGenerator<readonly Example[]> {
  for await (const rows of feed.rows(signal)) {
    yield rows.flatMap((row) => {
      counts.rows += 1;
      if (isRowFault(row)) {
        countFault(row, counts);
        return [];
      }
      for (const name of row.unknownAttributes) {
        counts.unknownAttributes.set(name, (counts.unknownAttributes.get(name) ?? 0) + 1);
      }
      return [row.example];
    });
  }
}

function countFault({ reason, seen }: RowFault, { faults, unknownCategories }: RowCounts): void {
  faults[reason] += 1;
  if (seen !== undefined && unknownCategories.size < mostNamed) unknownCategories.add(seen);
}
