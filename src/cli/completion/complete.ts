import type { ArgumentSpec, CommandEntry, CommandSpec, Subcommand } from "../command.ts";
import { type FlagRecord, type FlagType, flagWords } from "../flags/flag-record.ts";
import { type FlagName, recordOf } from "../flags.ts";
import { helpTopics } from "../help/topics.ts";

/** A word that may stand there, and what it is. */
export interface Candidate {
  readonly value: string;
  readonly help?: string;
}

/** What may stand in a place: one of these words, or the path of a file or a folder. */
export type Completion =
  | { readonly kind: "words"; readonly candidates: readonly Candidate[] }
  | { readonly kind: "files" | "folders" };

/** What is offered, and where it is looked up; whatever fails there completes to nothing. */
export interface CompletionSources extends Lookups {
  readonly commands: readonly CommandEntry[];
}

/** Of this machine. */
interface Lookups {
  channels(): Promise<readonly string[]>;
  /** Of a catalog of this machine, by its identifier's beginning. */
  categories(beginning: string, channel: string | undefined): Promise<readonly Candidate[]>;
  attributes(category: string): Promise<readonly Candidate[]>;
  /** Of a feed, read with the flags that are on the line. */
  columns(feed: string, flags: Readonly<Record<string, string>>): Promise<readonly string[]>;
}

/**
 * What may stand in the place of the last word.
 * @param words all after `pdo`, unquoted; the last, perhaps empty, is the one that is being typed
 */
export async function completeWords(
  words: readonly string[],
  { commands, ...sources }: CompletionSources,
): Promise<Completion> {
  const current = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const at = before.findIndex((word) => !word.startsWith("-"));
  const called = before[at];
  if (called === undefined) return firstWords(current, commands);
  if (called === "help")
    return at === before.length - 1 ? startingWith(current, helpWords(commands)) : nothing;
  const entry = commands.find(({ name }) => name === called);
  if (entry === undefined) return nothing;
  const { spec, rest } = await findSpec(entry, before.slice(at + 1));
  return completeSpec(spec, { typed: readTyped(rest, spec), current, sources });
}

const nothing: Completion = { kind: "words", candidates: [] };

function startingWith(current: string, candidates: readonly Candidate[]): Completion {
  return { kind: "words", candidates: candidates.filter(({ value }) => value.startsWith(current)) };
}

const toCandidate = ({ name, summary }: { readonly name: string; readonly summary: string }): Candidate => ({
  value: name,
  help: summary,
});

function firstWords(current: string, commands: readonly CommandEntry[]): Completion {
  const flags = [
    { value: "--help", help: "this program's commands" },
    { value: "--version", help: "the version number" },
  ];
  const help = { value: "help", help: "all of a command, or a topic" };
  return startingWith(current, current.startsWith("-") ? flags : [...commands.map(toCandidate), help]);
}

function helpWords(commands: readonly CommandEntry[]): Candidate[] {
  return [...commands, ...helpTopics].map(toCandidate);
}

/** The command's own spec, or that of the subcommand that is named. */
async function findSpec(entry: CommandEntry, words: readonly string[]) {
  const { command } = await entry.load();
  const at = words.findIndex((word) => !word.startsWith("-"));
  const sub = command.subcommands?.find(({ name }) => name === words[at]);
  const none: CommandSpec | Subcommand = sub ?? command;
  return { spec: none, rest: sub === undefined ? words : words.slice(at + 1) };
}

interface TypedWords {
  readonly positionals: readonly string[];
  /** By the flag's name in the program; of a repeated one the last. */
  readonly values: Readonly<Record<string, string>>;
  /** The flag whose value comes next. */
  readonly open: FlagName | undefined;
  /** Whether `--` stood there. */
  readonly isEnded: boolean;
}

function readTyped(words: readonly string[], spec: CommandSpec): TypedWords {
  const positionals: string[] = [];
  const values: Record<string, string> = {};
  let open: FlagName | undefined;
  let isEnded = false;
  for (const word of words) {
    if (open !== undefined) {
      values[open] = word;
      open = undefined;
    } else if (isEnded || word === "-" || !word.startsWith("-")) positionals.push(word);
    else if (word === "--") isEnded = true;
    else {
      const [, name = word, value] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
      const flag = (spec.flags ?? []).find((one) => flagWords(one, recordOf(one)).includes(name));
      if (flag === undefined) continue;
      if (value !== undefined) values[flag] = value;
      else if (recordOf(flag).value === undefined) values[flag] = "";
      else open = flag;
    }
  }
  return { positionals, values, open, isEnded };
}

interface Place {
  readonly typed: TypedWords;
  readonly current: string;
  readonly sources: Lookups;
}

function completeSpec(spec: CommandSpec, place: Place): Promise<Completion> | Completion {
  const { typed, current } = place;
  if (typed.open !== undefined) return completeValue(recordIn(spec, typed.open), current, place);
  if (!typed.isEnded && current.startsWith("-") && current !== "-") {
    const [, word, value = ""] = /^(--[^=]*)=(.*)$/s.exec(current) ?? [];
    if (word === undefined) return startingWith(current, flagCandidates(spec, typed));
    const flag = (spec.flags ?? []).find((one) => flagWords(one, recordOf(one)).includes(word));
    return flag === undefined ? nothing : withPrefix(`${word}=`, value, recordIn(spec, flag), place);
  }
  if (spec.subcommands !== undefined && typed.positionals.length === 0)
    return startingWith(current, spec.subcommands.map(toCandidate));
  const given = spec.arguments ?? [];
  const last = given.at(-1);
  const argument =
    given[typed.positionals.length] ?? (last?.name.includes("...") === true ? last : undefined);
  return argument === undefined ? nothing : completeValue(argument, current, place);
}

/** Those that do not stand there yet, or may be repeated; no deprecated ones. */
function flagCandidates({ flags = [], overrides = {} }: CommandSpec, { values }: TypedWords): Candidate[] {
  const isOffered = (name: FlagName) =>
    overrides[name]?.replacedBy === undefined &&
    (values[name] === undefined || ["pairs", "texts"].includes(recordOf(name).type.kind));
  const offered = flags.filter(isOffered).map((name) => {
    const help = overrides[name]?.help ?? recordOf(name).brief ?? recordOf(name).help;
    return { value: flagWords(name, recordOf(name)).at(-1) ?? "", ...(help !== undefined && { help }) };
  });
  return [...offered, { value: "--help", help: "this command's flags" }];
}

/** A command may take any text where the record lists words: then those are still what is meant. */
function recordIn({ overrides = {} }: CommandSpec, name: FlagName): Completable {
  const record = recordOf(name);
  const { type } = overrides[name] ?? {};
  return { ...record, type: type === undefined || type.kind === "text" ? record.type : type };
}

type Completable = Pick<ArgumentSpec, "type"> & Pick<FlagRecord, "completes" | "value">;

async function withPrefix(
  prefix: string,
  current: string,
  completable: Completable,
  place: Place,
): Promise<Completion> {
  const completion = await completeValue(completable, current, place);
  if (completion.kind !== "words") return completion;
  const candidates = completion.candidates.map(({ value, ...rest }) => ({
    ...rest,
    value: `${prefix}${value}`,
  }));
  return { kind: "words", candidates };
}

async function completeValue(
  { type, completes, value }: Completable,
  current: string,
  place: Place,
): Promise<Completion> {
  const { typed, sources } = place;
  switch (completes) {
    case "column":
      return startingWith(current, await columnsOf(place));
    case "category":
      return startingWith(current, await sources.categories(current, typed.values.channel));
    case "attribute":
      return startingWith(current, await sources.attributes(typed.positionals[0] ?? ""));
    default:
      if (type?.kind === "path") return { kind: value === "<folder>" ? "folders" : "files" };
      return type === undefined ? nothing : completeType(type, current, place);
  }
}

async function completeType(type: FlagType, current: string, place: Place): Promise<Completion> {
  switch (type.kind) {
    case "choice":
      return startingWith(current, type.choices.map(asCandidate));
    case "channel":
      return startingWith(current, (await place.sources.channels()).map(asCandidate));
    case "list": {
      const at = current.lastIndexOf(",") + 1;
      const taken = current.slice(0, at).split(",");
      const left = type.choices.filter((word) => !taken.includes(word));
      return startingWith(
        current,
        left.map((word) => ({ value: `${current.slice(0, at)}${word}` })),
      );
    }
    case "pairs": {
      const at = current.indexOf("=") + 1;
      const fields = type.fields.map((field) => ({ value: `${field}=` }));
      if (at === 0) return startingWith(current, fields);
      const columns = await columnsOf(place);
      return startingWith(
        current,
        columns.map(({ value }) => ({ value: `${current.slice(0, at)}${value}` })),
      );
    }
    default:
      return nothing;
  }
}

const asCandidate = (value: string): Candidate => ({ value });

/** Of the first feed on the line. */
async function columnsOf({ typed: { positionals, values }, sources }: Place): Promise<Candidate[]> {
  const [feed] = positionals;
  return feed === undefined ? [] : (await sources.columns(feed, values)).map(asCandidate);
}
