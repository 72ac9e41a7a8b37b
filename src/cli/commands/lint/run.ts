import type { PdoError } from "../../../lib/errors.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { cliError } from "../../errors.ts";
import { keepMemoryLevel } from "../../heap-growth.ts";
import { homeFolder } from "../../paths.ts";
import { counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { openSinks, type Sinks } from "../enrich/outputs.ts";
import { createJsonForm, createLinesForm, createTableForm } from "./data-report.ts";
import { createJunitForm, mostListedFindings } from "./junit-report.ts";
import { type OpenedLint, openLint, readLintedFeed } from "./linted-feed.ts";
import { type LintOptions, readLintOptions } from "./options.ts";
import type { LintForm, LintOutcome, LintStart } from "./outcome.ts";
import { createSarifForm } from "./sarif-report.ts";
import { createTextForm } from "./text-report.ts";

/** The exit code where a finding counts; the same as for rows with failures elsewhere. */
const findingsCount = 1;

/** `pdo lint`: reports the violations of the packs' rules, and writes the fixed feed on request. */
export async function runLint(path: string, flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const options = await readLintOptions(flags, context);
  const { session } = options;
  const opened = await openLint(path, flags, options);
  for (const sentence of [...opened.feed.description.why, ...opened.columns.why])
    await session.detail(sentence);
  const outcome = await lint(opened, options);
  const { productsWithFindings, products } = outcome.tally;
  const why = `${path}: ${productsWithFindings} of ${counted(products, "product")} break a rule.`;
  if (outcome.isFailed) session.setExitCode(findingsCount, why);
}

async function lint(opened: OpenedLint, options: LintOptions): Promise<LintOutcome> {
  const { feed, output } = opened;
  const { world, resolved } = options.session;
  const home = homeFolder(resolved, world);
  const paths = { rejectsPath: undefined, summaryPath: undefined };
  let sinks: Sinks | undefined;
  try {
    sinks = output && (await openSinks({ output, ...paths, world, home }));
    const outcome = await report(opened, options, sinks);
    if (outcome.counts.records === 0 && !options.allowEmpty) throw emptyLintedFeed(opened.name);
    await sinks?.commit();
    return outcome;
  } finally {
    await sinks?.discard();
    await feed.close();
  }
}

/** The same exit code as for a feed without a header: no finding says nothing of a feed without rows. */
function emptyLintedFeed(name: string): PdoError {
  return cliError({
    code: "PDO_FEED_EMPTY",
    category: "suspicious-input",
    what: `${name}: the feed is empty.`,
    seen: "It has no rows; nothing was written.",
    nextStep: "Look at the export; if it is meant to be so, run it again with --allow-empty.",
  });
}

/** Writes the report to the output, or to the message stream where the fixed feed takes the output. */
async function report(
  opened: OpenedLint,
  options: LintOptions,
  sinks: Sinks | undefined,
): Promise<LintOutcome> {
  const { session } = options;
  const isMessage = sinks !== undefined && opened.output?.path === undefined;
  const formName = isMessage ? "table" : options.form;
  const form = isMessage
    ? createReportForm("table", await onMessageStream(session))
    : createReportForm(options.form, session);
  const { quiet, output: requestedOutput } = session.settings;
  const isSilent = quiet && (isMessage || (options.form === "table" && requestedOutput === undefined));
  const write = async (text: string) => {
    if (text !== "" && !isSilent) await (isMessage ? session.world.talk : session.world.output).write(text);
  };
  const start: LintStart = {
    feedName: opened.name,
    description: opened.feed.description,
    packs: options.packs,
    failOn: options.failOn,
    ...(opened.output && { fixedName: opened.output.name }),
  };
  await write(form.begin(start));
  const outcome = await readLintedFeed({
    opened,
    options,
    sinks,
    start,
    form,
    write,
    examples: examplesOf(formName),
    isScored: isScored(formName),
  });
  await write(form.end(outcome));
  return outcome;
}

/** The session with its output redirected to the message stream. */
async function onMessageStream(session: LintOptions["session"]): Promise<LintOptions["session"]> {
  const { createStyles, lineWidth } = await import("../../render/text.ts");
  const { renderTable } = await import("../../render/table.ts");
  const { world, settings } = session;
  const styles = createStyles(settings.color && world.talk.isTerminal);
  return {
    ...session,
    styles,
    world: { ...world, output: world.talk },
    renderTable: (header, rows) => renderTable(header, rows, styles, lineWidth(world.talk)),
  };
}

/** The requested format. Each instance is stateful and serves one run. */
function createReportForm(form: LintOptions["form"], session: Session): LintForm {
  const forms: Readonly<Record<LintOptions["form"], () => LintForm>> = {
    table: () => createTextForm(session),
    json: () => createJsonForm(session.world.output.isTerminal ? 2 : undefined),
    jsonl: createLinesForm,
    csv: () => createTableForm(session.settings.csvSafe),
    sarif: createSarifForm,
    junit: createJunitForm,
  };
  return forms[form]();
}

/** Whether the format includes scores: a plain list of findings does not. */
function isScored(form: LintOptions["form"]): boolean {
  return form === "table" || form === "json" || form === "sarif";
}

/** How many findings of each rule the format lists at its end. */
function examplesOf(form: LintOptions["form"]): number {
  if (form === "junit") return mostListedFindings;
  return form === "table" ? 1 : 0;
}
