import { describe, expect, test } from "vitest";
import type { FeedDescription, ProductField } from "../../../src/feed/feed.ts";
import type { FeedRecord } from "../../../src/feed/record.ts";
import { RowMatcher } from "../../../src/pipeline/history/row-changes.ts";
import {
  createRowFingerprinter,
  hashOfText,
  parseRowFingerprints,
  RowFingerprintBytes,
  type UsedFields,
  type UsedTexts,
  usedFieldsOf,
} from "../../../src/pipeline/history/row-fingerprints.ts";
import { toProduct } from "../../../src/pipeline/product.ts";

const fields = ["id", "name", "brand"] as const;
type Row = readonly (string | undefined)[];

const used = (names: readonly ProductField[]): UsedFields => ({
  fields: names,
  columns: names,
  read: () => ({ texts: [], hashes: [] }),
});
const read = (texts: Row): UsedTexts => ({
  texts,
  hashes: texts.map((text) => (text === undefined ? 0 : hashOfText(text))),
});

function marksOf(rows: readonly Row[], names: readonly ProductField[] = fields): Uint8Array {
  const bytes = new RowFingerprintBytes(createRowFingerprinter(used(names)), 3);
  const parts = [bytes.header()];
  for (const row of rows) {
    bytes.add(read(row));
    if (bytes.isFull) parts.push(bytes.take());
  }
  return Buffer.concat([...parts, bytes.take()]);
}

function changesOf(last: Uint8Array, today: readonly Row[], names: readonly ProductField[] = fields) {
  const fingerprints = parseRowFingerprints(last);
  if (fingerprints === undefined) throw new Error("no fingerprints");
  const fingerprinter = createRowFingerprinter(used(names));
  const changes = new RowMatcher(fingerprints, fingerprinter);
  const early = today.map((row) => changes.changeOf(fingerprinter.fingerprint(read(row)), false));
  const found = today.map(
    (row, at) => early[at] ?? changes.changeOf(fingerprinter.fingerprint(read(row)), true),
  );
  return {
    kinds: found.map((change) => (change?.kind === "changed" ? change.fields.join("+") : change?.kind)),
    changes,
  };
}

const last = [
  ["1", "Tee", "Alpina"],
  ["2", "Topf", "Brühl"],
  ["3", "Pfanne", undefined],
  ["4", "Glas", "Gös"],
];

describe("rows set against the last run's", () => {
  test("are new, changed by field, unchanged or gone, in whatever order they come", () => {
    const today = [
      ["4", "Glas", "Gös"],
      ["5", "Tasse", "Gös"],
      ["3", "Pfanne", "Gös"],
      ["1", "Schwarztee", "Alpina AG"],
    ];
    const { kinds, changes } = changesOf(marksOf(last), today);
    expect(kinds).toEqual(["unchanged", "new", "brand", "name+brand"]);
    expect(changes.gone).toBe(1);
  });

  test("with one identifier are told apart by their fields", () => {
    const variants = [
      ["7", "Hemd S", "A"],
      ["7", "Hemd M", "A"],
      ["7", "Hemd L", "A"],
    ];
    const today = [variants[2] ?? [], ["7", "Hemd XL", "A"], variants[0] ?? []];
    const { kinds, changes } = changesOf(marksOf(variants), today);
    expect(kinds).toEqual(["unchanged", "name", "unchanged"]);
    expect(changes.gone).toBe(0);
  });

  test("without identifiers are new or unchanged", () => {
    const names = ["name", "brand"] as const;
    const before = marksOf(
      [
        ["Tee", "Alpina"],
        ["Topf", "Brühl"],
      ],
      names,
    );
    const { kinds, changes } = changesOf(
      before,
      [
        ["Topf", "Brühl"],
        ["Tee", "Alpina AG"],
      ],
      names,
    );
    expect(kinds).toEqual(["unchanged", "new"]);
    expect(changes.gone).toBe(1);
  });

  test("are not changed by a column that was not read before, but by one that is gone", () => {
    const names = ["id", "name"] as const;
    const withoutBrand = marksOf(
      last.map((row) => row.slice(0, 2)),
      names,
    );
    expect(changesOf(withoutBrand, last).kinds).toEqual(Array(4).fill("unchanged"));
    const today = last.map((row) => row.slice(0, 2));
    expect(changesOf(marksOf(last), today, names).kinds).toEqual(["brand", "brand", "unchanged", "brand"]);
  });

  test("that are all alike take no longer for it", () => {
    const alike = Array.from({ length: 50_000 }, () => ["1", "Tee", "A"]);
    const { kinds, changes } = changesOf(marksOf(alike), alike.slice(1));
    expect(new Set(kinds)).toEqual(new Set(["unchanged"]));
    expect(changes.gone).toBe(1);
  });

  test("find a row of the last run again that is gone", () => {
    const fingerprinter = createRowFingerprinter(used(fields));
    const { changes } = changesOf(marksOf(last), last.slice(1));
    expect(changes.isGone(fingerprinter.fingerprint(read(["1", "", ""])))).toBe(true);
    expect(changes.isGone(fingerprinter.fingerprint(read(["2", "", ""])))).toBe(false);
  });
});

describe("a file of fingerprints", () => {
  const whole = marksOf(last);

  test("that was cut off gives the fingerprints that are whole, wherever it was cut", () => {
    const header = whole.indexOf(0x0a) + 1;
    for (let length = header; length <= whole.length; length += 1) {
      expect(parseRowFingerprints(whole.subarray(0, length))?.rows).toBe(Math.floor((length - header) / 16));
    }
  });

  test.each([
    ["nothing", ""],
    ["another file", "sku,name\n1,Tee\n"],
    ["another version", '{"format":"pdo-row-marks","version":2,"fields":["name"],"hasIdentifiers":true}\n'],
    ["unknown fields", '{"format":"pdo-row-marks","version":1,"fields":["price"],"hasIdentifiers":true}\n'],
  ])("is not made of %s", (_, text) => {
    expect(parseRowFingerprints(Buffer.from(text))).toBeUndefined();
  });
});

describe("facts", () => {
  const description: FeedDescription = {
    ...{ format: "csv", encoding: "utf-8", hasBom: false, isGzip: false },
    ...{ columns: ["id", "name", "Colour", "Size"], headerRaw: "", why: [] },
  };
  const mapping = {
    columns: { id: "id", name: "name" },
    facts: ["Colour", "Size"].map((column) => ({ column, label: column })),
  };
  const row = (cells: Readonly<Record<string, string>>) =>
    ({ text: (column: string) => cells[column] }) as FeedRecord;
  const fingerprintOf = (cells: Readonly<Record<string, string>>, facts = mapping.facts) => {
    const understood = { ...mapping, facts, why: {}, warnings: [] };
    const fields = usedFieldsOf(understood, description);
    const record = row(cells);
    return createRowFingerprinter(fields).fingerprint(fields.read(record, toProduct(record, understood)));
  };
  const shirt = { id: "1", name: "Shirt", Colour: "navy", Size: "M" };

  test("a changed cell changes the row, an exchange of two cells too", () => {
    const known = fingerprintOf(shirt);
    expect(fingerprintOf({ ...shirt })).toEqual(known);
    expect(fingerprintOf({ ...shirt, Colour: "red" })).not.toEqual(known);
    expect(fingerprintOf({ ...shirt, Colour: "M", Size: "navy" })).not.toEqual(known);
  });

  test("moved columns and new ones without text do not", () => {
    const more = [{ column: "Care", label: "Care" }, ...mapping.facts.toReversed()];
    expect(fingerprintOf({ ...shirt, Care: " " }, more)).toEqual(fingerprintOf(shirt));
  });

  test("are compared where the last run knew them", () => {
    expect(createRowFingerprinter(usedFieldsOf(mapping, description)).fields).toEqual(["name", "facts"]);
    expect(createRowFingerprinter(usedFieldsOf({ columns: mapping.columns }, description)).fields).toEqual([
      "name",
    ]);
  });
});
