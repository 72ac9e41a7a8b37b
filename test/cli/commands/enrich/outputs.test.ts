import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { refuseForeignOutput } from "../../../../src/cli/commands/enrich/output-records.ts";
import { openSinks } from "../../../../src/cli/commands/enrich/outputs.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";
import { createFaultySystem, type Fault, type SystemCall } from "./faulty-system.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-sinks-"));
});

const at = (name: string) => join(folder, name);
const world = createStandInWorld();
const newText = "new ".repeat(1_000);
const names = ["out.csv", "rejects.csv", "summary.json"];

interface Running {
  readonly system?: ReturnType<typeof createFaultySystem>["system"];
  readonly outputName?: string;
  readonly isAborted?: boolean;
  /** Where the files are remembered as pdo's own. */
  readonly home?: string;
}

/** A run that writes all its files, or is aborted before the end. */
async function run({
  system = createFaultySystem().system,
  outputName = "out.csv",
  ...how
}: Running): Promise<void> {
  const sinks = await openSinks({
    output: { path: at(outputName), name: outputName, format: "csv", isGzip: outputName.endsWith(".gz") },
    rejectsPath: at("rejects.csv"),
    summaryPath: at("summary.json"),
    world,
    ...(how.home !== undefined && { home: how.home }),
    system,
  });
  try {
    for (const sink of [sinks.output, sinks.rejects, sinks.summary]) {
      for (const part of [newText.slice(0, 1_000), newText.slice(1_000)])
        await sink?.write(Buffer.from(part));
    }
    if (how.isAborted === true) throw new Error("aborted");
    await sinks.commit();
  } finally {
    await sinks.discard();
  }
}

const entries = () => readdirSync(folder).filter((name) => name !== "home");

/** What may fail without the run's files being any worse for it. */
const harmless = ["readdir", "rm", "readFile"];

describe("the files of a run", () => {
  const faults: readonly Fault[] = ["EIO", "ENOSPC", "EMFILE", "short write"];
  test.each(faults)(
    "are old or new where the n-th call of the system fails with %s, for every n",
    async (fault) => {
      let call = 0;
      for (let isPast = false; !isPast; ) {
        call += 1;
        for (const name of names) writeFileSync(at(name), "old");
        const { system, calls } = createFaultySystem({ call, fault });
        const error = await run({ system }).then(
          () => undefined,
          (problem: unknown) => problem,
        );
        isPast = calls.length < call;
        const failed = calls[call - 1]?.name ?? "";
        const told = { call, failed };
        const texts = names.map((name) => readFileSync(at(name), "utf8"));
        for (const text of texts)
          expect({ ...told, isWhole: ["old", newText].includes(text) }).toEqual({ ...told, isWhole: true });
        // The summary speaks of the output, and the output of the rejects: none is there before what it speaks of.
        const [output, rejects, summary] = texts.map((text) => text === newText);
        expect([output || !summary, rejects || !output]).toEqual([true, true]);
        if (error === undefined) {
          expect(texts).toEqual([newText, newText, newText]);
          if (!isPast) expect([...harmless, "close"]).toContain(failed);
        } else expect({ ...told, error }).toMatchObject({ error: { code: "PDO_OUTPUT_NOT_WRITABLE" } });
        expect({ ...told, entries: entries() }).toEqual({ ...told, entries: names });
        await run({});
        expect(names.map((name) => readFileSync(at(name), "utf8"))).toEqual([newText, newText, newText]);
        expect(entries()).toEqual(names);
      }
      expect(call).toBeGreaterThan(60);
    },
  );

  test("stay as they were where a run is aborted, whatever fails then; the next run takes away what is left", async () => {
    let call = 0;
    for (let isPast = false; !isPast; ) {
      call += 1;
      for (const name of names) writeFileSync(at(name), "old");
      const { system, calls } = createFaultySystem({ call, fault: "EIO" });
      await expect(run({ system, isAborted: true })).rejects.toThrow();
      isPast = calls.length < call;
      expect(names.map((name) => readFileSync(at(name), "utf8"))).toEqual(["old", "old", "old"]);
      if (isPast) expect(entries()).toEqual(names);
      // This process goes on, so its lock is believed; that of one that has ended is taken over.
      for (const name of entries()) if (name.endsWith(".lock")) rmSync(at(name));
      await run({});
      expect(entries()).toEqual(names);
    }
  });

  test("are whole or old where they are packed, too", async () => {
    let call = 0;
    for (let isPast = false; !isPast; ) {
      call += 1;
      rmSync(at("out.csv.gz"), { force: true });
      const { system, calls } = createFaultySystem({ call, fault: "ENOSPC" });
      await run({ system, outputName: "out.csv.gz" }).catch(() => {});
      isPast = calls.length < call;
      if (!entries().includes("out.csv.gz")) continue;
      expect(gunzipSync(readFileSync(at("out.csv.gz"))).toString()).toBe(newText);
    }
    expect(entries()).toContain("out.csv.gz");
  });

  test("are on disk before any has its name, and the folder after each: rejects, output, summary", async () => {
    for (const name of names) writeFileSync(at(name), "old");
    const { system, calls } = createFaultySystem();
    await run({ system });
    const steps = calls.filter(({ name }) => ["write", "sync", "rename"].includes(name)).map(step);
    const settled = steps.slice(steps.lastIndexOf("write summary.json") + 1);
    expect(settled).toEqual([
      ...["sync rejects.csv", "sync out.csv", "sync summary.json"],
      ...["rename rejects.csv", "sync folder"],
      ...["rename out.csv", "sync folder"],
      ...["rename summary.json", "sync folder"],
    ]);
  });

  test("are known as pdo's own before they have their names, and what stood there still is", async () => {
    const home = at("home");
    for (const name of names) writeFileSync(at(name), "old");
    await run({ home });
    const whole = createFaultySystem();
    await run({ home, system: whole.system });
    const isNaming = ({ name, path }: SystemCall) => name === "rename" && path.includes("out.csv");
    const naming = whole.calls.findIndex(isNaming) + 1;
    for (const call of [naming, naming + 1]) {
      await expect(
        run({ home, system: createFaultySystem({ call, fault: "EIO" }).system }),
      ).rejects.toThrow();
      await refuseForeignOutput(at("out.csv"), home);
    }
    writeFileSync(at("out.csv"), "changed by hand");
    await expect(refuseForeignOutput(at("out.csv"), home)).rejects.toMatchObject({
      code: "PDO_OUTPUT_EXISTS",
    });
  });
});

/** `write out.csv` for a write to its unfinished form. */
function step({ name, path }: SystemCall): string {
  const file = basename(path);
  return `${name} ${path === folder ? "folder" : file.replace(/^\.(.*)\.[0-9a-z]+\.part$/, "$1")}`;
}
