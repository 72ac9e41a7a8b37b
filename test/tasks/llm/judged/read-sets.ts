import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../../src/nlp/language.ts";

/** A shop's row, in the words of shops and in `language`. */
export interface JudgedRow {
  /** `en-07`: odd numbers are to tune with, even ones to test with. */
  readonly id: string;
  readonly language: Language;
  /** Of the answers. */
  readonly target: Language;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

export interface StatedValue {
  readonly attribute: string;
  readonly value: string;
  readonly quote: string;
}

export type Answered =
  | { readonly task: "name"; readonly text: string }
  | { readonly task: "description"; readonly text: string }
  | { readonly task: "values"; readonly values: readonly StatedValue[] };

/** An answer of a careful model, or the same with one subtle fault. */
export interface JudgedAnswer {
  readonly row: JudgedRow;
  readonly answered: Answered;
  /** What makes it wrong. Absent: it is good. */
  readonly fault?: { readonly kind: string; readonly text: string };
}

const targets: readonly Language[] = ["en", "de", "fr", "it"];
const tasks: Readonly<Record<string, "name" | "description" | "values">> = {
  name: "name",
  text: "description",
  values: "values",
};

/**
 * The sets: a block a row, `key: value` lines. `good TASK: ANSWER`; `bad KIND TASK: FROM => TO` is the good answer of
 * that task with one piece replaced, `+ PIECE` with one added. Values are `attribute=value <quote>`.
 */
export function readJudgedSets(): readonly JudgedAnswer[] {
  return targets.flatMap((target) => {
    const text = readFileSync(join(import.meta.dirname, `${target}.txt`), "utf8");
    return text
      .split(/\n\s*\n/)
      .filter((block) => block.trim() !== "")
      .flatMap((block) => readBlock(block, target));
  });
}

/** @param half odd rows: `tuning`; even ones: `test` */
export function halfOf({ row }: JudgedAnswer): "tuning" | "test" {
  return Number(row.id.slice(-2)) % 2 === 1 ? "tuning" : "test";
}

function readBlock(block: string, target: Language): JudgedAnswer[] {
  const [head = "", ...lines] = block.trim().split("\n");
  const pairs = lines.map((line) => {
    const at = line.indexOf(": ");
    return [line.slice(0, at), line.slice(at + 2).trim()] as const;
  });
  const of = (key: string) => pairs.find(([each]) => each === key)?.[1] ?? "";
  const row: JudgedRow = {
    id: head.replace("# ", ""),
    language: (of("language") || target) as Language,
    target,
    name: of("name"),
    brand: of("brand"),
    description: of("text"),
    facts: of("facts")
      .split(" | ")
      .filter((fact) => fact !== "")
      .map((fact) => ({ label: fact.split(": ")[0] ?? "", text: fact.split(": ")[1] ?? "" })),
  };
  return pairs.flatMap(([key, written]): JudgedAnswer[] => {
    const [verdict, kind = "", of = ""] = key.split(" ");
    if (verdict === "good") return [{ row, answered: answerOf(kind, written) }];
    if (verdict !== "bad") return [];
    const good = pairs.find(([each]) => each === `good ${of}`)?.[1] ?? "";
    return [{ row, ...faulty(of, good, written, kind) }];
  });
}

function answerOf(task: string, written: string): Answered {
  const known = tasks[task];
  if (known === undefined) throw new Error(`No task ${task}.`);
  return known === "values" ? { task: known, values: readValues(written) } : { task: known, text: written };
}

function faulty(task: string, good: string, change: string, kind: string): Omit<JudgedAnswer, "row"> {
  if (change.startsWith("+ ")) {
    const text = change.slice(2);
    const answered = answerOf(task, task === "values" ? text : `${good} ${text}`);
    return { answered, fault: { kind, text } };
  }
  const [from = "", to = ""] = change.split(" => ");
  if (!good.includes(from) || to === "") throw new Error(`“${from}” is no piece of “${good}”.`);
  return { answered: answerOf(task, good.replace(from, to)), fault: { kind, text: to } };
}

function readValues(written: string): StatedValue[] {
  return written.split("; ").map((each) => {
    const [, attribute = "", value = "", quote = ""] = /^([^=]+)=(.*) <(.*)>$/.exec(each) ?? [];
    if (quote === "") throw new Error(`“${each}” is no value.`);
    return { attribute, value, quote };
  });
}
