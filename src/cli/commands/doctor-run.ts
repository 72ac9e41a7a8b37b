import type { Catalog } from "../../catalog/model.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import { findFamilies } from "../../feed/families.ts";
import { type Feed, type ProductField, productFields } from "../../feed/feed.ts";
import { fieldText } from "../../feed/field-text.ts";
import { resolveProductColumns } from "../../feed/product-columns.ts";
import { describeFeedLanguage, type FeedLanguage, findFeedLanguage } from "../../pipeline/feed-language.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { exitCodes } from "../errors.ts";
import { openNamedFeed } from "../feed-input.ts";
import { homeFolder } from "../paths.ts";
import { placeOf } from "../render/figures.ts";
import { type Finding, printFindings } from "../render/findings.ts";
import { toReportedError } from "../report-fault.ts";
import { openSession, type Session } from "../session.ts";
import { factFindings } from "./doctor-columns.ts";
import { examineScores } from "./doctor-scores.ts";
import {
  examineCatalogs,
  examineExamples,
  examineKeys,
  examineModel,
  examineService,
} from "./doctor-service.ts";

/** Reports what a run would encounter. Exits with 2 where something would make it fail. */
export async function runDoctor(
  feed: string | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const findings = [
    ...(feed === undefined ? [] : await guarded("feed", () => examineFeed(feed, flags, session))),
    ...(await guarded("catalog", () => examineCatalogs(session))),
    ...(await guarded("examples", () => examineExamples(session))),
    ...examineScores(session),
    ...(await guarded("service", () => examineService(session))),
    ...(await guarded("language model", () => examineModel(session))),
    ...(await guarded("keys", () => examineKeys(session))),
  ];
  await printFindings(findings, session);
  const bad = findings.find(({ state }) => state === "bad");
  if (bad !== undefined) session.setExitCode(exitCodes.couldNotRun, `${bad.subject}: ${bad.sentence}`);
}

/** Turns a PdoError into a finding; other errors are rethrown. */
async function guarded(subject: string, examine: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    const problem = toReportedError(error);
    if (problem === undefined) throw error;
    return [{ subject, state: "bad", sentence: `${problem.what} ${problem.seen} ${problem.nextStep}` }];
  }
}

/** Below this median length (characters, in the sample) a field has too little content to work with. */
const thinBelow: Partial<Record<ProductField, number>> = { name: 10, description: 40 };

/** Reports how a run would read a feed: encoding, dialect, columns and why, thin fields, unreadable rows. */
export async function examineFeed(path: string, flags: Flags, session: Session): Promise<Finding[]> {
  const { resolved, settings, world } = session;
  return openNamedFeed(path, { flags, world, home: homeFolder(resolved, world) }, async ({ name, feed }) => {
    await feed.close();
    const catalog = (await openCatalogs(resolved, world)).catalog(settings.channel);
    return describeFeed(feed, name, { ...settings, catalog });
  });
}

interface FeedSettings extends Pick<Session["settings"], "map" | "ignore" | "language" | "sourceLanguage"> {
  readonly catalog: Catalog;
}

function describeFeed(
  feed: Feed,
  name: string,
  { map, ignore, language, sourceLanguage, catalog }: FeedSettings,
): Finding[] {
  const mapping = resolveProductColumns(feed.description, {
    map,
    ignore,
    sample: feed.sample,
    name,
    ...(language !== undefined && { language }),
  });
  return [
    ...feed.description.why.map((sentence): Finding => ({ subject: "feed", state: "good", sentence })),
    ...columnFindings(mapping),
    ...familyFindings(feed, mapping),
    ...factFindings(feed, mapping, catalog),
    ...mapping.warnings.map((sentence): Finding => ({ subject: "columns", state: "warn", sentence })),
    languageFinding(findFeedLanguage(feed, mapping, sourceLanguage)),
    ...thinFindings(feed, mapping),
    ...brokenRows(feed, name),
  ];
}

function languageFinding(language: FeedLanguage): Finding {
  const state = language.language === null ? "warn" : "good";
  return { subject: "language", state, sentence: describeFeedLanguage(language) };
}

function familyFindings({ description }: Feed, { families }: ColumnMapping): Finding[] {
  const reading = findFamilies(description, families);
  if (reading === undefined) return [];
  const sentence = `${reading.why} They get one category and one name, with what differs at its end.`;
  return [{ subject: "families", state: "good", sentence }];
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

function thinFindings({ sample }: Feed, mapping: ColumnMapping): Finding[] {
  return (["name", "description"] as const).flatMap((field): Finding[] => {
    const column = mapping.columns[field];
    if (column === undefined || sample.length === 0) return [];
    const lengths = sample
      .map((record) => (fieldText(record, field, mapping) ?? "").trim().length)
      .sort((a, b) => a - b);
    const empty = lengths.filter((length) => length === 0).length;
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    const sentence = `In the first ${sample.length} rows ${empty} are empty; half have more than ${median} characters.`;
    const isThin = empty > 0 || median < (thinBelow[field] ?? 0);
    return [{ subject: `field ${field}`, state: isThin ? "warn" : "good", sentence }];
  });
}

function brokenRows({ sample }: Feed, name: string): Finding[] {
  const broken = sample.filter(({ problem }) => problem !== undefined);
  const [first] = broken;
  if (first === undefined) return [];
  const sentence = `${broken.length} of the first ${sample.length} rows cannot be worked on; the first of them ${placeOf(name, first.line)}: ${first.problem?.reason}`;
  return [{ subject: "rows", state: "warn", sentence }];
}
