import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keepReplaced,
  listReplaced,
  replacedFolder,
} from "../../../src/pipeline/outputs/replaced-outputs.ts";
import { propertyRuns } from "../../property-runs.ts";
import { folderOf, run } from "../folder.ts";

const feed = "sku,title\nA-1,KETTLE RED\nA-2,chair\n";

function place() {
  const folder = folderOf({ "feed.csv": feed });
  const home = join(folder, "home");
  const at = (name: string) => join(folder, name);
  const pdo = (...words: readonly string[]) => run(words, { environment: { PDO_HOME: home } });
  return { folder, home, at, pdo, text: (name: string) => readFileSync(at(name), "utf8") };
}

const enrich = (at: (name: string) => string, ...words: readonly string[]) => [
  "enrich",
  at("feed.csv"),
  "-o",
  at("out.csv"),
  "--tasks",
  "name",
  ...words,
];

describe("pdo undo", () => {
  it("puts back the bytes of before a run, and once more those of after", async () => {
    const { at, pdo, text } = place();
    await pdo(...enrich(at));
    const first = text("out.csv");
    writeFileSync(at("feed.csv"), feed.replace("chair", "TABLE OAK"));
    await pdo(...enrich(at));
    const second = text("out.csv");
    expect(second).not.toBe(first);
    const { code, printed } = await pdo("undo", at("out.csv"));
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ output: at("out.csv"), bytes: Buffer.byteLength(first) });
    expect(text("out.csv")).toBe(first);
    expect((await pdo("undo", at("out.csv"))).code).toBe(0);
    expect(text("out.csv")).toBe(second);
    // It is pdo's own file still: the next run needs no --overwrite.
    expect((await pdo(...enrich(at))).code).toBe(0);
  });

  it("holds an edited file too, and finds it again", async () => {
    const { at, pdo, text } = place();
    await pdo(...enrich(at));
    writeFileSync(at("out.csv"), "edited by hand\n");
    await pdo(...enrich(at, "--overwrite"));
    await pdo("undo", at("out.csv"));
    expect(text("out.csv")).toBe("edited by hand\n");
  });

  it("undoes pdo apply", async () => {
    const { at, pdo, text } = place();
    const decide = (value: string) =>
      writeFileSync(
        at("d.jsonl"),
        JSON.stringify({ product: "A-2", field: "name", before: "chair", value, decision: "edit" }),
      );
    decide("Chair");
    await pdo("apply", at("d.jsonl"), at("feed.csv"));
    const first = text("feed.decided.csv");
    decide("Chair of oak");
    await pdo("apply", at("d.jsonl"), at("feed.csv"));
    expect(text("feed.decided.csv")).not.toBe(first);
    await pdo("undo", at("feed.decided.csv"));
    expect(text("feed.decided.csv")).toBe(first);
  });

  it("offers the last three, and any of them by its number", async () => {
    const { at, pdo, home, text } = place();
    const texts = ["a", "bb", "ccc", "dddd", "eeeee"];
    for (const [now, content] of texts.entries()) {
      writeFileSync(at("out.csv"), content);
      await keepReplaced({ path: at("out.csv"), home, now });
    }
    writeFileSync(at("out.csv"), "now");
    const { printed } = await pdo("undo", at("out.csv"), "--list");
    const { replaced } = JSON.parse(printed);
    expect(replaced.map(({ number, bytes }: { number: number; bytes: number }) => [number, bytes])).toEqual([
      [5, 5],
      [4, 4],
      [3, 3],
    ]);
    expect((await pdo("undo", at("out.csv"), "--to", "3")).code).toBe(0);
    expect(text("out.csv")).toBe("ccc");
    const after = await listReplaced(at("out.csv"), home);
    expect(after.map(({ number }) => number)).toEqual([6, 5, 4]);
    expect((await pdo("undo", at("out.csv"), "--to", "3")).said).toContain("PDO_UNDO_NOTHING");
  });

  it("says where there is nothing to put back", async () => {
    const { at, pdo } = place();
    await pdo(...enrich(at));
    const { code, said } = await pdo("undo", at("out.csv"));
    expect(code).toBe(2);
    expect(said).toContain("PDO_UNDO_NOTHING");
    // The same bytes again are no other content.
    await pdo(...enrich(at));
    expect((await pdo("undo", at("out.csv"))).code).toBe(2);
  });

  it("puts an output back that was taken away", async () => {
    const { at, pdo, home, text } = place();
    writeFileSync(at("out.csv"), "x");
    await keepReplaced({ path: at("out.csv"), home, now: 0 });
    rmSync(at("out.csv"));
    expect((await pdo("undo", at("out.csv"))).code).toBe(0);
    expect(text("out.csv")).toBe("x");
  });

  it("goes on with what a killed run has left", async () => {
    const { at, pdo, home, text } = place();
    writeFileSync(at("out.csv"), "first");
    await keepReplaced({ path: at("out.csv"), home, now: 0 });
    const folder = replacedFolder(at("out.csv"), home);
    writeFileSync(join(folder, "000002.gz.part"), "half");
    writeFileSync(join(folder, "000003.gz"), "no description");
    writeFileSync(join(folder, "000004.json"), "{");
    writeFileSync(at("out.csv"), "second");
    await pdo("undo", at("out.csv"));
    expect(text("out.csv")).toBe("first");
    await pdo("undo", at("out.csv"));
    expect(text("out.csv")).toBe("second");
    expect(readdirSync(folder).filter((name) => /part|000003.gz$/.test(name)).length).toBeLessThan(2);
  });

  it("does not end a run whose home cannot hold a copy", async () => {
    const { at, pdo, home, text } = place();
    await pdo(...enrich(at));
    rmSync(join(home, "replaced"), { recursive: true });
    writeFileSync(join(home, "replaced"), "a file in the folder's place");
    writeFileSync(at("feed.csv"), feed.replace("chair", "TABLE OAK"));
    const { code, printed } = await pdo(...enrich(at));
    expect(code).toBe(0);
    expect(text("out.csv")).toContain("TABLE OAK");
    expect(JSON.parse(printed).warnings.join(" ")).toContain("pdo undo will not find it");
    expect(existsSync(at("out.csv"))).toBe(true);
  });

  it("goes to and fro over any sequence of runs and undos", async () => {
    const step = fc.oneof(fc.constant("undo" as const), fc.string({ minLength: 1, maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { at, pdo, home, text } = place();
        let held: string[] = [];
        let present: string | undefined;
        for (const one of steps) {
          const others = held.filter((content) => content !== present);
          if (one === "undo") {
            const [wanted] = others;
            expect((await pdo("undo", at("o.csv"))).code).toBe(wanted === undefined ? 2 : 0);
            if (wanted === undefined) continue;
            held = held.filter((content) => content !== wanted && content !== present);
            if (present !== undefined) held.unshift(present);
            present = wanted;
          } else {
            if (present !== undefined) await keepReplaced({ path: at("o.csv"), home, now: 0 });
            if (present !== undefined) held = [present, ...held.filter((content) => content !== present)];
            writeFileSync(at("o.csv"), one);
            present = one;
          }
          held = held.slice(0, 3);
          expect(text("o.csv")).toBe(present);
          expect((await listReplaced(at("o.csv"), home)).length).toBe(held.length);
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});
