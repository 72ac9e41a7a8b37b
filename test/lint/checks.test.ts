import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks, kindOf } from "../../src/lint/checks.ts";
import { fixProduct, lintProduct } from "../../src/lint/linter.ts";
import type { Check, RulePack } from "../../src/lint/rule.ts";
import type { Finding } from "../../src/lint/violation.ts";
import { type Sample, textsOfChecks } from "./texts-of-checks.ts";

function packOf(check: Check): RulePack {
  const rule = {
    identifier: "test.rule",
    level: "error",
    field: "name",
    summary: "A rule.",
    check,
    source: "https://example.org",
    read: "2026-11-21",
  } as const;
  return { name: "test", title: "Test", version: "1.0.0", rules: [rule] };
}

const productOf = (sample: Sample) => (typeof sample === "string" ? { fields: { name: sample } } : sample);
const findings = (check: Check, sample: Sample): readonly Finding[] =>
  lintProduct(productOf(sample), [packOf(check)]);

test("every kind of check has texts that break it and more that look as if", () => {
  expect(Object.keys(textsOfChecks).toSorted()).toEqual(
    checks
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "required")
      .toSorted(),
  );
});

test("every file in the checks' folder is in the table, by the kind that it is named after", () => {
  const files = readdirSync(join(import.meta.dirname, "../../src/lint/checks"));
  expect(files.toSorted()).toEqual(checks.map(({ kind }) => `${kind}.ts`).toSorted());
});

describe.each(checks.map((check) => [check.kind, check] as const))("the kind of check %s", (kind, check) => {
  test("is found by its name", () => {
    expect(kindOf({ kind })).toBe(check);
  });

  test("refuses an option that it does not have", () => {
    const options = textsOfChecks[kind]?.check ?? { kind };
    expect(() => check.open(options)).not.toThrow();
    expect(() => check.open({ ...options, colour: "red" })).toThrow(`"${kind}" has no option "colour"`);
  });

  test.each(Object.keys(check.options))("refuses a value of %s that it does not take", (option) => {
    const options = textsOfChecks[kind]?.check ?? { kind };
    expect(() => check.open({ ...options, [option]: {} })).toThrow(`The option "${option}"`);
  });
});

test("a kind that there is not is refused by its name", () => {
  expect(() => kindOf({ kind: "rhymes" })).toThrow('no kind of check "rhymes"');
});

describe.each(Object.entries(textsOfChecks))("the check %s", (_kind, { check, broken, kept }) => {
  test.each(broken)("finds in %j what breaks it", (sample, ...expected) => {
    expect(findings(check, sample).map(({ text }) => text)).toEqual(expected);
  });

  test.each(kept)("finds nothing in %j", (sample) => {
    expect(findings(check, sample).map(({ text, message }) => `${text}: ${message}`)).toEqual([]);
  });

  test("names places that are in the text, in its order, and says what was seen", () => {
    for (const [sample] of broken) {
      const { name = "" } = productOf(sample).fields;
      let before = 0;
      for (const { start, end, text, message } of findings(check, sample)) {
        expect(text).toBe(name.slice(start, end));
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(message).toMatch(/^[A-Z].*\.$/su);
        before = end;
      }
    }
  });

  test("gives the same result when called again", () => {
    for (const [sample] of broken) expect(findings(check, sample)).toEqual(findings(check, sample));
  });

  test("offers fixes after which it finds nothing that it could fix", () => {
    for (const [sample] of broken) {
      const fixed = fixProduct(productOf(sample), [packOf(check)]).product;
      expect(findings(check, fixed).filter(({ fix }) => fix)).toEqual([]);
      const wasFixable = findings(check, sample).every(({ fix }) => fix);
      if (wasFixable) expect(findings(check, fixed)).toEqual([]);
    }
  });
});
