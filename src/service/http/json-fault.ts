/**
 * Where Python's `json` (3.12, as FastAPI uses it) finds the first fault of a text that is not JSON.
 * `NaN` and `Infinity`, which Python would read, are faults here.
 * @param text - a text that `JSON.parse` has refused
 * @returns offset of the fault in code points
 */
export function locateJsonFault(text: string): number {
  return countCodePoints(text, scanDocument(text));
}

type Expectation = "value" | "value-or-end" | "key" | "key-or-end" | "comma-or-end";

/** Offsets in UTF-16 units. No recursion: nesting is as deep as the sender likes. */
function scanDocument(text: string): number {
  const open: ("[" | "{")[] = [];
  let at = skipSpace(text, 0);
  let expected: Expectation = "value";
  for (;;) {
    const character = text[at];
    if (expected === "key" || expected === "key-or-end") {
      if (expected === "key-or-end" && character === "}") {
        open.pop();
        at += 1;
        expected = "comma-or-end";
      } else {
        const key = scanKey(text, at);
        if (key.fault !== undefined) return key.fault;
        at = key.end;
        expected = "value";
      }
    } else if (expected === "comma-or-end") {
      const container = open.at(-1);
      at = skipSpace(text, at);
      if (container === undefined) return at;
      if (text[at] === (container === "[" ? "]" : "}")) {
        open.pop();
        at += 1;
      } else if (text[at] === ",") {
        at = skipSpace(text, at + 1);
        expected = container === "[" ? "value" : "key";
      } else return at;
    } else if (expected === "value-or-end" && character === "]") {
      open.pop();
      at += 1;
      expected = "comma-or-end";
    } else if (character === "[" || character === "{") {
      open.push(character);
      at = skipSpace(text, at + 1);
      expected = character === "[" ? "value-or-end" : "key-or-end";
    } else {
      const value = scanScalar(text, at);
      if (value.fault !== undefined) return value.fault;
      at = value.end;
      expected = "comma-or-end";
    }
  }
}

type Scan = { readonly end: number; readonly fault?: undefined } | { readonly fault: number };

/** A key, its colon, and the space up to the value. */
function scanKey(text: string, at: number): Scan {
  if (text[at] !== '"') return { fault: at };
  const key = scanString(text, at);
  if (key.fault !== undefined) return key;
  const colon = skipSpace(text, key.end);
  return text[colon] === ":" ? { end: skipSpace(text, colon + 1) } : { fault: colon };
}

const scalar = /null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;

function scanScalar(text: string, at: number): Scan {
  if (text[at] === '"') return scanString(text, at);
  scalar.lastIndex = at;
  return scalar.test(text) ? { end: scalar.lastIndex } : { fault: at };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a string.
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const hexDigits = /[0-9a-fA-F]{4}/y;

/** An unterminated string is reported at its opening quote, a wrong escape at its backslash or its digits. */
function scanString(text: string, start: number): Scan {
  let at = start + 1;
  for (;;) {
    plainCharacters.lastIndex = at;
    plainCharacters.test(text);
    at = plainCharacters.lastIndex;
    const character = text[at];
    if (character === undefined) return { fault: start };
    if (character === '"') return { end: at + 1 };
    if (character !== "\\") return { fault: at };
    const escaped = text[at + 1];
    if (escaped === undefined) return { fault: start };
    if (escaped === "u") {
      hexDigits.lastIndex = at + 2;
      if (!hexDigits.test(text)) return { fault: at + 1 };
      at += 6;
    } else if ('"\\/bfnrt'.includes(escaped)) at += 2;
    else return { fault: at };
  }
}

const space = /[ \t\n\r]*/y;

function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

function countCodePoints(text: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
