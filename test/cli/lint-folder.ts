import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { runLintCommand } from "./run.ts";

/** A folder of its own for the feeds of a test file. */
export function createLintFolder() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-lint-"));
  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { folder, write };
}

/** Three products: promotional words, a wrong check digit, and nothing to find. */
export const shopTable =
  "sku;title;description;brand;gtin;note\r\n" +
  'a-1;"Blue desk lamp ""Nova"" FREE SHIPPING";A lamp of steel, 20 cm high.;Acme;4006381333931;"kept; as ""it"" is"\r\n' +
  "a-2;Oak bar stool;A stool of oak.;Acme;4006381333932;\r\n" +
  "a-3;Torch;A torch.;Acme;4006381333931;\r\n";

interface Item {
  readonly row: number;
  readonly rule: string;
  readonly span: readonly [number, number];
  readonly excerpt: string;
}

/** What `pdo lint --output json` answers; nothing may be said beside it. */
export async function findingsOf(words: readonly string[], input?: string) {
  const options = input === undefined ? {} : { input };
  const { code, printed, said } = await runLintCommand([...words, "--output", "json"], options);
  expect(said).toBe("");
  return { code, ...(JSON.parse(printed) as { findings: Item[]; summary: Record<string, unknown> }) };
}
