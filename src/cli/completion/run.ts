import { statSync } from "node:fs";
import { join } from "node:path";
import { categoryPathText, localizedName } from "../../catalog/localized-names.ts";
import { nearestWord } from "../../nlp/edit-distance.ts";
import type { CommandContext } from "../command.ts";
import { resolveSettings } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { cliError } from "../errors.ts";
import { openNamedFeed } from "../feed-input.ts";
import type { World } from "../world.ts";
import { type Completion, type CompletionSources, completeWords } from "./complete.ts";
import { completionScripts, type Shell, shells } from "./scripts.ts";
import { unquote } from "./shell-words.ts";

/**
 * `pdo completion SHELL` prints the shell's script, `pdo completion SHELL -- WORDS...` what may stand in the last word's
 * place. That never fails: a shell has nowhere to show why.
 * @throws PdoError PDO_SHELL_UNKNOWN
 */
export async function runCompletion(
  named: string,
  words: readonly string[],
  { world, commands }: CommandContext,
): Promise<void> {
  const shell = shells.find((known) => known === named);
  if (shell === undefined) throw unknownShell(named);
  if (words.length === 0) return world.output.write(completionScripts[shell]);
  const completion = await completeWords(asTyped(shell, words), { commands, ...openSources(world) }).catch(
    () => nothing,
  );
  await world.output.write(renderCompletion(completion));
}

const nothing: Completion = { kind: "words", candidates: [] };

/** Bash hands over words with their quotes, fish the last one; zsh takes them off itself. */
function asTyped(shell: Shell, words: readonly string[]): string[] {
  const isQuoted = { bash: () => true, zsh: () => false, fish: (at: number) => at === words.length - 1 };
  return words.map((word, at) => (isQuoted[shell](at) ? unquote(word) : word));
}

/** What a line or the terminal would misunderstand is left out. */
function renderCompletion(completion: Completion): string {
  if (completion.kind !== "words") return `${completion.kind}\n`;
  const lines = completion.candidates
    .filter(({ value }) => !/\p{Cc}/u.test(value))
    .map(({ value, help = "" }) => `${value}\t${help.replace(/\p{Cc}+/gu, " ")}`);
  return `${["words", ...lines].join("\n")}\n`;
}

/** A file that is larger on the disk is opened all the same: only its beginning is read. */
function openSources(world: World): Omit<CompletionSources, "commands"> {
  const catalogs = async () => openCatalogs(await resolveSettings({}, world), world);
  return {
    channels: async () => (await catalogs()).channels(),
    categories: async (beginning, channel) => {
      const store = await catalogs();
      const channels = channel === undefined ? store.channels() : [channel];
      return channels.flatMap((name) => {
        const catalog = store.catalog(name);
        return catalog.categories
          .filter(({ identifier }) => identifier.startsWith(beginning))
          .map(({ identifier }) => ({
            value: identifier,
            help: categoryPathText(catalog, identifier, "en"),
          }));
      });
    },
    attributes: async (category) => {
      const found = (await catalogs()).findCategory(category);
      const attributes = found?.catalog.attributes(category) ?? [];
      return attributes.map(({ identifier, names }) => ({
        value: identifier,
        help: localizedName(names, "en"),
      }));
    },
    columns: async (feed, flags) => {
      if (feed === "-" || /^[a-z]+:\/\//i.test(feed)) return [];
      const path = feed.startsWith("~/") ? join(world.homeDirectory, feed.slice(2)) : feed;
      // Of a named pipe the first reader takes what is meant for the command.
      if (!statSync(path).isFile()) return [];
      return openNamedFeed(path, { flags, world }, async (opened) => {
        await opened.feed.close();
        return opened.feed.description.columns;
      });
    },
  };
}

function unknownShell(named: string) {
  const nearest = nearestWord(named, shells);
  return cliError({
    code: "PDO_SHELL_UNKNOWN",
    what: `There is no completion for ${named}.`,
    seen: `The shells are ${shells.join(", ")}.`,
    nextStep: `For example: pdo completion ${nearest ?? "bash"}`,
  });
}
