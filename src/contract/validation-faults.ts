import type { z } from "zod";
import type { ValidationFault } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/** Pydantic's words for the types that our own query parameters report. */
const parsingMessages: Readonly<Record<string, string>> = {
  bool_parsing: "Input should be a valid boolean, unable to interpret input",
  int_parsing: "Input should be a valid integer, unable to parse string as an integer",
};

const typeFaults: Readonly<Record<string, { type: string; msg: string }>> = {
  string: { msg: "Input should be a valid string", type: "string_type" },
  array: { type: "list_type", msg: "Input should be a valid list" },
  object: {
    type: "model_attributes_type",
    msg: "Input should be a valid dictionary or object to extract fields from",
  },
};

/** One schema issue in the words and types of pydantic 2. */
export function describeIssue(issue: Issue, input: unknown, place: string): ValidationFault {
  const loc = [place, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))];
  const found = valueAt(input, issue.path);
  if (found === undefined && issue.path.length > 0) return { loc, msg: "Field required", type: "missing" };
  const { msg, type } = describeFault(issue, found);
  return { loc, msg, type };
}

function describeFault(issue: Issue, found: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case "invalid_value":
      return {
        type: "enum",
        msg: `Input should be ${listChoices(issue.values)}`,
      };
    case "too_small":
      return {
        type: "greater_than_equal",
        msg: `Input should be greater than or equal to ${issue.minimum}`,
      };
    case "too_big":
      return describeTooBig(issue, found);
    case "custom": {
      const type = String(issue.params?.type);
      return { type, msg: parsingMessages[type] ?? issue.message };
    }
    case "invalid_type":
      return (
        typeFaults[issue.expected] ?? {
          type: `${issue.expected}_type`,
          msg: issue.message,
        }
      );
    default:
      return { type: "value_error", msg: issue.message };
  }
}

function describeTooBig(issue: { maximum: number | bigint }, found: unknown): { type: string; msg: string } {
  if (!Array.isArray(found)) {
    return {
      type: "less_than_equal",
      msg: `Input should be less than or equal to ${issue.maximum}`,
    };
  }
  const msg = `List should have at most ${issue.maximum} items after validation, not ${found.length}`;
  return { type: "too_long", msg };
}

/** `'cleaned' or 'detailed'`; `'en', 'de', 'fr' or 'it'`. */
function listChoices(choices: readonly unknown[]): string {
  const quoted = choices.map((choice) => `'${String(choice)}'`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : last;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let found = input;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return found;
}
