import type { CommanderError } from "commander";
import type { PdoError } from "../lib/errors.ts";
import { capitalized } from "../nlp/normalizer.ts";
import type { CommandSpec } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { cliError } from "./errors.ts";

/** What was seen, where commander's message does not include it. */
const seenByCode: Readonly<Record<string, string>> = {
  "commander.unknownCommand": "There is no such command.",
  "commander.unknownOption": "There is no such flag here.",
  "commander.optionMissingArgument": "Nothing stands after it.",
  "commander.missingArgument": "It was left out.",
  "commander.missingMandatoryOptionValue": "It was left out.",
};

/** The text after `--api-key=` may be a key, so it is removed. */
const valueOfUnknownFlag = /^(unknown option '--[^'=]*)=.*'/s;
const firstSentence = /^(.*? is invalid|.*?)(?:\.\s+|\.?\n|\.?$)(.*)$/s;

/** A usage error in the common form. The command line is not repeated as a whole, since it may contain a key. */
export async function usageError(
  { code, message }: CommanderError,
  words: readonly string[],
): Promise<PdoError> {
  const sentence = message.replace(/^error: /, "").replace(valueOfUnknownFlag, "$1'");
  const [, what = sentence, rest = ""] = firstSentence.exec(sentence) ?? [];
  return cliError({
    code: "PDO_USAGE",
    what: `${capitalized(what)}.`,
    seen: rest.replace(/^\((.*)\)$/, "$1") || (seenByCode[code] ?? "It cannot be understood."),
    nextStep: await nextStep(code, words),
  });
}

async function nextStep(code: string, words: readonly string[]): Promise<string> {
  const [name, ...others] = words.filter((word) => !word.startsWith("-"));
  const called = commands.find((one) => one.name === name);
  const help = called === undefined ? "pdo --help" : `pdo ${called.name} --help`;
  const example = code.startsWith("commander.missing") ? exampleIn(await called?.load(), others) : undefined;
  if (example !== undefined) return `For example: ${example} (${help} says more).`;
  const dash = code === "commander.unknownOption" ? "; a text or file that begins with - goes after --" : "";
  return `Run ${help} for the words it knows${dash}.`;
}

/** The first command that the help shows, of the subcommand that was called where there is one. */
function exampleIn(
  loaded: { readonly command: CommandSpec } | undefined,
  words: readonly string[],
): string | undefined {
  const { subcommands = [], notes = "" } = loaded?.command ?? {};
  const sub = subcommands.find(({ name }) => name === words[0]);
  const examples = [sub?.notes ?? "", notes].flatMap((text) => [...text.matchAll(/^ {2}(pdo .*)$/gm)]);
  const shown = examples.map(([, command = ""]) => command.replace(/ {2,}.*$/, ""));
  return sub === undefined ? shown[0] : shown.find((command) => command.split(" ")[2] === sub.name);
}
