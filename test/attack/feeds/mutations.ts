import { gunzipSync, gzipSync } from "node:zlib";
import { pick } from "../attack.ts";
import { type Seed, seeds, wrap } from "./seeds.ts";

type Random = () => number;
type Mutation = (bytes: Buffer, random: Random) => Buffer;

const place = (bytes: Buffer, random: Random) => Math.floor(random() * (bytes.length + 1));
const insert = (bytes: Buffer, at: number, what: Buffer | string) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(what), bytes.subarray(at)]);

/** A change of the text, a character being a byte. */
const onText =
  (change: (text: string, random: Random) => string): Mutation =>
  (bytes, random) =>
    Buffer.from(change(bytes.toString("latin1"), random), "latin1");

/** A change of one line, ending included. */
const onLine = (change: (line: string, random: Random) => string): Mutation =>
  onText((text, random) => {
    const lines = text.split(/(?<=\n)/);
    const at = Math.floor(random() * lines.length);
    return lines.with(at, change(lines[at] ?? "", random)).join("");
  });
const onHeader = (change: (header: string, random: Random) => string): Mutation =>
  onText((text, random) => {
    const end = text.search(/[\r\n]|$/);
    return change(text.slice(0, end), random) + text.slice(end);
  });
const beforeEnding = (line: string, what: string) => line.replace(/[\r\n]*$/, (ending) => what + ending);
const delimiters = [",", ";", "\t", "|"] as const;

const strays = [
  ...[
    '"',
    '""',
    '"""',
    "'",
    ",",
    ";",
    "\t",
    "\r",
    "\n",
    "\r\n",
    "\r\r\n",
    "\n\n\n",
    "\0",
    "\u001b[31m",
    "\u0007",
    "\b",
  ],
  ...[
    "\ufeff",
    "\u2028",
    "\u202e",
    "\u0085",
    "\u000b",
    "\f",
    "\u001a",
    "\\",
    "\\n",
    '\\"',
    "=1+1",
    "@x",
    "{",
    "}",
    "[",
    "]",
  ],
] as const;

const mutations: readonly Mutation[] = [
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let times = 1 + random() * 8; times > 0 && bytes.length > 0; times -= 1) {
      changed[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    return changed;
  },
  (bytes, random) => insert(bytes, place(bytes, random), pick(random, strays)),
  (bytes, random) => insert(bytes, place(bytes, random), pick(random, strays)),
  (bytes, random) => insert(bytes, place(bytes, random), pick(random, strays).repeat(1 + random() * 40)),
  (bytes, random) =>
    insert(
      bytes,
      place(bytes, random),
      Buffer.from(Array.from({ length: 1 + random() * 30 }, () => random() * 256)),
    ),
  // Cut, at the end and in the middle.
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  (bytes, random) => {
    const at = place(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random() * 60)]);
  },
  (bytes, random) => {
    const at = place(bytes, random);
    return insert(bytes, place(bytes, random), bytes.subarray(at, at + random() * 200));
  },
  (bytes, random) => Buffer.concat([bytes, pick(random, seeds).bytes]),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes, random) => insert(bytes, place(bytes, random), "x".repeat(random() * 150_000)),
  onText((text) => text.replace(/[\r\n]+$/, "")),
  onText((text) => text.replaceAll(/\r*\n/g, "\r\r\n")),
  onText((text) => text.replaceAll(/\r*\n/g, "\r")),
  onText((text, random) => text.replaceAll(/\r*\n/g, () => pick(random, ["\n", "\r\n", "\r", "\r\r\n"]))),
  onText((text) => text.replaceAll('"', "")),
  onText((text) => text.replaceAll('"', "'")),
  onText((text, random) => text.replaceAll(pick(random, delimiters), pick(random, delimiters))),
  onText(
    (text, random) =>
      `${pick(random, ["\n\n", "# made by a shop\n", "Export of today;;;\n", "sep=,\n", " "])}${text}`,
  ),
  onText(
    (text, random) =>
      `${text}${pick(random, ["\n\n\n", "Total;14\n", ",,,,,\n", "\u001a", "\0\0\0", "]", "null\n"])}`,
  ),
  // Width.
  onLine((line, random) => beforeEnding(line, pick(random, delimiters).repeat(1 + random() * 6))),
  onLine((line, random) =>
    beforeEnding(line, `${pick(random, delimiters)}done${pick(random, delimiters)}ok`),
  ),
  onLine((line, random) => line.slice(0, random() * line.length)),
  onLine((line, random) => beforeEnding(line.slice(0, random() * line.length), "")),
  onLine((line) => `"${line}`),
  onLine((line) => line + line),
  onLine(() => "\n"),
  onLine((line) => line.replace(/[\r\n]+$/, "")),
  onText((text) => text.replace(/^([^\n]*\n)(?=[\s\S]*?(\n))/, (header) => header + header)),
  onText((text) => {
    const lines = text.split(/(?<=\n)/);
    return lines.toSpliced(lines.length >> 1, 0, lines[0] ?? "").join("");
  }),
  // Names of columns and fields.
  onHeader((header) => header.replace("brand", "title")),
  onHeader((header, random) =>
    header.replace("brand", pick(random, ["pdo_name", "pdo_status", "pdo", "PDO_NAME", "", " "])),
  ),
  onHeader((header, random) =>
    beforeEnding(header, `${pick(random, delimiters)}pdo_name${pick(random, delimiters)}pdo_status`),
  ),
  onText((text, random) =>
    text.replaceAll('"brand"', `"${pick(random, ["pdo", "title", "__proto__", "", "\\u0000", "length"])}"`),
  ),
  // JSON.
  onText((text, random) =>
    text.replace(
      '"price":',
      () => `"price":${pick(random, ["NaN,", "1e999,", "-,", "01,", "'x',", "tru,"])}"x":`,
    ),
  ),
  onText((text, random) =>
    text.replace(/\}(?=[^}]*$)/, () => pick(random, ["", "},", "}}", ",}", "}]", "}\n}"])),
  ),
  onText((text) => text.replace('"title":"', () => '"title":"\\ud800\\u0000\\u001b[2J\\u202e')),
  onText((text) => text.replace('"brand":', () => `"deep":${"[".repeat(3000)}${"]".repeat(3000)},"brand":`)),
  onText((text, random) =>
    text.replaceAll("},{", () => pick(random, ["},{", "},\n{", "}{", "},,{", "},null,{", "},5,{"])),
  ),
];

const packed: readonly Mutation[] = [
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  (bytes) => Buffer.concat([bytes, Buffer.from("behind the end")]),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => gzipSync(bytes),
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    changed[place(bytes, random) % Math.max(1, bytes.length)] = Math.floor(random() * 256);
    return changed;
  },
];

export interface MutatedFeed extends Omit<Seed, "isGzipped"> {
  /** What is in it once it is unpacked; undefined where it cannot be. */
  readonly plain: Buffer | undefined;
}

export function mutateFeed(random: Random): MutatedFeed {
  const seed = pick(random, seeds);
  let bytes = seed.bytes;
  for (let times = Math.ceil(random() ** 2 * 4); times > 0; times -= 1)
    bytes = pick(random, mutations)(bytes, random);
  let file = wrap(seed, bytes);
  if (seed.isGzipped && random() < 0.3) file = pick(random, packed)(file, random);
  return { file: seed.file, bytes: file, plain: seed.isGzipped ? unpack(file) : bytes };
}

function unpack(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
}
