import { describe, expect, it } from "vitest";
import { type Decision, Decisions, parseDecisions, writeDecisions } from "../../src/pipeline/decisions.ts";

const mapping = {
  columns: { id: "sku", name: "title", description: "text", category: "type" },
  why: {},
  warnings: [],
  facts: [],
} as unknown as Parameters<Decisions["of"]>[1];

function rowOf(cells: Readonly<Record<string, string>>) {
  return { text: (column: string) => cells[column] };
}

const kettle: Decision = {
  product: "A-1",
  field: "name",
  decision: "edit",
  before: "KETTLE",
  value: "Kettle, red",
};

describe("decisions", () => {
  it("come back from a file as they were written", () => {
    const chosen: Decision = { ...kettle, field: "category", decision: "choose", category_id: "a-x" };
    expect(parseDecisions(writeDecisions([kettle, chosen]), "d.jsonl")).toEqual([kettle, chosen]);
  });

  it.each([
    "{",
    "[]",
    '{"product":"A-1"}',
    JSON.stringify({ ...kettle, field: "price" }),
    JSON.stringify({ ...kettle, decision: "maybe" }),
  ])("are refused with their line: %s", (line) => {
    expect(() => parseDecisions(`${JSON.stringify(kettle)}\n${line}\n`, "d.jsonl")).toThrow(
      expect.objectContaining({
        code: "PDO_DECISIONS_INVALID",
        what: expect.stringContaining("line 2") as string,
      }),
    );
  });

  it("stand for the text that they were made for, and for what was decided itself", () => {
    const decisions = new Decisions([kettle]);
    const of = (title: string) => decisions.of(rowOf({ sku: "A-1", title }), mapping);
    expect(of("KETTLE").texts.name).toEqual(kettle);
    expect(of("Kettle, red").texts.name).toEqual(kettle);
    expect(of("KETTLE 2 l")).toEqual({ texts: {}, changed: ["name"] });
    expect(decisions.of(rowOf({ sku: "A-2", title: "KETTLE" }), mapping)).toEqual({ texts: {}, changed: [] });
  });

  it("are found by the name where a feed has no identifiers", () => {
    const decisions = new Decisions([{ ...kettle, product: "KETTLE" }]);
    expect(decisions.of(rowOf({ title: "KETTLE" }), mapping).texts.name?.value).toBe("Kettle, red");
  });

  it("take the last of two for one text", () => {
    const decisions = new Decisions([kettle, { ...kettle, value: "Red kettle" }]);
    expect(decisions.size).toBe(1);
    expect(decisions.of(rowOf({ sku: "A-1", title: "KETTLE" }), mapping).texts.name?.value).toBe(
      "Red kettle",
    );
    expect(decisions.forget("A-1")).toBe(1);
    expect(decisions.size).toBe(0);
  });
});
