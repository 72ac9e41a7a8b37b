import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { feedOf, recordsOf, written } from "../feed/in-memory-feed.ts";
import { createRandom } from "../seeded-random.ts";

/*
 * Python's csv module reads a feed and what was made of it: each of its rows of the feed must be there once, in order,
 * its cells under the feed's columns, the added ones under their own, and surplus cells behind them.
 */
const judge = `
import csv, io, json, sys
csv.field_size_limit(1 << 30)
def rows(text):
    return [row for row in csv.reader(io.StringIO(text, newline="")) if row]
def fault(feed, output, added):
    feed, output = rows(feed), rows(output)
    if len(feed) != len(output):
        return "%d rows became %d" % (len(feed), len(output))
    width = len(feed[0])
    for number, (before, after) in enumerate(zip(feed, output)):
        own, surplus = before[:width], before[width:]
        own += [""] * (width - len(own))
        expected = own + added[number] + surplus
        while len(after) < len(expected) and expected[-1] == "":
            expected.pop()
        if "rejected" in added[number]:
            # Readers differ on the quotes of a broken cell, which is quoted anew.
            after, expected = ([cell.replace('"', "") for cell in row] for row in (after, expected))
        if after != expected:
            return "row %d: %r is not %r" % (number, after, expected)
print(json.dumps([fault(*case) for case in json.load(sys.stdin)]))
`;

interface Case {
  readonly feed: string;
  readonly output: string;
  /** Of the header and of each row. */
  readonly added: readonly (readonly string[])[];
}

function faultsOf(cases: readonly Case[]): (string | null)[] {
  const input = JSON.stringify(cases.map(({ feed, output, added }) => [feed, output, added]));
  const { stdout, stderr, status } = spawnSync("python3", ["-c", judge], { input, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}

const columns = ["pdo_name", "pdo_status"];

/** Undefined: the feed is refused as a whole. */
async function enriched(feed: string, chunk: number): Promise<Case | undefined> {
  const options = { delimiter: ",", chunk };
  try {
    const opened = await feedOf(feed, options);
    // What stands above a header found below it has no cells of ours.
    if ((opened.description.preambleRaw ?? "") !== "") return undefined;
    const records = await recordsOf(opened);
    const cells = records.map(({ problem }) => ["New, name", problem === undefined ? "ok" : "rejected"]);
    const change = ({ index }: { index: number }) => ({
      added: { pdo_name: cells[index]?.[0] ?? "", pdo_status: cells[index]?.[1] ?? "" },
    });
    const { text } = await written(await feedOf(feed, options), { addedColumns: columns }, change);
    return { feed, output: text, added: [columns, ...cells] };
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}

const pieces = ["a", "ok", ",", ",", ",", '"', '"', '""', "\n", "\r", "\r\n", "\r\r\n", " ", "=1"];
const headers = ["a,b\n", "a,b\r\n", "a,b\r\r\n", "a,b\r", 'a,"b\nc"\r\n', "a\n"];

function randomFeed(random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const body = Array.from({ length: 1 + Math.floor(random() * 24) }, () => pick(pieces)).join("");
  return pick(headers) + body;
}

const isPythonThere = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!isPythonThere)(
  "Python reads each row of a hostile feed with the added cells beside it",
  async () => {
    const random = createRandom(19);
    const cases: Case[] = [];
    for (let run = 0; run < 4000; run += 1) {
      const made = await enriched(randomFeed(random), 1 + Math.floor(random() * 40));
      if (made !== undefined) cases.push(made);
    }
    const faults = faultsOf(cases);
    const shown = faults.flatMap((fault, place) =>
      fault === null ? [] : [{ fault, feed: cases[place]?.feed, output: cases[place]?.output }],
    );
    expect(shown.slice(0, 5)).toEqual([]);
    expect(cases.length).toBeGreaterThan(1000);
  },
);
