import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAnswersStore, openAnswersToRead } from "../../src/cache/store.ts";
import { main } from "../../src/cli/main.ts";
import { goodName, sendJson, startStandIn } from "../client/stand-in-server.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { answerOf, keyOf, newPlace } from "./numbered-entries.ts";

const disk = vi.hoisted(() => ({ freeBytes: Number.POSITIVE_INFINITY }));

/** A disk with so much room: the write that does not fit is cut off, as by the system, and the next one fails. */
vi.mock("node:fs", async (original) => {
  const system = await original<typeof import("node:fs")>();
  const writeSync = (
    descriptor: number,
    bytes: Buffer,
    offset = 0,
    length = bytes.length - offset,
    at?: number,
  ) => {
    if (disk.freeBytes <= 0)
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    const count = system.writeSync(descriptor, bytes, offset, Math.min(length, disk.freeBytes), at ?? null);
    disk.freeBytes -= count;
    return count;
  };
  return { ...system, writeSync };
});

/** Two products, asked for from a service whose first request fills the disk up to this. */
async function run(freeBytes: number, whenAsked: number) {
  const server = await startStandIn((_request, response) => {
    disk.freeBytes = whenAsked;
    sendJson(response, 200, goodName);
  });
  onTestFinished(() => {
    disk.freeBytes = Number.POSITIVE_INFINITY;
    server.close();
  });
  const folder = mkdtempSync(join(tmpdir(), "pdo-full-"));
  const home = join(folder, "home");
  mkdirSync(home);
  writeFileSync(join(folder, "feed.csv"), "id,name\n1,Red kettle\n2,Blue lamp\n");
  const world = createStandInWorld({ environment: { PDO_HOME: home, PDO_BASE_URL: `${server.origin}/api` } });
  disk.freeBytes = freeBytes;
  const words = ["--out", join(folder, "out.csv"), "--tasks", "name", "--quiet"];
  const code = await main(["enrich", join(folder, "feed.csv"), ...words], world);
  return { code, said: world.said(), requests: server.requests.length };
}

test("a disk without room stops a run before anything is asked", async () => {
  const { code, said, requests } = await run(500_000, 0);
  expect([code, requests]).toEqual([2, 0]);
  expect(said).toContain("there is no room to keep answers, which would be paid for and lost");
  expect(said).toContain("--no-cache");
});

test("a disk that fills up meanwhile costs no row; it is said at the end with --quiet too", async () => {
  const { code, said, requests } = await run(Number.POSITIVE_INFINITY, 0);
  expect([code, requests]).toEqual([1, 2]);
  expect(said).toContain("2 answers could not be kept; the next run asks for them again.");
});

test("an answer that was cut off is written again over itself, and none before it is lost", () => {
  onTestFinished(() => {
    disk.freeBytes = Number.POSITIVE_INFINITY;
  });
  const place = newPlace();
  const store = openAnswersStore(place);
  store.writer().append(answerOf(1));
  disk.freeBytes = 300;
  expect(() => store.writer().append(answerOf(2))).toThrow("ENOSPC");
  const other = openAnswersToRead(place);
  expect([other?.find(keyOf(1)) !== undefined, other?.damaged]).toEqual([true, []]);
  disk.freeBytes = Number.POSITIVE_INFINITY;
  for (const number of [2, 3]) store.writer().append(answerOf(number));
  store.close();
  const after = openAnswersStore(place);
  expect([1, 2, 3].map((number) => after.find(keyOf(number))?.value)).toEqual(
    [1, 2, 3].map((number) => answerOf(number).value),
  );
  expect(after.damaged).toEqual([]);
});
