/** Where added columns stand in a delimited output. */
export interface DelimitedPlan {
  /** Added columns that the feed has already: their place. */
  readonly inPlace: ReadonlyMap<string, number>;
  /** The others, in the order in which they are appended. */
  readonly appended: readonly string[];
}

export function planColumns(columns: readonly string[], added: readonly string[]): DelimitedPlan {
  const inPlace = new Map<string, number>();
  const appended: string[] = [];
  for (const column of added) {
    const place = columns.indexOf(column);
    if (place === -1) appended.push(column);
    else inPlace.set(column, place);
  }
  return { inPlace, appended };
}
