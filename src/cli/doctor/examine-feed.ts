import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import { type ProductField, productFields } from "../../feed/product-field.ts";
import { openNamedFeed } from "../open-named-feed.ts";
import type { Flags } from "../resolve-settings.ts";
import type { Session } from "../session.ts";
import type { Finding } from "./finding.ts";

/** Below these, a field says too little to work on: characters, at the median of the sample. */
const thinBelow: Partial<Record<ProductField, number>> = { name: 10, description: 40 };

/** What a run would read in a feed: encoding, dialect, columns and why, thin fields, rows that cannot be read. */
export async function examineFeed(
  path: string,
  flags: Flags,
  { settings, world }: Session,
): Promise<Finding[]> {
  return openNamedFeed(path, { flags, world }, async ({ name, feed }) => {
    await feed.close();
    return describeFeed(feed, name, settings);
  });
}

function describeFeed(feed: Feed, name: string, { map, language }: Session["settings"]): Finding[] {
  const mapping = resolveColumns(feed.description, {
    map,
    sample: feed.sample,
    name,
    ...(language !== undefined && { language }),
  });
  return [
    ...feed.description.why.map((sentence): Finding => ({ subject: "feed", state: "good", sentence })),
    ...columnFindings(mapping),
    ...mapping.warnings.map((sentence): Finding => ({ subject: "columns", state: "warn", sentence })),
    ...thinFindings(feed, mapping),
    ...brokenRows(feed),
  ];
}

function columnFindings({ columns, why }: ColumnMapping): Finding[] {
  return productFields.flatMap((field): Finding[] => {
    const column = columns[field];
    if (column !== undefined)
      return [{ subject: `column ${field}`, state: "good", sentence: why[field] ?? column }];
    if (field !== "name" && field !== "description") return [];
    const sentence = `No column holds it, so the task ${field} is left out; --map ${field}=COLUMN names one.`;
    return [{ subject: `column ${field}`, state: "warn", sentence }];
  });
}

function thinFindings({ sample }: Feed, { columns }: ColumnMapping): Finding[] {
  return (["name", "description"] as const).flatMap((field): Finding[] => {
    const column = columns[field];
    if (column === undefined || sample.length === 0) return [];
    const lengths = sample.map((record) => (record.text(column) ?? "").trim().length).sort((a, b) => a - b);
    const empty = lengths.filter((length) => length === 0).length;
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    const sentence = `In the first ${sample.length} rows ${empty} are empty; half have more than ${median} characters.`;
    const isThin = empty > 0 || median < (thinBelow[field] ?? 0);
    return [{ subject: `field ${field}`, state: isThin ? "warn" : "good", sentence }];
  });
}

function brokenRows({ sample }: Feed): Finding[] {
  const broken = sample.filter(({ problem }) => problem !== undefined);
  const [first] = broken;
  if (first === undefined) return [];
  const sentence = `${broken.length} of the first ${sample.length} rows cannot be worked on; first line ${first.line}: ${first.problem?.reason}`;
  return [{ subject: "rows", state: "warn", sentence }];
}
