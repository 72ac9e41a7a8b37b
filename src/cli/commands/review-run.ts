import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolder } from "../../lib/atomic-file.ts";
import type { PdoError } from "../../lib/errors.ts";
import { reportPage } from "../../report/page.ts";
import type { ReportRow } from "../../report/report-row.ts";
import { decisionsName, startReview } from "../../report/review-server.ts";
import { ReviewStore } from "../../report/review-store.ts";
import { cannotListen } from "../../server/errors.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError } from "../errors.ts";
import { openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { counted } from "../render/figures.ts";
import { openSession } from "../session.ts";
import { untilAborted } from "../world.ts";
import { besideFeed } from "./enrich/outputs.ts";
import { readReport, summaryOf } from "./report-run.ts";

/** `pdo review`: the report's page on this machine, until it is interrupted. */
export async function runReview(path: string, flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const { world, resolved } = session;
  const folder = pageFolder(homeFolder(resolved, world));
  const page = join(folder, "page.html");
  world.unfinishedFiles.add(page);
  try {
    const { store, decisions } = await openNamedFeed(path, { flags, world }, async (opened) => {
      if (opened.filePath === undefined) throw reviewOfStream();
      const file =
        typeof flags.decisions === "string"
          ? flags.decisions
          : besideFeed(opened.filePath, "decisions.jsonl");
      const noted = new ReviewStore(file);
      const { rows, about } = readReport(opened, summaryOf(flags), session);
      const texts = reportPage(noting(rows, noted), { ...about, saveTo: decisionsName });
      await pipeline(Readable.from(texts), createWriteStream(page, { mode: 0o600 }));
      return { store: noted, decisions: file };
    });
    const token = randomBytes(24).toString("base64url");
    const port = flags.port === undefined ? 0 : session.settings.port;
    const server = await startReview({ page, store, token, port }).catch((cause: unknown) => {
      throw cannotListen("127.0.0.1", port, cause);
    });
    const answer = { url: server.url, decisions, decided: store.size };
    await printAnswer(
      {
        answer,
        text: () =>
          `Review at ${server.url}\n${counted(store.size, "decision")} in ${decisions} so far; Ctrl-C ends.\n`,
        rows: () => [Object.keys(answer), Object.values(answer).map(String)],
      },
      session,
    );
    await untilAborted(world.signal);
    await server.close();
    const nextStep = `pdo apply ${decisions} ${sourceOf(path)}`;
    await session.say(
      store.size === 0
        ? "Nothing was decided."
        : `${counted(store.size, "decision")} in ${decisions}. Next: ${nextStep}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    world.unfinishedFiles.delete(page);
  }
}

/** The page holds the feed: it lies where other users of the machine cannot read it. */
function pageFolder(home: string): string {
  makeFolder(home);
  return mkdtempSync(join(home, "review-"));
}

async function* noting(rows: AsyncIterable<ReportRow>, store: ReviewStore): AsyncGenerator<ReportRow> {
  for await (const row of rows) {
    store.note(row);
    yield row;
  }
}

/** The feed that was enriched, where it lies beside its output under the usual name. */
function sourceOf(path: string): string {
  const source = path.replace(/\.enriched(?=\.[^.]+$)/i, "");
  return source !== path && existsSync(source) ? source : "FEED";
}

function reviewOfStream(): PdoError {
  return cliError({
    code: "PDO_REVIEW_OF_STREAM",
    what: "pdo review needs a file.",
    seen: "A stream has no name, after which the file of decisions could be called.",
    nextStep: "Save it first: pdo enrich feed.csv, then pdo review feed.enriched.csv",
  });
}
