import type { FieldReading, ProductReading } from "./product-reading.ts";
import type { Check } from "./rule.ts";
import type { Fault } from "./violation.ts";

/** The type of an option of a check. */
export interface OptionType<Value> {
  /** For people: "a whole number". */
  readonly expected: string;
  accepts(value: unknown): value is Value;
}

type OptionTypes = Readonly<Record<string, OptionType<unknown>>>;

type OptionsOf<Types extends OptionTypes> = {
  readonly [Name in keyof Types]: Types[Name] extends OptionType<infer Value> ? Value : never;
};

export const count: OptionType<number> = {
  expected: "a whole number",
  accepts: (value): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0,
};

export const flag: OptionType<boolean> = {
  expected: "true or false",
  accepts: (value): value is boolean => typeof value === "boolean",
};

export const nonEmptyText: OptionType<string> = {
  expected: "a text",
  accepts: (value): value is string => typeof value === "string" && value !== "",
};

export function oneOf<const Word extends string>(...words: readonly Word[]): OptionType<Word> {
  return {
    expected: `one of ${words.join(", ")}`,
    accepts: (value): value is Word => words.some((word) => word === value),
  };
}

export function listOf<Value>(type: OptionType<Value>): OptionType<readonly Value[]> {
  return {
    expected: `a list, each ${type.expected}`,
    accepts: (value): value is readonly Value[] => Array.isArray(value) && value.every(type.accepts),
  };
}

export function optional<Value>(type: OptionType<Value>): OptionType<Value | undefined> {
  return {
    expected: `${type.expected}, or left out`,
    accepts: (value): value is Value | undefined => value === undefined || type.accepts(value),
  };
}

interface CheckDefinition<Types extends OptionTypes> {
  /** As rules name it; also the name of its file. */
  readonly kind: string;
  /** The options that a rule may set. */
  readonly options: Types;
  /**
   * Who satisfies the check for generated texts, so that a channel's rule adds nothing: `request`, the caller
   * (for the language); `writer`, the generator for every text, whatever the channel.
   */
  readonly settledBy?: "request" | "writer";
  /** The violations in a text, in order and without overlaps, with a fix where one can be computed. */
  find(reading: FieldReading, options: OptionsOf<Types>, product: ProductReading): readonly Fault[];
  /** The violations if the product lacks the field. Absent: none. */
  findAbsent?(options: OptionsOf<Types>, product: ProductReading): readonly Fault[];
  /** Whether the check requires the field to exist. Absent: no. */
  needsField?(options: OptionsOf<Types>): boolean;
}

/** A check with its options. */
interface OpenCheck {
  find(reading: FieldReading, product: ProductReading): readonly Fault[];
  findAbsent(product: ProductReading): readonly Fault[];
  readonly needsField: boolean;
}

/** A kind of check: an entry of the table in `checks.ts`. */
export interface CheckKind {
  readonly kind: string;
  readonly options: OptionTypes;
  readonly settledBy: "request" | "writer" | undefined;
  /** @throws TypeError for unknown options or invalid values */
  open(check: Check): OpenCheck;
}

const none: readonly Fault[] = [];

/** Creates a kind of check from its definition. */
export function defineCheck<const Types extends OptionTypes>(definition: CheckDefinition<Types>): CheckKind {
  const { kind, options, settledBy } = definition;
  return {
    kind,
    options,
    settledBy,
    open(check) {
      assertOptions(check, definition);
      return {
        find: (reading, product) => definition.find(reading, check, product),
        findAbsent: (product) => definition.findAbsent?.(check, product) ?? none,
        needsField: definition.needsField?.(check) ?? false,
      };
    },
  };
}

function assertOptions<Types extends OptionTypes>(
  check: Check,
  { kind, options }: CheckDefinition<Types>,
): asserts check is Check & OptionsOf<Types> {
  const unknown = Object.keys(check).find((name) => name !== "kind" && !Object.hasOwn(options, name));
  if (unknown !== undefined)
    throw new TypeError(`The check "${kind}" has no option "${unknown}", but ${namesOf(options)}.`);
  for (const [name, type] of Object.entries(options)) {
    if (!type.accepts(check[name]))
      throw new TypeError(
        `The option "${name}" of the check "${kind}" takes ${type.expected}, not ${JSON.stringify(check[name])}.`,
      );
  }
}

function namesOf(options: OptionTypes): string {
  return Object.keys(options).join(", ") || "none";
}
