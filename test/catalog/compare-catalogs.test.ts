import { describe, expect, it } from "vitest";
import { createContentTree } from "../../src/catalog/changes.ts";
import { compareCatalogs, countChanges } from "../../src/catalog/compare-catalogs.ts";
import { attribute, treeOf, value } from "./contents.ts";
import { fixtureContent } from "./fixtures/fixture-catalogs.ts";

describe("compareCatalogs", () => {
  it("finds nothing between a catalog and another reading of it", () => {
    const [one, other] = [createContentTree(fixtureContent()), createContentTree(fixtureContent())];
    expect(compareCatalogs(one, other)).toEqual([]);
    expect(compareCatalogs(one, one)).toEqual([]);
  });

  it("names the categories that came and went, and leaves their attributes unsaid", () => {
    const old = treeOf(["shoes"], ["boots", "shoes", [attribute("size")]]);
    const next = treeOf(["shoes"], ["clogs", "shoes", [attribute("size")]]);
    expect(compareCatalogs(old, next)).toEqual([
      { subject: "category", change: "added", identifier: "clogs", names: { en: "clogs" } },
      { subject: "category", change: "removed", identifier: "boots", names: { en: "boots" } },
    ]);
  });

  it("tells a new name by language, and a name that is new or gone", () => {
    const old = treeOf(["shoes", undefined, [], { names: { en: "Shoes", de: "Schuh", it: "Scarpe" } }]);
    const next = treeOf(["shoes", undefined, [], { names: { en: "Shoes", de: "Schuhe", fr: "Chaussures" } }]);
    expect(compareCatalogs(old, next)).toMatchObject([
      {
        change: "renamed",
        languages: {
          de: { old: "Schuh", new: "Schuhe" },
          fr: { new: "Chaussures" },
          it: { old: "Scarpe" },
        },
      },
    ]);
  });

  it("tells other search terms, whatever their order was", () => {
    const worded = (...en: string[]) => treeOf(["shoes", undefined, [], { terms: { en } }]);
    expect(compareCatalogs(worded("boot", "clog"), worded("clog", "boot"))).toEqual([]);
    expect(compareCatalogs(worded("boot"), worded("boot", "clog"))).toMatchObject([
      { change: "terms", languages: { en: { old: "boot", new: "boot|clog" } } },
    ]);
  });

  it("tells a subtree that moves once, with the number below it that went along", () => {
    const below = [["low", "boots"] as const, ["high", "boots"] as const, ["red", "high"] as const];
    const old = treeOf(["shoes"], ["sport"], ["boots", "shoes"], ...below);
    const next = treeOf(["shoes"], ["sport"], ["boots", "sport"], ...below, ["new", "boots"]);
    expect(compareCatalogs(old, next).filter(({ change }) => change === "moved")).toEqual([
      {
        subject: "category",
        change: "moved",
        identifier: "boots",
        names: { en: "boots" },
        edit: { old: "shoes", new: "sport" },
        below: 3,
      },
    ]);
  });

  it("tells a move to the roots and away from them", () => {
    const old = treeOf(["shoes"], ["boots", "shoes"], ["clogs"]);
    const next = treeOf(["shoes"], ["boots"], ["clogs", "shoes"]);
    expect(compareCatalogs(old, next).map(({ edit }) => edit)).toEqual([{ old: "shoes" }, { new: "shoes" }]);
  });

  it("tells another level, kind and unit, each with the categories that it concerns", () => {
    const old = [attribute("size"), attribute("brand")];
    const length = { kind: "measure", dimension: "length", unit: "cm" } as const;
    const next = [attribute("size", length), attribute("brand", { requirementLevel: "required" })];
    const changes = compareCatalogs(
      treeOf(["shoes", undefined, old], ["hats", undefined, old]),
      treeOf(["shoes", undefined, next], ["hats", undefined, next]),
    );
    expect(
      changes.map(({ change, identifier, edit, categories }) => [change, identifier, edit, categories]),
    ).toEqual([
      ["level", "brand", { old: "optional", new: "required" }, ["shoes", "hats"]],
      ["kind", "size", { old: "open", new: "measure" }, ["shoes", "hats"]],
      ["unit", "size", { new: "cm" }, ["shoes", "hats"]],
    ]);
  });

  it("keeps apart what differs in one category and what differs in another", () => {
    const [plain, wanted] = [attribute("size"), attribute("size", { requirementLevel: "required" })];
    const changes = compareCatalogs(
      treeOf(["shoes", undefined, [plain]], ["hats", undefined, [plain]], ["belts", undefined, [plain]]),
      treeOf(["shoes", undefined, [wanted]], ["hats", undefined, []], ["belts", undefined, [wanted]]),
    );
    expect(changes.map(({ change, categories }) => [change, categories])).toEqual([
      ["removed", ["hats"]],
      ["level", ["shoes", "belts"]],
    ]);
  });

  it("names the values that came, went and got other names", () => {
    const color = (...values: ReturnType<typeof value>[]) => attribute("color", { kind: "closed", values });
    const changes = compareCatalogs(
      treeOf(["shoes", undefined, [color(value("red"), value("blue"))]]),
      treeOf(["shoes", undefined, [color(value("blue", { names: { en: "Navy" } }), value("pink"))]]),
    );
    expect(changes).toMatchObject([
      { subject: "value", change: "added", identifier: "pink", attributeIdentifier: "color" },
      { subject: "value", change: "removed", identifier: "red", categories: ["shoes"] },
      { subject: "value", change: "renamed", languages: { en: { old: "blue", new: "Navy" } } },
    ]);
  });

  it("tells a difference in a list that thousands of categories share once, with all of them", () => {
    const list = (name: string) => [
      attribute("color", {
        kind: "closed",
        values: Array.from({ length: 500 }, (_, number) => value(`v${number}`, { names: { en: name } })),
      }),
    ];
    const shelves = (attributes: ReturnType<typeof list>) =>
      Array.from({ length: 2000 }, (_, number) => [`c${number}`, undefined, attributes] as const);
    const changes = compareCatalogs(treeOf(...shelves(list("a"))), treeOf(...shelves(list("b"))));
    expect(changes).toHaveLength(500);
    expect(changes[499]?.categories).toHaveLength(2000);
  });
});

describe("countChanges", () => {
  it("counts an attribute once, however many categories it changes in", () => {
    const [plain, named] = [attribute("size"), attribute("size", { names: { en: "Shoe size" } })];
    const changes = compareCatalogs(
      treeOf(["shoes", undefined, [plain]], ["hats", undefined, [named]]),
      treeOf(["shoes"], ["hats"], ["belts"]),
    );
    expect(changes.filter(({ subject }) => subject === "attribute")).toHaveLength(2);
    expect(countChanges(changes)).toEqual({ category: { added: 1 }, attribute: { removed: 1 }, value: {} });
  });
});
