import { type Command, InvalidArgumentError, Option } from "commander";
import { feedEncodings, productFields } from "../feed/feed.ts";
import { feedFormats } from "../feed/feed-format.ts";
import { rulePackNames } from "../lint/rule.ts";
import { providerNames } from "../llm/providers/providers.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import { logFormats } from "./render/log.ts";
import { outputForms } from "./settings.ts";

/*
 * Flags carry no defaults of their own: a flag that was not given leaves the word to the environment, the
 * configuration file and the defaults in `settings.ts`.
 */

/** The flags of every command. */
export function addCommonOptions(command: Command): Command {
  return command
    .addOption(new Option("--output <form>", "how the answer is printed").choices(outputForms))
    .option("--json", "short for --output json: just what the service answers")
    .option("-q, --quiet", "say nothing but problems")
    .addOption(
      choice("--log-format <format>", "what is said on stderr: text, or a line of JSON each", logFormats),
    )
    .option("--verbose", "say more: where settings came from, how the feed was read")
    .option("--no-color", "no colours")
    .option("--config <path>", "the configuration file (default: the nearest pdo.config.json)");
}

/** The flags of every command that calls an operation of the service. */
export function addConnectionOptions(command: Command): Command {
  return command
    .option("--base-url <url>", "a remote service, for example https://host/api (default: embedded)")
    .option("--api-key-file <path>", "file with the service's key; - reads standard input (PDO_API_KEY)")
    .option("--provider-key-file <path>", "file with a language-model provider's key (PDO_PROVIDER_KEY)")
    .option("--timeout <ms>", "time for one attempt, in milliseconds (default: 60000)")
    .option("--connect-timeout <ms>", "time for making a connection (default: 10000)")
    .option("--row-timeout <ms>", "time for one row's calls and all their attempts (default: 180000)")
    .option(
      "--max-wait <ms>",
      "the longest pause a service may ask for, and the longest outage (default: 900000)",
    )
    .option("--retries <n>", "further attempts for a call (default: 6)")
    .option("--concurrency <n>", "calls in flight (default: 8)");
}

/** Which language model does the tasks, and what it may cost, for every command that has tasks done. */
export function addModelOptions(command: Command): Command {
  return command
    .addOption(
      choice("--provider <name>", "a language model's provider (default: the key's own)", providerNames),
    )
    .option("--model <name>", "the provider's model")
    .addOption(
      choice("--fallback <engine>", "who answers where the model does not (default: builtin)", [
        "builtin",
        "none",
      ]),
    )
    .option("--escalate-below <score>", "0 to 1: the built-in engine first, the model only below that")
    .option("--record <folder>", "keep the model's answers there as files")
    .option("--replay <folder>", "answer from such files, and ask nobody");
}

/** How a feed is to be read where looking at it does not tell, for every command that reads one. */
export function addFeedOptions(command: Command, fields?: readonly string[]): Command {
  command
    .addOption(choice("--input-format <format>", "of the feed (default: found by looking)", feedFormats))
    .addOption(choice("--encoding <encoding>", "of the feed (default: found by looking)", feedEncodings));
  return addMapOption(command, "the feed's column", fields);
}

/** What the embedded service holds its texts to. */
export function addWritingOptions(command: Command): Command {
  return command
    .option("--rules <packs>", `of ${rulePackNames.join(",")}: texts made to keep these channels' rules`)
    .option("--glossary <path>", "your own words for translations: CSV with a column for each language");
}

/** An option with a fixed choice of words, without a default. */
export function choice(flags: string, description: string, words: readonly string[]): Option {
  return new Option(flags, description).choices(words);
}

/**
 * `--map`, for every command that reads products.
 * @param places - what the fields are looked for in, for the help
 */
export function addMapOption(
  command: Command,
  places: string,
  fields: readonly string[] = productFields,
): Command {
  return command.option(
    "--map <field=column>",
    `${places} for ${fields.join(", ")}; repeatable`,
    (pair: string, before: Record<string, string> = {}) => ({ ...before, ...parsePair(pair, fields) }),
  );
}

function parsePair(pair: string, fields: readonly string[]): Record<string, string> {
  const at = pair.indexOf("=");
  if (at < 1 || at === pair.length - 1) {
    throw new InvalidArgumentError("Say it as FIELD=COLUMN, for example --map name=Title.");
  }
  const field = pair.slice(0, at);
  if (fields.includes(field)) return { [field]: pair.slice(at + 1) };
  const nearest = nearestWord(field, fields);
  const known = `The fields are ${fields.join(", ")}.`;
  throw new InvalidArgumentError(nearest === undefined ? known : `Did you mean ${nearest}?`);
}
