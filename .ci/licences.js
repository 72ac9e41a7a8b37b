import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Writes docs/licences.md: what a user gets, without what only development needs. Run after a build, which says whose code is in
 * the programs.
 */

const root = join(import.meta.dirname, "..");
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

/** Entries of package-lock.json, by folder, that are installed with pdo or whose code is in its programs. */
export function givenAlong() {
  const bundled = new Set(read("dist", ".sources.json").bundled);
  return Object.entries(read("package-lock.json").packages)
    .filter(([path, { dev }]) => path !== "" && (dev !== true || bundled.has(path)))
    .map(([path, entry]) => [path, { ...entry, isBundled: bundled.has(path) }]);
}

/** The packages that a user gets: name, version, licence, and how he gets it. */
export function listPackages() {
  return givenAlong()
    .map(([path, { version, license, dev, optional, isBundled }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      licence: license,
      place: [isBundled && "in dist/", dev !== true && (optional ? "optional" : "installed")]
        .filter(Boolean)
        .join(", "),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function renderLicences() {
  const rows = listPackages().map(({ name, version, licence, place }) => [name, version, licence, place]);
  const header = ["package", "version", "licence", "place"];
  const widths = header.map((title, at) => Math.max(3, title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`;
  const table = [
    line(header),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ];
  return `# Licences

pdo is under the MIT licence (\`LICENSE\`). A user gets these packages with it, installed beside it or as code in \`dist/\`, where
\`licences.txt\` has their texts; \`node .ci/licences.js\` writes this list.

${table.join("\n")}
`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, "docs", "licences.md"), renderLicences());
