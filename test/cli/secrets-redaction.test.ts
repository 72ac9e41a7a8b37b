import { expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { hideKeys, withoutKeys } from "../../src/cli/secrets.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const key = "canary-Zq8Rv3Lw6Tn1Yx5Kp";

test("the environment's keys are taken out of a text, whole and in part", () => {
  const environment = { PDO_API_KEY: key, PDO_PROVIDER_KEY: "sk-Other7Hd2Mw9" };
  const text = withoutKeys(`at ${key}, ${key.slice(5, 15)}; sk-Other7Hd2Mw9 and sk-another-one`, environment);
  expect(text).not.toMatch(/Zq8R|v3Lw|Other7|another/);
  expect(text).toMatch(/^at \[key\]/);
});

test("a text without a key stays as it is", () => {
  expect(withoutKeys("TypeError: nothing\n    at run (file.js:1:2)", {})).toBe(
    "TypeError: nothing\n    at run (file.js:1:2)",
  );
  expect(hideKeys('"gpt-4.1-mini"')).toBe('"gpt-4.1-mini"');
});

test.each(["PDO_PROVIDER", "PDO_MODEL", "PDO_PROVIDER_BASE_URL", "PDO_FALLBACK", "PDO_PROVIDER_KEY_FILE"])(
  "a provider's key in the place of %s is not shown",
  async (variable) => {
    const misplaced = "sk-ant-Zq8Rv3Lw6Tn1Yx5Kp";
    const world = createStandInWorld({ environment: { [variable]: misplaced } });
    await main(["config", "--verbose"], world);
    expect(world.printed() + world.said()).not.toContain("Zq8R");
  },
);

test("a key of unknown form in the place of its file's name is not shown, and a file's name is", async () => {
  const environment = { PDO_PROVIDER_KEY_FILE: key, PDO_API_KEY_FILE: import.meta.filename };
  const world = createStandInWorld({ environment });
  await main(["config"], world);
  expect(world.printed() + world.said()).not.toContain("Zq8R");
  expect(world.printed()).toContain("secrets-redaction.test.ts");
});

test("a provider key that stands in the model's name too is refused before anything is sent", async () => {
  const environment = { PDO_PROVIDER: "mistral", PDO_PROVIDER_KEY: key, PDO_MODEL: key };
  const world = createStandInWorld({ environment });
  expect(await main(["name", "KETTLE"], world)).toBe(2);
  expect(world.said()).toContain("PDO_KEY_MISPLACED");
  expect(world.said()).not.toContain("Zq8R");
});
