import { expect, test, vi } from "vitest";
import { createLineBatch } from "../../../src/cli/commands/serve-run.ts";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

test("lines of one turn are written together at its end, in their order", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.add("one");
  await Promise.resolve();
  lines.add("two");
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n"]));
  lines.add("three");
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n", "three\n"]));
});

test("what waits is written when it is asked for, once", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.flush();
  lines.add("one");
  lines.flush();
  expect(written).toEqual(["one\n"]);
  await new Promise(setImmediate);
  expect(written).toEqual(["one\n"]);
});

/** The service, as the command starts it. */
async function serve() {
  const controller = new AbortController();
  const world = createStandInWorld({ signal: controller.signal });
  const ended = main(["serve", "--port", "0", "--output", "json"], world);
  const isReady = async () => {
    while (world.printed() === "") await new Promise(setImmediate);
  };
  await Promise.race([isReady(), ended]);
  const { url } = JSON.parse(world.printed()) as { url: string };
  const end = () => {
    controller.abort();
    return ended;
  };
  return { world, url, end };
}

const eventsOf = (said: string) =>
  said
    .split("\n")
    .filter((line) => line.startsWith('{"time":'))
    .map((line) => JSON.parse(line).event as string);

test("has said all of its log when it ends", async () => {
  const { world, url, end } = await serve();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${url}/no`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
  await end();
  expect(eventsOf(world.said())).toEqual(["started", ...statuses.map(() => "request"), "stopped"]);
  expect(world.lastWords.size).toBe(0);
});

test("says what it has not said yet where the process has to end in haste", async () => {
  const { world, end } = await serve();
  const ended = end();
  expect(world.lastWords.size).toBe(1);
  for (const say of world.lastWords) say();
  await ended;
  expect(eventsOf(world.said())).toEqual(["started", "stopped"]);
});
