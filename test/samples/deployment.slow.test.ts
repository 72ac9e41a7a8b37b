import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { environmentName } from "../../src/cli/flags/flag-record.ts";
import { settingNames } from "../../src/cli/settings.ts";

/*
 * What can be run of the samples for containers, clusters, timers and code hosts without an engine, a cluster or a host. What is not checked:
 * that the images exist and can be built, that a cluster and GitHub take the documents, and that the volumes' rights are as
 * they say.
 */

const root = join(import.meta.dirname, "../..");
const program = join(root, "bin/pdo.js");
const read = (path: string) => readFileSync(join(root, "samples", path), "utf8");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-deployment-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Named {
  readonly name: string;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

/** The parts of Kubernetes' documents that are looked at. */
interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly restartPolicy?: string;
  readonly securityContext: object;
  readonly volumes: readonly Named[];
  readonly containers: readonly [
    {
      readonly args: readonly string[];
      readonly env: readonly (Named & { readonly value: string })[];
      readonly ports: readonly (Named & { readonly containerPort: number })[];
      readonly startupProbe: Probe;
      readonly readinessProbe: Probe;
      readonly livenessProbe: Probe;
      readonly securityContext: object;
      readonly volumeMounts: readonly Named[];
    },
  ];
}
interface Labels {
  readonly app: string;
}
interface Deployment {
  readonly spec: {
    readonly selector: { readonly matchLabels: Labels };
    readonly strategy: { readonly rollingUpdate: { readonly maxUnavailable: number } };
    readonly template: {
      readonly metadata: { readonly labels: Labels; readonly annotations: Readonly<Record<string, string>> };
      readonly spec: Pod;
    };
  };
}
interface CronJob {
  readonly spec: {
    readonly concurrencyPolicy: string;
    readonly jobTemplate: {
      readonly spec: {
        readonly podFailurePolicy: {
          readonly rules: readonly [{ readonly onExitCodes: { readonly values: readonly number[] } }];
        };
        readonly template: { readonly spec: Pod };
      };
    };
  };
}
interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const documents = (path: string): unknown[] => parseAllDocuments(read(path)).map((one) => one.toJS());

/** A JSON list behind a word of the container file. */
function wordsOf(instruction: RegExp): string[] {
  const [, list = "[]"] = instruction.exec(read("container/Containerfile")) ?? [];
  return JSON.parse(list);
}

/** `ENV A=1 B=2`. */
function imageEnvironment(): Record<string, string> {
  const [, line = ""] = /^ENV (.*)$/m.exec(read("container/Containerfile")) ?? [];
  return Object.fromEntries(line.split(" ").map((pair) => pair.split("=") as [string, string]));
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return `${typeof address === "object" && address ? address.port : 0}`;
}

const pdo = (words: readonly string[], environment: Readonly<Record<string, string>>, cwd = folder) =>
  execFileSync(process.execPath, [program, ...words], { cwd, encoding: "utf8", env: environment });

describe("the container", () => {
  /** The container's command in its environment, but for the place of its home and ports. */
  async function startContainer() {
    const home = join(folder, "data");
    mkdirSync(home, { recursive: true });
    const [port, adminPort] = [await freePort(), await freePort()];
    const nowhere = join(folder, "nowhere");
    const environment = {
      ...imageEnvironment(),
      ...{ HOME: nowhere, TMPDIR: nowhere, PDO_HOME: home, PDO_PORT: port, PDO_ADMIN_PORT: adminPort },
    };
    pdo(["keys", "create", "--label", "first"], environment, "/");
    const child: ChildProcess = spawn(process.execPath, [program, ...wordsOf(/^CMD (\[.*\])$/m)], {
      ...{ cwd: "/", env: environment, stdio: "ignore" },
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return { child, environment, home };
  }

  test("becomes healthy by its own check, writes nothing but its home, and ends on SIGTERM", async () => {
    const { child, environment, home } = await startContainer();
    const [node, ...words] = wordsOf(/^HEALTHCHECK .*CMD (\[.*\])$/m);
    expect(node).toBe("/nodejs/bin/node");
    const check = () => spawnSync(process.execPath, words, { env: environment }).status;
    const seen = [check()];
    while (seen.at(-1) !== 0) {
      await wait(50);
      seen.push(check());
    }
    expect(seen.filter((code) => code !== 0 && code !== 1)).toEqual([]);
    const address = `http://127.0.0.1:${environment.PDO_PORT}/api/docs`;
    expect((await fetch(address)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(check()).toBe(1);
    expect(readdirSync(home)).toEqual(["keys.json"]);
    expect(readdirSync(folder)).not.toContain("nowhere");
  });

  test("runs as a user without rights, from an entry point that the package has", () => {
    const text = read("container/Containerfile");
    const [, entry] = wordsOf(/^ENTRYPOINT (\[.*\])$/m);
    const { name, bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(entry).toBe(`/opt/pdo/node_modules/${name}/${bin.pdo}`);
    expect(text).toMatch(/^USER 65532:65532$/m);
    expect(text.lastIndexOf("USER")).toBeGreaterThan(text.lastIndexOf("COPY"));
    const { services } = parse(read("container/compose.yaml"));
    expect(services.pdo).toMatchObject({ read_only: true, cap_drop: ["ALL"], user: "65532:65532" });
    expect(services.pdo.volumes).toEqual([`data:${imageEnvironment().PDO_HOME}`]);
  });
});

describe("the cluster", () => {
  const [deployment, service, budget] = documents("kubernetes/deployment.yaml") as [
    Deployment,
    { readonly spec: { readonly selector: Labels } },
    { readonly spec: { readonly selector: { readonly matchLabels: Labels } } },
  ];
  const { spec: pod, metadata } = deployment.spec.template;
  const [container] = pod.containers;
  const env: Record<string, string> = Object.fromEntries(container.env.map((one) => [one.name, one.value]));

  test("asks the probes at the port at which they are served", () => {
    const ports = new Map(container.ports.map((one) => [one.name, `${one.containerPort}`]));
    expect(ports.get("admin")).toBe(env.PDO_ADMIN_PORT);
    expect(ports.get("http")).toBe(imageEnvironment().PDO_PORT);
    expect(metadata.annotations["prometheus.io/port"]).toBe(env.PDO_ADMIN_PORT);
    const asked = [container.startupProbe, container.readinessProbe, container.livenessProbe].map(
      ({ httpGet }) => [httpGet.path, httpGet.port],
    );
    expect(asked).toEqual([
      ["/readyz", "admin"],
      ["/readyz", "admin"],
      ["/healthz", "admin"],
    ]);
  });

  test("waits longer than a shutdown takes, and draws calls away before it ends", () => {
    const { readinessProbe } = container;
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(
      Number(env.PDO_DRAIN_TIME) + 5_000,
    );
    expect(Number(env.PDO_DRAIN_DELAY)).toBeGreaterThan(
      readinessProbe.periodSeconds * readinessProbe.failureThreshold * 1000,
    );
    expect(Number(env.PDO_DRAIN_DELAY)).toBeLessThan(Number(env.PDO_DRAIN_TIME));
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  test("holds together: labels, volumes, and a user without rights that can write to no file of the image", () => {
    const { app } = deployment.spec.selector.matchLabels;
    expect([metadata.labels.app, service.spec.selector.app, budget.spec.selector.matchLabels.app]).toEqual([
      ...[app, app, app],
    ]);
    const [cronjob] = documents("kubernetes/cronjob.yaml") as [CronJob];
    for (const { containers, volumes, securityContext } of [
      pod,
      cronjob.spec.jobTemplate.spec.template.spec,
    ]) {
      const mounts = containers[0].volumeMounts.map((mount) => mount.name);
      expect(volumes.map((volume) => volume.name)).toEqual(mounts);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
      expect(containers[0].securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
    }
  });
});

describe("the nightly jobs", () => {
  const [{ spec }] = documents("kubernetes/cronjob.yaml") as [CronJob];
  const job = spec.jobTemplate.spec;
  const { args } = job.template.spec.containers[0];

  test("of a cluster writes its output, rejects and summary, and tries again only what that can help", () => {
    const feeds = join(folder, "feeds");
    mkdirSync(feeds);
    cpSync(join(root, "samples/feed.csv"), join(feeds, "feed.csv"));
    pdo(
      args.map((word) => word.replaceAll("/feeds/", `${feeds}/`)),
      { HOME: folder, PDO_HOME: join(feeds, "home") },
      feeds,
    );
    expect(readdirSync(feeds).sort()).toEqual([
      ...["feed.csv", "feed.enriched.csv", "home", "rejects.csv", "summary.json"],
    ]);
    expect(job.podFailurePolicy.rules[0].onExitCodes.values).not.toContain(130);
    expect([spec.concurrencyPolicy, job.template.spec.restartPolicy]).toEqual(["Forbid", "Never"]);
  });

  test("of systemd is the same, in its own folder", () => {
    const [, command = ""] = /^ExecStart=(.*)$/m.exec(read("systemd/pdo-nightly.service")) ?? [];
    const [name, ...words] = command.replaceAll("%%", "%").split(" ");
    expect(name).toBe("/usr/local/bin/pdo");
    expect(words).toEqual(args.map((word) => word.replaceAll("/feeds/", "")));
  });

  const systemd = process.env.PDO_SYSTEMD_ANALYZE ?? "systemd-analyze";
  const hasSystemd = spawnSync(systemd, ["--version"]).status === 0;
  test.skipIf(!hasSystemd)("is taken by systemd (where systemd-analyze is installed)", () => {
    const units = join(folder, "units");
    mkdirSync(units);
    for (const unit of readdirSync(join(root, "samples/systemd"))) {
      const text = read(`systemd/${unit}`).replace("/usr/local/bin/pdo", process.execPath);
      writeFileSync(join(units, unit), text);
    }
    const asked = ["verify", "--man=no", ...readdirSync(units).map((unit) => join(units, unit))];
    const { status, stderr } = spawnSync(systemd, asked, { encoding: "utf8" });
    const own = stderr.split("\n").filter((line) => line.includes("pdo-nightly"));
    expect({ status, own }).toEqual({ status: 0, own: [] });
    const [, when = ""] = /^OnCalendar=(.*)$/m.exec(read("systemd/pdo-nightly.timer")) ?? [];
    expect(spawnSync(systemd, ["calendar", when]).status).toBe(0);
  });
});

describe("the action", () => {
  const action: { inputs: Record<string, { required?: boolean }>; runs: { steps: Step[] } } = parse(
    read("github/action.yml"),
  );
  const workflow: { permissions: object; jobs: { lint: { steps: Step[] } } } = parse(
    read("github/workflow.yml"),
  );

  /** The step as the host runs it: its script in bash, its outputs in a file. */
  function lint(feed: string, failOn: string) {
    const [bin, temp] = [mkdtempSync(join(folder, "bin-")), mkdtempSync(join(folder, "runner-"))];
    writeFileSync(join(bin, "pdo"), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
    chmodSync(join(bin, "pdo"), 0o755);
    const step = action.runs.steps.find((one) => one.id === "lint");
    const output = join(temp, "output");
    const { status } = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", step?.run ?? ""],
      {
        cwd: root,
        env: {
          ...{ PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder, RUNNER_TEMP: temp },
          ...{ GITHUB_OUTPUT: output, FEED: feed, RULES: "google", FAIL_ON: failOn },
        },
      },
    );
    const sarif = readFileSync(join(temp, "pdo.sarif"), "utf8");
    return { status, output: readFileSync(output, "utf8"), sarif };
  }

  test("uploads its findings before it fails", () => {
    const found = lint("samples/sins.csv", "error");
    expect(found).toMatchObject({ status: 0, output: "code=1\n" });
    expect(JSON.parse(found.sarif)).toMatchObject({ version: "2.1.0" });
    expect(JSON.parse(found.sarif).runs[0].results.length).toBeGreaterThan(0);
    const uses = action.runs.steps.map((step) => step.name ?? step.uses);
    expect(uses.slice(-3)).toEqual(["Lint", "github/codeql-action/upload-sarif@v3", "Result"]);
  });

  test("fails at once where there is no report to upload", () => {
    expect(lint("nowhere.csv", "error")).toMatchObject({ status: 1, output: "code=2\n" });
  });

  test("puts no input into a script, and is given the inputs that it asks for", () => {
    for (const { run = "" } of action.runs.steps) expect(run).not.toContain("${{");
    const given = workflow.jobs.lint.steps.at(-1)?.with ?? {};
    for (const [name, input] of Object.entries(action.inputs))
      if (input.required === true) expect(given).toHaveProperty(name);
    for (const name of Object.keys(given)) expect(action.inputs).toHaveProperty(name);
    expect(workflow.permissions).toEqual({ contents: "read", "security-events": "write" });
  });
});

test("each variable that the samples set is a setting", () => {
  const known = new Set([...settingNames.map(environmentName), "PDO_API_KEY", "PDO_PROVIDER_KEY"]);
  for (const path of readdirSync(join(root, "samples"), { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:ya?ml|service|timer)$|Containerfile$/.test(path)) continue;
    for (const [name] of read(path).matchAll(/\bPDO_[A-Z_]+/g))
      expect(known, `${path}: ${name}`).toContain(name);
  }
});
