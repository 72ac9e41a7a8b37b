/**
 * A flag's value type as plain data, shared by help, validation, the schema of `pdo.config.json` and completion; help
 * therefore needs no schema library.
 */
export type FlagType =
  | { readonly kind: "switch" }
  | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "number"; readonly maximum: number }
  /**
   * A whole number, only on the command line, with at most this many digits and, from 1 on, no leading zeros; see
   * `readCount`.
   */
  | {
      readonly kind: "count";
      readonly minimum: number;
      readonly mostDigits: number;
      readonly refusal?: string;
    }
  | { readonly kind: "text"; readonly minimum: number; readonly maximum?: number }
  /** `isFetched`: an address of the web will do, or of S3; `isStored`: one of S3 will do. */
  | { readonly kind: "path"; readonly isFetched?: true; readonly isStored?: true }
  | { readonly kind: "address" }
  /** `suggests`: an invalid word is answered with the nearest choice. */
  | { readonly kind: "choice"; readonly choices: readonly string[]; readonly suggests?: boolean }
  /** The name of a sales channel: `known` are those that are always there. */
  | { readonly kind: "channel"; readonly known: readonly string[] }
  /** `prefix`: what may stand before each choice. */
  | { readonly kind: "list"; readonly choices: readonly string[]; readonly prefix?: string }
  | { readonly kind: "words"; readonly most: number; readonly refusal: string }
  /** `prefix`: fields that begin with it are the user's own. */
  | { readonly kind: "pairs"; readonly fields: readonly string[]; readonly prefix?: string }
  /** Any texts; on the command line the flag is repeated. */
  | { readonly kind: "texts" }
  | { readonly kind: "object" };

/** The types of settings; counts and word lists exist only on the command line. */
export type SettingType = Exclude<FlagType, { kind: "count" | "words" }>;

/** The validated value's type. */
export type ValueOf<T extends FlagType> = T extends { kind: "switch" }
  ? boolean
  : T extends { kind: "integer" | "number" | "count" }
    ? number
    : T extends { kind: "text" | "path" | "address" | "channel" }
      ? string
      : T extends { kind: "choice"; choices: readonly (infer Word)[] }
        ? Word
        : T extends { kind: "list"; choices: readonly (infer Word)[] }
          ? readonly Word[]
          : T extends { kind: "words" }
            ? readonly string[]
            : T extends { kind: "texts" }
              ? readonly string[]
              : T extends { kind: "pairs"; fields: readonly (infer Field extends string)[] }
                ? Readonly<Partial<Record<Field, string>>>
                : Readonly<Record<string, unknown>>;

/** The declaration of a flag. */
export interface FlagRecord {
  readonly type: FlagType;
  /** The help text, without the default. */
  readonly help?: string;
  /** The value's placeholder in help, for example `<ms>`; absent: a switch, or not a flag. */
  readonly value?: string | undefined;
  readonly short?: string;
  /** Absent: undefined, and the command decides. */
  readonly default?: unknown;
  /** Help's wording of the default, where the value itself would not do: `each product's own`; false: none. */
  readonly defaultHelp?: string | false;
  /** The group in the help text; flags are listed in the order of the records. */
  readonly group?: FlagGroup;
  /** Its heading in the help text. Absent: the group's (see `sectionOf`). */
  readonly section?: FlagSection;
  /** Shown by `--help` where that does not show all flags of a command (see `CommandSpec.isLong`). */
  readonly isUsual?: true;
  /** What it says of the flag there instead of help, default and choices. */
  readonly brief?: string;
  /** Where completion finds the values of a text. */
  readonly completes?: CompletionSource;
  /** False: only on the command line, not in the configuration file or the environment. */
  readonly configurable?: false;
  /** `user`: a configuration file that was merely found cannot set it; see `needsTrust`. */
  readonly trust?: "user";
  /** False: only in the configuration file and the environment. */
  readonly flag?: false;
  /** A switch that is on unless `--no-...` is given. */
  readonly negated?: true;
  /** An environment variable that turns the switch off when non-empty. */
  readonly offBy?: string;
}

/**
 * Whether a `pdo.config.json` that was found, and not named, is refused to set this: it says where keys and data are sent,
 * or what is read and written. Addresses and paths always are; others say so with `trust`.
 */
export function needsTrust({ type, trust }: FlagRecord): boolean {
  return trust === "user" || type.kind === "address" || type.kind === "path";
}

/** Columns of the feed that is named; categories of this machine's catalogs; attributes of the category that is named. */
export type CompletionSource = "column" | "category" | "attribute";

export type FlagGroup = "common" | "connection" | "feed" | "model" | "money" | "output" | "tasks" | "texts";

/** The headings of the help text, in their order. */
export const flagSections = ["Input", "Tasks", "Output", "Language model", "Service", "Run"] as const;
export type FlagSection = (typeof flagSections)[number];

const sectionOfGroup: Readonly<Record<FlagGroup, FlagSection>> = {
  feed: "Input",
  tasks: "Tasks",
  texts: "Tasks",
  output: "Output",
  model: "Language model",
  money: "Language model",
  connection: "Service",
  common: "Run",
};

/** Undefined: a flag of one or two commands, which has no heading of its own. */
export function sectionOf({ section, group }: FlagRecord): FlagSection | undefined {
  return section ?? (group && sectionOfGroup[group]);
}

export const onOff = { kind: "switch" } as const;
export const path = { kind: "path" } as const;
/** A feed's path, or its address. */
export const pathOrAddress = { kind: "path", isFetched: true } as const;
export const address = { kind: "address" } as const;
/** A path, or an address of S3. */
export const pathOrS3: Extract<FlagType, { kind: "path" }> = { kind: "path", isStored: true };
export const anyText = { kind: "text", minimum: 0 } as const;
export const someText = { kind: "text", minimum: 1 } as const;

export const integer = (minimum: number, maximum: number) => ({ kind: "integer", minimum, maximum }) as const;

export const number = (maximum: number) => ({ kind: "number", maximum }) as const;

export const choice = <const T extends readonly string[]>(choices: T) =>
  ({ kind: "choice", choices }) as const;

export const suggestingChoice = <const T extends readonly string[]>(choices: T) =>
  ({ kind: "choice", choices, suggests: true }) as const;

export const channelName = (known: readonly string[]) => ({ kind: "channel", known }) as const;

export const list = <const T extends readonly string[]>(choices: T, prefix?: string) =>
  ({ kind: "list", choices, ...(prefix !== undefined && { prefix }) }) as const;

export const pairs = <const T extends readonly string[]>(fields: T, prefix?: string) =>
  ({ kind: "pairs", fields, ...(prefix !== undefined && { prefix }) }) as const;

export const texts = { kind: "texts" } as const;

export const count = (minimum: number, mostDigits: number, refusal?: string) =>
  ({ kind: "count", minimum, mostDigits, ...(refusal !== undefined && { refusal }) }) as const;

type CountType = Extract<FlagType, { kind: "count" }>;

/** @returns undefined where the text is not such a number */
export function readCount({ minimum, mostDigits }: CountType, text: string): number | undefined {
  const isWhole = /^\d+$/.test(text) && text.length <= mostDigits;
  const isPadded = minimum > 0 && text.startsWith("0");
  return isWhole && !isPadded ? Number(text) : undefined;
}

/** What help says of the default; undefined: nothing. */
export function shownDefault({ default: value, defaultHelp }: FlagRecord): string | undefined {
  const isPlain = typeof value === "string" || typeof value === "number";
  const shown = defaultHelp ?? (isPlain && String(value));
  return shown === false ? undefined : shown;
}

/** As typed, the shortest first: `-o` and `--out`; `--no-color`. */
export function flagWords(name: string, { short, negated }: FlagRecord): string[] {
  const long = negated ? flagName(name).replace("--", "--no-") : flagName(name);
  return [...(short === undefined ? [] : [short]), long];
}

/** `baseUrl` becomes `--base-url`. */
export function flagName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `baseUrl` becomes `PDO_BASE_URL`. */
export function environmentName(name: string): string {
  return `PDO_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
