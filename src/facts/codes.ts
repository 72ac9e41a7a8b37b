import { acronyms } from "../nlp/casing-words.ts";
import { readGtin } from "../nlp/gtin.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import type { Token } from "../nlp/tokenizer.ts";
import { addFact, type Fact, type FactReading, gapAfter } from "./fact.ts";

/**
 * Normalizes a number without a unit: 1,5 is 1.5, and a separator followed by three digits is a thousands
 * separator, so 1.500 and 1,500 are 1500. Leading zeros are significant in article numbers and stay.
 */
export function numberKey(written: string): string {
  if (!written.includes(",") && !written.includes(".")) return written;
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)) return written.replace(/[.,]/g, "");
  const [last] = /[.,]\d+$/.exec(written) ?? [""];
  const whole = written.slice(0, written.length - last.length).replace(/[.,]/g, "");
  const decimals = last.slice(1).replace(/0+$/, "");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xxs: "xxs",
    xs: "xs",
    xl: "xl",
    xxl: "2xl",
    "2xl": "2xl",
    xxxl: "3xl",
    "3xl": "3xl",
    xxxxl: "4xl",
    "4xl": "4xl",
    "5xl": "5xl",
    "6xl": "6xl",
  }),
);
const single = new Set(["S", "M", "L"]);
const labels = new Set(
  "size sizes grosse groessen grossen gr taille tailles taglia taglie tg misura".split(" "),
);
const systems = new Set(["EU", "UK", "US", "FR", "IT", "DE", "EUR"]);
const largestSize = 60;

/**
 * Adds the size that begins at token `index`: XL, Größe M, EU 42. @returns its last token; undefined if there
 * is none
 */
function findSize(reading: FactReading, index: number): number | undefined {
  const token = reading.tokens[index];
  if (token === undefined || token.text.length > 5) return undefined;
  const letter = letters.get(token.folded) ?? singleLetter(reading, index);
  if (letter !== undefined) {
    addFact(reading, { kind: "code", key: `size ${letter}`, subject: "size" }, index, index);
    return index;
  }
  const next = reading.tokens[index + 1];
  if (!systems.has(token.text) || next?.kind !== "number" || reading.taken[index + 1] === 1) return undefined;
  if (Number(next.folded.replace(",", ".")) > largestSize) return undefined;
  const key = `size ${token.folded} ${next.folded.replace(",", ".")}`;
  addFact(reading, { kind: "code", key, subject: `size ${token.folded}` }, index, index + 1);
  return index + 1;
}

/** S, M and L denote a size at the end, after a size label or next to another size. */
function singleLetter(reading: FactReading, index: number): string | undefined {
  const { tokens, folded } = reading;
  const text = tokens[index]?.text ?? "";
  if (!single.has(text)) return undefined;
  const isLabelled = labels.has(folded[index - 1] ?? "");
  const isLast = index > 0 && index === tokens.length - 1 && gapAfter(reading, index - 1) !== "'";
  const isListed = isSizeLetter(tokens[index + 1]?.text) || isSizeLetter(tokens[index - 1]?.text);
  return isLabelled || isLast || isListed ? text.toLowerCase() : undefined;
}

function isSizeLetter(text: string | undefined): boolean {
  return text !== undefined && (single.has(text) || letters.has(text.toLowerCase()));
}

const articleLabels = new Set(
  "art artnr artikel artikelnr artikelnummer ref reference referenz sku mpn model modell modele modello modellnr item article articolo codice cod code bestellnr bestellnummer".split(
    " ",
  ),
);
const labelEndings = new Set("nr no nummer number numero n num".split(" "));
const gtinLabels = new Set("ean gtin upc ean13 barcode strichcode isbn".split(" "));
const standards = new Set("iso din en iec ece astm ansi".split(" "));
/** Ingress protection codes of IEC 60529: IP68, IPX4. */
const protectionClass = /^ip(?:\d[\dx]|x\d)k?$/;
const shortestArticleNumber = 4;
/** Abbreviations used as everyday names, which translations keep. */
const everyday = new Set("tv pc cd dvd usa uk eu ue ok bh wc lkw pkw kfz".split(" "));

/** "Sun protection factor" in English, German and French. */
const sunProtection = new Set("spf lsf fps".split(" "));

/** Finds numbers, codes, sizes, standards and GTINs among the tokens that belong to no other fact. */
export function findCodes(reading: FactReading): void {
  const { tokens, taken } = reading;
  let isShouting: boolean | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || taken[index] === 1) continue;
    const sizeEnd = findSize(reading, index);
    if (sizeEnd !== undefined) index = sizeEnd;
    else if (token.kind === "number") addNumber(reading, token, index);
    else if (token.kind === "code") addCode(reading, token, index);
    else if (isStandard(reading, index)) index = addStandard(reading, index);
    else if (mayBeAcronym(token)) {
      isShouting ??= shouts(tokens);
      if (isAcronym(reading, token, isShouting))
        addFact(reading, { kind: "code", key: acronymKey(token.folded) }, index, index);
    }
  }
}

function addNumber(reading: FactReading, { folded }: Token, index: number): void {
  addFact(reading, numberFact(reading, folded, index), index, index);
}

function numberFact(
  reading: FactReading,
  folded: string,
  index: number,
): Pick<Fact, "kind" | "key" | "subject"> {
  const gtin = folded.length > 8 || isLabelled(reading, index, gtinLabels) ? readGtin(folded) : undefined;
  if (gtin !== undefined) return { kind: "gtin", key: gtin, subject: "gtin" };
  const isArticle = folded.length >= shortestArticleNumber && isLabelled(reading, index, articleLabels);
  return isArticle
    ? { kind: "code", key: folded }
    : { kind: "number", key: numberKey(folded), subject: "number" };
}

/** "Art.-Nr. 4711", "EAN: 4006381333931": a label within the two preceding words. */
function isLabelled({ folded }: FactReading, index: number, labels: ReadonlySet<string>): boolean {
  const [before = "", earlier = ""] = [folded[index - 1], folded[index - 2]];
  return labels.has(before) || (labelEndings.has(before) && labels.has(earlier));
}

/** 135x200 is two numbers, as in lists of sizes. */
function addCode(reading: FactReading, { text, folded, start }: Token, index: number): void {
  if (protectionClass.test(folded)) {
    addFact(reading, { kind: "certification", key: folded, subject: "ip" }, index, index);
    return;
  }
  if (!/^\d+(?:x\d+)+$/.test(folded)) {
    addFact(reading, { kind: "code", key: folded.replace(/[-_‐‑.,]/g, "") }, index, index);
    return;
  }
  for (const { 0: written, index: offset } of text.matchAll(/\d+/g)) {
    const place = { start: start + offset, end: start + offset + written.length };
    reading.facts.push({ kind: "number", key: written, subject: "number", text: written, ...place });
  }
  reading.taken[index] = 1;
}

function isStandard({ tokens, folded }: FactReading, index: number): boolean {
  const text = tokens[index]?.text ?? "";
  const next = tokens[index + 1];
  return (
    standards.has(folded[index] ?? "") && text === text.toUpperCase() && /^\d{3,}/.test(next?.text ?? "")
  );
}

function addStandard(reading: FactReading, index: number): number {
  const key = `${reading.folded[index]} ${reading.folded[index + 1]}`;
  addFact(reading, { kind: "certification", key }, index, index + 1);
  return index + 1;
}

function mayBeAcronym({ text }: Token): boolean {
  return /^[A-Z]{2,6}$/.test(text);
}

/**
 * Known acronyms, and words without vowels. In an answer every word in capitals counts: if it is not an acronym, the source contains it anyway.
 */
function isAcronym({ mode }: FactReading, { text, folded }: Token, isShouting: boolean): boolean {
  if (everyday.has(folded)) return false;
  if (acronyms().has(folded)) return true;
  if (isShouting || isStopWordInAnyLanguage(folded)) return false;
  return mode === "answer" || /^[^AEIOUY]+$/.test(text);
}

function acronymKey(folded: string): string {
  return sunProtection.has(folded) ? "spf" : folded;
}

const maxShareOfCapitals = 0.5;

/** Whether most words of a text are in capitals, so that capitals carry no information. */
function shouts(tokens: readonly Token[]): boolean {
  let [words, capitals] = [0, 0];
  for (const { kind, text } of tokens) {
    if (kind !== "word" || text.length < 2) continue;
    words += 1;
    if (text === text.toUpperCase()) capitals += 1;
  }
  return words > 1 && capitals > words * maxShareOfCapitals;
}
