import type { AttributeRecord } from "../../../catalog/model.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import type { Statement } from "./statement.ts";
import { readWords } from "./words.ts";

/**
 * Drops values that are a part of what the row says: one of two to choose from ("gold or silver"), one of two finishes ("Natural / anthracite"), one of two golds ("Or blanc et jaune"),
 * a length from the middle of a cylinder to its end, pieces for players, the cover of what is filled, beads that are no pearls, a score that a label on the pack contradicts, and a material that is the shade of a
 * column of colours.
 */
export function withoutPartial(
  statements: readonly Statement[],
  texts: readonly ProductText[],
  attributes: readonly AttributeRecord[],
): readonly Statement[] {
  const isOfLock = attributes.some(({ identifier }) => identifier === "lock_mechanism");
  return statements
    .filter(
      (one) =>
        !isShade(one, statements) &&
        !isOption(one) &&
        !isOneFinish(one, statements) &&
        !isOneGold(one) &&
        !isHalfLength(one, texts, isOfLock) &&
        !isOtherCount(one, statements) &&
        !isOfCover(one, texts) &&
        !isBead(one, texts),
    )
    .map((one) => withGrade(withScoreOfLabel(one, texts)));
}

const gradeBehind =
  /^(?:\s(?:inox(?:ydable)?|inossidabile))?(?:\s\(?(?:(?:AISI|SUS)[\s-]?)?(?:201|30[1-4]L?|316(?:L|Ti)?|4[123]0|18\/(?:0|8|10)|1\.4\d{3}|V[24]A)\)?)?(?![\p{L}\p{N}]|[/.,-]\p{N})/iu;
const steel = /(?:steel|stahl|acier|acciaio|inox)$/iu;

/** The "Acciaio inox AISI 430" of which a list knows the steel, in a column: its kind and its grade belong to the value. */
function withGrade(one: Statement): Statement {
  const { attribute, text, start, end } = one;
  const { text: written } = text.plain;
  if (attribute.subject !== "material" || text.fact === undefined || !steel.test(written.slice(start, end)))
    return one;
  const grade = gradeBehind.exec(written.slice(end, end + longestOption))?.[0] ?? "";
  const kind = /(?<!\p{L})stainless\s$/iu.exec(written.slice(0, start))?.[0] ?? "";
  return grade === "" && kind === "" ? one : { ...one, start: start - kind.length, end: end + grade.length };
}

const alternatives = /\p{L}\s?[/|]\s?\p{L}/u;

/** A colour in a column of another name, which has several finishes and not a colour for each. */
function isOneFinish(one: Statement, statements: readonly Statement[]): boolean {
  const { attribute, text, isLabelled } = one;
  if (attribute.subject !== "color" || text.fact === undefined || isLabelled === true) return false;
  const written = text.plain.text.slice(text.fact.label.length + 1);
  if (!alternatives.test(written)) return false;
  const found = statements.filter((other) => other.attribute === attribute && other.text === text);
  return new Set(found.map(({ start }) => start)).size < written.split(/[/|]/u).length;
}

/** The "Terracotta" of a planter in plastic, whose column of colours says so, where another word names its material. */
function isShade(
  { attribute, text, start, end, value, isLabelled }: Statement,
  all: readonly Statement[],
): boolean {
  if (attribute.subject !== "material" || isLabelled === true) return false;
  const word = foldText(text.plain.text.slice(start, end));
  const isColour = all.some(
    (other) =>
      other.attribute.subject === "color" &&
      other.text.fact !== undefined &&
      foldText(other.text.plain.text.slice(other.start, other.end)) === word,
  );
  return isColour && all.some((other) => other.attribute === attribute && other.value !== value);
}

/** In characters, with what joins it. */
const longestOption = 40;
const or = /^\s(?:or|oder|ou|oppure|o)\s(?=(\p{L}+))/iu;
const orBefore = /(\p{L}+)\s(?:or|oder|ou|oppure|o)\s$/iu;

/** The "silver" of "with a gold or silver anchor": the buyer chooses, or a column says it. */
function isOption({ attribute: { record }, text, start, end }: Statement): boolean {
  if (record.kind !== "closed" || text.fact !== undefined) return false;
  const { text: written } = text.plain;
  const before = written.slice(Math.max(0, start - longestOption), start);
  const behind = written.slice(end, end + longestOption);
  const others = [orBefore.exec(before)?.[1], or.exec(behind)?.[1]];
  return others.some((other) => other !== undefined && isValueOf(record, other));
}

function isValueOf({ values }: AttributeRecord, word: string): boolean {
  const folded = foldText(word);
  return values.some(({ names, terms }) =>
    textLanguages.some((language) =>
      // "Or" of "or jaune".
      [names[language] ?? "", ...(terms[language] ?? [])].some((each) =>
        `${foldText(each)} `.startsWith(`${folded} `),
      ),
    ),
  );
}

const and = /^\s?-?\s?(?:and|und|et|e|&|\/|\+)\s?$/u;

/** The "or blanc" of "or blanc et jaune", the "Gelbgold" of "Weiß- und Gelbgold". */
function isOneGold({ attribute, text, start, end }: Statement): boolean {
  if (attribute.record.identifier !== "metal") return false;
  const { words, plain } = text;
  const first = words.findIndex((word) => word.start >= start);
  const last = words.findLastIndex((word) => word.end <= end);
  if (first < 0 || !words.slice(first, last + 1).some((word) => isIn("gold-tone", word))) return false;
  const isOther = (from: number, to: number) => {
    const [near, far] = [words[from], words[to]];
    return near !== undefined && far !== undefined && isIn("gold-tone", far) && near !== far;
  };
  const between = (one: number, other: number) => plain.text.slice(words[one]?.end, words[other]?.start);
  // A joining word is a word of its own, a slash is none.
  return [1, 2].some(
    (step) =>
      (isOther(last, last + step) && and.test(between(last, last + step))) ||
      (isOther(first, first - step) && and.test(between(first - step, first))),
  );
}

/** "Length outside" beside "Length inside": of a lock's cylinder both are halves, of anything else the longer one may be its length. */
function isHalfLength(
  { attribute, text, start, end }: Statement,
  texts: readonly ProductText[],
  isOfLock: boolean,
): boolean {
  if (attribute.record.dimension !== "length" || text.fact === undefined) return false;
  const side = sideOf(text.fact.label);
  const label = withoutSide(text.fact.label);
  const other = texts.find(
    ({ fact }) =>
      fact !== undefined &&
      sideOf(fact.label) === (side === "outer" ? "inner" : "outer") &&
      withoutSide(fact.label) === label,
  );
  if (side === undefined || other === undefined) return false;
  if (side === "inner") return true;
  const numberIn = (written: string) => Number(/\d+(?:[.,]\d+)?/u.exec(written)?.[0].replace(",", ".") ?? 0);
  const behind = other.plain.text.slice((other.fact?.label.length ?? 0) + 1);
  return isOfLock || numberIn(text.plain.text.slice(start, end)) <= numberIn(behind);
}

function sideOf(label: string): "outer" | "inner" | undefined {
  const words = readWords(label);
  return (["outer", "inner"] as const).find((side) => words.some((word) => isIn(side, word)));
}

function withoutSide(label: string): string {
  return readWords(label)
    .flatMap((word) => (isIn("outer", word) || isIn("inner", word) ? [] : word.folded))
    .join(" ");
}

/** Of a column "Spieler / Teile" the cell says which it counts: "1000 Teile" and "1000" are no players, "3-4 Spieler" are. */
function isOtherCount({ attribute, text, start, end }: Statement, all: readonly Statement[]): boolean {
  if (attribute.record.identifier !== "number_of_players" || text.fact === undefined) return false;
  const isShared = all.some(
    (other) => other.text === text && other.start === start && other.attribute !== attribute,
  );
  return isShared && !readWords(text.plain.text.slice(start, end)).some((word) => isIn("players", word));
}

const filled =
  /(?<!\p{L})(?:pillows?|cushions?|mattress|\p{L}*kissen|\p{L}*matratze|oreillers?|traversins?|coussins?|matelas|cuscin[oi]|guancial[ei]|materass[oi])(?!\p{L})/iu;

/** The "bambou" of "mousse viscoélastique, housse bambou" in a pillow's column of materials: it is its cover's. */
function isOfCover({ attribute, text, start }: Statement, texts: readonly ProductText[]): boolean {
  if (attribute.record.identifier !== "material" || text.fact === undefined) return false;
  const name = texts.find(({ source }) => source === "product_name")?.plain.text ?? "";
  if (!filled.test(name) || readWords(name).some((word) => isIn("cover-part", word))) return false;
  const written = text.plain.text;
  const from = Math.max(written.lastIndexOf(",", start), written.lastIndexOf(";", start)) + 1;
  const isCover = readWords(written.slice(from, start)).some((word) => isIn("cover-part", word));
  return isCover && readWords(written.slice(0, from)).some((word) => isIn("filling", word));
}

const ofBeads =
  /(?<!\p{L})(?:perles?\s(?:de\s|en\s|d['’])|perl[ea]\s(?:di|in)\s)(?!culture|tahiti|eau|majorque|rivi[eè]re|nacre|fiume|mare|maiorca|coltura|akoya)/iu;

/** French and Italian have one word for pearls and beads: "perles d'amazonite", "perle in legno". */
function isBead({ attribute, value }: Statement, texts: readonly ProductText[]): boolean {
  if (attribute.record.identifier !== "gemstone" || value?.identifier !== "pearl") return false;
  return texts.some(({ plain }) => ofBeads.test(plain.text));
}

const scoreOnPack = /nutri-?score\s([a-e])(?![\p{L}\p{N}])/iu;

/** "Nutriscore D" among the labels on a pack goes before the grade E that somebody has computed. */
function withScoreOfLabel(one: Statement, texts: readonly ProductText[]): Statement {
  if (one.attribute.record.identifier !== "nutri_score") return one;
  for (const text of texts) {
    const found = text.fact === undefined ? null : scoreOnPack.exec(text.plain.text);
    const grade = found?.[1]?.toLowerCase();
    const value = one.attribute.record.values.find(({ identifier }) => identifier === grade);
    if (found === null || value === undefined || value === one.value) continue;
    const end = found.index + found[0].length;
    return { ...one, value, text, start: end - 1, end };
  }
  return one;
}
