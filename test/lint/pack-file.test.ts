import { expect, test } from "vitest";
import { lintProduct } from "../../src/lint/linter.ts";
import { type PackFile, readRulePack } from "../../src/lint/pack-file.ts";

const rule = {
  identifier: "toy.name.length",
  level: "warning",
  field: "name",
  summary: "A name is short.",
  check: { kind: "length", max: 3 },
  source: "manual",
};
const file: PackFile = {
  name: "toy",
  title: "Toy",
  version: "1.0.0",
  note: "For who reads the file.",
  naming: { maxLength: 3, wants: ["type"], forbids: ["brand"] },
  sources: { manual: { published: "https://example.org/manual", read: "2026-11-21" } },
  rules: [rule],
};

test("a pack is read from its file, each rule with its source in full", () => {
  const pack = readRulePack(file);
  expect(pack).toEqual({
    name: "toy",
    title: "Toy",
    version: "1.0.0",
    naming: { maxLength: 3, wants: ["type"], forbids: ["brand"] },
    rules: [{ ...rule, source: "https://example.org/manual", read: "2026-11-21" }],
  });
  expect(lintProduct({ fields: { name: "Lamp" } }, [pack]).map((found) => found.rule.identifier)).toEqual([
    "toy.name.length",
  ]);
});

test.each([
  [{ level: "fatal" }, 'toy.name.length: "fatal" is none of error, warning.'],
  [{ field: "title" }, 'toy.name.length: "title" is none of id, name,'],
  [{ source: "hearsay" }, 'toy.name.length: "hearsay" is none of manual.'],
  [{ source: "toString" }, '"toString" is none of manual.'],
  [{ languages: ["de", "es"] }, '"es" is none of en, de, fr, it.'],
])("a rule with %j is refused", (changed, message) => {
  expect(() => readRulePack({ ...file, rules: [{ ...rule, ...changed }] })).toThrow(message);
});

test("a part of names that there is not is refused", () => {
  expect(() => readRulePack({ ...file, naming: { maxLength: 3, forbids: ["price"] } })).toThrow(
    'toy, naming: "price" is none of brand,',
  );
});

test("options that the check does not know are refused when the rule is first used", () => {
  const pack = readRulePack({ ...file, rules: [{ ...rule, check: { kind: "length", maximum: 3 } }] });
  expect(() => lintProduct({ fields: { name: "Lamp" } }, [pack])).toThrow('no option "maximum"');
});
