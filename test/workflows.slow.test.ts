import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

/*
 * The workflows, as far as they can be looked at without the host that runs them: the scripts that they name are run here, on this system.
 * What the host alone can tell is not checked: that its runners have what is asked of them, and that other systems do as this one does.
 */

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const step = z.object({ run: z.string().optional(), uses: z.string().optional() });
const job = z.object({
  "runs-on": z.string(),
  "timeout-minutes": z.number(),
  needs: z.string().optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  steps: z.array(step),
});
const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});
const workflow = (name: string) => workflowSchema.parse(parse(read(`.github/workflows/${name}`)));

const packageSchema = z.object({
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
});
const manifest = packageSchema.parse(JSON.parse(read("package.json")));

test("the workflows may read alone but where a release is made, put no input into a script, and run what is there", () => {
  const names = readdirSync(join(root, ".github/workflows"));
  expect(names.sort()).toEqual(["ci.yml", "release.yml"]);
  for (const name of names) {
    const { permissions, jobs } = workflow(name);
    expect(permissions).toEqual({ contents: "read" });
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const run of runs) {
      expect(run).not.toContain("${{");
      for (const [path] of run.matchAll(/(?<![\w/])\.ci\/[\w.-]+/g))
        expect(existsSync(join(root, path)), path).toBe(true);
      const [, script] = /^npm (test)$/m.exec(run) ?? [];
      if (script !== undefined) expect(manifest.scripts).toHaveProperty(script);
    }
  }
});

test("three systems and all versions of Node since the oldest that is supported are tried", () => {
  const { matrix } = workflow("ci.yml").jobs.systems?.strategy ?? {};
  expect(matrix).toEqual({ system: ["ubuntu", "macos", "windows"], node: [20, 22, 24] });
  expect(manifest.engines.node).toBe(">=20.19");
});

test("what every system must do alike is done by this one", { timeout: 180_000 }, () => {
  const folder = join(mkdtempSync(join(tmpdir(), "pdo-smoke-")), "smoke");
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, ".ci/smoke.js"), folder], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.trimEnd().split("\n")).toHaveLength(4);
  expect(readFileSync(join(folder, "hashes.txt"), "utf8")).toBe(stdout);
});

/** The script of a step of the release. */
function releaseStep(pattern: RegExp): string {
  const steps = workflow("release.yml").jobs.release?.steps ?? [];
  return steps.map(({ run = "" }) => run).find((run) => pattern.test(run)) ?? "";
}

test("a release is refused where the tag is not the version, or the changelog has nothing of it", () => {
  const check = (tag: string) =>
    spawnSync("bash", ["-eo", "pipefail", "-c", releaseStep(/CHANGELOG/)], {
      cwd: root,
      env: { ...process.env, TAG: tag },
    }).status;
  expect(check(`v${manifest.version}`)).toBe(0);
  expect(check("v0.0.1")).not.toBe(0);
});

const sbomSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ version: z.string() }) }),
  components: z.array(z.object({ name: z.string(), group: z.string().optional(), version: z.string() })),
});

test("the list of a release's parts and the list of licences have each package that a user gets", async () => {
  const [, script = ""] = /node (\S+) >/.exec(releaseStep(/sbom/)) ?? [];
  const words = [join(root, script)];
  const sbom = sbomSchema.parse(JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" })));
  expect(sbom.metadata.component.version).toBe(manifest.version);
  const { listPackages, renderLicences } = await import(join(root, ".ci/licences.js"));
  const listed: { name: string; version: string; licence: string }[] = listPackages();
  const told = (one: { name: string; version: string }) => `${one.name}@${one.version}`;
  const parts = sbom.components.map((part) =>
    told({ ...part, name: part.group === undefined ? part.name : `${part.group}/${part.name}` }),
  );
  expect(new Set(parts)).toEqual(new Set(listed.map(told)));
  expect(read("docs/licences.md")).toBe(renderLicences());
  const allowed = /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|\(AFL-2\.1 OR BSD-3-Clause\))$/;
  expect(listed.filter(({ licence }) => !allowed.test(licence))).toEqual([]);
});
