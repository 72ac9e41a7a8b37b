const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A span of time as providers write it: `120ms`, `7.66s`, `6m0s`, `1h2m3.5s` (as Go's time.Duration has it).
 * @returns whole milliseconds, rounded up; undefined where it is none
 */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d{1,9}(\.\d+)?(ms|[smhd]))+$/.test(text)) return undefined;
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g);
  return Math.ceil(
    [...parts].reduce((sum, [, count, unit = "s"]) => sum + Number(count) * (unitMs[unit] ?? 0), 0),
  );
}
