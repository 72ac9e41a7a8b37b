import { describe, expect, it } from "vitest";
import { checkCategory } from "../../../src/pipeline/outputs/edited-category.ts";

const paths: Readonly<Record<string, string>> = { "a-1": "Home > Kettles", "a-2": "Home > Chairs" };
const categories = {
  pathOf: async (id: string) => paths[id],
  idOf: async (path: string) => Object.keys(paths).find((id) => paths[id] === path),
};

const check = async (id: string, path: string, prefix = "pdo_") => {
  const cell = (text: string) => (prefix === "pdo." ? JSON.stringify(text) : text);
  const columns = [`${prefix}category_id`, `${prefix}category`] as const;
  const edits = new Map([
    [columns[0], { base: cell("a-1"), edited: cell(id) }],
    [columns[1], { base: cell("Home > Kettles"), edited: cell(path) }],
  ]);
  const { edits: checked, findings } = await checkCategory(edits, categories);
  const text = (column: string) => checked.get(column)?.edited;
  return { id: text(columns[0]), path: text(columns[1]), findings };
};

describe("a category that was edited by hand", () => {
  it("brings its path, and its number", async () => {
    const chairs = { id: "a-2", path: "Home > Chairs", findings: [] };
    expect(await check("a-2", "Home > Kettles")).toEqual(chairs);
    expect(await check("a-1", "Home > Chairs")).toEqual(chairs);
    expect(await check("a-2", "Home > Chairs")).toEqual(chairs);
    expect(await check("a-2", "Home > Kettles", "pdo.")).toEqual({
      ...{ id: '"a-2"', path: '"Home > Chairs"', findings: [] },
    });
  });

  it.each([
    ["zz-9", "Home > Kettles", "zz-9 was written by hand, and is no category"],
    ["a-1", "Our kettles", '"Our kettles" was written by hand, and is no category'],
    ["a-2", "Home > Kettles, red", 'a-2 is "Home > Chairs", and not "Home > Kettles, red"'],
    ["zz-9", "Our kettles", "zz-9 was written by hand"],
  ])("stands and is said to be wrong: %s, %s", async (id, path, finding) => {
    const checked = await check(id, path);
    expect(checked).toEqual({ id, path, findings: [expect.stringContaining(finding)] });
  });

  it("may be emptied", async () => {
    expect(await check("", "")).toEqual({ id: "", path: "", findings: [] });
  });
});
