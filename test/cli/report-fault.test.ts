import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function misuse(...words: readonly string[]) {
  const world = createStandInWorld();
  const code = await main(words, world);
  return { code, said: world.said(), lines: world.said().trimEnd().split("\n"), printed: world.printed() };
}

describe("a command line that cannot be understood", () => {
  test.each([
    [["nope"], "Unknown command 'nope'.", "pdo --help"],
    [["enrihc", "feed.csv"], "Unknown command 'enrihc'.", "pdo --help"],
    [["name", "x", "--nope"], "Unknown option '--nope'.", "pdo name --help"],
    [["name", "x", "--language", "es"], "is invalid.", "pdo name --help"],
    [["name", "x", "--language"], "argument missing.", "pdo name --help"],
    [["name", "x", "y"], "Too many arguments for 'name'.", "pdo name --help"],
    [["attributes"], "Missing required argument 'category'.", "pdo attributes --help"],
    [["catalog", "remove"], "Required option '--channel <channel>' not specified.", "pdo catalog --help"],
    [["enrich", "feed.csv", "--map", "name"], "is invalid.", "pdo enrich --help"],
    [["enrich", "feed.csv", "--map", "__proto__=x"], "is invalid.", "pdo enrich --help"],
    [["enrich", "-dash.csv"], "Unknown option '-dash.csv'.", "after --"],
  ])("%j is told in four lines and ends with 2", async (words, what, nextStep) => {
    const { code, lines, printed } = await misuse(...words);
    expect(code).toBe(2);
    expect(printed).toBe("");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(what);
    expect(lines[2]).toContain(nextStep);
    expect(lines[3]).toBe("  (PDO_USAGE)");
  });

  test("does not repeat what may be a key", async () => {
    expect((await misuse("name", "x", "--api-key=canary")).said).not.toContain("canary");
    expect((await misuse("name", "x", "--api-key", "canary")).said).not.toContain("canary");
  });

  test("stays one line where a name with line breaks was typed", async () => {
    const { lines } = await misuse("enrich", "no\nsuch\nfeed.csv");
    expect(lines).toHaveLength(4);
  });

  test("says what to type first, and ends with 2, where nothing was asked for", async () => {
    const { code, said } = await misuse();
    expect(code).toBe(2);
    expect(said).toContain("Type first:");
  });
});

describe("a flag's value", () => {
  test.each(["", " ", "x", "-1", "1.5", "1e3", "0x10", "NaN", "Infinity", "99999999999999999999"])(
    "--concurrency %j is refused with the range that it takes",
    async (value) => {
      const { code, said } = await misuse("name", "x", `--concurrency=${value}`);
      expect(code).toBe(2);
      expect(said).toContain("a whole number from 1 to 1000");
    },
  );

  test("of --retries is not 0 because it was left empty", async () => {
    expect((await misuse("name", "x", "--retries=")).code).toBe(2);
  });

  test("of --base-url is shown without what may be a password or a key", async () => {
    const password = await misuse("categories", "--base-url", "http://user:canary@host/api");
    const query = await misuse("categories", "--base-url", "http://host/api?key=canary");
    for (const { code, said } of [password, query]) {
      expect(code).toBe(2);
      expect(said).toContain("PDO_SETTING_INVALID");
      expect(said).not.toContain("canary");
    }
  });
});
