import { plainText } from "../nlp/html.ts";
import { canonicalUnit } from "../nlp/units.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { detailWords, factWords } from "./header-words.ts";

/** One statement of a cell; without a label it is the column's. */
export interface CellStatement {
  readonly label?: string;
  readonly text: string;
}

/** The statements of a cell: one, or those of a JSON list or object, of a specification hash, or of `name=value` pairs. */
export function statementsOfCell(text: string): readonly CellStatement[] {
  const trimmed = text.trim();
  const first = trimmed.charCodeAt(0);
  if (first !== 123 && first !== 91) return pairsOfCell(trimmed);
  const value = parsed(trimmed);
  return value === undefined ? [{ text: trimmed }] : flatten(value, undefined, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.includes("=>") || text.includes("'") ? fromRuby(text) : text) as unknown;
  } catch {
    // No notation at all, or a cell that was cut off.
  }
  return /^\[\s*[{"[]/.test(text) || text.includes("=>") ? null : undefined;
}

/** `{"key"=>"Colour", "value"=>nil}` as JSON. */
function fromRuby(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|=>|\bnil\b|'((?:[^'\\]|\\.)*)'/g, (part, single?: string) => {
    if (part === "=>") return ":";
    if (part === "nil") return "null";
    return single === undefined ? part : JSON.stringify(single.replace(/\\'/g, "'"));
  });
}

const nameMembers = [
  "name",
  "key",
  "label",
  "attribute",
  "attribute_name",
  "attributename",
  "title",
  "code",
  "attribute_code",
  "bezeichnung",
  "nom",
  "nome",
  "property",
  "k",
];
const valueMembers = [
  "value",
  "values",
  "attribute_value",
  "attributevalue",
  "val",
  "text",
  "wert",
  "valeur",
  "valore",
  "options",
  "option",
  "data",
  "amount",
  "v",
];
const unitMembers = ["unit", "units", "unit_of_measure", "uom", "einheit"];
const maxDepth = 4;

function flatten(value: unknown, label: string | undefined, depth: number): readonly CellStatement[] {
  if (value === null || value === undefined || depth > maxDepth) return [];
  if (typeof value === "object" && !Array.isArray(value))
    return ofObject(value as Record<string, unknown>, label, depth);
  if (!Array.isArray(value)) return stated(String(value), label);
  const plain = value.filter((item) => typeof item !== "object" && item !== null).map(String);
  const nested = value.filter((item) => typeof item === "object" && item !== null && !isNameless(item));
  return [
    ...(plain.length > 0 ? stated(plain.join(", "), label) : []),
    ...nested.flatMap((item) => flatten(item, label, depth + 1)),
  ];
}

function ofObject(
  value: Record<string, unknown>,
  label: string | undefined,
  depth: number,
): readonly CellStatement[] {
  const members = new Map(Object.entries(value).map(([key, member]) => [key.toLowerCase(), member]));
  const name = firstOf(members, nameMembers);
  const content = firstOf(members, valueMembers);
  const unit = firstOf(members, unitMembers);
  if (content !== undefined && (typeof name === "string" || label !== undefined || unit !== undefined)) {
    const own = typeof name === "string" && name.trim() !== "" ? name : label;
    return flatten(withUnit(content, unit), own, depth + 1);
  }
  return Object.entries(value).flatMap(([key, member]) => flatten(member, key, depth + 1));
}

/** Specification hashes have texts without a name among the others: nobody knows what they are about. */
function isNameless(item: object): boolean {
  const [member, ...others] = Object.keys(item);
  return others.length === 0 && valueMembers.includes(member?.toLowerCase() ?? "");
}

function withUnit(content: unknown, unit: unknown): unknown {
  const isPlain = typeof content === "string" || typeof content === "number";
  return isPlain && typeof unit === "string" && unit !== "" ? `${content} ${unit}` : content;
}

function firstOf(members: ReadonlyMap<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const member = members.get(name);
    if (member !== undefined && member !== null) return member;
  }
  return undefined;
}

function stated(text: string, label: string | undefined): readonly CellStatement[] {
  return [label === undefined ? { text } : { label, text }];
}

/** Magento's `additional_attributes`: a comma separates only before the next name, and a value may be quoted. */
const pair =
  /([a-z][a-z0-9_]*)=("(?:[^"]|"")*"|(?:(?!,[a-z][a-z0-9_]*=)[\s\S])*)(?:,(?=[a-z][a-z0-9_]*=)|$)/gy;

/** PrestaShop's features: `Name:Value:Position`, several separated by commas; a value may have a colon or a comma. */
const feature = /([^:,;][^:]{0,60}):((?:[^:]|:(?!\d{1,3}\s*(?:[,;|]|$)))+):\d{1,3}\s*(?:[,;|]\s*|$)/gy;

function pairsOfCell(text: string): readonly CellStatement[] {
  const features = [...text.matchAll(feature)];
  const read = features.reduce((sum, [whole]) => sum + whole.length, 0);
  if (features.length > 0 && read === text.length)
    return features.map(([, label = "", value = ""]) => ({ label: label.trim(), text: value.trim() }));
  if (!/^[a-z][a-z0-9_]*=/.test(text)) return [{ text }];
  const statements: CellStatement[] = [];
  let end = 0;
  for (const [whole, label = "", value = ""] of text.matchAll(pair)) {
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    const plain = isQuoted ? value.slice(1, -1).replaceAll('""', '"') : value;
    statements.push({ label, text: plain.replaceAll("|", ", ") });
    end += whole.length;
  }
  return end === text.length ? statements : [{ text }];
}

/** Google's `product_detail`: `section:name:value`, several separated by commas; a colon within a part is escaped. */
export function detailsOfCell(text: string): readonly CellStatement[] {
  const trimmed = text.trim();
  if (trimmed.startsWith("{") || trimmed.startsWith("[")) return statementsOfCell(text);
  const statements: CellStatement[] = [];
  for (const [, quoted, bare] of trimmed.matchAll(
    /"((?:[^"]|"")*)"\s*,?|((?:\\.|[^,"])+(?:,(?=\s)(?:\\.|[^,"])+)*),?/g,
  )) {
    const parts = (quoted ?? bare ?? "").split(/(?<!\\):/).map((part) => part.replaceAll("\\", "").trim());
    const label = parts.length > 2 ? parts[1] : parts[0];
    const value = parts.slice(parts.length > 2 ? 2 : 1).join(":");
    if (label !== undefined && label !== "" && value !== "") statements.push({ label, text: value });
  }
  return statements;
}

const labelled = /^\s*([\p{L}][^:;|\n<>=]{1,40}?)\s*[:=]\s*(\S[^\n]*)$/u;

/** "Farbe: schwarz; Breite: 20 cm": a list of labelled statements. Undefined where the text is none. */
export function labelledStatements(text: string): readonly CellStatement[] | undefined {
  if (!/[:=]/.test(text)) return undefined;
  const parts = text
    .split(/\s*[;|\n•]\s*|<br\s*\/?>|<\/li>|,\s+(?=\p{Lu}[^,:]{1,30}:\s)/u)
    .filter((part) => part.trim() !== "");
  const statements: CellStatement[] = [];
  for (const part of parts) {
    const match = labelled.exec(part.replace(/<[^>]*>/g, "").trim());
    if (match === null) return undefined;
    const [, label = "", value = ""] = match;
    statements.push({ label, text: value });
  }
  return statements.length === 0 ? undefined : statements;
}

const bareNumber = /^[<>≤≥~±]?\s*\d[\d.,\s]*(?:\s*[-–x×]\s*\d[\d.,]*)*$/;
/** "3000/4000/6500", "Ø60x118", "18,5 / 20". */
const listOfNumbers = /^[^\p{L}%°"'″′:€$£]*\d[^\p{L}%°"'″′:€$£]*$/u;
/** "Ø170 x 35 - enc. Ø155", "Ø 82, ET 45": short forms of sides before the numbers. */
const sides = /^(?:\p{L}{1,4}[.:=]?(?=\s*[\dø⌀])|[^\p{L}%°"'″′:€$£])+$/iu;
const longestMeasures = 40;
/** A symbol stands at the number without a gap. */
const symbol = /^[°"'″′]$/;

/** "25 je Boden", "25 per shelf": a number of each of several parts. */
const numberOfEach =
  /^(\d+(?:[.,]\d+)?)\s((?:je|pro|per|par|each|cad\.?|cadauno|ciascun[oa]?|chacune?)(?:\s\p{L}{3,}){0,2})$/iu;

/** "max 60", "bis zu 20", "jusqu'à 5": a number that is a limit. */
const limit =
  /^(?:(?:max|min|ca|circa|env|approx)\.?|maxi?mum|maximal|minimum|minimal|massimo|minimo|up to|bis(?: zu)?|jusqu['’]à|fino a)\s?(?=\d)/iu;

/** Numbers without a unit get the column's, written once behind a list; any other text keeps what it says. */
export function withUnitOf(text: string, unit: string | undefined): string {
  const trimmed = text.trim();
  if (unit === undefined) return text;
  const [, number, share = ""] = numberOfEach.exec(trimmed) ?? [];
  if (number !== undefined) return `${number} ${unit} ${share}`;
  if (!isUnitless(trimmed, unit))
    return isNamedSides(trimmed, unit) ? withUnits(trimmed, unit) : (wordedSides(trimmed, unit) ?? text);
  return symbol.test(unit) ? `${trimmed}${unit}` : `${trimmed} ${unit}`;
}

function isUnitless(text: string, unit: string): boolean {
  if (bareNumber.test(text.replace(limit, ""))) return true;
  if (text.length > longestMeasures || !/\d$/.test(text)) return false;
  const plain = text.replace(/[ØøΦφ⌀]/gu, "").replace(/(?<=\d\s*)[x×](?=\s*\p{L}?\s*\d)/giu, "*");
  if (listOfNumbers.test(plain)) return true;
  return canonicalUnit(unit)?.dimension === "length" && sides.test(plain) && !hasUnit(plain);
}

/** "Ø90, perçage 75": sides between commas, each with a word for what it measures or a sign, and none with a unit. */
function isNamedSides(text: string, unit: string): boolean {
  const parts = text.split(/,\s+/u);
  if (canonicalUnit(unit)?.dimension !== "length" || parts.length < 2 || text.length > longestMeasures)
    return false;
  return parts.some((part) => /\p{L}{4}/u.test(part)) && parts.every((part) => namedSide.test(part));
}

const namedSide =
  /^(?:[Øø⌀]\s?|(?!(?:type|typ|tipo|s[ée]rie|series|mod[eè]le|modell[oi]?|model|size|größe|taille|taglia|pack|stück|pièces?|pieces?|pezzi|anzahl|nombre|numero)\s)\p{L}{4,}\s(?:[Øø⌀]\s?)?)?\d+(?:[.,]\d+)?$/iu;

function withUnits(text: string, unit: string): string {
  return text
    .split(/,\s+/u)
    .map((part) => `${part} ${unit}`)
    .join(", ");
}

const wordedSide = /^(\d+(?:[.,]\d+)?)(?:\s?(\p{L}+(?:\s\p{L}+)?)\.?)?$/u;

/** "300 mm dia x 68 mm" of "300 dia x 68": sides with the word for what they measure behind the number; undefined for any other text. */
function wordedSides(text: string, unit: string): string | undefined {
  if (canonicalUnit(unit)?.dimension !== "length" || text.length > longestMeasures) return undefined;
  const words = factWords("side");
  const parts = text.split(/\s?[x×]\s?/u).map((part) => wordedSide.exec(part));
  if (!parts.every((part) => part?.[2] === undefined || words.has(part[2].toLowerCase()))) return undefined;
  if (parts.includes(null) || !parts.some((part) => part?.[2] !== undefined)) return undefined;
  return parts
    .map((part) => `${part?.[1]} ${unit}${part?.[2] === undefined ? "" : ` ${part[2]}`}`)
    .join(" x ");
}

/** A word behind a number that is its unit: "10 mm x 20". */
function hasUnit(text: string): boolean {
  return [...text.matchAll(/\d\s*(\p{L}+)/gu)].some(
    ([, word = ""]) => word.length > 1 && canonicalUnit(word.toLowerCase()) !== undefined,
  );
}

/** Whether the column's name only says that statements follow: "bullet point", "features". */
export function isListLabel(label: string): boolean {
  return factWords("bullet").has(normalizeColumn(label).replace(columnNumber, "")) || isBulletColumn(label);
}

const columnNumber = / ?\d{1,2}$/;

/** Whether the column holds the seller's own bullet points: by its name, or by one such as "feature" with a number. */
export function isBulletColumn(label: string): boolean {
  const { base } = localisedColumn(normalizeColumn(label));
  const bare = base.replace(columnNumber, "");
  return detailWords("bullet_points").includes(bare) || (bare !== base && factWords("numbered").has(bare));
}

const [fewestParts, longestPart] = [3, 60];

/** "LED rear light; rain cover; 11 air inlets": short parts between semicolons are entries. */
function partsOfEntry(entry: string): readonly string[] {
  const parts = entry.split(/\s*;\s+/u);
  return parts.length >= fewestParts &&
    !entry.includes(":") &&
    parts.every(({ length }) => length <= longestPart)
    ? parts
    : [entry];
}

/**
 * The bullet points of a cell: those of a JSON list, of an HTML list, of lines, or between bullets and pipes.
 * @param isOnly whether the cell has all of them, and is not one of several columns
 */
export function bulletsOfCell(text: string, isOnly: boolean): readonly string[] {
  const trimmed = text.trim();
  const listed = trimmed.startsWith("[") ? parsed(trimmed) : undefined;
  const entries = Array.isArray(listed) ? listed.filter((entry) => typeof entry === "string") : [trimmed];
  return entries
    .flatMap((entry) => plainText(entry).text.split(/\n|\s*[•●▪]\s*|\s+\|\s+/u))
    .flatMap((entry) => (isOnly ? partsOfEntry(entry) : [entry]))
    .map((entry) => entry.replace(/^\s*[-–*]\s+/u, "").trim())
    .filter((entry) => /[\p{L}\p{N}]/u.test(entry));
}

/** "IP: 65": a code whose number stands behind the column's name. Any other text stays. */
export function withCodeOf(text: string, label: string): string {
  const name = label.trim();
  const isCode = factWords("code").has(name.toLowerCase()) && /^\d{1,2}[A-Z]?$/.test(text.trim());
  return isCode ? `${name.toUpperCase()}${text.trim()}` : text;
}
