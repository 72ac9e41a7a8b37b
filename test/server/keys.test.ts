import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadKeys } from "../../src/server/access.ts";
import { createKey, listKeys, revokeKey } from "../../src/server/keys.ts";
import { parseKeysDocument } from "../../src/server/keys-document.ts";

const now = () => Date.UTC(2030, 0, 2);
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-keys-"));
  path = join(folder, "inner", "keys.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (level = "basic", label = "shop") => createKey(path, { level, label, now });

describe("a keys file", () => {
  test("holds only the hash of a key, which is 256 bits long", () => {
    const { key, listed } = make();
    expect(key).toMatch(/^pdo_[A-Za-z0-9_-]{43}$/);
    const text = readFileSync(path, "utf8");
    expect(text).not.toContain(key);
    expect(text).not.toContain(key.slice(4, 20));
    expect(listed).toEqual({
      id: listed.id,
      label: "shop",
      level: "basic",
      createdAt: "2030-01-02T00:00:00.000Z",
    });
    expect(listKeys(path)).toEqual([listed]);
  });

  test("is for its owner's eyes, and nothing is left beside it", () => {
    make();
    make("plus", "second");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "inner"))).toEqual(["keys.json"]);
    expect(listKeys(path).map(({ label }) => label)).toEqual(["shop", "second"]);
  });

  test("knows a key and its level, and no other", () => {
    const { key, listed } = make("plus");
    const access = loadKeys(path);
    expect(access.authenticate(key)).toMatchObject({ keyId: listed.id, levelName: "plus" });
    expect(() => access.authenticate(`${key}x`)).toThrow("Invalid API key");
    expect(() => access.authenticate("")).toThrow("Not authenticated");
    expect(() => access.authenticate(undefined)).toThrow("Not authenticated");
  });

  test("takes effect in a running service as soon as it changes", () => {
    const first = make();
    const access = loadKeys(path);
    const second = make("premium", "second");
    expect(access.authenticate(second.key).levelName).toBe("premium");
    expect(revokeKey(path, first.listed.id)).toEqual(first.listed);
    expect(() => access.authenticate(first.key)).toThrow("Invalid API key");
    expect(access.authenticate(second.key).levelName).toBe("premium");
  });

  test("admits nobody while it is gone or broken, and everybody again once it is mended", () => {
    const { key } = make();
    const access = loadKeys(path);
    const text = readFileSync(path, "utf8");
    rmSync(path);
    const refusal = (code: string) =>
      expect.objectContaining({ status: 500, cause: expect.objectContaining({ code }) });
    expect(() => access.authenticate(key)).toThrow(refusal("PDO_SERVICE_KEYS_MISSING"));
    writeFileSync(path, "{");
    expect(() => access.authenticate(key)).toThrow(refusal("PDO_SERVICE_KEYS_INVALID"));
    expect(() => access.authenticate(key)).toThrow(refusal("PDO_SERVICE_KEYS_INVALID"));
    writeFileSync(path, text);
    expect(access.authenticate(key).levelName).toBe("basic");
  });

  test("may bring its own levels, which stay in it", () => {
    make();
    const document = JSON.parse(readFileSync(path, "utf8"));
    const night = { operations: ["listCategories"], use_rag: false, requests_per_minute: 2 };
    writeFileSync(path, JSON.stringify({ ...document, levels: { night }, keys: [] }));
    const { key } = make("night");
    expect(loadKeys(path).authenticate(key).level.requestsPerMinute).toBe(2);
    expect(JSON.parse(readFileSync(path, "utf8")).levels).toEqual({
      night: { ...night, own_provider: false },
    });
    expect(() => make("basic")).toThrow("There is no subscription level 'basic'");
  });

  test("stays as it is where a change fails", () => {
    make();
    const text = readFileSync(path, "utf8");
    expect(() => make("gold")).toThrow(expect.objectContaining({ code: "PDO_SERVICE_LEVEL_UNKNOWN" }));
    expect(() => revokeKey(path, "key_none")).toThrow(
      expect.objectContaining({ code: "PDO_SERVICE_KEY_UNKNOWN" }),
    );
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(readdirSync(join(folder, "inner"))).toEqual(["keys.json"]);
  });

  test("is changed by one command at a time", () => {
    make();
    writeFileSync(`${path}.partial`, "");
    expect(() => make()).toThrow(expect.objectContaining({ code: "PDO_SERVICE_KEYS_BUSY" }));
    expect(listKeys(path)).toHaveLength(1);
  });

  test("that cannot be made says so", () => {
    writeFileSync(join(folder, "file"), "");
    const impossible = join(folder, "file", "keys.json");
    expect(() => createKey(impossible, { level: "basic", label: "", now })).toThrow(
      expect.objectContaining({ code: "PDO_SERVICE_KEYS_UNWRITABLE" }),
    );
    expect(() => loadKeys(folder)).toThrow(expect.objectContaining({ code: "PDO_SERVICE_KEYS_UNREADABLE" }));
  });
});

describe("a key's label", () => {
  test.each(["", "night job", "Große Küche 🍳", "x".repeat(200), "😀".repeat(200)])("may be %j", (label) => {
    make("basic", label);
    expect(listKeys(path)[0]?.label).toBe(label);
  });

  test.each([
    ["x".repeat(201), "It has 201 characters."],
    ["a\nb", "U+000A"],
    ["\u001b[31mred", "U+001B"],
    ["a\u2028b", "U+2028"],
    ["a\u202eb", "U+202E"],
    ["half \ud83d", "U+D83D"],
  ])("may not be %j, and nothing is written", (label, seen) => {
    expect(() => make("basic", label)).toThrow(
      expect.objectContaining({
        code: "PDO_SERVICE_LABEL_INVALID",
        seen: expect.stringContaining(seen),
      }),
    );
    expect(existsSync(path)).toBe(false);
  });
});

describe("a file that is no keys file", () => {
  const key = { id: "a", label: "b", level: "basic", created_at: "c", sha256: "0".repeat(64) };
  const level = { operations: [], use_rag: false, requests_per_minute: 1 };
  const whole = { format: "pdo-keys", version: 1, keys: [key] };
  test.each([
    [[], "The file's root is not an object."],
    [{ ...whole, format: "x" }, '"format" is not "pdo-keys".'],
    [{ ...whole, version: 2 }, '"version" is not 1.'],
    [{ ...whole, keys: {} }, '"keys" is not a list.'],
    [{ ...whole, keys: [1] }, "keys[0] is not an object."],
    [{ ...whole, keys: [{ ...key, sha256: "XYZ" }] }, 'keys[0]: "sha256" is not 64 hexadecimal digits.'],
    [
      { ...whole, keys: [{ ...key, level: "toString" }] },
      'keys[0]: "level" is none of basic, plus, premium.',
    ],
    [{ ...whole, keys: [{ ...key, label: 1 }] }, 'keys[0]: "id", "label" and "created_at" must be text.'],
    [{ ...whole, levels: { a: { ...level, use_rag: 1 } } }, 'levels.a: "use_rag" must be true or false.'],
    [
      { ...whole, levels: { a: { ...level, requests_per_minute: 0 } } },
      'levels.a: "requests_per_minute" must be a number, 1 or more.',
    ],
  ])("%j is refused", (document, message) => {
    expect(() => parseKeysDocument(JSON.stringify(document))).toThrow(message);
  });

  test("names the operations that a level may hold", () => {
    const document = { ...whole, levels: { a: { ...level, operations: ["x"] } } };
    expect(() => parseKeysDocument(JSON.stringify(document))).toThrow(/optimizeName, /);
  });
});
