import { expect, test } from "vitest";
import { type NamePattern, namingOf, type RulePack } from "../../src/lint/rule.ts";

const pack = (name: string, naming?: NamePattern): RulePack => ({
  name,
  title: name,
  version: "1",
  rules: [],
  ...(naming && { naming }),
});

test("packs that say nothing of names ask for nothing", () => {
  expect(namingOf([pack("law")])).toBeUndefined();
  expect(namingOf([])).toBeUndefined();
});

test("of several packs the strictest holds, so that one name does for all", () => {
  const wide = pack("wide", { maxLength: 200, recommendedLength: 80, forbids: ["brand"] });
  const narrow = pack("narrow", { maxLength: 101, forbids: ["color", "brand"] });
  expect(namingOf([wide, pack("law"), narrow])).toEqual({
    maxLength: 101,
    recommendedLength: 80,
    forbids: ["brand", "color"],
  });
});
