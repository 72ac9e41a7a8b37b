import { streamFormat } from "../../feed/formats/formats.ts";
import { parseDecisions, writeDecisions } from "../../pipeline/decisions.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import {
  readDecisionStore,
  readDecisionsFile,
  rememberDecisions,
  storeDecisions,
} from "../decision-store.ts";
import { cliError } from "../errors.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { counted } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { writeOutput } from "./enrich/outputs.ts";

const homeOf = ({ resolved, world }: Session) => homeFolder(resolved, world);

export async function runListDecisions(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const decisions = [...readDecisionStore(homeOf(session))];
  const header = ["product", "field", "decision", "before", "value"];
  const rows = decisions.map(({ product, field, decision, before, value }) => [
    product,
    field,
    decision,
    before,
    value,
  ]);
  const shown = rows.map((cells) =>
    cells.map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell - 1)}…` : cell)),
  );
  await printAnswer(
    {
      answer: { count: decisions.length, decisions },
      text: () => (rows.length === 0 ? "Nothing was decided yet.\n" : session.renderTable(header, shown)),
      rows: () => [header, ...rows],
    },
    session,
  );
}

const longestCell = 40;

export async function runExportDecisions(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { world } = session;
  const home = homeOf(session);
  const text = writeDecisions(readDecisionStore(home));
  const path = typeof flags.out === "string" && flags.out !== "-" ? flags.out : undefined;
  await refuseFiles({ feed: undefined, output: path, overwrite: flags.overwrite === true }, session);
  const name = path ?? "standard output";
  const output = { ...(path !== undefined && { path }), name, format: streamFormat.name, isGzip: false };
  await writeOutput({ output, world, home }, (sink) => sink.write(Buffer.from(text)));
  if (path !== undefined) await session.say(`The decisions are in ${path}.`);
}

export async function runImportDecisions(path: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const text = (await readDecisionsFile(path)).toString("utf8");
  const decisions = parseDecisions(text, path);
  rememberDecisions(homeOf(session), decisions);
  await session.say(`${counted(decisions.length, "decision")} remembered.`);
}

export async function runForgetDecisions(
  product: string,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const store = readDecisionStore(homeOf(session));
  const forgotten = store.forget(product);
  if (forgotten === 0) {
    throw cliError({
      code: "PDO_DECISION_UNKNOWN",
      what: `${product}: nothing was decided for such a product.`,
      seen: `${counted(store.size, "decision")} for others.`,
      nextStep: "pdo decisions list shows the products.",
    });
  }
  storeDecisions(homeOf(session), store);
  await session.say(`${counted(forgotten, "decision")} forgotten.`);
}
