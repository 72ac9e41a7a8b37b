/** `81.2 %`; a dash where there is nothing to take a share of. */
export function percent(share: number | null, digits = 1): string {
  return share === null ? "-" : `${(share * 100).toFixed(digits)} %`;
}

/** `81.2`, for a table whose header says that it is percent; empty where there is nothing to take a share of. */
export function percentFigure(share: number | null): string {
  return share === null ? "" : (share * 100).toFixed(1);
}
