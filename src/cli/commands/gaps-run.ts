import type { Language } from "../../api/vocabulary.ts";
import { localizedName } from "../../catalog/localized-names.ts";
import type { AttributeRecord } from "../../catalog/model.ts";
import type { CatalogFiles } from "../../catalog/store.ts";
import { renderCsv } from "../../feed/formats/delimited-cells.ts";
import { isWorkbookPath } from "../../feed/workbook/workbook-path.ts";
import type { PdoError } from "../../lib/errors.ts";
import { findFeedLanguage } from "../../pipeline/feed-language.ts";
import { isEnriched, ownMapping } from "../../pipeline/outputs/enriched-rows.ts";
import {
  findSupplierColumn,
  GapCounts,
  type ProductGap,
  readProductGap,
} from "../../pipeline/outputs/missing-attributes.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { cliError, notEnriched } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { printTable } from "../render/answer.ts";
import { count, counted, percent } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { writeOutput } from "./enrich/outputs.ts";

/** `pdo gaps`: what products lack, in figures and as a list to be filled in. */
export async function runGaps(path: string, flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const out = typeof flags.out === "string" ? flags.out : undefined;
  await openNamedFeed(path, { flags, world: session.world }, async (opened) => {
    await refuseFiles({ feed: opened.filePath, output: out, overwrite: flags.overwrite === true }, session);
    const found = await findGaps(opened, { by: flags.by, keepsList: out !== undefined }, session);
    if (out !== undefined) await writeList(found, out, session);
    if (out !== "-") await printFigures(found, { name: opened.name, out }, session);
  });
}

interface FoundGaps {
  readonly counts: GapCounts;
  /** Products with gaps; empty where only figures are wanted. */
  readonly products: readonly ProductGap[];
  /** The column by which they are grouped. */
  readonly by: string | undefined;
  readonly words: AttributeWords;
}

async function findGaps(
  { feed, name }: NamedFeed,
  { by, keepsList }: { readonly by: unknown; readonly keepsList: boolean },
  session: Session,
): Promise<FoundGaps> {
  const { settings, resolved, world } = session;
  const { description } = feed;
  if (!isEnriched(description)) throw notEnriched("GAPS", name, `Enrich it first: pdo enrich ${name}`);
  const language = settings.language && { language: settings.language };
  const mapping = ownMapping(feed, { map: settings.map, name, ...language });
  const { columns } = mapping;
  const named = description.columns.find((column) => column.toLowerCase() === String(by).toLowerCase());
  if (by !== undefined && named === undefined) throw noSuchColumn(String(by), description.columns);
  const group = named ?? findSupplierColumn(description.columns) ?? columns.brand;
  const counts = new GapCounts();
  const products: ProductGap[] = [];
  for await (const batch of feed.records({ signal: world.signal })) {
    for (const record of batch) {
      const product = readProductGap(record, { id: columns.id, name: columns.name, group });
      if (product === undefined) continue;
      counts.add(product);
      if (keepsList && product.missing.length > 0) products.push(product);
    }
  }
  const wordsIn =
    settings.language ?? findFeedLanguage(feed, mapping, settings.sourceLanguage).language ?? "en";
  return {
    counts,
    products,
    by: group,
    words: new AttributeWords(await openCatalogs(resolved, world), wordsIn),
  };
}

/** What attributes are called, and what they take. */
class AttributeWords {
  readonly #catalogs: CatalogFiles;
  readonly #language: Language;
  readonly #known = new Map<string, Map<string, AttributeRecord>>();

  constructor(catalogs: CatalogFiles, language: Language) {
    this.#catalogs = catalogs;
    this.#language = language;
  }

  #find(categoryId: string, attribute: string): AttributeRecord | undefined {
    const known = this.#known.get(categoryId) ?? new Map<string, AttributeRecord>();
    if (!this.#known.has(categoryId)) {
      this.#known.set(categoryId, known);
      const records = this.#catalogs.findCategory(categoryId)?.catalog.attributes(categoryId) ?? [];
      for (const record of records) known.set(record.identifier, record);
    }
    return known.get(attribute);
  }

  nameOf(categoryId: string, attribute: string): string {
    const record = this.#find(categoryId, attribute);
    return record === undefined ? attribute : localizedName(record.names, this.#language);
  }

  /** The unit of a number, or the values that are listed; empty: any text. */
  takenBy(categoryId: string, attribute: string): string {
    const record = this.#find(categoryId, attribute);
    if (record?.unit !== undefined) return record.unit;
    const values = record?.values ?? [];
    const shown = values.slice(0, mostValues).map(({ names }) => localizedName(names, this.#language));
    return values.length > mostValues ? `${shown.join(", ")}, ...` : shown.join(", ");
  }
}

const mostValues = 12;

/** After the column by which they are grouped. */
const asked = ["id", "name", "category", "attribute", "asked for", "takes", "value"] as const;

/** By supplier or brand, each product in the feed's order. */
function* linesOf({ products, words }: FoundGaps): Generator<string[]> {
  const sorted = products.toSorted((one, other) => one.group.localeCompare(other.group));
  for (const { group, id, name, category, categoryId, missing } of sorted) {
    for (const attribute of missing) {
      const word = words.nameOf(categoryId, attribute);
      yield [group, id, name, category, attribute, word, words.takenBy(categoryId, attribute), ""];
    }
  }
}

async function writeList(found: FoundGaps, out: string, session: Session): Promise<void> {
  const { world, resolved, settings } = session;
  const isWorkbook = isWorkbookPath(out);
  const isLines = /\.jsonl(?:\.gz)?$/i.test(out);
  const isJson = /\.json(?:\.gz)?$/i.test(out);
  const reading = { format: "csv", encoding: "utf-8", delimiter: ",", quote: '"', linesAbove: 0 } as const;
  const output = {
    ...(out !== "-" && { path: out }),
    ...{ name: out, format: isLines ? "jsonl" : isJson ? "json" : "csv", isGzip: out.endsWith(".gz") },
    ...(isWorkbook && { workbook: { reading } }),
  };
  const objectOf = (cells: readonly string[]) =>
    JSON.stringify(
      Object.fromEntries(header.map((name, place) => [name.replace(" ", "_"), cells[place] ?? ""])),
    );
  const textOf = (cells: readonly string[], isFirst: boolean) => {
    if (isLines) return `${objectOf(cells)}\n`;
    if (isJson) return `${isFirst ? "" : ",\n"}${objectOf(cells)}`;
    return renderCsv([cells], isWorkbook ? "off" : settings.csvSafe);
  };
  const header = [found.by ?? "supplier", ...asked];
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, async (sink) => {
    // Excel takes a CSV without this mark for Windows-1252.
    const lead = isLines
      ? ""
      : isJson
        ? "["
        : `${isWorkbook || out === "-" ? "" : "\ufeff"}${renderCsv([header])}`;
    await sink.write(Buffer.from(lead));
    let isFirst = true;
    for (const cells of linesOf(found)) {
      await sink.write(Buffer.from(textOf(cells, isFirst)));
      isFirst = false;
    }
    if (isJson && !isLines) await sink.write(Buffer.from("]\n"));
  });
}

const shownInTable = 30;

function printFigures(
  { counts, by, words }: FoundGaps,
  { name, out }: { readonly name: string; readonly out: string | undefined },
  session: Session,
): Promise<void> {
  const gaps = counts.all().map(({ categoryId, category, attribute, products, of }) => ({
    category_id: categoryId,
    category,
    attribute,
    name: words.nameOf(categoryId, attribute),
    products,
    of,
  }));
  const groups = counts.groups();
  const shown = session.form === "table" ? gaps.slice(0, shownInTable) : gaps;
  const more = gaps.length - shown.length;
  const most = groups.slice(0, 5).map(([group, products]) => `${group || "(none)"} ${count(products)}`);
  return printTable(
    {
      answer: {
        schema_version: 1,
        feed: name,
        output: out ?? null,
        products: counts.products,
        with_gaps: counts.withGaps,
        grouped_by: by ?? null,
        groups: groups.map(([group, products]) => ({ name: group, products })),
        gaps,
      },
      header: ["category", "attribute", "products", "of", "share"],
      rows: shown.map(({ category, name: word, products, of }) => [
        category,
        word,
        count(products),
        count(of),
        percent(products / of),
      ]),
      items: gaps,
      above: `${count(counts.withGaps)} of ${counted(counts.products, "product")} with a category lack something that it asks for.\n\n`,
      below: [
        ...(more > 0 ? [`... and ${counted(more, "more line")}: --output json has all.\n`] : []),
        ...(by !== undefined && groups.length > 0
          ? [`\nBy "${by}": ${most.join(", ")}${groups.length > 5 ? ", ..." : ""}\n`]
          : []),
        ...(out === undefined
          ? ["-o questions.xlsx writes the list to be filled in.\n"]
          : [`  written to ${out}\n`]),
      ].join(""),
    },
    session,
  );
}

function noSuchColumn(by: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_GAPS_COLUMN_UNKNOWN",
    what: `--by ${by}: there is no such column.`,
    seen: `There are: ${columns.join(", ")}.`,
    nextStep: "Name the column of the supplier, or leave --by out.",
  });
}
