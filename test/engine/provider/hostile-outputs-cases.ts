import { isObject } from "../../stand-in/exchange.ts";

/** Stands in every hostile text, and in no answer. */
export const mark = "ZZQX";

/** What a model answers in the place of a good answer. */
export interface HostileOutput {
  readonly what: string;
  /** @param good what an honest model would answer */
  readonly answer: (good: unknown) => string;
}

/** Every text of an answer changed; choices and numbers are left. */
function inTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === "string")
    return /^(?:\d{1,3}|high|medium|low|none)$/.test(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((entry) => inTexts(entry, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inTexts(entry, change)]));
}

/** Every leaf changed, choices and numbers with it. */
function inLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLeaves(entry, change));
  if (!isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLeaves(entry, change)]));
}

const texts = (what: string, change: (text: string) => unknown): HostileOutput => ({
  what,
  answer: (good) => JSON.stringify(inTexts(good, change)),
});
const leaves = (what: string, change: (leaf: unknown) => unknown): HostileOutput => ({
  what,
  answer: (good) => JSON.stringify(inLeaves(good, change)),
});
const whole = (what: string, change: (json: string, good: unknown) => string): HostileOutput => ({
  what,
  answer: (good) => change(JSON.stringify(good), good),
});
const added = (what: string, tail: string) => texts(what, (text) => `${text} ${mark}${tail}`);

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const withField = (good: unknown, field: string, json: string) =>
  JSON.stringify(good).replace(/^\{/, `{${JSON.stringify(field)}:${json},`);

const steering: readonly HostileOutput[] = [
  added("a terminal's colours", "\u001b[31mred\u001b[0m"),
  added("a terminal's title", "\u001b]0;owned\u0007"),
  added("a terminal's link", "\u001b]8;;https://evil.example\u001b\\here\u001b]8;;\u001b\\"),
  added("a cleared screen", "\u001b[2J\u001b[H"),
  added("an eight-bit control", "\u009b31mred"),
  added("a bell", "\u0007"),
  added("a backspace", "\b\b\b\b"),
  added("a carriage return", "\roverwritten"),
  added("NUL", "\0"),
  added("a form feed", "\f"),
  added("DEL", "\u007f"),
  added("a line separator", "\u2028second line"),
  added("a turned reading direction", "\u202egnirts"),
  added("isolated directions", "\u2066left\u2069"),
  added("invisible letters", "\u{e0041}\u{e0042}"),
  added("zero-width letters", "a\u200bb\u200dc"),
  added("a byte order mark within", "\ufeff"),
  added("half a character", "\ud800"),
  added("the other half", "\udc00x"),
  added("no character", "\uffff"),
  added("a private character", "\ue000"),
];

const markup: readonly HostileOutput[] = [
  added("a script", "<script>alert(1)</script>"),
  added("a picture that runs", '<img src=x onerror="alert(1)">'),
  added("an SVG that runs", "<svg/onload=alert(1)>"),
  added("a frame", '<iframe src="https://evil.example"></iframe>'),
  added("a script's address", " javascript:alert(1)"),
  added("an entity", "&lt;script&gt;"),
  added("a comment", "<!-- hidden -->"),
  added("Markdown's link", "[here](https://evil.example)"),
  added("Markdown's picture", "![](https://evil.example/?q=1)"),
  texts("a formula", () => `=HYPERLINK("https://evil.example","${mark}")`),
  texts("a formula that begins with a plus", () => `+1+cmd|' /C calc'!A0 ${mark}`),
  texts("a formula that begins with an at", () => `@SUM(1+1) ${mark}`),
  texts("a formula that begins with a minus", () => `-2+3 ${mark} kettle`),
  added("a template", "{{constructor.constructor('return process')()}}"),
  added("a path", "../../../../etc/passwd"),
];

const sizes: readonly HostileOutput[] = [
  texts("a megabyte in each text", (text) => `${text} ${mark.repeat(250_000)}`),
  texts("a text a little too long", (text) => `${text} ${mark} ${"kettle ".repeat(3_000)}`),
  texts("ten thousand line breaks", (text) => `${text} ${mark}${"\n".repeat(10_000)}`),
  texts("marks piled upon letters", (text) => `${text} ${mark}${"\u0301".repeat(500)}`),
  whole("lists of ten thousand entries", (_, good) =>
    JSON.stringify(
      isObject(good)
        ? Object.fromEntries(Object.keys(good).map((key) => [key, Array(10_000).fill(mark)]))
        : [],
    ),
  ),
  whole("a list nested 40,000 deep", () => nested(40_000)),
  whole("a list nested 40,000 deep in each field", (_, good) => {
    const fields = Object.keys(isObject(good) ? good : {}).map(
      (key) => `${JSON.stringify(key)}:${nested(40_000)}`,
    );
    return `{${fields.join(",")}}`;
  }),
  whole("objects nested 10,000 deep", () => `${'{"a":'.repeat(10_000)}"${mark}"${"}".repeat(10_000)}`),
  whole("white space alone, a megabyte", () => " ".repeat(1_000_000)),
];

const shapes: readonly HostileOutput[] = [
  whole("a further field", (_, good) => withField(good, "note", `"${mark}"`)),
  whole("the prototype as a field", (_, good) => withField(good, "__proto__", `{"polluted":"${mark}"}`)),
  whole("the constructor as a field", (_, good) =>
    withField(good, "constructor", `{"prototype":{"polluted":"${mark}"}}`),
  ),
  whole("a method of objects as a field", (_, good) => withField(good, "toString", `"${mark}"`)),
  whole("a field twice", (json) =>
    json.replace(/^\{("[^"]+"):/, `{$1:"${mark} second",$1:`).replace(/\}$/, "}"),
  ),
  whole("a field twice, the hostile one last", (json, good) =>
    json.replace(/\}$/, `,"${Object.keys(isObject(good) ? good : {})[0]}":"${mark} last"}`),
  ),
  whole("a field missing", (_, good) =>
    JSON.stringify(Object.fromEntries(Object.entries(isObject(good) ? good : {}).slice(1))),
  ),
  whole("an empty object", () => "{}"),
  whole("a list around it", (json) => `[${json}]`),
  whole("a text that holds it", (json) => JSON.stringify(json)),
  whole("null", () => "null"),
  whole("a number", () => "42"),
  whole("nothing", () => ""),
  whole("words before it", (json) => `${mark} Sure! ${json}`),
  whole("words behind it", (json) => `${json} ${mark}`),
  whole("two objects", (json) => `${json}\n${json}`),
  whole("half of it", (json) => json.slice(0, json.length / 2)),
  whole("single quotes", (json) => json.replaceAll('"', "'")),
  whole("a comma at the end", (json) => json.replace(/\}$/, ",}")),
  whole("a comment within", (json) => json.replace(/^\{/, `{/* ${mark} */`)),
  whole("NaN", (json) => json.replace(/:.*\}$/, ":NaN}")),
  whole("base64", (json) => Buffer.from(json).toString("base64")),
  whole("bytes that are no text", () => "\ufffd\ufffd\ufffd"),
];

const types: readonly HostileOutput[] = [
  leaves("numbers for texts", () => 1),
  leaves("truths for texts", () => true),
  leaves("null for texts", () => null),
  leaves("lists for texts", () => [mark]),
  leaves("objects for texts", () => ({ text: mark })),
  leaves("objects that pass for texts", () => ({ toString: mark, length: 3 })),
  leaves("a number too large", () => 1e308),
  leaves("a choice that there is not", () => `${mark}-999`),
  leaves("the name of a prototype for a choice", () => "__proto__"),
  leaves("empty texts", () => ""),
  leaves("blanks for texts", () => " \t\n "),
];

export const hostileOutputs: readonly HostileOutput[] = [
  ...steering,
  ...markup,
  ...sizes,
  ...shapes,
  ...types,
];
