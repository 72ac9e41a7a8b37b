import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { describe, it } from "vitest";
import { useFeedFolder } from "./feed-folder.ts";
import { measureProcess } from "./measure-process.ts";
import { startDelayed } from "./remote-calls.ts";

/*
 * A feed that is sent to a service every night: the first run asks for every row, the next one for the rows whose texts
 * changed (one in 200), though the price and the stock of every row did. PDO_BENCH_ROWS makes it shorter; a short feed shows
 * the second run worse than it is, for starting takes as long.
 */

const rows = Number(process.env.PDO_BENCH_ROWS ?? 100_000);
const [delayMs, inFlight, changedOneIn] = [20, 16, 200];
const program = join(import.meta.dirname, "../../bin/pdo.js");
const allDay = 86_400_000;

const at = useFeedFolder(rows);

/** The next day's export, in place of the last. @returns how many names changed */
async function changeFeed(): Promise<number> {
  const records: Record<string, string>[] = parse(await readFile(at("feed.csv")), { columns: true });
  const changed = records.map((record, row) => ({
    ...record,
    ...(row % changedOneIn === 0 ? { Title: `${record.Title} II` } : {}),
    Price: (Number(record.Price) * 1.07).toFixed(2),
    Stock: String(Number(record.Stock) + 1),
  }));
  await writeFile(at("feed.csv"), stringify(changed, { header: true }));
  return Math.ceil(rows / changedOneIn);
}

describe("a nightly run against a service", () => {
  it(
    "asks for what changed, in a tenth of the time",
    async () => {
      const server = await startDelayed({ delayMs });
      const enrich = () => {
        const remote = ["--base-url", `${server.origin}/api`, "--concurrency", String(inFlight)];
        const words = ["enrich", at("feed.csv"), "-o", at("enriched.csv"), "--tasks", "name", "--quiet"];
        return measureProcess([program, ...words, ...remote], { PDO_HOME: at("home") });
      };
      const first = await enrich();
      const callsOfFirst = await server.calls();
      const changed = await changeFeed();
      const second = await enrich();
      const calls = (await server.calls()) - callsOfFirst;
      await server.close();
      process.stdout.write(
        [
          `\n${rows} rows, ${inFlight} calls at a time, each taking ${delayMs} ms`,
          `  first run   ${first.wallSeconds.toFixed(1)} s, ${callsOfFirst} calls`,
          `  second run  ${second.wallSeconds.toFixed(1)} s, ${calls} calls for ${changed} changed names`,
          `  1/${(first.wallSeconds / second.wallSeconds).toFixed(1)} of the time\n`,
        ].join("\n"),
      );
    },
    allDay,
  );
});
