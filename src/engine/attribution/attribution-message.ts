/**
 * The answer's counts in sentences: "Found 3 values for 2 of 5 attributes. Not stated, though required:
 * size."
 */
export function attributionMessage(counts: {
  readonly values: number;
  readonly found: number;
  readonly asked: number;
  /** English names. */
  readonly missing: readonly string[];
}): string {
  const { values, found, asked, missing } = counts;
  const first =
    asked === 0
      ? "The category asks for no such attributes."
      : `Found ${plural(values, "value")} for ${found} of ${plural(asked, "attribute")}.`;
  return missing.length === 0 ? first : `${first} Required, but not stated: ${missing.join(", ")}.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
