import { expect, test } from "vitest";
import { rulePackNames } from "../../../src/quality/rules/pack-names.ts";
import { rulePacks } from "../../../src/quality/rules/rule-packs.ts";

test("each pack is known by its name, and each name has its pack", () => {
  expect(rulePacks.map(({ name }) => name)).toEqual([...rulePackNames]);
});
