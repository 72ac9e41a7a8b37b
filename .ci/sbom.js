import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { givenAlong } from "./licences.js";

/*
 * Prints the packages that a user gets as CycloneDX, by `npm sbom`, from a copy in which what is bundled is a dependency and what only
 * development needs is missing.
 */

const root = join(import.meta.dirname, "..");
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

const packages = Object.fromEntries(
  givenAlong().map(([path, { dev: _development, isBundled: _bundled, ...entry }]) => [path, entry]),
);
const lock = read("package-lock.json");
const { scripts: _scripts, ...manifest } = withBundled(read("package.json"));
const own = withBundled(lock.packages[""]);

function withBundled({ devDependencies, dependencies, ...rest }) {
  const bundled = Object.entries(devDependencies).filter(([name]) => `node_modules/${name}` in packages);
  return { ...rest, dependencies: { ...dependencies, ...Object.fromEntries(bundled) } };
}

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
