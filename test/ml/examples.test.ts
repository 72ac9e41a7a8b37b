import { describe, expect, it } from "vitest";
import { type Example, ExampleMerger } from "../../src/ml/examples.ts";

const kettle: Example = {
  name: "Steel kettle 1.7 l",
  description: "",
  categoryIdentifier: "kettles",
  attributes: { material: ["steel"] },
};

describe("merging examples", () => {
  it("keeps a product once, whatever its capitals and blanks", () => {
    const merger = new ExampleMerger([kettle]);
    merger.add({ ...kettle, name: "STEEL  Kettle 1.7 l " });
    expect(merger.examples()).toHaveLength(1);
    expect(merger.counts).toEqual({ added: 0, changed: 0, repeated: 1 });
  });

  it("takes the category that was said last", () => {
    const merger = new ExampleMerger([kettle]);
    merger.add({ ...kettle, categoryIdentifier: "pots", attributes: {} });
    expect(merger.counts.changed).toBe(1);
    expect(merger.examples().map((example) => [example.categoryIdentifier, example.attributes])).toEqual([
      ["pots", {}],
    ]);
  });

  it("adds what a later feed says of other attributes", () => {
    const merger = new ExampleMerger([kettle]);
    merger.add({ ...kettle, attributes: { color: ["red"] } });
    expect(merger.examples()[0]?.attributes).toEqual({ material: ["steel"], color: ["red"] });
  });

  it("takes two ids for two products, however alike they are", () => {
    const merger = new ExampleMerger([{ ...kettle, id: "1" }]);
    merger.add({ ...kettle, id: "2" });
    merger.add({ ...kettle, id: "1" });
    expect(merger.counts).toEqual({ added: 1, changed: 0, repeated: 1 });
  });

  it("means all products of these texts where a feed gives no id, and learns the id of one that had none", () => {
    const merger = new ExampleMerger([
      { ...kettle, id: "1" },
      { ...kettle, id: "2" },
    ]);
    merger.add({ ...kettle, categoryIdentifier: "pots" });
    expect(merger.examples().map(({ id, categoryIdentifier }) => [id, categoryIdentifier])).toEqual([
      ["1", "pots"],
      ["2", "pots"],
    ]);
    const other = new ExampleMerger([kettle]);
    other.add({ ...kettle, id: "1" });
    expect([other.counts.repeated, other.examples().map(({ id }) => id)]).toEqual([1, ["1"]]);
  });

  it("keeps the order in which products were first met", () => {
    const names = ["a", "b", "c"];
    const merger = new ExampleMerger(names.map((name) => ({ ...kettle, name })));
    merger.add({ ...kettle, name: "a", id: "9", categoryIdentifier: "pots" });
    merger.add({ ...kettle, name: "B" });
    expect(merger.examples().map(({ name }) => name)).toEqual(["a", "B", "c"]);
  });

  it("tells products apart by name, description and brand", () => {
    const merger = new ExampleMerger([]);
    for (const other of [kettle, { ...kettle, brand: "Acme" }, { ...kettle, description: "Boils." }])
      merger.add(other);
    expect(merger.counts.added).toBe(3);
    expect(merger.examples().map(({ brand }) => brand)).toEqual([undefined, "Acme", undefined]);
  });
});
