import type { CommanderError } from "commander";
import type { PdoError } from "../lib/errors.ts";
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
export function usageError({ code, message }: CommanderError, words: readonly string[]): PdoError {
  const sentence = message.replace(/^error: /, "").replace(valueOfUnknownFlag, "$1'");
  const [, what = sentence, rest = ""] = firstSentence.exec(sentence) ?? [];
  return cliError({
    code: "PDO_USAGE",
    what: `${capitalized(what)}.`,
    seen: rest.replace(/^\((.*)\)$/, "$1") || (seenByCode[code] ?? "It cannot be understood."),
    nextStep: nextStep(code, words),
  });
}

function nextStep(code: string, words: readonly string[]): string {
  const called = commands.find(({ name }) => name === words.find((word) => !word.startsWith("-")));
  const help = called === undefined ? "pdo --help" : `pdo ${called.name} --help`;
  const dash = code === "commander.unknownOption" ? "; a text or file that begins with - goes after --" : "";
  return `Run ${help} for the words it knows${dash}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
