import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { CommandSpec } from "../src/cli/command.ts";
import { commands } from "../src/cli/commands/commands.ts";
import { configurableVariables } from "../src/cli/config-schema.ts";
import { flagWords, shownDefault } from "../src/cli/flags/flag-record.ts";
import { recordOf } from "../src/cli/flags.ts";
import { renderPage } from "../src/cli/help/pages.ts";

/*
 * The reference is made of the records that the help and the man page are made of, and links between documents lead
 * somewhere. PDO_UPDATE_README=1 writes the reference anew.
 */

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const verbatim = (text: string) => `\`\`\`text\n${text.trimEnd()}\n\`\`\``;

function renderCommand(name: string, summary: string, spec: CommandSpec): string[] {
  const flags = (spec.flags ?? []).flatMap((flag) => {
    const record = { ...recordOf(flag), ...spec.overrides?.[flag] };
    const { value, help = "", type } = record;
    if ("replacedBy" in record && record.replacedBy !== undefined) return [];
    const words = flagWords(flag, record).join(", ") + (value === undefined ? "" : ` ${value}`);
    const choices = type.kind === "choice" ? ` (${type.choices.join(", ")})` : "";
    const byDefault = shownDefault(record);
    const said = `${help}${choices}${byDefault === undefined ? "" : ` (default: ${byDefault})`}`.trim();
    return [`- \`${words}\`: ${said}`];
  });
  const given = (spec.arguments ?? []).map((one) => `- \`${one.name}\`: ${one.help}`);
  const notes = [spec.details, spec.notes].flatMap((note) => (note === undefined ? [] : [verbatim(note)]));
  const list = [...given, ...flags].join("\n");
  return [
    `## pdo ${name}`,
    summary,
    ...(list === "" ? [] : [list]),
    ...notes,
    ...(spec.subcommands ?? []).flatMap((sub) => renderCommand(`${name} ${sub.name}`, sub.summary, sub)),
  ];
}

async function renderReference(): Promise<Readonly<Record<string, string>>> {
  const parts = await Promise.all(
    commands.map(async ({ name, summary, load }) => renderCommand(name, summary, (await load()).command)),
  );
  const variables = configurableVariables().map(([variable, help]) => `- \`${variable}\`: ${help}`);
  const pages = {
    commands: ["# Commands and flags", ...parts.flat()],
    columns: [
      "# Columns and statuses",
      "[What comes out](../guides/output.md) says more of each.",
      verbatim(renderPage("columns", 80)),
    ],
    "exit-codes": ["# Exit codes", verbatim(renderPage("exit-codes", 80))],
    environment: [
      "# Settings and environment",
      "[Settings](../guides/settings.md) says which of them goes before which.",
      variables.join("\n"),
    ],
  };
  return Object.fromEntries(
    Object.entries(pages).map(([name, lines]) => [`docs/reference/${name}.md`, `${lines.join("\n\n")}\n`]),
  );
}

test("the reference is what the program's records say", async () => {
  for (const [path, text] of Object.entries(await renderReference())) {
    if (process.env.PDO_UPDATE_README === "1") writeFileSync(join(root, path), text);
    else expect(read(path), path).toBe(text);
  }
});

const documents = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "src/README.md"],
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");

/** As code hosts make them of headings. */
const anchorsOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links of %s lead to files and headings", (path) => {
  for (const [, link = ""] of withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : join(dirname(path), file);
    expect(existsSync(join(root, target)), link).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(read(target)), link).toContain(anchor);
  }
});
