import { expect, test } from "vitest";
import { loadOptionalPackage } from "../../src/lib/optional-package.ts";

const missing = () => new Error("Install it.");

test("gives the package where it is installed", async () => {
  const loaded = await loadOptionalPackage("node:path", () => import("node:path"), missing);
  expect(loaded.sep).toBeDefined();
});

test("throws what says how it is installed, where it is missing", async () => {
  const load = async () => await import(["not", "installed"].join("-"));
  await expect(loadOptionalPackage("not-installed", load, missing)).rejects.toThrow("Install it.");
});

test("throws every other fault as it is, of another package that is missing too", async () => {
  const broken = new Error("broken");
  await expect(loadOptionalPackage("x", () => Promise.reject(broken), missing)).rejects.toBe(broken);
  const load = async () => await import(["not", "installed"].join("-"));
  await expect(loadOptionalPackage("another", load, missing)).rejects.toMatchObject({
    code: "ERR_MODULE_NOT_FOUND",
  });
});
