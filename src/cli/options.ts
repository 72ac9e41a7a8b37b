import { type Command, type HelpConfiguration, InvalidArgumentError, Option } from "commander";
import type { PdoError } from "../lib/errors.ts";
import { isS3Address } from "../net/s3-address.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import type { CommandContext, CommandSpec, FlagOverride } from "./command.ts";
import type { Flags } from "./config.ts";
import { cliError } from "./errors.ts";
import {
  type FlagRecord,
  type FlagSection,
  type FlagType,
  flagName,
  flagSections,
  flagWords,
  pathOrS3,
  readCount,
  sectionOf,
  shownDefault,
} from "./flags/flag-record.ts";
import { type FlagName, recordOf } from "./flags.ts";

/**
 * Declares a command to commander. Flags get no defaults there, so that an absent flag falls back to the environment,
 * the configuration file and the record's default.
 * @param isWhole whether the help shows all flags of a long command
 */
export function declareCommand(
  command: Command,
  spec: CommandSpec,
  context: CommandContext,
  isWhole = true,
): void {
  for (const { name, help } of spec.arguments ?? []) command.argument(name, help);
  const isBrief = spec.isLong === true && !isWhole;
  const briefs = new Map<Option, string | undefined>();
  for (const name of bySection(spec.flags ?? [])) {
    const option = createOption(name, spec.overrides?.[name]);
    const { isUsual, brief, negated } = recordOf(name);
    // Scripts may say what is so by itself. Without it commander reports true for a switch that was not given.
    if (negated) command.addOption(new Option(flagName(name)).hideHelp());
    briefs.set(option, isBrief ? brief : undefined);
    command.addOption(isBrief && isUsual !== true ? option.hideHelp() : option);
  }
  const help = new Option("-h, --help", "this text").helpGroup(headingOf("Run"));
  command.addHelpOption(spec.flags === undefined ? new Option("-h, --help", "this text") : help);
  command.configureHelp(createHelp(briefs, isBrief));
  // Otherwise a command with flags of its own would take those of its subcommands.
  if (spec.run !== undefined && spec.subcommands !== undefined) command.enablePositionalOptions();
  for (const subcommand of spec.subcommands ?? [])
    declareCommand(command.command(subcommand.name).description(subcommand.summary), subcommand, context);
  if (isBrief) command.addHelpText("after", `\nAll flags, and more on them: pdo help ${command.name()}`);
  if (spec.details !== undefined && !isBrief) command.addHelpText("after", `\n${spec.details}`);
  if (spec.notes !== undefined) command.addHelpText("after", `\n${spec.notes}`);
  // Commander passes the arguments, then the flags, then the command itself.
  if (spec.run !== undefined) {
    command.action(async (...given) =>
      spec.run?.(
        given.slice(0, -2),
        await replaceDeprecated(refuseAddresses(given, spec), spec, context),
        context,
      ),
    );
  }
}

/** Commander shows headings in the order of their first flags. Flags without a heading come first. */
function bySection(names: readonly FlagName[]): readonly FlagName[] {
  const rankOf = (name: FlagName) => {
    const section = sectionOf(recordOf(name));
    return section === undefined ? -1 : flagSections.indexOf(section);
  };
  return names.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function headingOf(section: FlagSection): string {
  return `${section}:`;
}

/** Columns of a terminal that the descriptions of flags are wrapped in at least. */
const leastHelpWidth = 20;
/** More choices than these are left to the whole help. */
const mostBriefChoices = 6;

/** Choices and default in one pair of parentheses. */
function createHelp(briefs: ReadonlyMap<Option, string | undefined>, isBrief: boolean): HelpConfiguration {
  return {
    minWidthToWrap: leastHelpWidth,
    optionDescription: (option) => {
      const { description, argChoices } = option;
      const brief = briefs.get(option);
      if (brief !== undefined) return brief;
      if (argChoices === undefined || (isBrief && argChoices.length > mostBriefChoices)) return description;
      const [, help = description, byDefault] = /^(.*?) ?\((default: [^)]*)\)$/s.exec(description) ?? [];
      const choices = [argChoices.join(", "), byDefault].filter((part) => part !== undefined).join("; ");
      return `${help} (${choices})`.trimStart();
    },
  };
}

/**
 * @returns the flags
 * @throws PdoError PDO_FILE_WANTED for an address where a file's path is taken
 */
function refuseAddresses(
  given: readonly unknown[],
  { arguments: taken = [], flags: names = [], stored = [] }: CommandSpec,
): Flags {
  const flags = given.at(-2) as Flags;
  const words = taken.map(({ name, type }, at) => ({ name, type, value: given[at] }));
  const values = names.map((name) => ({
    name: flagName(name),
    type: stored.includes(name) ? pathOrS3 : recordOf(name).type,
    value: flags[name],
  }));
  for (const { name, type, value } of [...words, ...values]) {
    if (type?.kind !== "path" || type.isFetched) continue;
    const found = [value]
      .flat()
      .find((one) => typeof one === "string" && /^[a-z][a-z0-9+.-]+:\/\//i.test(one));
    if (type.isStored && isS3Address(String(found))) continue;
    if (found !== undefined) throw fileWanted(String(found), name);
  }
  return flags;
}

function fileWanted(address: string, name: string): PdoError {
  return cliError({
    code: "PDO_FILE_WANTED",
    what: `${address.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//")}: ${name} takes a file on this machine, not an address.`,
    seen: "Only the feed of enrich, lint, map, doctor and verify is fetched; plan, enrich and merge take s3:// for outputs.",
    nextStep:
      "Fetch it first (curl -O ADDRESS) and name the file; what is written here can be sent on afterwards.",
  });
}

/** Sets the flags that a deprecated one stands for, and warns; `--quiet` does not silence it, since it will stop working. */
async function replaceDeprecated(
  flags: Flags,
  { overrides }: CommandSpec,
  { log }: CommandContext,
): Promise<Flags> {
  let replaced = flags;
  for (const [name, { replacedBy } = {}] of Object.entries(overrides ?? {})) {
    if (replacedBy === undefined || flags[name] !== true) continue;
    const message = `${flagName(name)} will go: use ${replacedBy.map(flagName).join(" and ")} instead.`;
    await log.report({ level: "warning", code: "PDO_DEPRECATED", message });
    replaced = { ...replaced, ...Object.fromEntries(replacedBy.map((flag) => [flag, true])) };
  }
  return replaced;
}

function createOption(
  name: FlagName,
  { isRequired = false, replacedBy, ...override }: FlagOverride = {},
): Option {
  const deprecation = replacedBy && { help: `deprecated: ${replacedBy.map(flagName).join(" and ")}` };
  const record: FlagRecord = { ...recordOf(name), ...override, ...deprecation };
  const { value } = record;
  const words = `${flagWords(name, record).join(", ")}${value === undefined ? "" : ` ${value}`}`;
  const option = new Option(words, helpOf(record, isRequired)).makeOptionMandatory(isRequired);
  const section = sectionOf(record);
  if (section !== undefined) option.helpGroup(headingOf(section));
  if (record.type.kind === "choice") option.choices(record.type.choices);
  const parse = parserOf(record.type);
  return parse === undefined ? option : option.argParser(parse);
}

/** The record's help with its default, omitted for a required flag that a command does not word. */
function helpOf(record: FlagRecord, isRequired: boolean): string {
  const shown = isRequired && record.defaultHelp === undefined ? undefined : shownDefault(record);
  return [record.help, shown !== undefined && `(default: ${shown})`]
    .filter((part) => part !== undefined && part !== false && part !== "")
    .join(" ");
}

type Parser = (text: string, before: unknown) => unknown;

/** Validates while parsing; settings are validated later, after merging. */
function parserOf(type: FlagType): Parser | undefined {
  switch (type.kind) {
    case "choice":
      return (text) => parseChoice(text, type);
    case "pairs":
      return (text, before) => ({ ...(before ?? {}), ...parsePair(text, type) });
    case "texts":
      return (text, before) => [...(Array.isArray(before) ? before : []), text];
    case "words":
      return (text) => parseWords(text, type);
    case "count":
      return type.refusal === undefined ? undefined : (text) => readCount(type, text) ?? refuse(type.refusal);
    default:
      return undefined;
  }
}

function refuse(sentence = ""): never {
  throw new InvalidArgumentError(sentence);
}

/** Of a locale its language is meant: `de-CH` is `de`. */
function parseChoice(text: string, { choices, suggests }: Extract<FlagType, { kind: "choice" }>): string {
  if (choices.includes(text)) return text;
  const language = choices.find((choice) => text.startsWith(`${choice}-`) || text.startsWith(`${choice}_`));
  const nearest = language ?? (suggests ? nearestWord(text, choices) : undefined);
  const meant = nearest === undefined ? "" : `Did you mean ${nearest}? `;
  return refuse(`${meant}Allowed choices are ${choices.join(", ")}.`);
}

function parsePair(
  pair: string,
  { fields, prefix }: Extract<FlagType, { kind: "pairs" }>,
): Record<string, string> {
  const at = pair.indexOf("=");
  if (at < 1 || at === pair.length - 1)
    return refuse("Say it as FIELD=COLUMN, for example --map name=Title.");
  const field = pair.slice(0, at);
  const isOwn = prefix !== undefined && field.startsWith(prefix) && field.length > prefix.length;
  if (isOwn || fields.includes(field)) return { [field]: pair.slice(at + 1) };
  const nearest = nearestWord(field, fields);
  const known = `The fields are ${fields.join(", ")}.`;
  return refuse(nearest === undefined ? known : `Did you mean ${nearest}?`);
}

function parseWords(list: string, { most, refusal }: Extract<FlagType, { kind: "words" }>): string[] {
  const words = list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return words.length > most ? refuse(refusal) : words;
}
