/** Where a text stops being JSON. */
export interface JsonFault {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly what: string;
}

const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that JSON forbids in a string
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const blanks = /[ \t\n\r]*/y;

type Expected = "value" | "element" | "key" | "member" | "colon" | "more" | "end";

/** The first place at which the text is not JSON; undefined where it is. `JSON.parse` does not always say. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";
  let at = 0;
  while (true) {
    token.lastIndex = at;
    const match = token.exec(text);
    const next: Expected | undefined = match ? follow(kindOf(match), expected, open) : undefined;
    if (next === undefined) return faultAt(text, at, expected);
    expected = next;
    at = token.lastIndex;
  }
}

function kindOf([, bracket, string]: RegExpExecArray): string {
  return bracket ?? (string === undefined ? "scalar" : "string");
}

/** What may come after the token; undefined where the token may not stand here. */
function follow(seen: string, expected: Expected, open: ("{" | "[")[]): Expected | undefined {
  const takesValue = expected === "value" || expected === "element";
  if (seen === "{" || seen === "[") {
    if (!takesValue) return undefined;
    open.push(seen);
    return seen === "{" ? "member" : "element";
  }
  if (seen === "}" || seen === "]") return close(seen, expected, open);
  if (seen === ",") return expected === "more" ? (open.at(-1) === "{" ? "key" : "value") : undefined;
  if (seen === ":") return expected === "colon" ? "value" : undefined;
  if (seen === "string" && (expected === "key" || expected === "member")) return "colon";
  return takesValue ? afterValue(open) : undefined;
}

function close(seen: string, expected: Expected, open: ("{" | "[")[]): Expected | undefined {
  const isFitting = open.at(-1) === (seen === "}" ? "{" : "[");
  const isEmpty = expected === (seen === "}" ? "member" : "element");
  if (!isFitting || !(isEmpty || expected === "more")) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? "end" : "more";
}

const wanted: Readonly<Record<Expected, string>> = {
  value: "a value",
  element: "a value or ]",
  key: "a name in double quotes",
  member: "a name in double quotes or }",
  colon: "a colon",
  more: "a comma or the closing bracket",
  end: "the end",
};

function faultAt(text: string, after: number, expected: Expected): JsonFault | undefined {
  blanks.lastIndex = after;
  blanks.exec(text);
  const at = blanks.lastIndex;
  if (at === text.length && expected === "end") return undefined;
  const before = text.slice(0, at).split("\n");
  const seen = at === text.length ? "The text ends" : `There is ${JSON.stringify(text.slice(at, at + 12))}`;
  return {
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    what: `${seen} where ${wanted[expected]} should be.`,
  };
}
