import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function bestName(...words: string[]) {
  const world = createStandInWorld();
  const code = await main(["name", ...words, "--json"], world);
  return { code, name: code === 0 ? JSON.parse(world.printed()).best_name : undefined, said: world.said() };
}

function glossaryFile(content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-glossary-")), "words.csv");
  writeFileSync(path, content);
  return path;
}

describe("--rules", () => {
  const kettle = "Lumora Cordless Kettle 1.7 l, stainless steel, black";

  test("makes a name that keeps the channel's rules", async () => {
    const free = await bestName(kettle, "--task-type", "detailed");
    expect(free.name).toMatch(/black/i);
    const { name } = await bestName(kettle, "--task-type", "detailed", "--rules", "zalando");
    expect(name).not.toMatch(/black|steel/i);
    expect(name).toContain("Kettle");
  });

  test("that are not known are refused with the ones that are", async () => {
    const { code, said } = await bestName(kettle, "--rules", "gogle");
    expect(code).toBe(2);
    expect(said).toContain("google");
  });

  test("are not for a remote service", async () => {
    const { code, said } = await bestName(kettle, "--rules", "ebay", "--base-url", "http://127.0.0.1:9/api");
    expect(code).toBe(2);
    expect(said).toContain("PDO_REMOTE_SETTING");
  });
});

describe("--glossary", () => {
  const flags = ["Wobbelquirl blau", "--language", "en"] as const;

  test("lends its words to translations", async () => {
    const path = glossaryFile("en;de\r\nwobble whisk/wobble whisks;Wobbelquirl/Wobbelquirle:m\r\n");
    expect((await bestName(...flags, "--glossary", path)).name).toMatch(/wobble whisk/i);
  });

  test("is read as spreadsheets write it", async () => {
    const path = glossaryFile(Buffer.from("en\tde\ncosy pot\tGemütstopf:m\n", "latin1"));
    const { name } = await bestName("Gemütstopf blau", "--language", "en", "--glossary", path);
    expect(name).toMatch(/cosy pot/i);
  });

  test("that has other columns is refused with its line", async () => {
    const path = glossaryFile("english,german\na,b\n");
    const { code, said } = await bestName(...flags, "--glossary", path);
    expect(code).toBe(2);
    expect(said).toContain("PDO_GLOSSARY_FAULTY");
    expect(said).toContain(path);
  });

  test("that is not there is refused", async () => {
    const { code, said } = await bestName(...flags, "--glossary", "/no/such/words.csv");
    expect(code).toBe(2);
    expect(said).toContain("words.csv");
  });
});
