import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * Prints the packages that a user gets as CycloneDX, by `npm sbom`. What only development needs is taken out of a copy before: with
 * `--omit dev` npm 11 leaves out zod too, which a package of development may use as well.
 */

const root = join(import.meta.dirname, "..");
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

const { devDependencies: _development, scripts: _scripts, ...manifest } = read("package.json");
const lock = read("package-lock.json");
const packages = Object.fromEntries(
  Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && dev !== true),
);
const { devDependencies: _locked, ...own } = lock.packages[""];

const temporary = mkdtempSync(join(tmpdir(), "pdo-sbom-"));
// npm names the whole after its folder.
const folder = join(temporary, "pdo");
mkdirSync(folder);
try {
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
  write("package.json", manifest);
  write("package-lock.json", { ...lock, packages: { "": own, ...packages } });
  const words = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  process.stdout.write(
    execFileSync("npm", words, { cwd: folder, shell: process.platform === "win32", maxBuffer: 2 ** 26 }),
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
