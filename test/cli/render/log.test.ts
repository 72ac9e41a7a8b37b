import { describe, expect, test } from "vitest";
import { createLog, findLogFormat } from "../../../src/cli/render/log.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const now = () => Date.UTC(2026, 10, 21, 3);
const time = "2026-11-21T03:00:00.000Z";
const entry = { level: "error", code: "PDO_X", message: "It broke." } as const;

function open(format: "text" | "json", isTerminal = false) {
  const world = createStandInWorld({ isTerminal });
  const log = createLog(world.talk, now);
  log.useFormat(format);
  return {
    log,
    said: world.said,
    lines: () =>
      world
        .said()
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

describe("as text, the log", () => {
  test("says an entry in a line, or in the words that were given for a person", async () => {
    const { log, said } = open("text");
    await log.report(entry);
    await log.report(entry, "x It broke.\n  Mend it.\n");
    await log.write("As it is.");
    expect(said()).toBe("It broke.\nx It broke.\n  Mend it.\nAs it is.");
  });

  test("is a terminal where the stream is one", () => {
    expect(open("text", true).log.isTerminal).toBe(true);
    expect(open("text", true).log.columns).toBe(100);
  });
});

describe("as JSON, the log", () => {
  test("says each entry as one line with time, level, code and message first", async () => {
    const { log, said } = open("json");
    await log.report(entry, "x It broke.\n  Mend it.\n");
    expect(said()).toBe(`{"time":"${time}","level":"error","code":"PDO_X","message":"It broke."}\n`);
  });

  test("adds details, which take nothing of the first four away", async () => {
    const { log, lines } = open("json");
    await log.report({ ...entry, details: { next_step: "Mend it.", level: "info" } });
    expect(lines()).toEqual([
      { time, level: "error", code: "PDO_X", message: "It broke.", next_step: "Mend it." },
    ]);
  });

  test("makes a line of whatever else is written, line breaks in it or not, and none of nothing", async () => {
    const { log, lines } = open("json");
    await log.write("\nOne.\nTwo.\n");
    await log.write(Buffer.from("Grüße.\n"));
    await log.write("\n");
    expect(lines()).toEqual([
      { time, level: "info", code: "PDO_NOTE", message: "One.\nTwo." },
      { time, level: "info", code: "PDO_NOTE", message: "Grüße." },
    ]);
  });

  test("passes lines that are made already", async () => {
    const { log, said } = open("json");
    const line = `{"time":"${time}","level":"info","event":"request"}\n`;
    await log.write(line);
    expect(said()).toBe(line);
  });

  test("is no terminal: nothing moves and nothing is coloured", () => {
    expect(open("json", true).log.isTerminal).toBe(false);
  });
});

test.each([
  [["enrich", "--log-format", "json"], {}, "json"],
  [["enrich", "--log-format=json"], {}, "json"],
  [["enrich"], { PDO_LOG_FORMAT: "json" }, "json"],
  [["enrich", "--log-format", "text"], { PDO_LOG_FORMAT: "json" }, "text"],
  [["enrich", "--log-format"], {}, "text"],
  [["enrich"], {}, "text"],
] as const)("%j in %j asks for %s before any setting is read", (words, environment, format) => {
  expect(findLogFormat(words, environment)).toBe(format);
});
