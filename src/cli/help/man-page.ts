import type { CommandEntry, CommandSpec } from "../command.ts";
import { configurableVariables } from "../config-schema.ts";
import { type FlagRecord, flagWords, shownDefault } from "../flags/flag-record.ts";
import { type FlagName, recordOf } from "../flags.ts";
import { readVersion } from "../paths.ts";
import { renderPages } from "./pages.ts";

/** The manual of all commands as a man page (roff, man(7)), made from the same records as the help. */
export async function renderManPage(commands: readonly CommandEntry[]): Promise<string> {
  const loaded = await Promise.all(
    commands.map(async ({ name, summary, load }) => ({ name, summary, spec: (await load()).command })),
  );
  const topics = renderPages(78).map(([name, page]) => [`.SS ${text(name)}`, verbatim(page)].join("\n"));
  return [
    `.TH PDO 1 "" "pdo ${readVersion()}" "User Commands"`,
    ".SH NAME",
    "pdo \\- enriches product feeds for sales channels",
    ".SH SYNOPSIS",
    ".B pdo",
    "\\fICOMMAND\\fR [\\fIARGUMENTS\\fR] [\\fIFLAGS\\fR]",
    ".SH COMMANDS",
    ...loaded.flatMap(({ name, summary, spec }) => commandLines(`pdo ${name}`, summary, spec)),
    ".SH TOPICS",
    ...topics,
    ".SH ENVIRONMENT",
    ...configurableVariables().flatMap(([variable, help]) => [".TP", `.B ${text(variable)}`, text(help)]),
    "",
  ].join("\n");
}

function commandLines(name: string, summary: string, spec: CommandSpec): string[] {
  const words = (spec.arguments ?? []).map((argument) => ` \\fI${text(argument.name)}\\fR`).join("");
  return [
    `.SS ${text(name)}${words}`,
    text(summary),
    ...(spec.arguments ?? []).flatMap((one) => [".TP", `.I ${text(one.name)}`, text(one.help)]),
    ...(spec.flags ?? []).flatMap((flag) =>
      flagLines(flag, { ...recordOf(flag), ...spec.overrides?.[flag] }),
    ),
    ...[spec.details, spec.notes].flatMap((note) => (note === undefined ? [] : [".PP", verbatim(note)])),
    ...(spec.subcommands ?? []).flatMap((sub) => commandLines(`${name} ${sub.name}`, sub.summary, sub)),
  ];
}

function flagLines(name: FlagName, record: FlagRecord & { readonly replacedBy?: unknown }): string[] {
  const { value, help = "", type, replacedBy } = record;
  if (replacedBy !== undefined) return [];
  const words = flagWords(name, record).map((word) => `\\fB${text(word)}\\fR`);
  const byDefault = shownDefault(record);
  const choices = type.kind === "choice" ? ` (${type.choices.join(", ")})` : "";
  return [
    ".TP",
    `${words.join(", ")}${value === undefined ? "" : ` \\fI${text(value)}\\fR`}`,
    text(`${help}${choices}${byDefault === undefined ? "" : ` (default: ${byDefault})`}`),
  ];
}

/** Lines that stay as they are. */
function verbatim(lines: string): string {
  return `.nf\n${text(lines.trimEnd())}\n.fi`;
}

/** A backslash, a hyphen and a line's first dot or apostrophe mean something else in roff. */
function text(plain: string): string {
  return plain
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^([.'])/gm, "\\&$1");
}
