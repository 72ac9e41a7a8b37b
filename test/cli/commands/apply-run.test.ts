import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { makeWorkbook, partsOf, textRow } from "../../feed/workbook/made-workbook.ts";
import { propertyRuns } from "../../property-runs.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const feed =
  'sku,title,text,product type\r\nA-1,"KETTLE, RED",Boils.,\r\nA-2,Chair,,Home\r\n\r\nA-3,Table,Oak.,\r\n';

interface Place {
  readonly folder: string;
  readonly home: string;
}

function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), "pdo-apply-"));
  writeFileSync(join(folder, "feed.csv"), feed);
  return { folder, home: join(folder, "home") };
}

async function run({ folder, home }: Place, ...words: readonly string[]) {
  const world = createStandInWorld({ workingDirectory: folder, environment: { PDO_HOME: home } });
  const placed = words.map((word) => (/\.(?:csv|jsonl|xlsx)$/.test(word) ? join(folder, word) : word));
  const code = await main(placed, world);
  return { code, said: world.said(), printed: world.printed() };
}

function decide(place: Place, ...decisions: readonly object[]): void {
  const lines = decisions.map((decision) => `${JSON.stringify({ decision: "edit", ...decision })}\n`);
  writeFileSync(join(place.folder, "d.jsonl"), lines.join(""));
}

const textOf = ({ folder }: Place, name: string) => readFileSync(join(folder, name), "utf8");

describe("pdo apply", () => {
  it("writes what was decided and leaves every other byte", async () => {
    const place = makePlace();
    decide(
      place,
      { product: "A-1", field: "name", before: "KETTLE, RED", value: 'Kettle "Roma", red' },
      { product: "A-2", field: "category", before: "Home", value: "Home > Chairs", category_id: "a-x" },
    );
    const { code, printed } = await run(place, "apply", "d.jsonl", "feed.csv");
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ applied: { name: 1, category: 1 }, changed_since: 0 });
    const expected = feed.replace('"KETTLE, RED"', '"Kettle ""Roma"", red"').replace("Home", "Home > Chairs");
    expect(textOf(place, "feed.decided.csv")).toBe(expected);
  });

  it("gives a workbook back as a workbook, with its other sheets and what stands above the header", async () => {
    const place = makePlace();
    const made = await makeWorkbook({
      sheets: [
        { name: "Notes", rows: textRow(1, ["Not for others"]) },
        {
          name: "Articles",
          rows: [
            textRow(1, ["Our list"]),
            textRow(3, ["sku", "title", "text"]),
            textRow(4, ["A-1", "KETTLE, RED", "Boils water in two minutes."]),
            textRow(5, ["A-2", "Chair", "For the garden."]),
          ].join(""),
        },
      ],
    });
    copyFileSync(made, join(place.folder, "feed.xlsx"));
    decide(place, { product: "A-1", field: "name", before: "KETTLE, RED", value: "Kettle, red" });
    for (const words of [[], ["-o", "w.xlsx"]]) {
      const { code, printed } = await run(place, "apply", "d.jsonl", "feed.xlsx", ...words);
      expect(code).toBe(0);
      const [before, after] = await Promise.all(
        [made, JSON.parse(printed).output].map((path) => partsOf(readFileSync(path))),
      );
      expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? [])]);
      for (const [name, part] of before ?? [])
        if (name !== "xl/worksheets/sheet2.xml") expect([name, after?.get(name)]).toEqual([name, part]);
      const sheet = after?.get("xl/worksheets/sheet2.xml") ?? "";
      expect(sheet).toContain("Kettle, red");
      for (const text of ["Our list", "Chair", "For the garden."]) expect(sheet).toContain(text);
      expect(sheet).not.toContain("KETTLE, RED");
    }
  });

  it("refuses a workbook's name for a feed that is none", async () => {
    const place = makePlace();
    decide(place, { product: "A-2", field: "name", before: "Chair", value: "Stool" });
    const { code, said } = await run(place, "apply", "d.jsonl", "feed.csv", "-o", "w.xlsx");
    expect([code, said]).toEqual([2, expect.stringContaining("PDO_DECIDED_FORMAT")]);
    expect(existsSync(join(place.folder, "w.xlsx"))).toBe(false);
    expect(existsSync(join(place.home, "decisions.jsonl"))).toBe(false);
  });

  it("leaves the bytes of a text that was rejected or is there already", async () => {
    const place = makePlace();
    const odd = 'sku,title,text\r\n"A-1","=1+1","Boils."\r\nA-2,"Chair",\r\n';
    writeFileSync(join(place.folder, "feed.csv"), odd);
    decide(
      place,
      { product: "A-1", field: "name", decision: "reject", before: "=1+1", value: "=1+1" },
      { product: "A-2", field: "name", decision: "accept", before: "CHAIR", value: "Chair" },
    );
    const { printed } = await run(place, "apply", "d.jsonl", "feed.csv");
    expect(JSON.parse(printed)).toMatchObject({ applied: { name: 2 }, changed_since: 0 });
    expect(textOf(place, "feed.decided.csv")).toBe(odd);
  });

  it("lists the first cells that were changed since", async () => {
    const place = makePlace();
    const rows = Array.from({ length: 30 }, (_, at) => `A-${at},New ${at},,\n`);
    writeFileSync(join(place.folder, "feed.csv"), `sku,title,text,product type\n${rows.join("")}`);
    const old = rows.map((_, at) => ({ product: `A-${at}`, field: "name", before: "Old", value: "Other" }));
    decide(place, ...old);
    const { printed } = await run(place, "apply", "d.jsonl", "feed.csv");
    const { changed, changed_since } = JSON.parse(printed) as { changed: object[]; changed_since: number };
    expect([changed.length, changed_since]).toEqual([20, 30]);
    expect(changed[1]).toEqual({ row: 2, line: 3, product: "A-1", field: "name" });
    const { printed: text } = await run(place, "apply", "d.jsonl", "feed.csv", "--output", "table");
    expect(text).toContain("    line 3, A-1: name\n");
  });

  it("takes rows that share an identifier for what they are, not for changed ones", async () => {
    const place = makePlace();
    const rows = "sku,title\nA-1,Red\nA-1,Blue\nA-1,Green\n";
    writeFileSync(join(place.folder, "feed.csv"), rows);
    decide(
      place,
      { product: "A-1", field: "name", before: "Red", value: "Red one" },
      { product: "A-1", field: "name", before: "Blue", value: "Blue one" },
    );
    const { printed } = await run(place, "apply", "d.jsonl", "feed.csv");
    expect(JSON.parse(printed)).toMatchObject({ applied: { name: 2 }, changed_since: 0, changed: [] });
    expect(textOf(place, "feed.decided.csv")).toBe(
      rows.replace("Red", "Red one").replace("Blue", "Blue one"),
    );
  });

  it("leaves a text that has changed since, and counts it", async () => {
    const place = makePlace();
    decide(place, { product: "A-3", field: "name", before: "Desk", value: "A desk" });
    const { printed } = await run(place, "apply", "d.jsonl", "feed.csv");
    expect(JSON.parse(printed)).toMatchObject({ applied: { name: 0 }, changed_since: 1 });
    expect(textOf(place, "feed.decided.csv")).toBe(feed);
  });

  it("is remembered by every later run, until it is forgotten", async () => {
    const place = makePlace();
    decide(place, { product: "A-2", field: "name", before: "Chair", value: "The chair that we sell" });
    await run(place, "apply", "d.jsonl", "feed.csv");
    const enrich = ["enrich", "feed.csv", "-o", "out.csv", "--tasks", "name", "--overwrite"];
    await run(place, ...enrich);
    expect(textOf(place, "out.csv")).toContain("A-2,Chair,,Home,The chair that we sell,");
    expect((await run(place, "decisions", "forget", "A-2")).code).toBe(0);
    await run(place, ...enrich);
    expect(textOf(place, "out.csv")).not.toContain("The chair that we sell");
  });

  it("is exported whole or not at all, not over a file of others, and imported", async () => {
    const place = makePlace();
    decide(place, { product: "A-2", field: "name", before: "Chair", value: "The chair" });
    await run(place, "apply", "d.jsonl", "feed.csv");
    const { printed } = await run(place, "decisions", "export");
    expect((await run(place, "decisions", "export", "-o", "all.jsonl")).code).toBe(0);
    expect(textOf(place, "all.jsonl")).toBe(printed);
    expect((await run(place, "decisions", "export", "-o", "all.jsonl")).code).toBe(0);
    expect((await run(place, "decisions", "export", "-o", "feed.csv")).said).toContain("PDO_OUTPUT_EXISTS");
    await run(place, "decisions", "forget", "A-2");
    await run(place, "decisions", "import", "all.jsonl");
    expect((await run(place, "decisions", "export")).printed).toBe(printed);
    expect((await run(place, "decisions", "import", "none.jsonl")).said).toContain("PDO_DECISIONS_NOT_FOUND");
    expect((await run(place, "apply", "none.jsonl", "feed.csv")).said).toContain("PDO_DECISIONS_NOT_FOUND");
  });

  it.each([
    ["is for other products", [{ product: "B-7", field: "name", before: "Sofa", value: "Couch" }], 1],
    ["is for another text", [{ product: "A-3", field: "name", before: "Desk", value: "A desk" }], 1],
    ["is empty", [], 0],
  ])("says that nothing was applied of a file that %s", async (_, decisions, expected) => {
    const place = makePlace();
    decide(place, ...decisions);
    const { code, printed } = await run(place, "apply", "d.jsonl", "feed.csv", "--output", "table");
    expect(code).toBe(expected);
    expect(printed).toContain("0 cells decided");
    expect(printed.includes("Remembered for later runs")).toBe(decisions.length > 0);
    expect(printed.includes("None could be applied")).toBe(decisions[0]?.product === "B-7");
    expect(textOf(place, "feed.decided.csv")).toBe(feed);
  });

  it("is not remembered with --once", async () => {
    const place = makePlace();
    decide(place, { product: "A-2", field: "name", before: "Chair", value: "The chair" });
    await run(place, "apply", "d.jsonl", "feed.csv", "--once");
    expect(JSON.parse((await run(place, "decisions", "list")).printed)).toMatchObject({ count: 0 });
  });

  it("makes examples of decided categories with --learn, which --rag asks", async () => {
    const place = makePlace();
    const category = "a-appliances-kitchen-grinders-coffee";
    const decided = { field: "category", decision: "choose", value: "X", category_id: category };
    decide(
      place,
      { product: "A-1", before: "", ...decided },
      { product: "A-3", before: "", ...decided, category_id: "no-such" },
      { product: "A-2", before: "Home", ...decided, decision: "reject" },
    );
    const { printed } = await run(place, "apply", "d.jsonl", "feed.csv", "--learn");
    expect(JSON.parse(printed)).toMatchObject({
      learned: [{ sales_channel: "channel_a", added: 1, changed: 0, example_count: 1 }],
    });
    const asked = await run(place, "categorize", "Boils.", "--name", "KETTLE, RED", "--rag");
    expect(asked.printed).toContain(category);
    const again = await run(place, "apply", "d.jsonl", "feed.csv", "--overwrite");
    expect(JSON.parse(again.printed)).toMatchObject({ learned: [] });
  });

  it("refuses what is no decision before it writes anything", async () => {
    const place = makePlace();
    decide(place, { product: "A-2", field: "price", before: "1", value: "2" });
    const { code, said } = await run(place, "apply", "d.jsonl", "feed.csv");
    expect(code).toBe(2);
    expect(said).toContain("PDO_DECISIONS_INVALID");
    expect(() => textOf(place, "feed.decided.csv")).toThrow();
  });

  it("changes no cell that nobody decided, whatever is decided", async () => {
    const value = fc.string({ unit: "grapheme", maxLength: 12 });
    const decision = fc.record({
      product: fc.constantFrom("A-1", "A-2", "A-3", "A-4"),
      field: fc.constantFrom("name", "description", "category"),
      before: fc.constantFrom("KETTLE, RED", "Chair", "Table", "Boils.", "", "Home"),
      value,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(decision, { maxLength: 6 }), async (decisions) => {
        const place = makePlace();
        decide(place, ...decisions);
        const { printed } = await run(place, "apply", "d.jsonl", "feed.csv");
        const { applied } = JSON.parse(printed) as { applied: Record<string, number> };
        const cells = Object.values(applied).reduce((sum, count) => sum + count, 0);
        if (cells === 0) expect(textOf(place, "feed.decided.csv")).toBe(feed);
        expect(
          (
            await run(
              place,
              "verify",
              "feed.csv",
              "feed.decided.csv",
              "--changed",
              "name,description,category",
            )
          ).printed,
        ).not.toContain('"row_missing"');
      }),
      { numRuns: propertyRuns(10) },
    );
  });
});
