import { curePlaces } from "../lint/health-claims.ts";
import { lintProduct } from "../lint/linter.ts";
import { type FieldReading, guessLanguage, readFieldOf } from "../lint/product-reading.ts";
import type { Rule, RulePack } from "../lint/rule.ts";
import type { LintedProduct } from "../lint/violation.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import type { SoundnessPart } from "./scorer.ts";

type Field = SoundnessPart["field"];
type Fault = Omit<SoundnessPart, "field">;

/** What no shop publishes, whichever packs of rules are asked for. */
const rules: readonly Omit<Rule, "source" | "read">[] = [
  rule("name", "promotion", { kind: "promotion", of: "name" }),
  rule("name", "contact", { kind: "contacts" }),
  rule("name", "placeholder", { kind: "placeholder" }),
  rule("name", "repeated", { kind: "echoes" }),
  rule("description", "promotion", { kind: "promotion", of: "sentences" }),
  rule("description", "contact", { kind: "contacts", of: "sentences" }),
  rule("description", "placeholder", { kind: "placeholder" }),
  rule("description", "repeated", { kind: "echoes" }),
];
const ownPacks: readonly RulePack[] = [
  {
    name: "sound",
    title: "Sound texts",
    version: "1",
    rules: rules.map((each) => ({ ...each, source: "this project", read: "2026-11-23" })),
  },
];

function rule(field: Field, fault: string, check: Rule["check"]): Omit<Rule, "source" | "read"> {
  return { identifier: `sound.${field}.${fault}`, level: "error", field, summary: fault, check };
}

/** In points of 100. */
const costs: Readonly<Record<SoundnessPart["fault"], number>> = {
  promotion: 15,
  contact: 15,
  placeholder: 40,
  repeated: 20,
  stuffed: 35,
  language: 50,
  broken: 20,
  capitals: 20,
  cure: 40,
  foreign: 45,
  contradictory: 35,
};

export function faultOf(fault: SoundnessPart["fault"], text = ""): Fault {
  return { fault, cost: costs[fault], text };
}

/** Faults of the name and of the description, each read by itself. A fault counts once a text. */
export function findTextFaults(product: LintedProduct): readonly SoundnessPart[] {
  const parts = new Map<string, SoundnessPart>();
  const add = (field: Field, found: Fault | undefined) => {
    if (found !== undefined && !parts.has(`${field} ${found.fault}`))
      parts.set(`${field} ${found.fault}`, { field, ...found });
  };
  for (const { rule: broken, text } of lintProduct(product, ownPacks))
    add(broken.field as Field, faultOf(broken.summary as SoundnessPart["fault"], text));
  const { name, description } = product.fields;
  if (name !== undefined) for (const found of faultsOf("name", name, product)) add("name", found);
  if (description !== undefined)
    for (const found of faultsOf("description", description, product)) add("description", found);
  return [...parts.values()];
}

function* faultsOf(field: Field, source: string, product: LintedProduct): Iterable<Fault | undefined> {
  const reading = readFieldOf(field, source);
  yield stuffingIn(field, reading);
  yield otherLanguage(field, reading, product);
  yield brokenEnd(field, reading, product);
  yield garbled(reading);
  if (field !== "description") return;
  yield repeatedSentence(reading);
  yield shouting(reading);
  if (curePlaces(reading.text, reading.words).length > 0) yield faultOf("cure");
}

/** Tokens that are looked at. */
const mostWords = 400;
/** Of the words that a list of search words is made of. */
const fewestSegments = 6;

/** Search words in a row: most parts between commas are short and say the same word; in a name, a word three times. */
function stuffingIn(field: Field, { text, words }: FieldReading): Fault | undefined {
  if (field === "name") {
    const count = mostFrequent(words.folded.slice(0, mostWords));
    return count !== undefined && count.count >= 3 ? faultOf("stuffed", count.word) : undefined;
  }
  const segments = text.slice(0, 4_000).split(/[,;|\n]|\. /u);
  let run: string[] = [];
  for (const segment of [...segments, "an end of the row of short parts of the text"]) {
    const parts = segment.trim().split(/\s+/u);
    if (parts.length <= 4 && parts[0] !== "") {
      run.push(...new Set(parts.map((part) => part.toLowerCase().replace(/[^\p{L}]/gu, ""))));
      run.push("");
      continue;
    }
    const count = run.filter((word) => word === "").length;
    const most = mostFrequent(run);
    if (count >= fewestSegments && most !== undefined && most.count >= Math.max(4, count / 2))
      return faultOf("stuffed", most.word);
    run = [];
  }
  return undefined;
}

function mostFrequent(
  words: readonly string[],
): { readonly word: string; readonly count: number } | undefined {
  const counts = new Map<string, number>();
  let best: { word: string; count: number } | undefined;
  for (const word of words) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    if (best === undefined || count > best.count) best = { word, count };
  }
  return best;
}

const fewestWords = 6;
const sure = 0.9;

/** Names have few words and may be English everywhere: there a joining word of the other language must be among them. */
function otherLanguage(field: Field, reading: FieldReading, product: LintedProduct): Fault | undefined {
  const { folded, tokens } = reading.words;
  if (tokens.length < fewestWords - (field === "name" ? 1 : 0)) return undefined;
  const { language, confidence } = reading.once(guessLanguage);
  if (language === undefined || confidence < sure) return undefined;
  const wanted = product.language;
  if (wanted === undefined || language === wanted) return undefined;
  const joining = folded.filter(
    (word) => word.length > 1 && isStopWord(word, language) && !isStopWord(word, wanted),
  ).length;
  const own = folded.filter((word) => isStopWord(word, wanted) && !isStopWord(word, language)).length;
  return joining > own ? faultOf("language", language) : undefined;
}

const closed = /[.!?:;…)\]"'»“”%*\p{N}]\s*$/u;

/** The end of a cut text: a joining word, or no full stop where every other sentence has one. */
function brokenEnd(field: Field, { text, words }: FieldReading, product: LintedProduct): Fault | undefined {
  const last = words.tokens.at(-1);
  if (last === undefined || last.kind !== "word" || text.slice(last.end).trim() !== "") return undefined;
  const end = text.slice(-30);
  const mayJoin = /^\p{Ll}{2,}$/u.test(last.text) && isStopWordInAnyLanguage(last.folded);
  if (mayJoin && product.language !== undefined && isStopWord(last.folded, product.language))
    return faultOf("broken", end);
  if (field === "name" || closed.test(text)) return undefined;
  const sentences = text.match(/\p{Ll}\.\s+\p{Lu}/gu)?.length ?? 0;
  return sentences > 0 && !/\n/.test(text.slice(-200)) ? faultOf("broken", end) : undefined;
}

/** UTF-8 that was read as Latin-1, a closing tag alone, brackets that are not closed. */
function garbled({ text, source }: FieldReading): Fault | undefined {
  const wrong = /Ã[\u0080-\u00bf\u2013-\u2122ŒœŠšŽžŸƒ¼¤¶©®]|Â[°²³®©«»·]|â€|ï¿½|\ufffd/u.exec(text);
  if (wrong !== null) return faultOf("broken", text.slice(wrong.index, wrong.index + 10));
  const opened = source.match(/<(?:div|p|span|td|tr|table|ul|b)\b/giu)?.length ?? 0;
  const ended = source.match(/<\/(?:div|p|span|td|tr|table|ul|b)>/giu)?.length ?? 0;
  if (ended > opened) return faultOf("broken", "</");
  const brackets = (text.match(/[([]/gu)?.length ?? 0) - (text.match(/[)\]]/gu)?.length ?? 0);
  return brackets > 0 ? faultOf("broken", "(") : undefined;
}

/** Letters; shorter sentences may be said twice. */
const shortestSentence = 20;

function repeatedSentence({ text }: FieldReading): Fault | undefined {
  const said = new Set<string>();
  for (const sentence of text.split(/[.!?\n]\s/u)) {
    const line = sentence
      .trim()
      .replace(/[.!?]+$/u, "")
      .toLowerCase();
    if (line.length < shortestSentence) continue;
    if (said.has(line)) return faultOf("repeated", sentence.slice(0, 40));
    said.add(line);
  }
  return undefined;
}

function shouting({ text }: FieldReading): Fault | undefined {
  const letters = text.slice(0, 2_000).match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.slice(0, 2_000).match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 30 && capitals > 0.6 * letters ? faultOf("capitals") : undefined;
}
