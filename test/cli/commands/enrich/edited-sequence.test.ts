import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { main } from "../../../../src/cli/main.ts";
import type { RunSummary } from "../../../../src/pipeline/summary.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";

/** More of them prove more: 200 is the figure to hold. */
const sequences = Number(process.env.PDO_SEQUENCES ?? 15);

const products = ["A-1", "A-2", "A-3"] as const;
const titles = ["KETTLE RED", "chair oak", "Lamp BLUE", "TABLE"] as const;
const edits = ["My own", "another, edited", "", "7"] as const;
const columns = ["title", "price", "pdo_name"] as const;
type Column = (typeof columns)[number];
type Row = Record<Column, string>;
type Rows = Record<string, Row>;

interface Step {
  readonly act: "change the feed" | "edit the output" | "decide" | "run" | "undo";
  readonly product: (typeof products)[number];
  readonly column: Column;
  readonly title: (typeof titles)[number];
  readonly text: (typeof edits)[number];
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    "change the feed",
    "edit the output",
    "edit the output",
    "decide",
    "run",
    "run",
    "undo",
  ),
  product: fc.constantFrom(...products),
  column: fc.constantFrom(...columns),
  title: fc.constantFrom(...titles),
  text: fc.constantFrom(...edits),
});

/** A content of the output, and what its run would have written without edits. */
interface Content {
  readonly text: string;
  readonly rows: Rows;
  readonly base: Rows;
}

const copy = (rows: Rows): Rows => structuredClone(rows);

/** A folder with a feed, and the commands in it; `now` goes on, so that no two files have the same time. */
function openPlace() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-edited-"));
  const at = (name: string) => join(folder, name);
  const pdo = async (...words: readonly string[]) => {
    const world = createStandInWorld({ workingDirectory: folder, environment: { PDO_HOME: at("home") } });
    const code = await main(words, world);
    return { code, printed: world.printed(), said: world.said() };
  };
  const enrich = async () => {
    const options = ["--tasks", "name", "--source-language", "en", "--accept-changes", "--no-messages"];
    const { code, printed, said } = await pdo("enrich", at("feed.csv"), "-o", at("out.csv"), ...options);
    expect([code, said]).toEqual([0, expect.anything()]);
    return JSON.parse(printed) as RunSummary;
  };
  const read = (): Rows => {
    const { data } = Papa.parse<Record<string, string>>(readFileSync(at("out.csv"), "utf8").trimEnd(), {
      header: true,
    });
    return Object.fromEntries(
      data.map((row) => [row.sku, Object.fromEntries(columns.map((column) => [column, row[column] ?? ""]))]),
    ) as Rows;
  };
  return { at, pdo, enrich, read };
}

function writeTable(path: string, rows: Rows, written: readonly Column[]): void {
  const lines = Object.entries(rows).map(([sku, row]) => [sku, ...written.map((column) => row[column])]);
  writeFileSync(path, `${Papa.unparse([["sku", ...written], ...lines], { newline: "\n" })}\n`);
}

const editThenDecision: Step[] = [
  { act: "run", product: "A-1", column: "title", title: "KETTLE RED", text: "My own" },
  { act: "edit the output", product: "A-2", column: "title", title: "KETTLE RED", text: "My own" },
  { act: "change the feed", product: "A-2", column: "title", title: "KETTLE RED", text: "My own" },
  { act: "decide", product: "A-2", column: "title", title: "KETTLE RED", text: "My own" },
];

let cleaned: Readonly<Record<string, string>> | undefined;

/** What pdo makes of each title. */
async function cleanTitles(): Promise<Readonly<Record<string, string>>> {
  if (cleaned !== undefined) return cleaned;
  const { at, enrich, read } = openPlace();
  const rows = titles.map((title, place): [string, Row] => [
    `T-${place}`,
    { title, price: "1", pdo_name: "" },
  ]);
  writeTable(at("feed.csv"), Object.fromEntries(rows), ["title", "price"]);
  await enrich();
  cleaned = Object.fromEntries(Object.values(read()).map(({ title, pdo_name }) => [title, pdo_name]));
  return cleaned;
}

/**
 * The feed is changed, the output edited, names decided, runs made and undone in any order: every cell is what somebody edited or
 * decided, else what the run writes; every decision is there; what is undone comes back with its edits.
 */
it("keeps every edit and decision, and changes no other cell, whatever is done in between", async () => {
  const names = await cleanTitles();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { at, pdo, enrich, read } = openPlace();
      const feed: Rows = Object.fromEntries(
        products.map((sku, place) => [
          sku,
          { title: titles[place] ?? "", price: `${place}.50`, pdo_name: "" },
        ]),
      );
      const decisions = new Map<string, string>();
      let present: Content | undefined;
      let held: Content[] = [];
      const hold = (content: Content) => {
        held = [content, ...held.filter(({ text }) => text !== content.text)].slice(0, 3);
      };
      const run = async () => {
        writeTable(at("feed.csv"), feed, ["title", "price"]);
        const coming = copy(feed);
        const rows = copy(feed);
        const conflicts: string[] = [];
        for (const [sku, row] of Object.entries(coming)) {
          const decided = decisions.get(`${sku} ${row.title}`);
          row.pdo_name = decided ?? names[row.title] ?? "";
          for (const column of columns) {
            const [base, edited, proposed] = [present?.base[sku], present?.rows[sku], row].map(
              (one) => one?.[column] ?? "",
            );
            const isEdited = present !== undefined && base !== edited;
            const isDecided = column === "pdo_name" && decided !== undefined && proposed !== base;
            (rows[sku] as Row)[column] = isEdited && !isDecided ? (edited ?? "") : (proposed ?? "");
            if (isEdited && proposed !== base && proposed !== edited) conflicts.push(`${sku} ${column}`);
          }
        }
        const { merged } = await enrich();
        expect(read()).toEqual(rows);
        const listed = merged?.conflicts.map(({ id, column }) => `${id} ${column}`) ?? [];
        expect(listed.toSorted()).toEqual(conflicts.toSorted());
        if (present !== undefined) hold(present);
        present = { text: readFileSync(at("out.csv"), "utf8"), rows, base: coming };
        held = held.filter(({ text }) => text !== present?.text || text === held[0]?.text);
      };
      const undo = async () => {
        const [wanted] = held.filter(({ text }) => text !== present?.text);
        const { code } = await pdo("undo", at("out.csv"));
        expect(code).toBe(wanted === undefined ? 2 : 0);
        if (wanted === undefined) return;
        held = held.filter(({ text }) => text !== wanted.text);
        if (present !== undefined) hold(present);
        present = wanted;
        expect(readFileSync(at("out.csv"), "utf8")).toBe(wanted.text);
      };
      const edit = (sku: string, column: Column, text: string) => {
        if (present === undefined) return;
        const rows = copy(present.rows);
        (rows[sku] as Row)[column] = text;
        const lines = Papa.parse<string[]>(present.text.trimEnd()).data;
        const place = lines[0]?.indexOf(column) ?? -1;
        const edited = lines.map((cells) => (cells[0] === sku ? cells.with(place, text) : cells));
        const table = `${Papa.unparse(edited, { newline: "\n" })}\n`;
        // A file of the same size and time is taken for the same.
        if (table === present.text) return;
        writeFileSync(at("out.csv"), table);
        present = { ...present, rows, text: table };
      };
      const decide = async (product: string, value: string) => {
        const before = feed[product]?.title ?? "";
        writeTable(at("feed.csv"), feed, ["title", "price"]);
        writeFileSync(
          at("d.jsonl"),
          JSON.stringify({ product, field: "name", decision: "edit", before, value }),
        );
        expect((await pdo("apply", at("d.jsonl"), at("feed.csv"), "--overwrite")).code).toBe(0);
        decisions.set(`${product} ${before}`, value);
      };
      for (const { act, product, column, title, text } of steps) {
        if (act === "change the feed") {
          if (column === "price") (feed[product] as Row).price = `${title.length}.25`;
          else (feed[product] as Row).title = title;
        } else if (act === "edit the output") edit(product, column, text);
        else if (act === "decide") await decide(product, `${title} decided`);
        else if (act === "run") await run();
        else await undo();
      }
      await run();
      const { count } = JSON.parse((await pdo("decisions", "list")).printed) as { count: number };
      expect(count).toBe(decisions.size);
    }),
    // A decided name says nothing of an edit in the feed's own column.
    { numRuns: sequences, examples: [[editThenDecision]] },
  );
}, 600_000);
