import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const manifestSchema = z.object({
  name: z.string(),
  bin: z.record(z.string(), z.string()),
  files: z.array(z.string()),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const manifest = manifestSchema.parse(JSON.parse(read("package.json")));

const lockedSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const lockSchema = z.object({ name: z.string(), packages: z.record(z.string(), lockedSchema) });

describe("the packed package", () => {
  /** The files that would be packed of a copy, in which some were made by hand. */
  const pack = (made: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-pack-"));
    for (const name of [
      "package.json",
      "README.md",
      "LICENSE",
      "CHANGELOG.md",
      "bin",
      "dist",
      "samples",
      "docs",
    ])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const path of made) writeFileSync(join(folder, path), "made here\n");
    const words = ["pack", "--dry-run", "--json", "--ignore-scripts", "--cache", join(folder, "cache")];
    const answer: unknown = JSON.parse(execFileSync("npm", words, { cwd: folder, encoding: "utf8" }));
    // A list of packages; of newer npm, an object of them.
    const packages = Array.isArray(answer) ? answer : Object.values(answer ?? {});
    const [packed] = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).parse(packages);
    return packed?.files.map(({ path }) => path).sort() ?? [];
  };

  test("holds the program, the samples that are listed, and nothing that was made here", {
    timeout: 60_000,
  }, () => {
    const files = pack(["samples/feed.enriched.csv", "samples/notes.csv", "bin/trial.js", "feed.csv"]);
    const built = files.filter((path) => path.startsWith("dist/"));
    expect(files.filter((path) => !built.includes(path))).toEqual(
      [
        ...["CHANGELOG.md", "LICENSE", "README.md", "bin/pdo.js", "package.json"],
        ...["programs.md", "promises.md", "report.png"].map((name) => `docs/${name}`),
        ...[...filesIn("docs/guides"), ...filesIn("docs/reference")],
        ...["feed.csv", "feed.de.csv", "feed.fr.tsv", "feed.it.jsonl", "sins.csv"].map(
          (name) => `samples/${name}`,
        ),
        ...["nightly.sh", "pipeline.sh", "service.sh"].map((name) => `samples/${name}`),
        ...["compose.yaml", "cronjob.yaml", "shards.yaml", "workers.yaml"].map(
          (name) => `samples/cluster/${name}`,
        ),
        ...["Containerfile", "Containerfile.dockerignore", "compose.yaml"].map(
          (name) => `samples/container/${name}`,
        ),
        ...["action.yml", "workflow.yml"].map((name) => `samples/github/${name}`),
        ...["cronjob.yaml", "deployment.yaml"].map((name) => `samples/kubernetes/${name}`),
        ...["pdo-nightly.service", "pdo-nightly.timer"].map((name) => `samples/systemd/${name}`),
        ...["categorized.csv", "checked.csv"].map((name) => `samples/learning/${name}`),
      ].sort(),
    );
    expect(built).toContain("dist/cli/main.js");
    for (const path of built)
      expect(path).toMatch(
        /^dist\/(?:licences\.txt|[a-z]+\/[\w.-]+\.(?:js|catalog|glossary|knowledge|languages)|types\/(?:[a-z-]+\/)+[\w.-]+\.d\.ts)$/,
      );
  });

  test("lists each sample that is in the repository", () => {
    const tracked = execFileSync("git", ["ls-files", "samples"], { cwd: root, encoding: "utf8" })
      .trim()
      .split("\n");
    expect(manifest.files.filter((path) => path.startsWith("samples/")).sort()).toEqual(tracked.sort());
  });
});

describe("the packages that a consumer gets", () => {
  const lock = lockSchema.parse(JSON.parse(read("package-lock.json")));
  const runtime = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);

  test("are each locked by their content", () => {
    expect(runtime.length).toBeGreaterThan(10);
    expect(runtime.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  });

  test("run no script when they are installed", () => {
    expect(runtime.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });
});

describe("the name", () => {
  test("has a scope, since pdo alone is somebody else's package; the command is pdo", () => {
    expect(manifest.name).toMatch(/^@[a-z-]+\/pdo$/);
    expect(lockSchema.parse(JSON.parse(read("package-lock.json"))).name).toBe(manifest.name);
    expect(manifest.bin).toEqual({ pdo: "bin/pdo.js" });
  });

  test("no page tells anybody to run npx pdo but in the checkout, or to install pdo without its scope", () => {
    const inCheckout = /git clone [^\n]+ cd pdo\n +npm install\n +npx pdo [^\n]+\n/;
    for (const page of [
      "README.md",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      ...filesIn("docs"),
      ...filesIn("src"),
    ]) {
      const text = read(page).replace(inCheckout, "");
      expect(text, page).not.toMatch(/\bnpx (?:-\S+ )*pdo\b/);
      expect(text, page).not.toMatch(/\bnpm (?:i|install|exec) (?:-\S+ )*pdo\b/);
    }
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|ts|json)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}
