import { describe, expect, it } from "vitest";
import { importFiles } from "./import-files.ts";

const categories = "identifier,name_en\na,A\nb,B\nc,C\n";
const attributes = "category_identifier,identifier,requirement_level,name_en\n";
const values = "category_identifier,attribute_identifier,identifier,name_en\n";

async function read(rows: { attributes: string; values: string }) {
  const { catalog } = await importFiles("csv", {
    "categories.csv": categories,
    "attributes.csv": attributes + rows.attributes,
    "values.csv": values + rows.values,
  });
  return catalog;
}

describe("assembleRecords", () => {
  it("makes lists that are equal one, however their rows were written", async () => {
    const catalog = await read({
      attributes: "a,color,required,Color\nb,color,required,Color\nc,color,optional,Color\n",
      values: "a,color,red,Red\nb,color,red,Red\nc,color,red,Red\n",
    });
    expect(catalog.attributes("a")).toBe(catalog.attributes("b"));
    expect(catalog.attributes("c")).not.toBe(catalog.attributes("a"));
    expect(catalog.attributes("c")[0]?.values).toBe(catalog.attributes("a")[0]?.values);
  });

  it("adds a category's own values to those for every category, and lets its own rows decide", async () => {
    const catalog = await read({
      attributes: "*,color,required,Color\nb,size,required,Size\nb,color,optional,Shade\n",
      values: "*,color,red,Red\nb,color,blue,Blue\nb,color,red,Crimson\n*,size,s,S\n",
    });
    const listed = (category: string) =>
      catalog
        .attributes(category)
        .map(({ names, requirementLevel, values: list }) => [
          names.en,
          requirementLevel,
          list.map((value) => value.names.en),
        ]);
    expect(listed("a")).toEqual([["Color", "required", ["Red"]]]);
    expect(listed("b")).toEqual([
      ["Shade", "optional", ["Crimson", "Blue"]],
      ["Size", "required", ["S"]],
    ]);
    expect(catalog.attributes("c")).toBe(catalog.attributes("a"));
  });

  it("gives a category with values alone a list of its own, without touching the others", async () => {
    const catalog = await read({
      attributes: "*,color,required,Color\n*,brand,required,Brand\n",
      values: "*,color,red,Red\nb,color,blue,Blue\n",
    });
    expect(catalog.attributes("b")[0]?.values).toHaveLength(2);
    expect(catalog.attributes("b")[1]).toBe(catalog.attributes("a")[1]);
    expect(catalog.attributes("a")).toBe(catalog.attributes("c"));
  });
});
