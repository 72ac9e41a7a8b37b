import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";

/*
 * The console blocks of the README and of the guides are run, and what they print must be what they show. PDO_UPDATE_README=1 writes the
 * outputs anew; times are shown as they were the first time.
 */

const root = join(import.meta.dirname, "..");
const isUpdate = process.env.PDO_UPDATE_README === "1";

/** A folder with the samples and a `pdo` on the path, as a stranger has it after installing. */
function createStage() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-readme-"));
  cpSync(join(root, "samples"), join(folder, "samples"), { recursive: true });
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "pdo"), `#!/bin/sh\nexec node ${join(root, "bin/pdo.js")} "$@"\n`);
  writeFileSync(join(bin, "pdo.js"), `import(${JSON.stringify(join(root, "bin/pdo.js"))});\n`);
  writeFileSync(join(bin, "npx"), '#!/bin/sh\nexec "$@"\n');
  for (const name of ["pdo", "npx"]) chmodSync(join(bin, name), 0o755);
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const environment = {
    ...process.env,
    PATH: path,
    PDO_HOME: join(folder, "home"),
    NO_COLOR: "1",
    CI: "true",
  };
  return (command: string): string => {
    // Written for a terminal: the summary is the table that a person sees there.
    const asSeen = command === "pdo enrich samples/feed.csv" ? `${command} --output table` : command;
    const options = { cwd: folder, env: environment, encoding: "utf8", timeout: 60_000 } as const;
    return execFileSync("bash", ["-c", asSeen], options).replaceAll(
      join(folder, "home"),
      "~/.local/share/pdo",
    );
  };
}

/** Each command of a block, followed by what it prints. */
function renderBlock(block: string, run: (command: string) => string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("$ "))
    .map((line) => `${line}\n${run(line.slice(2))}`)
    .join("");
}

const withoutTimes = (text: string) => text.replace(/in [\d.,]+ s \([\d,]+ rows\/s\)/g, "in TIME");

/** Each starts from a stage of its own. */
const documents = [
  "README.md",
  ...readdirSync(join(root, "docs/guides")).map((name) => `docs/guides/${name}`),
];

test.each(documents)("the commands of %s print what it shows", { timeout: 120_000 }, (name) => {
  const path = join(root, name);
  const shown = readFileSync(path, "utf8");
  if (!shown.includes("```console\n")) return;
  const run = createStage();
  const rendered = shown.replace(/```console\n([\s\S]*?)```/g, (_, block: string) => {
    return `\`\`\`console\n${renderBlock(block, run)}\`\`\``;
  });
  if (isUpdate) writeFileSync(path, rendered);
  else expect(withoutTimes(rendered)).toBe(withoutTimes(shown));
});
