import type { Client } from "../../../client/client.ts";
import type { RowExecutor } from "../../../pipeline/executor.ts";
import { toProduct } from "../../../pipeline/product.ts";
import { createRule, type RunTask, type TaskOptions } from "../../../pipeline/run-options.ts";
import { lookAtCategories } from "../../../pipeline/source-categories/first-look.ts";
import {
  CategoryGatherer,
  type GatheredCategory,
  type GatheringLimits,
  gatherCategories,
} from "../../../pipeline/source-categories/gather.ts";
import { groupOf, type SourceCategories } from "../../../pipeline/source-categories/source-category.ts";
import { createSourceCategoryTally, type TallyState } from "../../../pipeline/source-categories/tally.ts";
import type { SourceCategoryFigures } from "../../../pipeline/summary.ts";
import { openCatalogs } from "../../connect.ts";
import { reopenFeed } from "../../feed-input.ts";
import { count, counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import type { ReadMap } from "../map/category-map.ts";
import { openCategoryMap } from "../map/category-map-file.ts";
import type { ReusableAnswers } from "./executor.ts";
import type { OpenedRun } from "./open-run.ts";

/** What a run makes of the shop's own categories. */
export interface SourceCategoryWork {
  /**
   * What is known before the first row.
   * @param client of the built-in engine, which may be asked for nothing; absent: calls are paid for, and none is made
   * @param gatherer which has seen all rows of the feed. Absent: the feed is read for it
   */
  learn(client: Client | undefined, gatherer?: CategoryGatherer): Promise<SourceCategories | undefined>;
  /** Takes up the feed's rows for `learn`. Undefined: nothing is to be learned of them. */
  gatherer(): CategoryGatherer | undefined;
  /** Counts the rows that are worked on. */
  follow(executor: RowExecutor): RowExecutor;
  /** What was counted. Undefined: without a map. */
  state(): TallyState | undefined;
  /** Takes up what was counted of the rows that follow. */
  addAll(part: TallyState): void;
  /** Undefined: without a map. */
  figures(): SourceCategoryFigures | undefined;
  notes(): string[];
}

/** A look that takes about a tenth of the time of the run (four tasks, 11,900 rows). */
const limits = { productsEach: 8, products: 2_000, categories: 1_000 } as const;
/** A feed without categories has few rows of each series, and these have no words that speak for them. */
const limitsOfSeries = { ...limits, productsEach: 20 } as const;
const shareOfRows = 0.2;

function needsCategories(tasks: readonly RunTask[]): boolean {
  return tasks.includes("categorization") || tasks.includes("attribution");
}

/** `--category-map`; undefined without it, and where no task asks for categories. */
export async function openMapOfRun(
  { tasks, channel }: Pick<TaskOptions, "tasks" | "channel">,
  { settings, resolved, world }: Session,
): Promise<ReadMap | undefined> {
  const path = needsCategories(tasks) ? settings.categoryMap : undefined;
  if (path === undefined) return undefined;
  return openCategoryMap(path, (await openCatalogs(resolved, world)).catalog(channel));
}

/**
 * @param last what a first look found in the last run. Absent: nothing is known
 * @param mostNew source categories that are distinguished where the map does not know them. Absent: as many as a list may have
 */
export function openSourceCategories(
  run: OpenedRun,
  session: Session,
  last?: ReusableAnswers,
  mostNew?: number,
): SourceCategoryWork {
  const { settings, world } = session;
  const { tasks } = run.tasks;
  const isWanted = needsCategories(tasks);
  const hasGroups = run.mapping.columns.category !== undefined || run.mapping.columns.name !== undefined;
  const path = isWanted ? settings.categoryMap : undefined;
  const map = run.categoryMap;
  const tally = map && path !== undefined ? createSourceCategoryTally({ ...map, path }, mostNew) : undefined;
  const isLearning = isWanted && hasGroups && tasks.includes("categorization");
  const ownLimits = run.mapping.columns.category === undefined ? limitsOfSeries : limits;
  const look = async (client: Client | undefined, gathering: CategoryGatherer | undefined) => {
    if (client === undefined || !isLearning) return new Map();
    const gathered = gathering?.gathered() ?? (await gatherOfRun(run, world, ownLimits));
    for (const key of map?.decided.keys() ?? []) gathered.delete(key);
    return lookAtCategories(gathered, {
      ...{ client, options: run.tasks, shareOfRows, signal: world.signal },
      ...(last && { last }),
    });
  };
  return {
    gatherer: () => (isLearning ? new CategoryGatherer(run.mapping, ownLimits) : undefined),
    learn: async (client, gathering) => {
      if (!isWanted || !hasGroups) return undefined;
      const expected = await look(client, gathering);
      const decided = map?.decided ?? new Map();
      return { decided, expected, ...(path !== undefined && { decidedBy: path }) };
    },
    follow: (executor) => tally?.follow(executor) ?? executor,
    state: () => tally?.state(),
    addAll: (part) => tally?.addAll(part),
    figures: () => tally?.figures(),
    notes: () => (map && tally ? notesOf(tally.figures(), map, run) : []),
  };
}

/** The groups of the rows that a run works on: of a few rows it looks at no others. */
async function gatherOfRun(
  run: OpenedRun,
  world: Session["world"],
  ownLimits: GatheringLimits,
): Promise<Map<string, GatheredCategory>> {
  const { mapping, selection, filePath } = run;
  const isChosen = createRule(selection);
  const chosen = new Set<string | undefined>();
  async function* seen() {
    for await (const records of firstRows(run, world)) {
      for (const record of records)
        if (isChosen(record.index)) chosen.add(groupOf(toProduct(record, mapping))?.key);
      yield records;
    }
  }
  if (selection.kind === "all" || filePath === undefined)
    return gatherCategories(firstRows(run, world), mapping, ownLimits);
  const gathered = await gatherCategories(seen(), mapping, ownLimits);
  // A row without a category of its own may get its family's.
  if (mapping.columns.category !== undefined && chosen.has(undefined)) return gathered;
  for (const key of gathered.keys()) if (!chosen.has(key)) gathered.delete(key);
  return gathered;
}

/** All rows of a file, which is read twice then; of a stream what was read to inspect it. */
async function* firstRows({ feed, filePath, reading }: OpenedRun, world: Session["world"]) {
  if (filePath === undefined) yield feed.sample;
  else yield* (await reopenFeed(filePath, reading, world)).records(world);
}

const mostNamed = 3;

function notesOf(figures: SourceCategoryFigures, { faulty }: ReadMap, { feedName }: OpenedRun): string[] {
  const { map, new_count: newCount, new: found } = figures;
  const notes: string[] = [];
  if (newCount > 0) {
    const named = found.slice(0, mostNamed).map(({ source_category: text }) => `"${text}"`);
    const more = newCount > mostNamed ? " and others" : "";
    notes.push(
      `${counted(newCount, "source category is", "source categories are")} not in ${map} (${named.join(", ")}${more}): add them with pdo map ${feedName} --category-map ${map}.`,
    );
  }
  const [first] = faulty;
  if (first !== undefined) {
    notes.push(
      `${map}: ${count(faulty.length)} of its lines name no leaf of the catalog, first line ${first.line} ("${first.category}"); their rows are categorized one by one. pdo map --check ${map} lists them.`,
    );
  }
  return notes;
}
