import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Attack, crashIn, hangMs, inFolder, memoryLimitMb, randomOf, runCases } from "./attack.ts";

/** What is repeated until the text is long enough. */
const pieces: readonly string[] = [
  // One sign.
  ...[
    ".",
    ",",
    "-",
    "!",
    "?",
    "'",
    '"',
    "(",
    ")",
    "[",
    "]",
    "{",
    "<",
    ">",
    "&",
    "/",
    "\\",
    "*",
    "|",
    "_",
    "%",
    "€",
    "…",
    "™",
  ],
  // White space, and what looks like none.
  ...[" ", "\t", "\n", "\u00a0", "\u200b", "\u00ad", " \n"],
  // Digits and measures.
  ...["0", "1234567890", "1.", "1,", "10 x ", "5cm ", "1/2 ", "-50% "],
  // Words.
  ...[
    "a",
    "ß",
    "red ",
    "Red shirt ",
    "Rote Hemden, ",
    "und ",
    "Donaudampfschifffahrt",
    "SALE!!! ",
    "No. ",
    "e.g. ",
  ],
  ...["Size: M, ", "100% cotton, ", "A-", "A/", "T-Shirt/", "l'", "™® "],
  // Brackets, HTML, addresses.
  ...["()", "(a ", "<b>", "<b></b>", "<!--", "&amp;", "&#", "<a href=", "http://a.b/", "a@b.c "],
  // Other scripts, and marks that combine.
  ...["e\u0301", "\u0301", "👩‍👩‍👧", "漢", "א", "\u202e", "\u0000", "\u001b["],
];

const length = 100_000;

interface Kind {
  readonly name: string;
  readonly text: string;
}

const repeated = pieces.map(
  (piece): Kind => ({
    name: JSON.stringify(piece),
    text: piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  }),
);
const composed: readonly Kind[] = [
  { name: "brackets opened and closed", text: "(".repeat(length / 2) + ")".repeat(length / 2) },
  { name: "tags opened and closed", text: "<b>".repeat(length / 7) + "</b>".repeat(length / 7) },
  { name: "dots and one word", text: `${".".repeat(length)} shirt` },
  { name: "a word and white space and a sign", text: `Shirt${" ".repeat(length)}.` },
];

/** Each way in which a text is worked on. */
const commands = [
  { name: "name", words: ["enrich", "feed.jsonl", "-o", "out.jsonl", "--tasks", "name"], field: "name" },
  {
    name: "description",
    words: ["enrich", "feed.jsonl", "-o", "out.jsonl", "--tasks", "description"],
    field: "description",
  },
  {
    name: "categorization",
    words: ["enrich", "feed.jsonl", "-o", "out.jsonl", "--tasks", "categorization"],
    field: "description",
  },
  {
    name: "attribution",
    words: ["enrich", "feed.jsonl", "-o", "out.jsonl", "--tasks", "attribution"],
    field: "description",
  },
  { name: "lint of names", words: ["lint", "feed.jsonl", "--rules", "all"], field: "name" },
  { name: "lint of descriptions", words: ["lint", "feed.jsonl", "--rules", "all"], field: "description" },
] as const;

/** A name may have so many characters; longer ones are left as they are. */
const longestName = 10_000;

/** Long texts that are hard for one pattern or another, in all that is done with texts. */
export const attackByTexts: Attack = async (campaign) => {
  const random = randomOf(campaign.seed, "texts", 0);
  const words = Array.from({ length: length / 4 }, () => Math.floor(random() * 46_656).toString(36));
  const kinds = [...repeated, ...composed, { name: "seeded words", text: words.join(" ").slice(0, length) }];
  const cases = kinds.flatMap((kind) => commands.map((command) => ({ kind, command })));
  let memoryMb = 0;
  let slowestMs = 0;
  const run = async ({ kind, command }: (typeof cases)[number], number: number, folder: string) => {
    const product = { id: "1", name: "Red shirt", description: "A red shirt.", [command.field]: kind.text };
    const short = { ...product, id: "2", [command.field]: kind.text.slice(0, longestName) };
    const records = [{ ...product, id: "0", [command.field]: "Blue shirt" }, product, short];
    writeFileSync(
      join(folder, "feed.jsonl"),
      records.map((record) => `${JSON.stringify(record)}\n`).join(""),
    );
    const outcome = await campaign.runners.run({ words: command.words, folder });
    const crash = crashIn(outcome.said);
    const fault = (what: string, seen: string) =>
      campaign.fault({ number, kind: what, seen: `${command.name} of ${kind.name}: ${seen}` });
    memoryMb = Math.max(memoryMb, outcome.memoryMb);
    slowestMs = Math.max(slowestMs, outcome.cpuMs);
    if (outcome.hung || outcome.cpuMs > hangMs) {
      fault(`hang in ${command.name}`, outcome.hung ? "ended" : `${Math.round(outcome.cpuMs)} ms`);
    } else if (crash !== undefined || outcome.code === null || outcome.code > 1) {
      fault("ended otherwise", `code ${outcome.code}: ${crash ?? outcome.said}`);
    } else if (outcome.memoryMb > memoryLimitMb) fault("memory", `${Math.round(outcome.memoryMb)} MB`);
  };
  const done = await runCases(campaign, cases, {
    atOnce: campaign.runners.atOnce,
    run: (one, number) => inFolder(campaign, `text-${number}`, (folder) => run(one, number, folder)),
  });
  return { texts: kinds.length, runs: done, MB: memoryMb, "slowest ms": slowestMs };
};
