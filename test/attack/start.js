import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";
import { buildIfChanged } from "../../.build.js";

/*
 * `npm run attack`: brings `dist/` up to date, bundles the campaign, which is TypeScript, and runs it. What the campaign
 * writes lies in one temporary folder, which is removed at the end.
 */

const root = join(import.meta.dirname, "../..");
await buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "pdo-attack-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
/** The built program brings its own commands: the sources of all of them would take most of the memory that is measured here. */
const noCommands = {
  name: "no-commands",
  load: {
    filter: { id: /src[\\/]cli[\\/]commands[\\/]commands\.ts$/ },
    handler: () => "export const commands = [];",
  },
};
await build({
  input: {
    campaign: join(import.meta.dirname, "campaign.ts"),
    "command-runner": join(import.meta.dirname, "command-runner.ts"),
  },
  platform: "node",
  plugins: [noCommands],
  logLevel: "warn",
  output: { dir: folder, format: "esm", entryFileNames: "[name].mjs" },
});
process.env.TMPDIR = folder;
const { runCampaign } = await import(pathToFileURL(join(folder, "campaign.mjs")).href);
process.exit(await runCampaign({ root, folder, words: process.argv.slice(2) }));
