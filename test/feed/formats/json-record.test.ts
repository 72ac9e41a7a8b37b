import fc from "fast-check";
import { expect, test } from "vitest";
import { setMember } from "../../../src/feed/formats/json-record.ts";

test.each([
  ["{}", '{"pdo":1}'],
  ["{ }", '{"pdo":1 }'],
  ['{"a": 1.0,  "b":[1, 2]}', '{"a": 1.0,  "b":[1, 2],"pdo":1}'],
  ['{"pdo": {"x": 2}, "a": 1}', '{"pdo": 1, "a": 1}'],
  ['{"pdo":1,"pdo":2}', '{"pdo":1,"pdo":1}'],
  ['{"p\\u0064o": 5}', '{"p\\u0064o": 1}'],
  ['{"a":"}{"}', '{"a":"}{","pdo":1}'],
])("%s becomes %s", (raw, set) => {
  expect(setMember(raw, "pdo", "1")).toBe(set);
});

test("sets the member and leaves the others as a JSON parser sees them", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.string(),
      fc.jsonValue(),
      (record, key, value) => {
        const raw = JSON.stringify(record, undefined, 1);
        const parsed = JSON.parse(setMember(raw, key, JSON.stringify(value)));
        expect(parsed).toEqual(JSON.parse(JSON.stringify({ ...JSON.parse(raw), [key]: value })));
      },
    ),
  );
});
