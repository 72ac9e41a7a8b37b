import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/*
 * Prints how many tests of a JSON report passed, and how many failed. A test that was skipped has failed, unless the
 * machine lacks what its name says that it needs.
 */

const isThere = {
  shared: existsSync(process.env.PDO_SHARED ?? "../shared"),
  promtool: spawnSync(process.env.PDO_PROMTOOL ?? "promtool", ["--version"]).status === 0,
  openpyxl: ["/usr/bin/python3", "python3"].some(
    (python) => spawnSync(python, ["-c", "import openpyxl"]).status === 0,
  ),
  chromium: existsSync(process.env.PDO_CHROMIUM ?? "/usr/bin/chromium"),
  redis:
    spawnSync(process.env.PDO_REDIS_SERVER ?? "redis-server", ["--version"]).status === 0 ||
    process.env.CI !== undefined,
  systemd: spawnSync("systemd-analyze", ["--version"]).status === 0,
  largeFeed: process.env.PDO_LARGE_FEED !== undefined,
  limitedRights: process.getuid?.() !== 0,
};
const needs = [
  [isThere.shared, /PDO_SHARED|shared (?:data|feeds)/],
  [isThere.promtool, /skipped without promtool/],
  [isThere.openpyxl, /where openpyxl is installed/],
  [isThere.chromium, /where Chromium is installed/],
  [isThere.redis, /where redis-server is installed/],
  [isThere.systemd, /where systemd-analyze is installed/],
  [isThere.largeFeed, /where PDO_LARGE_FEED is set/],
  [isThere.limitedRights, /says so where it may not write/],
];
const mayBeSkipped = (name) => needs.some(([isMet, pattern]) => !isMet && pattern.test(name));

const report = JSON.parse(readFileSync(process.argv[2], "utf8"));
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
const unexplained = skipped.filter(({ fullName }) => !mayBeSkipped(fullName));
for (const { fullName } of unexplained) process.stderr.write(`SKIPPED: ${fullName}\n`);
process.stderr.write(`${skipped.length - unexplained.length} tests need what this machine lacks\n`);
const brokenFiles = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === "failed" && assertionResults.every((test) => test.status !== "failed"),
);
const passed = tests.filter(({ status }) => status === "passed").length;
const failed = tests.filter(({ status }) => status === "failed").length;
process.stdout.write(`${passed} ${failed + brokenFiles.length + unexplained.length}\n`);
