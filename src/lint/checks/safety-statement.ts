import { lazily } from "../../lib/once.ts";
import { parseTable } from "../../lib/table.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { defineCheck, oneOf } from "../check.ts";
import safetyTable from "../data/safety.tsv";
import type { FieldReading, ProductReading } from "../product-reading.ts";
import { type Fault, faultOfAll } from "../violation.ts";

const statements = [
  "manufacturer",
  "postal",
  "electronic",
  "responsible",
  "responsible-address",
  "warning",
] as const;

/**
 * Whether an offer states what Regulation (EU) 2023/988 asks for, in the field or in a labelled line of the
 * description or the bullet points: presence only, not whether it is true. `manufacturer`, a name or a brand;
 * `postal` and `electronic`, the addresses; `responsible`, a person in the EU where the manufacturer is seen to be
 * outside it; `responsible-address`, both addresses of that person, if one is stated; `warning`, any warning or safety
 * information.
 */
export const safetyStatement = defineCheck({
  kind: "safety-statement",
  options: { of: oneOf(...statements) },
  settledBy: "request",
  find: (reading, { of }) => {
    const message = missingIn(reading.text, of);
    return message === undefined ? [] : [faultOfAll(reading, message)];
  },
  findAbsent: ({ of }, product) => {
    const stated = statedElsewhere(product, of);
    const message = stated === "" ? messageOfNone(product, of) : missingIn(stated, of);
    return message === undefined ? [] : [missing(message)];
  },
});

type Statement = (typeof statements)[number];

function missing(message: string): Fault {
  return { start: 0, end: 0, message };
}

function missingIn(text: string, of: Statement): string | undefined {
  if (of === "postal" && !isPostal(text)) return "No postal address of the manufacturer is stated.";
  if (of === "electronic" && !isElectronic(text))
    return "No electronic address (mail or website) of the manufacturer is stated.";
  if (of === "responsible-address" && !(isPostal(text) && isElectronic(text)))
    return "The responsible person's postal and electronic address are not both stated.";
  return undefined;
}

function messageOfNone(product: ProductReading, of: Statement): string | undefined {
  if (of === "responsible-address") return undefined;
  if (of === "warning")
    return "No warning and no safety information is stated; if the product has any, the offer needs it.";
  if (of === "responsible") {
    const country = countryOutside(manufacturerIn(product));
    return (
      country && `The manufacturer is outside the EU (${country}), and no responsible person in it is stated.`
    );
  }
  if (of === "manufacturer") return product.brand === undefined ? "No manufacturer is stated." : undefined;
  return missingIn("", of);
}

function manufacturerIn(product: ProductReading): string {
  return product.field("manufacturer")?.text ?? statedElsewhere(product, "manufacturer");
}

interface SafetyWords {
  readonly labels: ReadonlyMap<string, Label>;
  readonly inside: ReadonlySet<string>;
  readonly outside: ReadonlySet<string>;
}

type Label = "manufacturer" | "responsible" | "warning";

const safetyWords = lazily((): SafetyWords => {
  const rows = parseTable(safetyTable);
  const listed = (list: string) =>
    new Set(rows.filter((row) => row.list === list).flatMap(({ words = "" }) => words.split("|")));
  const names = (["manufacturer", "responsible", "warning"] as const).flatMap((label) =>
    [...listed(label)].map((word): [string, Label] => [word, label]),
  );
  return { labels: new Map(names), inside: listed("inside"), outside: listed("outside") };
});

const labelOf: Readonly<Record<Statement, Label>> = {
  manufacturer: "manufacturer",
  postal: "manufacturer",
  electronic: "manufacturer",
  responsible: "responsible",
  "responsible-address": "responsible",
  warning: "warning",
};

/** What the description and the bullet points state under labels of the kind. */
function statedElsewhere(product: ProductReading, of: Statement): string {
  return (["description", "bullet_points"] as const)
    .map((field) => product.field(field)?.once(labelledIn)[labelOf[of]] ?? "")
    .join("\n")
    .trim();
}

type Labelled = Readonly<Partial<Record<Label, string>>>;

const longestStatement = 400;
const possibleLabel = /(?:^|[\n.!?;|•–])[ \t•*-]{0,9}(\p{L}[^:\n;|•.]{2,60}?)[ \t]{0,3}(?:[:：]|(?=\n|$))/gu;

function labelledIn({ text }: FieldReading): Labelled {
  const { labels } = safetyWords();
  const found = [...text.matchAll(possibleLabel)].flatMap(({ 0: whole, 1: name = "", index }) => {
    const label = labels.get(labelKey(name));
    return label === undefined ? [] : [{ label, start: index, end: index + whole.length }];
  });
  const stated: Partial<Record<Label, string>> = {};
  for (const [place, { label, end }] of found.entries()) {
    const next = Math.min(found[place + 1]?.start ?? text.length, end + longestStatement);
    const value = text.slice(end, next).trim();
    if (value !== "") stated[label] = `${stated[label] ?? ""}\n${value}`;
  }
  return stated;
}

/** "EU-Verantwortliche Person (GPSR)" is "eu verantwortliche person". */
function labelKey(name: string): string {
  return foldText(name.replace(/\([^()]*\)/g, " "))
    .replace(/(?:^|\s)(?:gpsr|gemass gpsr|selon rgsp)(?=\s|$)/g, " ")
    .replace(/[-'’\s]+/g, " ")
    .replace(/^warn und /, "warn- und ")
    .trim();
}

/** A number and words beside it: a street and its number, or a postal code and a town. */
function isPostal(text: string): boolean {
  const words = text
    .replace(/(?<!\p{L})(?:tel|fax|tél|phone)[^\n,;|]*|\+\d[\d\s()/-]*/giu, " ")
    .split(/[\s,;|]+/)
    .filter((word) => !/@|^https?:|^www\./i.test(word) && /[\p{L}\p{N}]/u.test(word));
  return words.length >= 3 && words.some((word) => /^(?:[A-Z]{1,2}-)?\d/.test(word));
}

function isElectronic(text: string): boolean {
  return /\S@\S|https?:\/\/\S|(?<![\p{L}\d])www\.\S|[a-z\d]\.(?:com|eu|de|fr|it|at|ch|net|org|co|shop|info|uk|cn|nl|es|pl|be)(?![\p{L}\d])/iu.test(
    text,
  );
}

/** Alone, behind a number, or before a Swiss postal code. */
const countryCode = /^(?:.{0,200}\d[ \t]+)?(CN|US|UK|GB|TR|JP|HK|TW|IN|KR|VN|CH)\.?$|^CH-\d{4}\s/;

/** The country outside the European Economic Area that the text names, where it names none inside. */
function countryOutside(text: string): string | undefined {
  const { inside, outside } = safetyWords();
  const parts = text.slice(0, longestStatement).split(/[,;|\n()/•]+/);
  const named = parts.flatMap((part) => namesIn(part.trim()));
  if (named.some(({ key }) => inside.has(key))) return undefined;
  return (
    named.find(({ key }) => outside.has(key))?.written ??
    parts.map((part) => codeIn(part.trim())).find((code) => code !== undefined)
  );
}

function codeIn(part: string): string | undefined {
  const found = countryCode.exec(part);
  return found === null ? undefined : (found[1] ?? "CH");
}

/** The part itself, and its last three, two and one words: "518000 Shenzhen China". */
function namesIn(part: string): readonly { readonly key: string; readonly written: string }[] {
  const words = part.replace(/\.$/, "").split(/\s+/);
  return [4, 3, 2, 1].map((count) => {
    const written = words.slice(-count).join(" ");
    return { key: foldText(written), written };
  });
}
