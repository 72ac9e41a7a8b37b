import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const page = readFileSync(join(root, "docs", "programs.md"), "utf8");
const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

/** In the package's own folder its name leads to what it exports. */
const runs = (code: string) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });

test.each(examples.map((code, at) => [at + 1, code] as const))(
  "example %i of docs/programs.md runs",
  (_, code) => {
    expect(runs(code)).not.toBe("");
  },
);

test("nothing but the page's exports can be imported", () => {
  expect(() => runs('await import("@pdo-tools/pdo/dist/cli/main.js")')).toThrow();
  const names = runs('console.log(Object.keys(await import("@pdo-tools/pdo")).sort().join())').trim();
  expect(names).toBe("PdoError,ServiceProblem,createClient,enrichFeed,lintProduct,openCatalog");
});

test("the types say what a call takes and answers", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(root, "dist", "consumer-"));
  writeFileSync(
    join(folder, "consumer.ts"),
    `import { createClient, enrichFeed } from "@pdo-tools/pdo";
const client = createClient({ embedded: true });
export const name: Promise<string> = client.call("optimizeName", { query: { task_type: "cleaned" }, body: { product_name: "x" } }).then((answer) => answer.best_name);
export async function first(): Promise<string | null | undefined> {
  for await (const { pdo } of enrichFeed("feed.csv", { tasks: ["name"] })) return pdo.name;
  return undefined;
}
// @ts-expect-error There is no such task.
enrichFeed("feed.csv", { tasks: ["naming"] });
// @ts-expect-error There is no such operation.
client.call("rename", { query: {} });
`,
  );
  const flags = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2023",
    "--types",
    "node",
  ];
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  try {
    execFileSync(process.execPath, [tsc, ...flags, join(folder, "consumer.ts")], { encoding: "utf8" });
  } catch (error) {
    expect((error as { stdout?: string }).stdout).toBe("");
  } finally {
    execFileSync("rm", ["-r", folder]);
  }
});
