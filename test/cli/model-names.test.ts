import { describe, expect, it } from "vitest";
import { readModelNames } from "../../src/cli/model-names.ts";

describe("the models of a run", () => {
  it.each([
    [undefined, { byTask: {} }],
    ["gpt-6-luna", { model: "gpt-6-luna", byTask: {} }],
    ["anthropic/claude:free", { model: "anthropic/claude:free", byTask: {} }],
    ["name=a,description=b", { byTask: { name: "a", description: "b" } }],
    [" a , description = b ", { model: "a", byTask: { description: "b" } }],
    [
      "name=a,description=b,categorization=c,attribution=d",
      { model: "a", byTask: { name: "a", description: "b", categorization: "c", attribution: "d" } },
    ],
  ])("of %j are %j", (model, names) => {
    expect(readModelNames({ model })).toEqual(names);
  });

  it.each([
    ["a,b", "Both a and b"],
    ["names=a", "Did you mean name?"],
    ["name=", "No model stands behind name="],
    ["name=a,name=b", "Two models are named for name"],
  ])("of %j are not clear", (model, seen) => {
    expect(() => readModelNames({ model })).toThrow(
      expect.objectContaining({ seen: expect.stringContaining(seen) }),
    );
  });
});
