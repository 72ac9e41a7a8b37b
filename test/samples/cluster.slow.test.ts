import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { startProgram } from "../cli/program.ts";
import { hasRedis, startRedis, whereRedis } from "../stand-ins/redis-server.ts";

/*
 * What can be run of the samples without containers and a cluster of them: the words that they start pdo with, against a queue. What is
 * not checked: that the images can be had and built, that Kubernetes takes the documents, and the volumes' rights.
 */

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, "samples/cluster", path), "utf8");

interface Container {
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: object;
  readonly volumes: readonly { readonly name: string }[];
  readonly containers: readonly [Container];
}

const documents = (path: string) => parseAllDocuments(read(path)).map((one) => one.toJS());
const [, service, workers] = documents("workers.yaml");
const [cronjob] = documents("cronjob.yaml");
const [shards] = documents("shards.yaml");
const pods: Readonly<Record<string, Pod>> = {
  worker: workers.spec.template.spec,
  nightly: cronjob.spec.jobTemplate.spec.template.spec,
  shard: shards.spec.template.spec,
};
const wordsOf = (name: string) => pods[name]?.containers[0].args ?? [];

function feedsFolder() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-cluster-samples-"));
  const feeds = join(folder, "feeds");
  mkdirSync(feeds);
  cpSync(join(root, "samples/feed.csv"), join(feeds, "feed.csv"));
  const here = (words: readonly string[]) => words.map((word) => word.replaceAll("/feeds/", `${feeds}/`));
  return { folder, feeds, here };
}

test("the pods hold together: volumes, and a user without rights that can write to no file of the image", () => {
  for (const { containers, volumes, securityContext } of Object.values(pods)) {
    expect(volumes.map(({ name }) => name)).toEqual(containers[0].volumeMounts.map(({ name }) => name));
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    expect(containers[0].securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  }
  const mountsOf = (name: string) => pods[name]?.containers[0].volumeMounts;
  expect(mountsOf("worker")).toEqual(mountsOf("nightly"));
});

test("workers and jobs name the queue that is there, and are given the time that a worker takes to end", () => {
  const { name } = service.metadata;
  const [{ port }] = service.spec.ports;
  for (const pod of ["worker", "nightly"]) {
    expect(pods[pod]?.containers[0].env[0]?.value).toBe(`redis://${name}:${port}`);
  }
  const { services } = parse(read("compose.yaml"), { merge: true });
  expect(services.worker.environment.PDO_CLUSTER).toBe("redis://queue:6379");
  expect(services.queue).toBeDefined();
  expect(pods.worker?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
  expect(Number.parseInt(services.worker.stop_grace_period, 10)).toBeGreaterThanOrEqual(15);
});

test("the image gets the packages that are tested", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const wanted = `bullmq@${devDependencies.bullmq} ioredis@${devDependencies.ioredis}`;
  expect(parse(read("compose.yaml"), { merge: true }).services.worker.build.args.PACKAGES).toBe(wanted);
  expect(read("workers.yaml")).toContain(`--build-arg PACKAGES="${wanted}"`);
  const containerfile = readFileSync(join(root, "samples/container/Containerfile"), "utf8");
  expect(containerfile).toContain(`# Further packages beside pdo; a cluster's: ${wanted}`);
  expect(containerfile).toContain(".tgz $PACKAGES ");
  expect(readFileSync(join(root, "docs/guides/cluster.md"), "utf8")).toContain(`npm install ${wanted} `);
});

describe.skipIf(!hasRedis)(`the words of the samples (${whereRedis})`, () => {
  test("of the workers and of the nightly job do a feed", { timeout: 120_000 }, async () => {
    const queue = await startRedis();
    const { folder, feeds, here } = feedsFolder();
    const environment = { PDO_CLUSTER: queue.url };
    const worker = startProgram(wordsOf("worker"), { folder, environment });
    onTestFinished(async () => {
      worker.child.kill("SIGKILL");
      await queue.kill();
    });
    const { code, said } = await startProgram(here(wordsOf("nightly")), { folder, environment }).ended;
    expect({ code, said }).toEqual({ code: 0, said: "" });
    expect(readdirSync(feeds).sort()).toEqual([
      "feed.csv",
      "feed.enriched.csv",
      "rejects.csv",
      "summary.json",
    ]);
    worker.child.kill("SIGTERM");
    expect((await worker.ended).code).toBe(0);
  });
});

test("the words of the shards do one", { timeout: 120_000 }, async () => {
  const { folder, feeds, here } = feedsFolder();
  const [, plan = "", merge = ""] =
    /# +pdo (plan .*)\n.*\n# +pdo (merge .*)\n/.exec(read("shards.yaml")) ?? [];
  expect((await startProgram(here(plan.split(" ")), { folder }).ended).code).toBe(0);
  const run = join(feeds, "run");
  const { claims } = JSON.parse(readFileSync(join(run, "manifest.json"), "utf8"));
  expect(claims.length).toBe(shards.spec.completions);
  const words = wordsOf("shard").map((word) => word.replace("/feeds/", `${feeds}/`).replace("$(SHARD)", "3"));
  expect((await startProgram(words, { folder }).ended).code).toBe(0);
  expect(readdirSync(join(run, "done"))).toEqual(["3.json"]);
  expect((await startProgram(here(merge.split(" ")), { folder }).ended).code).toBe(6);
});
