import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../property-runs.ts";
import { folderOf, run } from "../folder.ts";

const header = "sku,title,pdo_name,pdo_category,pdo_attributes,pdo_status,pdo_messages";
const table = (...rows: readonly string[]) => `${[header, ...rows].join("\n")}\n`;
const old = table(
  'A-1,KETTLE,Kettle,Home > Kettles,"{""color"":[{""value"":""red"",""text"":""red""}]}",ok,name: a',
  "A-2,CHAIR,Chair,Home > Chairs,{},ok,name: a",
  "A-3,LAMP,Lamp,,{},review,name: a",
  "A-4,TABLE,Table,Home > Tables,{},ok,name: a",
);

async function diff(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const folder = folderOf(files);
  const [one = "", other = ""] = Object.keys(files);
  return run(["diff", join(folder, one), join(folder, other), ...words]);
}

describe("pdo diff", () => {
  it("counts by column and lists what differs, in any order of the rows", async () => {
    const present = table(
      "A-3,LAMP,Lamp,Home > Lamps,{},ok,name: a",
      'A-1,KETTLE,Kettle,Home > Kettles,"{""color"":[{""value"":""blue"",""text"":""navy""}]}",ok,name: b',
      "A-2,CHAIR NEW,Chair new,Home > Chairs,{},ok,name: a",
      "A-9,DESK,Desk,Home > Tables,{},ok,name: a",
    );
    const { code, printed } = await diff({ "old.csv": old, "new.csv": present });
    expect(code).toBe(0);
    const { rows, counts } = JSON.parse(printed);
    expect(counts).toMatchObject({
      old_rows: 4,
      new_rows: 4,
      unchanged: 0,
      changed: 3,
      added: 1,
      removed: 1,
      matched_by: "id",
    });
    expect(counts.fields).toContainEqual({
      field: "pdo_category",
      changed: 1,
      filled: 1,
      emptied: 0,
      unprompted: 1,
    });
    expect(counts.fields).toContainEqual(
      expect.objectContaining({ field: "pdo_name", changed: 1, unprompted: 0 }),
    );
    expect(rows.map(({ id, change }: { id: string; change: string }) => `${id} ${change}`)).toEqual([
      "A-1 changed",
      "A-2 changed",
      "A-3 changed",
      "A-4 removed",
      "A-9 added",
    ]);
    expect(rows[0].fields.pdo_attributes).toEqual({ before: "color=red", after: "color=navy" });
    expect(rows[1]).toMatchObject({ own_changed: true, old_row: 2, new_row: 3 });
  });

  it("finds a table and its JSON Lines the same", async () => {
    const lines = [
      {
        sku: "A-1",
        title: "KETTLE",
        pdo: {
          name: "Kettle",
          category: "Home > Kettles",
          attributes: { color: [{ value: "red", text: "red" }] },
          source: { name: { by: "rules" } },
          status: "ok",
          messages: ["name: a"],
        },
      },
      {
        sku: "A-2",
        title: "CHAIR",
        pdo: {
          name: "Chair",
          category: "Home > Chairs",
          attributes: {},
          status: "ok",
          messages: ["name: a"],
        },
      },
      {
        sku: "A-3",
        title: "LAMP",
        pdo: { name: "Lamp", category: null, attributes: {}, status: "review", messages: ["name: a"] },
      },
      {
        sku: "A-4",
        title: "TABLE",
        pdo: {
          name: "Table",
          category: "Home > Tables",
          attributes: {},
          status: "ok",
          messages: ["name: a"],
        },
      },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    const { printed } = await diff({ "old.csv": old, "new.jsonl": text });
    expect(JSON.parse(printed)).toMatchObject({ rows: [], counts: { unchanged: 4, changed: 0 } });
  });

  it("matches rows with the same identifier in their order, and all by position without identifiers", async () => {
    const same = table("A,ONE,One,,{},ok,", "A,TWO,Two,,{},ok,", "A,THREE,Three,,{},ok,");
    const present = table("A,ONE,One,,{},ok,", "A,TWO,Two!,,{},ok,", "A,THREE,Three,,{},ok,");
    const byId = JSON.parse((await diff({ "old.csv": same, "new.csv": present })).printed);
    expect(byId.counts).toMatchObject({ unchanged: 2, changed: 1, added: 0 });
    const without = (text: string) => text.replace(/^sku,|^A,/gm, "");
    const byPlace = JSON.parse(
      (await diff({ "old.csv": without(same), "new.csv": without(present) })).printed,
    );
    expect(byPlace.counts).toMatchObject({ unchanged: 2, changed: 1, matched_by: "position" });
  });

  it("shows a table with at most ten rows, and none that differs in messages only", async () => {
    const many = (name: string, message: string) =>
      table(
        ...Array.from(
          { length: 30 },
          (_, at) => `A-${at},T${at},${at % 2 ? name : "Same"},,{},ok,${message}`,
        ),
      );
    const folder = folderOf({ "old.csv": many("Old", "a"), "new.csv": many("\u202eNew\u001b[2J", "b") });
    const words = ["diff", join(folder, "old.csv"), join(folder, "new.csv"), "--output", "table"];
    const { printed } = await run(words);
    expect(printed).toContain("15 differ in messages, scores, candidates and sources only");
    expect(printed).toContain("... and 5 more rows");
    expect(printed).not.toContain("\u202e");
    expect(printed).not.toContain("\u001b[2J");
    expect((await run([...words, "--show", "15"])).printed).not.toContain("more rows");
  });

  it("prints CSV and JSON Lines as they are found", async () => {
    const present = old.replace("Chair,Home", "=Chair,Home");
    const csv = (await diff({ "old.csv": old, "new.csv": present }, "--output", "csv")).printed;
    expect(csv.split(/\r?\n/).slice(0, 2)).toEqual([
      "id,change,field,before,after",
      'A-2,changed,pdo_name,Chair,"\'=Chair"',
    ]);
    const lines = (await diff({ "old.csv": old, "new.csv": present }, "--output", "jsonl")).printed;
    expect(
      lines
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).toEqual(["A-2"]);
  });

  it("refuses a stream as the first file", async () => {
    const { code, said } = await run(["diff", "-", "x.csv"], { input: old });
    expect(code).toBe(2);
    expect(said).toContain("PDO_DIFF_OF_STREAM");
  });

  it("finds exactly what was changed, whatever the order", async () => {
    const row = fc.record({
      name: fc.constantFrom("", "a", "b", "ü"),
      change: fc.constantFrom("same", "other", "gone"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), fc.integer(), async (rows, seed) => {
        const line = (at: number, name: string) => `A-${at},T${at},${name},,{},ok,`;
        const present = rows
          .flatMap(({ name, change }, at) =>
            change === "gone" ? [] : [{ at, name: change === "other" ? `${name}!` : name }],
          )
          .sort((one, other) => ((one.at * 7919 + seed) % 13) - ((other.at * 7919 + seed) % 13));
        const folder = folderOf({});
        writeFileSync(join(folder, "old.csv"), table(...rows.map(({ name }, at) => line(at, name))));
        writeFileSync(join(folder, "new.csv"), table(...present.map(({ at, name }) => line(at, name))));
        const { printed } = await run(["diff", join(folder, "old.csv"), join(folder, "new.csv")]);
        const found = JSON.parse(printed).rows.map(({ id, change }: { id: string; change: string }) => [
          id,
          change,
        ]);
        const expected = rows.flatMap(({ change }, at) =>
          change === "same" ? [] : [[`A-${at}`, change === "gone" ? "removed" : "changed"]],
        );
        expect(found).toEqual(expected);
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});
