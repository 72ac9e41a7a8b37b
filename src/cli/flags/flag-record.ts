/**
 * What a flag's value can be, as plain data: the command line's help, the check of settings, the schema of
 * `pdo.config.json` and completion read the same record, and help needs no schema library for it.
 */
export type FlagType =
  | { readonly kind: "switch" }
  | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "number"; readonly maximum: number }
  /** A whole number that only the command line says, of at most so many digits, without leading zeros from 1 on; see `readCount`. */
  | {
      readonly kind: "count";
      readonly minimum: number;
      readonly mostDigits: number;
      readonly refusal?: string;
    }
  | { readonly kind: "text"; readonly minimum: number; readonly maximum?: number }
  | { readonly kind: "path" }
  | { readonly kind: "address" }
  /** `suggests`: a word that is none of the choices is answered with the nearest. */
  | { readonly kind: "choice"; readonly choices: readonly string[]; readonly suggests?: boolean }
  | { readonly kind: "list"; readonly choices: readonly string[] }
  | { readonly kind: "words"; readonly most: number; readonly refusal: string }
  | { readonly kind: "pairs"; readonly fields: readonly string[] }
  | { readonly kind: "object" };

/** What a setting can be: what a count or words are only the command line says. */
export type SettingType = Exclude<FlagType, { kind: "count" | "words" }>;

/** What a flag's value is once it was checked. */
export type ValueOf<T extends FlagType> = T extends { kind: "switch" }
  ? boolean
  : T extends { kind: "integer" | "number" | "count" }
    ? number
    : T extends { kind: "text" | "path" | "address" }
      ? string
      : T extends { kind: "choice"; choices: readonly (infer Word)[] }
        ? Word
        : T extends { kind: "list"; choices: readonly (infer Word)[] }
          ? readonly Word[]
          : T extends { kind: "words" }
            ? readonly string[]
            : T extends { kind: "pairs"; fields: readonly (infer Field extends string)[] }
              ? Readonly<Partial<Record<Field, string>>>
              : Readonly<Record<string, unknown>>;

/** All that is known of a flag, in one place. */
export interface FlagRecord {
  readonly type: FlagType;
  /** What help says of it, without its default. */
  readonly help?: string;
  /** How help calls the value, for example `<ms>`; absent: a switch, or no flag at all. */
  readonly value?: string;
  readonly short?: string;
  /** The value without file, environment and flag; none: the command goes by what it finds. */
  readonly default?: unknown;
  /** What help says of the default where its value would not do: `each product's own`; false: nothing. */
  readonly defaultHelp?: string | false;
  /** Help shows flags in groups, a group's in the order of the records. */
  readonly group?: FlagGroup;
  /** False: only the command line says it, no configuration file and no environment variable. */
  readonly configurable?: false;
  /** False: only the configuration file and the environment say it. */
  readonly flag?: false;
  /** A switch that is on until `--no-...` says otherwise. */
  readonly negated?: true;
  /** A switch that is off where this environment variable holds anything. */
  readonly offBy?: string;
}

export type FlagGroup = "common" | "connection" | "feed" | "model" | "money" | "output" | "tasks" | "texts";

export const onOff = { kind: "switch" } as const;
export const path = { kind: "path" } as const;
export const address = { kind: "address" } as const;
export const anyText = { kind: "text", minimum: 0 } as const;
export const someText = { kind: "text", minimum: 1 } as const;

export const integer = (minimum: number, maximum: number) => ({ kind: "integer", minimum, maximum }) as const;

export const number = (maximum: number) => ({ kind: "number", maximum }) as const;

export const choice = <const T extends readonly string[]>(choices: T) =>
  ({ kind: "choice", choices }) as const;

export const suggestingChoice = <const T extends readonly string[]>(choices: T) =>
  ({ kind: "choice", choices, suggests: true }) as const;

export const list = <const T extends readonly string[]>(choices: T) => ({ kind: "list", choices }) as const;

export const pairs = <const T extends readonly string[]>(fields: T) => ({ kind: "pairs", fields }) as const;

export const count = (minimum: number, mostDigits: number, refusal?: string) =>
  ({ kind: "count", minimum, mostDigits, ...(refusal !== undefined && { refusal }) }) as const;

type CountType = Extract<FlagType, { kind: "count" }>;

/** @returns undefined where the text is no such number */
export function readCount({ minimum, mostDigits }: CountType, text: string): number | undefined {
  const isWhole = /^\d+$/.test(text) && text.length <= mostDigits;
  const isPadded = minimum > 0 && text.startsWith("0");
  return isWhole && !isPadded ? Number(text) : undefined;
}

/** `baseUrl` is `--base-url`. */
export function flagName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `baseUrl` is `PDO_BASE_URL`. */
export function environmentName(name: string): string {
  return `PDO_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
