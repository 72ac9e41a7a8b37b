import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseProviderAddress } from "../../../src/llm/providers/open-provider.ts";
import { providerNames, providerOfKey, providers } from "../../../src/llm/providers/providers.ts";
import { loadPackage } from "../../../src/llm/providers/wire.ts";
import { openTestProvider, testKey } from "../scripted-server.ts";

describe("the table of providers", () => {
  test.each(providerNames)("%s has an address of its own that can be used, or none", (name) => {
    const { baseUrl, needsKey, keyVariable } = providers[name];
    if (baseUrl !== undefined) expect(parseProviderAddress(baseUrl).origin).toBe(new URL(baseUrl).origin);
    expect(keyVariable !== undefined).toBe(needsKey);
    if (!needsKey && baseUrl !== undefined) expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });

  test("knows whose a key is by its form", () => {
    expect(
      ["sk-ant-api03-x", "sk-or-v1-x", "AIzaSyX", "AQ.Ab8x", "gsk_x", "sk-proj-x", "sk-x", "abc"].map(
        providerOfKey,
      ),
    ).toEqual(["anthropic", "openrouter", "google", "google", "groq", "openai", "openai", undefined]);
  });
});

describe("opening a provider", () => {
  const opening = (options: Parameters<typeof openTestProvider>[0]) => openTestProvider(options);
  const baseUrl = "http://127.0.0.1:9/v1";

  test("names provider, address and model, and no key", async () => {
    const { identity, model } = await opening({ baseUrl: undefined, model: undefined });
    expect(identity).toBe("openai https://api.openai.com/v1 gpt-6-luna");
    expect(model).toBe("gpt-6-luna");
  });

  test("needs what has no usual value", async () => {
    await expect(opening({ provider: "azure", baseUrl: undefined })).rejects.toMatchObject({
      code: "PDO_PROVIDER_ADDRESS_INVALID",
      nextStep: expect.stringContaining("PDO_PROVIDER_BASE_URL"),
    });
    await expect(opening({ provider: "ollama", baseUrl, model: undefined })).rejects.toMatchObject({
      code: "PDO_PROVIDER_MODEL_MISSING",
    });
    await expect(opening({ provider: "groq", baseUrl, key: undefined })).rejects.toMatchObject({
      code: "PDO_PROVIDER_KEY_MISSING",
      nextStep: expect.stringMatching(/PDO_PROVIDER_KEY.*GROQ_API_KEY is not read/),
    });
    await expect(opening({ provider: "nobody" as never, baseUrl })).rejects.toMatchObject({
      code: "PDO_PROVIDER_UNKNOWN",
    });
  });

  test("takes no key that cannot stand in a header", async () => {
    for (const key of ["", "a b", "a\nb", "ä"]) {
      await expect(opening({ baseUrl, key })).rejects.toMatchObject({ code: "PDO_PROVIDER_KEY_INVALID" });
    }
  });

  test("reads no key from the environment", async () => {
    process.env.ANTHROPIC_API_KEY = "sk-ant-from-the-environment";
    await expect(opening({ provider: "anthropic", baseUrl, key: undefined })).rejects.toMatchObject({
      code: "PDO_PROVIDER_KEY_MISSING",
    });
    delete process.env.ANTHROPIC_API_KEY;
  });

  test("says how a package is installed that is missing, with the version that is known to work", async () => {
    const missing = async () => await import(["@ai-sdk", "nothing"].join("/"));
    await expect(loadPackage({ name: "@ai-sdk/nothing", version: "1.2.3" }, missing)).rejects.toMatchObject({
      code: "PDO_PROVIDER_PACKAGE_MISSING",
      nextStep: "Install it: npm install @ai-sdk/nothing@1.2.3",
    });
    const broken = new Error("broken");
    await expect(loadPackage({ name: "x", version: "1" }, () => Promise.reject(broken))).rejects.toBe(broken);
  });

  test("names in such messages the versions required by package.json", () => {
    const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const wire of ["openai", "anthropic", "google"]) {
      const source = readFileSync(`src/llm/providers/${wire}.ts`, "utf8");
      const [, name = "", version] = /name: "(@ai-sdk[^"]+)", version: "([^"]+)"/.exec(source) ?? [];
      expect(optionalDependencies[name]).toBe(version);
    }
  });

  test("keeps the key out of everything that can be shown of it", async () => {
    expect(JSON.stringify(await opening({ baseUrl }))).not.toContain(testKey);
  });
});
