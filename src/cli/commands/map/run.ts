import type { Language } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { renderTable } from "../../../feed/formats/delimited-cells.ts";
import { resolveProductColumns } from "../../../feed/product-columns.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { lookAtCategories } from "../../../pipeline/source-categories/first-look.ts";
import { type GatheredCategory, gatherCategories } from "../../../pipeline/source-categories/gather.ts";
import { sourceCategoryKey } from "../../../pipeline/source-categories/source-category.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { embed, openCatalogs } from "../../connect.ts";
import { exitCodes } from "../../errors.ts";
import { type NamedFeed, openNamedFeed } from "../../feed-input.ts";
import { homeFolder } from "../../paths.ts";
import { printTable } from "../../render/answer.ts";
import { count, counted } from "../../render/figures.ts";
import { refuseKeyFromInput } from "../../secrets.ts";
import { openSession, type Session } from "../../session.ts";
import { toTaskOptions } from "../../settings.ts";
import { writeOutput } from "../enrich/outputs.ts";
import { mapColumns, touchedLines } from "./category-map.ts";
import { readMapFile } from "./category-map-file.ts";
import { noSourceCategories, noTableNamed, refuseCorrectedTable, refuseOtherTable } from "./errors.ts";
import { cellsOf, keepLine, type ProposedLine, proposeLine } from "./proposal.ts";

/** `pdo map`: the feed's own categories with a leaf proposed for each; `--check` looks at such a table. */
export async function runMap(feed: string | undefined, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalog = (await openCatalogs(session.resolved, session.world)).catalog(session.settings.channel);
  if (typeof flags.check === "string") return checkTable(flags.check, catalog, session);
  if (feed === undefined && session.world.input.isTerminal) throw noTableNamed();
  const path = feed ?? "-";
  if (path === "-") refuseKeyFromInput(session.resolved);
  const { world, resolved } = session;
  await openNamedFeed(path, { flags, world, home: homeFolder(resolved, world) }, async (opened) => {
    const out = outputPath(opened.outputBase, flags.out, session);
    refuseOtherTable(out);
    await refuseCorrectedTable(out, { ...session.settings, isForced: flags.overwrite === true }, session);
    const lines = await propose(opened, catalog, session);
    await writeTable(lines, { out, delimiter: opened.feed.description.dialect?.delimiter }, session);
    await opened.feed.close();
  });
}

/** Undefined: standard output. */
function outputPath(feedPath: string | undefined, out: unknown, { settings }: Session): string | undefined {
  if (out === "-") return undefined;
  if (typeof out === "string") return out;
  if (settings.categoryMap !== undefined) return settings.categoryMap;
  return feedPath?.replace(/(?:\.\w{1,5})?(?:\.gz)?$/, ".categories.csv");
}

/** Enough for a vote of each source category; more rows changed no proposal for the better. */
const limits = { productsEach: 60, products: 20_000, categories: 20_000 } as const;

async function propose({ feed, name }: NamedFeed, catalog: Catalog, session: Session) {
  const { settings, world, resolved } = session;
  const mapping = resolveProductColumns(feed.description, {
    map: settings.map,
    sample: feed.sample,
    name,
    ...(settings.language && { language: settings.language }),
  });
  if (mapping.columns.category === undefined) throw noSourceCategories(name, feed.description.columns);
  await session.detail(mapping.why.category ?? "");
  const { signal } = world;
  const gathered = await gatherCategories(feed.records({ signal }), mapping, limits);
  if (gathered.size === 0) throw noSourceCategories(name, feed.description.columns);
  const own = settings.categoryMap === undefined ? [] : await readMapFile(settings.categoryMap);
  const known = new Set(own.map(({ source }) => sourceCategoryKey(source)));
  const open = new Map([...gathered].filter(([key]) => !known.has(key)));
  const client = await embed(resolved, world);
  try {
    const options = toTaskOptions(settings, 0);
    const expected = await lookAtCategories(open, { client, options, shareOfRows: 1, signal });
    const request = { catalog, language: settings.language ?? languageOf(gathered) };
    return [
      ...own.map((line) => keepLine(line, gathered.get(sourceCategoryKey(line.source)), request)),
      ...[...open]
        .map(([key, category]) => proposeLine(category, expected.get(key), request))
        .sort((one, other) => other.rows - one.rows),
    ];
  } finally {
    await client.close();
  }
}

/** So many categories are enough to tell the feed's language. */
const categoriesOfLanguage = 100;

function languageOf(gathered: ReadonlyMap<string, GatheredCategory>): Language {
  const texts = [...gathered.values()]
    .slice(0, categoriesOfLanguage)
    .map(({ text, products }) => `${text}\n${products[0]?.name ?? ""}`);
  return detectLanguage(texts.join("\n")).language ?? "en";
}

interface TablePlace {
  readonly out: string | undefined;
  /** The feed's own: what opens one opens the other. */
  readonly delimiter: string | undefined;
}

const byteOrderMark = "\uFEFF";

async function writeTable(
  lines: readonly ProposedLine[],
  { out, delimiter = "," }: TablePlace,
  session: Session,
) {
  const { world, resolved, settings } = session;
  const cells = lines.map(cellsOf);
  const rows = cells.map((line) => mapColumns.map((column) => line[column]));
  if (out === undefined && settings.output !== undefined) {
    return printTable({ answer: lines, header: mapColumns, rows, items: lines }, session);
  }
  // Excel reads a file as UTF-8 only behind a byte order mark.
  const text = byteOrderMark + renderTable([mapColumns, ...rows], delimiter);
  const output = {
    ...(out !== undefined && { path: out }),
    name: out ?? "standard output",
    format: "csv" as const,
    isGzip: false,
  };
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, (sink) =>
    sink.write(Buffer.from(text)),
  );
  await session.say(summaryOf(lines, out));
}

function summaryOf(lines: readonly ProposedLine[], out: string | undefined): string {
  const of = (wanted: ProposedLine["sure"]) => lines.filter(({ sure }) => sure === wanted);
  const rowsOf = (found: readonly ProposedLine[]) => found.reduce((sum, { rows }) => sum + rows, 0);
  const share = (wanted: ProposedLine["sure"], words: string) =>
    of(wanted).length === 0 ? [] : [`${count(of(wanted).length)} ${words}`];
  const parts = [
    ...share("yours", "kept as they were"),
    ...share("sure", "sure"),
    ...share("check", "to check (empty: the candidates stand beside it)"),
    ...share("none", "without a proposal"),
  ];
  const head = `${counted(lines.length, "source category", "source categories")} of ${counted(rowsOf(lines), "row")}: ${parts.join(", ")}.`;
  if (out === undefined) return head;
  return `${head} Correct and fill the column category in ${out}, then: pdo enrich FEED --category-map ${out}`;
}

async function checkTable(path: string, catalog: Catalog, session: Session): Promise<void> {
  const { settings } = session;
  const lines = await readMapFile(path);
  const touched = touchedLines(catalog, lines, settings.language ?? "en");
  const header = ["line", "source_category", "category", "state", "now"];
  const rows = touched.map((line) => [
    String(line.line),
    line.source_category,
    line.category,
    line.state,
    line.now ?? "",
  ]);
  await printTable({ answer: touched, header, rows, items: touched }, session);
  const sentence =
    touched.length === 0
      ? `${path}: all ${counted(lines.length, "line")} are good.`
      : `${path}: ${touched.length} of ${counted(lines.length, "line")} need another category. Correct them, or empty the cell to have their rows categorized one by one.`;
  await session.say(sentence);
  if (touched.length > 0) session.setExitCode(exitCodes.someRowsRejected, sentence);
}
