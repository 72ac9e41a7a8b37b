import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCompletion } from "../../../src/cli/completion/run.ts";
import { completionScripts } from "../../../src/cli/completion/scripts.ts";
import { unquote } from "../../../src/cli/completion/shell-words.ts";
import { commandContext, createStandInWorld } from "../../stand-ins/world.ts";

async function complete(shell: string, ...words: string[]): Promise<string[]> {
  const world = createStandInWorld();
  await runCompletion(shell, words, commandContext(world));
  return world.printed().slice(0, -1).split("\n");
}

describe("pdo completion", () => {
  test("answers with the feed's columns, whatever its path is quoted with", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "pdo-completion-")), "my feed.csv");
    writeFileSync(path, "sku;Produkt Titel;Preis\n1;Lampe;2\n");
    const columns = ["words", "name=sku\t", "name=Produkt Titel\t", "name=Preis\t"];
    expect(await complete("zsh", "enrich", path, "--map", "name=")).toEqual(columns);
    expect(await complete("bash", "enrich", path.replace(" ", "\\ "), "--map", "name=")).toEqual(columns);
    expect(await complete("bash", "enrich", `"${path}"`, "--map", "name=")).toEqual(columns);
  });

  test.each(["/no/such.csv", "-", "https://shop.example/feed.csv"])(
    "has none of %s, and says nothing",
    async (feed) => {
      expect(await complete("fish", "enrich", feed, "--map", "name=")).toEqual(["words"]);
    },
  );

  test("offers categories with their paths", async () => {
    const [, first = ""] = await complete("bash", "attributes", "b-women-jackets-den");
    expect(first).toMatch(/^b-women-jackets-denim\tWomen > /);
  });

  test("names the shells it knows", async () => {
    await expect(complete("basch")).rejects.toMatchObject({
      code: "PDO_SHELL_UNKNOWN",
      nextStep: "For example: pdo completion bash",
    });
  });
});

describe("the script of bash", () => {
  /** What it offers for the words that bash hands over; `pdo` answers with its own arguments, then with `offers`. */
  const offered = (words: readonly string[], ...offers: string[]) => {
    const program = `${completionScripts.bash}
pdo() { shift 2; printf '%s|' "$@" >&2; printf 'words\\n'; printf '%s\\n' ${offers.map((word) => `'${word}'`).join(" ")}; }
compopt() { :; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _pdo; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const options = {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"] as ["ignore", "pipe", "ignore"],
    } as const;
    return execFileSync("bash", ["--norc", "-c", program, "bash", "pdo", ...words], options)
      .trimEnd()
      .split("\n");
  };

  test("puts together what bash has split, and answers with the part that it replaces", () => {
    expect(offered(["enrich", "--channel", "=", "ch"], "--channel=channel_a")).toEqual(["channel_a"]);
    expect(offered(["enrich", "--channel", "="], "--channel=channel_a")).toEqual(["channel_a"]);
    expect(offered(["lint", "--rules", "google,ot"], "google,otto")).toEqual(["google,otto"]);
  });

  test("quotes what the shell would split", () => {
    expect(offered(["enrich", "--map", "name", "=", "Pro"], "name=Product Title")).toEqual([
      "Product\\ Title",
    ]);
  });

  test("runs nothing of what was typed", () => {
    const file = join(tmpdir(), `pdo-evaluated-${process.pid}`);
    offered(["name", `"$(touch ${file})"`, `\`touch ${file}\``, "--lang"], "--language");
    expect(() => execFileSync("ls", [file], { stdio: "ignore" })).toThrow();
  });
});

test.each([
  ["my\\ feed.csv", "my feed.csv"],
  ["'my feed.csv'", "my feed.csv"],
  ['"my feed', "my feed"],
  ['a\\"b', 'a"b'],
  ['"a\\nb\\"c"', 'a\\nb"c'],
  ["'a\\ b'", "a\\ b"],
  ["$(date)", "$(date)"],
  ["", ""],
])("%s is the word %s", (typed, word) => {
  expect(unquote(typed)).toBe(word);
});
