/**
 * The offset at which Python's `json` (up to 3.12, as FastAPI uses it) reports the first error of an invalid JSON
 * text. `NaN` and `Infinity`, which Python accepts, are errors here.
 * @param text a text that `JSON.parse` has rejected
 * @returns offset in code points
 */
export function locateJsonFault(text: string): number {
  return countCodePoints(text, scanDocument(text));
}

type Expectation = "value" | "first-item" | "key" | "first-key" | "comma-or-end";
type Container = "[" | "{";

interface Progress {
  /** In UTF-16 units. */
  readonly at: number;
  readonly next: Expectation;
  readonly fault?: undefined;
}
interface Fault {
  readonly fault: number;
}
type Step = (text: string, at: number, open: Container[]) => Progress | Fault;

/** Iterative, since the sender controls the nesting depth. */
function scanDocument(text: string): number {
  const open: Container[] = [];
  let progress: Progress | Fault = { at: skipSpace(text, 0), next: "value" };
  while (progress.fault === undefined) progress = steps[progress.next](text, progress.at, open);
  return progress.fault;
}

const scanValue: Step = (text, at, open) => {
  const character = text[at];
  if (character !== "[" && character !== "{") {
    const value = scanScalar(text, at);
    return value.fault === undefined ? { at: value.end, next: "comma-or-end" } : value;
  }
  open.push(character);
  return { at: skipSpace(text, at + 1), next: character === "[" ? "first-item" : "first-key" };
};

/** A key, its colon and the white space before the value. */
const scanKey: Step = (text, at) => {
  if (text[at] !== '"') return { fault: at };
  const key = scanString(text, at);
  if (key.fault !== undefined) return key;
  const colon = skipSpace(text, key.end);
  return text[colon] === ":" ? { at: skipSpace(text, colon + 1), next: "value" } : { fault: colon };
};

const scanCommaOrEnd: Step = (text, before, open) => {
  const at = skipSpace(text, before);
  const container = open.at(-1);
  if (container === undefined) return { fault: at };
  if (text[at] === (container === "[" ? "]" : "}")) return close(at, open);
  if (text[at] !== ",") return { fault: at };
  return { at: skipSpace(text, at + 1), next: container === "[" ? "value" : "key" };
};

const steps: Readonly<Record<Expectation, Step>> = {
  value: scanValue,
  "first-item": (text, at, open) => (text[at] === "]" ? close(at, open) : scanValue(text, at, open)),
  key: scanKey,
  "first-key": (text, at, open) => (text[at] === "}" ? close(at, open) : scanKey(text, at, open)),
  "comma-or-end": scanCommaOrEnd,
};

function close(at: number, open: Container[]): Progress {
  open.pop();
  return { at: at + 1, next: "comma-or-end" };
}

type Scan = { readonly end: number; readonly fault?: undefined } | Fault;

const scalar = /null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;

function scanScalar(text: string, at: number): Scan {
  if (text[at] === '"') return scanString(text, at);
  scalar.lastIndex = at;
  return scalar.test(text) ? { end: scalar.lastIndex } : { fault: at };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a string.
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const hexDigits = /[0-9a-fA-F]{4}/y;

/** An unterminated string is reported at its opening quote, an invalid escape at its backslash or digits. */
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
