/** What tells one feed from another, from night to night. */
export interface NamedSource {
  /** The feed's resolved path. Absent: a stream. */
  readonly path?: string | undefined;
  /** Where the run writes to, resolved. Absent: standard output. */
  readonly outputPath?: string | undefined;
  readonly columns: readonly string[];
}

/**
 * A feed is the same as last time where it lies in the same folder under the same name, whatever date these carry.
 * A stream is known by where it is written to; where that is a stream too, by its columns.
 */
export function identityOfFeed({ path, outputPath, columns }: NamedSource): string {
  if (path !== undefined) return `file ${undated(path)}`;
  if (outputPath !== undefined) return `stream to ${undated(outputPath)}`;
  return `stream of ${JSON.stringify(columns)}`;
}

/**
 * 2026-11-21T03-15, 21.11.2026, 20261121T0315, 1763751600 (seconds or milliseconds since 1970): not the number of a shop or
 * a supplier, which tells one feed from another.
 */
const moment = new RegExp(
  [
    String.raw`(?<!\d)(?:19|20)\d\d[-_.](?:0?[1-9]|1[0-2])(?:[-_.]\d{1,2}(?:[-_.T ]\d{1,2}){0,3})?(?!\d)Z?`,
    String.raw`(?<!\d)\d{1,2}[-_.]\d{1,2}[-_.](?:19|20)\d\d(?!\d)`,
    String.raw`(?<!\d)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-3]\d)?(?:[-_T]?\d{2,6})?(?!\d)Z?`,
    String.raw`(?<!\d)1\d{9}(?:\d{3})?(?!\d)`,
  ].join("|"),
  "g",
);

function undated(path: string): string {
  return path.replace(moment, "#");
}
