import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isFeedError } from "../../../feed/errors.ts";
import { suppliedFacts } from "../../../feed/fact-columns.ts";
import { type ReadFeedOptions, readFeedFile } from "../../../feed/reader.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { proposedFields } from "../../../pipeline/enrichment.ts";
import { RowMatcher } from "../../../pipeline/history/row-changes.ts";
import { createRowFingerprinter, usedFieldsOf } from "../../../pipeline/history/row-fingerprints.ts";
import { type Churn, measureChurn } from "../../../pipeline/outputs/churn.ts";
import { isEnriched } from "../../../pipeline/outputs/enriched-rows.ts";
import type { Product } from "../../../pipeline/product.ts";
import { openCatalogs } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { flagName } from "../../flags/flag-record.ts";
import { recordOf } from "../../flags.ts";
import { homeFolder, readVersion } from "../../paths.ts";
import { count, counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { settingNames } from "../../settings.ts";
import type { FeedHistory } from "./history.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import { outputMadeWith } from "./output-records.ts";
import type { Sinks } from "./outputs.ts";

type MadeWith = Readonly<Record<string, string>>;

/**
 * `--max-churn`: compares an output with the one that it would replace. Both are read when the new one is finished, and have
 * their names only then.
 */
interface ChurnGuard {
  /** Takes all rows that are written, in order. */
  watch(records: readonly FeedRecord[], products: readonly Product[]): void;
  /**
   * @returns sentences for the run's summary
   * @throws PdoError PDO_CHURN; the new output then stands beside the present one
   */
  check(sinks: Sinks): Promise<readonly string[]>;
}

interface Guarding {
  readonly flags: Pick<EnrichFlags, "acceptChurn">;
  readonly session: Session;
  readonly history: Pick<FeedHistory, "fingerprints">;
  readonly madeWith: MadeWith;
}

/**
 * @returns undefined where nothing is guarded, or there is no output to compare with
 * @throws PdoError PDO_CHURN_INVALID
 */
export async function openChurnGuard(run: OpenedRun, guarding: Guarding): Promise<ChurnGuard | undefined> {
  const { session, history } = guarding;
  const { settings, resolved, world } = session;
  const { path } = run.output;
  if (settings.maxChurn === undefined) return undefined;
  const limit = readShare(settings.maxChurn);
  if (path === undefined || !existsSync(path)) return undefined;
  const before = await outputMadeWith(path, homeFolder(resolved, world));
  const isFollowed = settings.write !== "add" || run.mapping.supplied !== undefined;
  const own = isFollowed ? await followOwnTexts(run, history) : undefined;
  return {
    watch: (records, products) => own?.watch(records, products),
    check: async (sinks) => {
      const churn = await measure(run, { path, sinks, hasOwnChange: own?.hasChanged, session });
      if (churn === undefined)
        return [`${path} cannot be read as an output, so --max-churn had nothing to compare with.`];
      if (churn.rows === 0 || churn.changed / churn.rows <= limit) return [];
      const found = {
        churn,
        path,
        why: describeWhy(before, guarding.madeWith),
        limit: settings.maxChurn ?? "",
      };
      if (guarding.flags.acceptChurn === true) return [`Let through by --accept-churn: ${sentenceOf(found)}`];
      const refused = refusedPath(path);
      await sinks.refuseOutput(refused);
      throw tooMuchChurn(run.feedName, {
        ...found,
        refused,
        isOwnKnown: settings.write === "add" || own !== undefined,
      });
    },
  };
}

interface Measuring {
  readonly path: string;
  readonly sinks: Sinks;
  readonly hasOwnChange: ((row: number) => boolean) | undefined;
  readonly session: Session;
}

/** Undefined: the present output cannot be read, or is none. */
async function measure(run: OpenedRun, measuring: Measuring): Promise<Churn | undefined> {
  const { path, sinks, hasOwnChange, session } = measuring;
  const finished = await sinks.finishedOutput();
  if (finished === undefined) return undefined;
  const reading: ReadFeedOptions = { format: run.output.format };
  const present = await readFeedFile(path, reading).catch((error: unknown) => {
    if (isFeedError(error)) return undefined;
    throw error;
  });
  if (present === undefined) return undefined;
  try {
    if (!isEnriched(present.description)) return undefined;
    const coming = await readFeedFile(finished, reading);
    try {
      return await measureChurn({
        old: { feed: present, mapping: run.mapping },
        new: { feed: coming, mapping: run.mapping },
        reopenOld: () => readFeedFile(path, reading),
        write: session.settings.write,
        hasOwnChange,
        signal: session.world.signal,
      });
    } finally {
      await coming.close();
    }
  } finally {
    await present.close();
  }
}

/**
 * The fingerprints of the last run say which of the shop's texts have changed where results stand in their columns, and which
 * facts have in files besides the feed. How facts are read from columns may be another with each version of the program.
 */
async function followOwnTexts(
  { mapping, feed, categoryMap }: OpenedRun,
  history: Pick<FeedHistory, "fingerprints">,
) {
  const fingerprints = await history.fingerprints();
  if (fingerprints === undefined) return undefined;
  const used = usedFieldsOf(mapping, feed.description, categoryMap?.decided);
  const fingerprinter = createRowFingerprinter(used);
  const matcher = new RowMatcher(fingerprints, fingerprinter);
  const changed = new Set<number>();
  let row = 0;
  return {
    watch: (records: readonly FeedRecord[], products: readonly Product[]) => {
      for (const [place, record] of records.entries()) {
        row += 1;
        if (record.problem !== undefined) continue;
        const fingerprint = fingerprinter.fingerprint(used.read(record, products[place]));
        const change = matcher.changeOf(fingerprint, true);
        const fields = change?.kind === "changed" ? change.fields : [];
        const isText = fields.some((field) => field !== "facts" && field !== "family");
        const isSupplied = fields.includes("facts") && suppliedFacts(record, mapping).length > 0;
        if (change?.kind === "new" || isText || isSupplied) changed.add(row);
      }
    },
    hasChanged: (one: number) => changed.has(one),
  };
}

/** Program, catalog and settings of a run, in short texts by name. */
export async function describeMaking({ resolved, settings, world }: Session): Promise<MadeWith> {
  const catalogs = await openCatalogs(resolved, world);
  const groups: readonly unknown[] = ["tasks", "texts", "model"];
  const others: readonly string[] = ["write", "sourceLanguage", "categoryMap", "map", "ignore"];
  const named = settingNames.filter((name) => groups.includes(recordOf(name).group) || others.includes(name));
  return {
    program: readVersion(),
    catalog: catalogs.fingerprint(settings.channel).slice(0, 16),
    ...Object.fromEntries(
      named.flatMap((name) => (settings[name] === undefined ? [] : [[name, wordsOf(settings[name])]])),
    ),
  };
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What is another than last time, in a sentence. */
function describeWhy(before: MadeWith | undefined, now: MadeWith): string {
  if (before === undefined) return "What the present output was made with is not known.";
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const differing = names.filter((name) => before[name] !== now[name]);
  if (differing.length === 0)
    return "Version, catalog and settings are those of last time: the program's words, examples, or a model's answers are not.";
  const parts = differing.map((name) => {
    const [was, is] = [before[name] ?? "none", now[name] ?? "none"];
    if (name === "catalog") return "the catalog is another";
    return `${name === "program" ? "the program's version" : flagName(name)} was ${was} and is ${is}`;
  });
  return `Since last time: ${parts.join("; ")}.`;
}

interface FoundChurn {
  readonly churn: Churn;
  readonly path: string;
  readonly why: string;
  /** As given. */
  readonly limit: string;
}

function sentenceOf({ churn, limit, why }: FoundChurn): string {
  return `${shareOf(churn)} would be published otherwise (${fieldsOf(churn)}), more than ${limit}. ${why}`;
}

function shareOf({ changed, rows }: Churn): string {
  return `${count(changed)} of ${counted(rows, "row")} (${((100 * changed) / rows).toFixed(1)} %)`;
}

const plurals = { name: "names", description: "descriptions", category: "categories" } as const;

function fieldsOf({ fields }: Churn): string {
  const parts = proposedFields.filter((field) => fields[field] > 0);
  return parts
    .map((field) => `${count(fields[field])} ${fields[field] === 1 ? field : plurals[field]}`)
    .join(", ");
}

/** `feed.enriched.csv.gz` becomes `feed.enriched.refused.csv.gz`. */
export function refusedPath(path: string): string {
  const [, base = "", ending = ""] = /^(.+?)((?:\.[a-z0-9]+)?(?:\.gz)?)$/i.exec(basename(path)) ?? [];
  return join(dirname(path), `${base}.refused${ending}`);
}

/** @returns 0 to 1 */
function readShare(text: string): number {
  const [, figure] = /^\s*(\d{1,3}(?:\.\d{1,9})?)\s*%\s*$/.exec(text) ?? [];
  if (figure !== undefined && Number(figure) <= 100) return Number(figure) / 100;
  throw cliError({
    code: "PDO_CHURN_INVALID",
    what: `--max-churn ${text}: this is no share.`,
    seen: "It takes 0% to 100% of the rows.",
    nextStep: "For example --max-churn 5%.",
  });
}

const mostCharacters = 80;

function tooMuchChurn(
  feedName: string,
  found: FoundChurn & { readonly refused: string; readonly isOwnKnown: boolean },
): PdoError {
  const { churn, path, why, refused, limit, isOwnKnown } = found;
  const shortened = (text: string) =>
    text === ""
      ? "nothing"
      : JSON.stringify(text.length > mostCharacters ? `${text.slice(0, mostCharacters)}...` : text);
  return cliError({
    code: "PDO_CHURN",
    category: "suspicious-input",
    what: `${feedName}: ${shareOf(churn)} would be published otherwise, more than --max-churn ${limit}, so ${path} stays as it is.`,
    seen: [
      `It is ${fieldsOf(churn)}${isOwnKnown ? ", and the shop's own texts there are as they were" : "; whether the shop's own texts have changed is not known"}.`,
      ...churn.examples.map(
        ({ id, field, before, after }) => `${id}: ${field} ${shortened(before)}, now ${shortened(after)}.`,
      ),
      why,
      `The new output is ${refused}.`,
    ].join("\n"),
    nextStep: `See pdo diff ${path} ${refused}; if it is meant to be so, run it again with --accept-churn.`,
  });
}
