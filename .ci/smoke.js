import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * What every system must do alike, with node alone: usage: node .ci/smoke.js FOLDER. Writes FOLDER/hashes.txt, which is the same
 * on all systems; ends with 1 at the first thing that is wrong.
 */

const root = join(import.meta.dirname, "..");
const program = join(root, "bin", "pdo.js");
const folder = process.argv[2] ?? "smoke";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const environment = { ...process.env, PDO_HOME: join(folder, "home"), NO_COLOR: "1" };
const at = (name) => join(folder, name);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command and returns what it prints. */
function pdo(words, expected = 0) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: environment,
    encoding: "utf8",
  });
  if (status !== expected) fail(`pdo ${words.join(" ")} ended with ${status}, not ${expected}:\n${stderr}`);
  return stdout;
}

const hashes = [];
function note(title, content) {
  hashes.push(`${createHash("sha256").update(content).digest("hex")}  ${title}`);
}

for (const name of ["feed.csv", "feed.it.jsonl"]) {
  pdo(["enrich", join(root, "samples", name), "-o", at(name), "--quiet"]);
  note(name, readFileSync(at(name)));
}

// Over its own output: the lock, the comparison and the renaming onto a file that is there.
const [feed, out] = [join(root, "samples", "feed.csv"), at("feed.csv")];
const first = readFileSync(out);
pdo(["enrich", feed, "-o", out, "--quiet"]);
if (!readFileSync(out).equals(first)) fail("The second run wrote something else.");
pdo(["verify", feed, out]);

// Line ends stay as they are.
writeFileSync(at("crlf.csv"), readFileSync(feed, "utf8").replaceAll("\n", "\r\n"));
pdo(["enrich", at("crlf.csv"), "-o", at("crlf.out.csv"), "--quiet"]);
pdo(["verify", at("crlf.csv"), at("crlf.out.csv")]);
note("crlf.csv", readFileSync(at("crlf.out.csv")));

pdo(["lint", join(root, "samples", "sins.csv"), "--rules", "google", "--output", "sarif"], 1);
const fixed = at("fixed.csv");
// 1: some findings are for a person.
pdo(["lint", feed, "--rules", "google", "--fix", "-o", fixed, "--json"], 1);
note("fixed.csv", readFileSync(fixed));
pdo(["serve", "--check", "--port", "0"]);

/** The service answers its probes, and goes when it is ended. */
async function serve() {
  const child = spawn(process.execPath, [program, "serve", "--port", "0", "--quiet"], {
    env: environment,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const line = await new Promise((resolve) => child.stdout.once("data", resolve));
  const { url } = JSON.parse(line);
  const { status } = await fetch(new URL("/readyz", url));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
  if (status !== 200) fail(`/readyz says ${status}.`);
}
await serve();

writeFileSync(at("hashes.txt"), `${hashes.join("\n")}\n`);
process.stdout.write(`${hashes.join("\n")}\n`);
