import { readFileSync } from "node:fs";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFacts } from "../../src/feed/fact-columns.ts";
import { parseTable, type TableRow } from "../../src/lib/table.ts";
import { isPageLabel } from "../../src/nlp/page-labels.ts";
import { createAttributeExtractor } from "../../src/tasks/attribution/rules/extract-attributes.ts";
import { feedOf, recordsOf } from "./in-memory-feed.ts";

/** What became of one row of `fact-columns.tsv`. */
export interface ColumnReading {
  readonly row: TableRow;
  /** Attributes, `field:...`, `fact` where no attribute was read, or `none`. */
  readonly read: readonly string[];
  readonly isRight: boolean;
  /** Attributes that the row does not mean. */
  readonly wrong: readonly string[];
  readonly facts: string;
}

export const factTable = parseTable(readFileSync(new URL("fact-columns.tsv", import.meta.url), "utf8"));

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

/** Reads the row's columns as a feed of twelve products, and asks for the attributes of its category. */
export async function readColumnsOf(row: TableRow): Promise<ColumnReading> {
  const { column = "", samples = "", meaning = "", category = "" } = row;
  const header = ["id", "name", ...column.split(" + ")];
  const cells = samples.split(";").map((sample) => sample.split(" + "));
  const lines = Array.from({ length: 12 }, (_, index) => [
    `p${index}`,
    `Xyla ${index}`,
    ...(cells[index % 3] ?? []),
  ]);
  const feed = await feedOf([header, ...lines].map(csvLine).join("\n"));
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const field = Object.entries(mapping.columns).find(([, name]) => name === header[2])?.[0];
  const records = (await recordsOf(feed)).slice(0, 3);
  const stated = records.map((record) =>
    readFacts(record, mapping.facts ?? []).filter(({ label }) => !isPageLabel(label)),
  );
  const attributes = stated.map((facts) => attributesOf(category, facts));
  const counts = new Map<string, number>();
  for (const found of attributes) for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const meant = meaning.split("/");
  const hasMeant = meant.some((one) => (counts.get(one) ?? 0) >= 2);
  const wrong = [...counts.keys()].filter((one) => !meant.includes(one));
  const isFact = stated.some((facts) => facts.length > 0);
  const read = field !== undefined ? [`field:${field}`] : isFact ? [...counts.keys()] : ["none"];
  const isRight =
    meaning === "none" || meaning.startsWith("field:")
      ? read[0] === meaning
      : meaning === "other"
        ? isFact && wrong.length === 0
        : hasMeant;
  const facts = stated.map((list) => list.map(({ label, text }) => `${label}=${text}`).join(" & "));
  return { row, read, isRight, wrong, facts: facts.join(" ; ") };
}

function attributesOf(category: string, facts: readonly { label: string; text: string }[]): string[] {
  const answer = extract(
    {
      query: {
        sales_channel: category.startsWith("a-") ? "channel_a" : "channel_b",
        category_identifier: category,
        include_recommended: true,
        include_optional: true,
      },
      body: { product_description: "", product_name: "Xyla" },
    },
    { evidence: { facts } as never },
  );
  const all = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes].flat();
  return all
    .filter(({ values }) => values.some(({ fact }) => fact !== undefined))
    .map(({ attribute }) => attribute.identifier);
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}

/** The two figures of a set of rows, in [0, 1]. */
export function figuresOf(readings: readonly ColumnReading[]) {
  const ofAttributes = readings.filter(({ row }) => !/^(?:none|other|field:.*)$/.test(row.meaning ?? ""));
  const right = ofAttributes.filter(({ isRight }) => isRight).length;
  const wrong = readings.reduce((sum, reading) => sum + reading.wrong.length, 0);
  const rest = readings.filter((reading) => !ofAttributes.includes(reading));
  return {
    rows: readings.length,
    attributeColumns: ofAttributes.length,
    found: right / ofAttributes.length,
    right: right / (right + wrong),
    rest: rest.filter(({ isRight }) => isRight).length / rest.length,
  };
}
