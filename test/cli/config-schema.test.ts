import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../src/cli/config-schema.ts";
import { recordOf } from "../../src/cli/flags.ts";
import { settingNames, settingSchemas } from "../../src/cli/settings.ts";

const isConfig = new Ajv({ strict: true, allowUnionTypes: true }).compile(configSchema());

describe("the schema of pdo.config.json", () => {
  test("knows every setting and nothing else", () => {
    const { properties } = configSchema() as { properties: object };
    expect(Object.keys(properties)).toEqual(["$schema", ...settingNames]);
    expect(isConfig({ chanel: "channel_a" })).toBe(false);
  });

  test("takes the defaults, which the check of settings takes too", () => {
    for (const name of settingNames) {
      const value = recordOf(name).default;
      if (value === undefined) continue;
      expect(isConfig({ [name]: value }), name).toBe(true);
      expect(settingSchemas[name].parse(value), name).toEqual(value);
    }
  });

  test.each([
    ["limit", 1, true],
    ["limit", 20, true],
    ["limit", 0, false],
    ["limit", 21, false],
    ["limit", 1.5, false],
    ["escalateBelow", 0.5, true],
    ["escalateBelow", 1.1, false],
    ["channel", "channel_b", true],
    ["channel", "myshop", true],
    ["channel", "My Shop", false],
    ["tasks", ["name"], true],
    ["tasks", [], false],
    ["tasks", ["names"], false],
    ["map", { name: "Title" }, true],
    ["map", { nmae: "Title" }, false],
    ["map", { name: "" }, false],
    ["baseUrl", "https://host/api", true],
    ["baseUrl", "ftp://host", false],
    ["rag", true, true],
    ["rag", 7, false],
    ["model", "", false],
    ["record", "", false],
    ["prices", { "openai/gpt": { input: 1 } }, true],
    ["prices", [], false],
  ] as const)("judges %s: %j as the check of settings does", (name, value, isRight) => {
    expect(isConfig({ [name]: value })).toBe(isRight);
    expect(settingSchemas[name].safeParse(value).success).toBe(isRight);
  });
});
