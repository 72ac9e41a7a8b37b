import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/* Writes docs/licences.md from package-lock.json: what a user gets, without what only development needs. */

const root = join(import.meta.dirname, "..");

/** The packages that a user gets: name, version, licence, and whether it may be missing. */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && dev !== true)
    .map(([path, { version, license, optional }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      licence: license,
      isOptional: optional === true,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function renderLicences() {
  const rows = listPackages().map(({ name, version, licence, isOptional }) => [
    name,
    version,
    licence,
    isOptional ? "optional" : "",
  ]);
  const header = ["package", "version", "licence", ""];
  const widths = header.map((title, at) => Math.max(3, title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`;
  const table = [
    line(header),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ];
  return `# Licences

pdo is under the MIT licence (\`LICENSE\`). A user gets these packages beside it; \`node .ci/licences.js\` writes this list from
\`package-lock.json\`.

${table.join("\n")}
`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, "docs", "licences.md"), renderLicences());
