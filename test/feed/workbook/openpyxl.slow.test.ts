import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";
import { partsOf } from "./made-workbook.ts";

/** A workbook that openpyxl has made: a chart, a table, validation, comments, merged cells, a hidden sheet, long EANs, dates. */
const making = `
import sys, datetime, openpyxl
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.styles import Font, PatternFill
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table
book = openpyxl.Workbook()
notes = book.active
notes.title = "Notes"
notes["A1"] = "Read me"
hidden = book.create_sheet("Lists")
hidden.sheet_state = "hidden"
for colour in ("red", "blue"): hidden.append([colour])
sheet = book.create_sheet("Products")
sheet["A1"] = "Autumn 2026"
sheet.merge_cells("A1:D1")
sheet.append(["sku", "title", "EAN", "since", "price", "sum"])
for number in range(3, 43):
    sheet.append([f"S{number}", "STAINLESS STEEL KETTLE 1,7L" if number % 2 else "Laufschuhe Herren grau", 4012345678000 + number, datetime.date(2026, 5, number % 28 + 1), number / 10, f"=E{number}*2"])
    sheet.cell(number, 3).number_format = "0000000000000"
sheet["A2"].font = Font(bold=True)
sheet["B5"].fill = PatternFill("solid", fgColor="FFFF00")
sheet["B6"].comment = Comment("look at this", "me")
rule = DataValidation(type="list", formula1="Lists!$A$1:$A$2")
sheet.add_data_validation(rule)
rule.add("G3:G42")
chart = BarChart()
chart.add_data(Reference(sheet, min_col=5, min_row=2, max_row=42), titles_from_data=True)
sheet.add_chart(chart, "K2")
sheet.add_table(Table(displayName="Goods", ref="A2:F42"))
book.save(sys.argv[1])
`;

/** Says which cells of the first workbook the second has otherwise, and how many more it has. */
const comparing = `
import sys, openpyxl
one, two = (openpyxl.load_workbook(path) for path in sys.argv[1:3])
assert one.sheetnames == two.sheetnames
for name in one.sheetnames:
    for row in one[name].iter_rows():
        for cell in row:
            other = two[name][cell.coordinate]
            if (cell.value, cell.number_format, cell.font.b, cell.fill.fgColor.rgb) != (other.value, other.number_format, other.font.b, other.fill.fgColor.rgb): print("other", name, cell.coordinate, cell.value, other.value)
sheet = two["Products"]
print([cell.value for cell in sheet[2]][6:])
print(sheet["G3"].value, len(sheet._charts), list(sheet.tables), sheet["B6"].comment.text, sheet.merged_cells.ranges)
`;

/** Says the table's ranges and columns, and the sheet's range. */
const tabling = `
import sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1])["Products"]
table = sheet.tables["Goods"]
print(table.ref, table.autoFilter.ref, [column.id for column in table.tableColumns], [column.name for column in table.tableColumns][6:], sheet.dimensions)
`;

const python = ["/usr/bin/python3", "python3"].find(
  (name) => spawnSync(name, ["-c", "import openpyxl"]).status === 0,
);

function runPython(program: string, ...paths: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(python ?? "", ["-c", program, ...paths], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe.skipIf(python === undefined)("a workbook of openpyxl's (where openpyxl is installed)", () => {
  const folder = mkdtempSync(join(tmpdir(), "pdo-openpyxl-"));
  const [made, enriched] = [join(folder, "made.xlsx"), join(folder, "made.enriched.xlsx")];
  const run = async (...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_HOME: join(folder, "home") } });
    return { code: await main(words, world), printed: world.printed(), said: world.said() };
  };

  beforeAll(async () => {
    runPython(making, made);
    expect((await run("enrich", made, "--tasks", "name", "--quiet")).said).toBe("");
  }, 60_000);

  test("comes back with our columns, and all else reads as before", () => {
    const [columns, facts] = runPython(comparing, made, enriched).trim().split("\n");
    expect(columns).toBe("['pdo_name', 'pdo_source', 'pdo_status', 'pdo_messages']");
    expect(facts).toContain("Stainless Steel Kettle");
    expect(facts).toContain("1 ['Goods'] look at this");
    expect(runPython(tabling, enriched).trim()).toBe(
      "A2:J42 A2:J42 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] ['pdo_name', 'pdo_source', 'pdo_status', 'pdo_messages'] A1:J42",
    );
  });

  test("has only one part that is another", async () => {
    const [before, after] = [await partsOf(readFileSync(made)), await partsOf(readFileSync(enriched))];
    expect([...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name)).toEqual([
      "xl/worksheets/sheet3.xml",
      "xl/tables/table1.xml",
    ]);
  });

  test("is proven by verify", async () => {
    const { code, printed } = await run("verify", made, enriched);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ proven: true, rows: 40 });
  });
});
