import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.env.PDO_REDIS_SERVER ?? "redis-server";

/** Stands in the name of each test that needs one, so that CI knows why it was skipped. */
export const whereRedis = "where redis-server is installed";
export const hasRedis = spawnSync(program, ["--version"]).status === 0;
if (!hasRedis)
  process.stderr.write(
    "Tests of clusters are skipped: there is no redis-server (Debian: apt-get install redis-server).\n",
  );

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Ends it as a power cut does; it keeps nothing. */
  kill(): Promise<void>;
  /** The same address again, and empty. */
  start(): Promise<void>;
}

/** A Redis of one's own, on a free port, that keeps nothing. */
export async function startRedis(...words: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pdo-redis-"));
  let child: ChildProcess | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = spawn(program, [...settings, "--dir", folder, ...words]);
      let said = "";
      child.stdout?.on("data", (data) => {
        said += data;
        if (/ready to accept connections/i.test(said)) resolve();
      });
      child.on("error", reject);
      child.on("exit", () => reject(new Error(said)));
    });
  await start();
  process.on("exit", () => child?.kill("SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    kill: () =>
      new Promise((resolve) => {
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.on("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
