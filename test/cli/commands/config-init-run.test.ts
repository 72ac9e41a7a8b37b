import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../../src/cli/config-schema.ts";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

async function init(words: readonly string[], world = createStandInWorld()) {
  const code = await main(["config", "init", ...words], world);
  const path = join(world.workingDirectory, "pdo.config.json");
  return { code, world, path, said: world.said() };
}

describe("pdo config init", () => {
  test("writes what was given, in the file's form, with the schema beside it", async () => {
    const { code, world, path } = await init([
      "--channel",
      "channel_b",
      "--tasks",
      "name,categorization",
      "--seo",
    ]);
    expect(code).toBe(0);
    const written: unknown = JSON.parse(readFileSync(path, "utf8"));
    expect(written).toEqual({
      $schema: "./pdo.config.schema.json",
      channel: "channel_b",
      tasks: ["name", "categorization"],
      seo: true,
    });
    const schema: object = JSON.parse(
      readFileSync(join(world.workingDirectory, "pdo.config.schema.json"), "utf8"),
    );
    expect(schema).toEqual(configSchema());
    expect(new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)(written)).toBe(true);
    expect(await main(["config", "--json"], world)).toBe(0);
    expect(world.printed()).toContain('{"setting":"channel","value":"channel_b"');
  });

  test("replaces no configuration that is there, unless it is asked to", async () => {
    const world = createStandInWorld();
    writeFileSync(join(world.workingDirectory, "pdo.config.json"), '{"limit": 3}');
    const { code, path, said } = await init([], world);
    expect([code, readFileSync(path, "utf8")]).toEqual([2, '{"limit": 3}']);
    expect(said).toContain("--overwrite");
    expect((await init(["--overwrite"], world)).code).toBe(0);
  });

  test("writes nothing where a value is none", async () => {
    const { code, path, said } = await init(["--tasks", "naming"]);
    expect(code).toBe(2);
    expect(said).toContain("Did you mean --tasks name?");
    expect(() => readFileSync(path)).toThrow();
  });
});

test("pdo config schema prints what editors read", async () => {
  const world = createStandInWorld();
  expect(await main(["config", "schema"], world)).toBe(0);
  expect(JSON.parse(world.printed())).toEqual(configSchema());
});
