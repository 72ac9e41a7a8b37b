import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The documents' promises about rows, bytes and keys each name the test that holds them. */

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

const [listed = "", ...tables] = read("docs/promises.md").split(/^(?=## )/m);
const guides = readdirSync(join(root, "docs/guides")).map((name) => read(`docs/guides/${name}`));
const readme = oneLine(read("README.md"));
const documents = oneLine([readme, listed, ...guides].join("\n"));
const rows = tables
  .join("")
  .split("\n")
  .flatMap((line) => {
    const [, promise, path, title] = /^\| (.*?) +\| `(test\/[^`]+)` +\| (.*?) +\|$/.exec(line) ?? [];
    return promise && path && title ? [[promise, path, title] as const] : [];
  });

describe("docs/promises.md", () => {
  test("has a row for each line of its tables, and the README points to it", () => {
    const lines = read("docs/promises.md").match(/^\| (?!promise|-)/gm) ?? [];
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(30);
    expect(readme).toContain("`docs/promises.md`");
  });

  test.each(rows)("%s: held by %s", (promise, path, title) => {
    expect(documents).toContain(promise);
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(read(path)).toContain(title);
  });

  /** Promises about what is said in the texts, not about rows, bytes or keys. */
  const others = [
    /^Nothing is stated that the feed does not say\./,
    /^The other columns count as evidence, before the name and the prose:/,
  ];

  test("leaves out none of what one can rely on", () => {
    const [, list = ""] = /\nWhat you can rely on:\n\n([\s\S]*?)\n\n(?!-)/.exec(listed) ?? [];
    const promises = list
      .split(/^- /m)
      .map(oneLine)
      .filter((text) => text !== "");
    expect(promises.length).toBeGreaterThan(6);
    for (const promise of promises.filter((text) => !others.some((pattern) => pattern.test(text)))) {
      expect(
        rows.some(([quoted]) => promise.includes(quoted)),
        promise,
      ).toBe(true);
    }
  });
});
