import { findMeasures, measureKey } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { TaskContext } from "../../engine.ts";
import { areCompatible, findContradiction, isNoun, sureOfName } from "./contradictions.ts";
import { hasShare, withoutWiderValues } from "./narrower-values.ts";
import type { ProductText } from "./product-text.ts";
import { leastScore, type Statement } from "./statement.ts";

/**
 * Merges the statements on an attribute of a product whose row states more than its texts. An own fact beats a labelled line, which
 * beats name and prose: what differs from the strongest is not written, and where the two cannot both be true, a person should look.
 */
export function mergeByRank(onReview: TaskContext["onReview"], name: ProductText | undefined) {
  return (statements: readonly Statement[]): readonly Statement[] => {
    const sure = statements.filter(({ score }) => score >= leastScore);
    const strongest = sure.filter(isOwnFact);
    const stated = strongest.length > 0 ? strongest : sure.filter(({ isLabelled }) => isLabelled);
    const binding = withoutOtherMaker(withoutOthersOfList(stated, name), name);
    if (binding.length === 0) return mergeStatements(statements);
    const contradiction = onReview && findContradiction(binding, sure);
    if (contradiction !== undefined) onReview?.(contradiction);
    return withoutParts(ofFirstColumn(withoutSexes(bestOfEach(binding)))).sort(compareStatements);
  };
}

/** Of two columns that measure the same differently ("11.4 cm" and, in the other language's, "44.8 in") the first is taken. */
function ofFirstColumn(statements: readonly Statement[]): readonly Statement[] {
  const [first] = statements;
  if (first?.attribute.record.kind !== "measure" || !isOwnFact(first)) return statements;
  const { dimension } = first.attribute.record;
  const isOfOne = dimension === "length" || dimension === "mass";
  return isOfOne ? statements.filter(({ text }) => text === first.text) : statements;
}

function isOwnFact({ isLabelled, text }: Statement): boolean {
  return isLabelled === true && text.source === "fact";
}

/**
 * An attribute's statements, each value once, best first. Where name and description differ both remain, and the
 * description's score is at most the name's.
 */
export function mergeStatements(statements: readonly Statement[]): readonly Statement[] {
  const [only] = statements;
  if (only === undefined) return statements;
  if (statements.length === 1) return only.score >= leastScore ? statements : [];
  const retained = cappedByName(
    withoutOtherMaterials(
      withoutVague(withoutBuiltIn(withoutSexes(withoutOtherSex(bestOfEach(statements))))),
    ),
  ).filter(({ score }) => score >= leastScore);
  return withoutWiderValues(withoutParts(retained)).toSorted(compareStatements);
}

function bestOfEach(statements: readonly Statement[]): readonly Statement[] {
  const best = new Map<string, Statement>();
  for (const statement of statements) {
    const key = keyOf(statement);
    const known = best.get(key);
    if (known === undefined || known.score < statement.score || isNearer(statement, known))
      best.set(key, statement);
  }
  return [...best.values()];
}

/** Of two words for a value that are as certain, its own name is shown: "RJ45", not the "Cat6" that has such plugs. */
function isNearer(one: Statement, other: Statement): boolean {
  return one.score === other.score && one.text === other.text && isName(one) && !isName(other);
}

function isName({ value, text, start, end }: Statement): boolean {
  const written = foldText(text.plain.text.slice(start, end));
  return value !== null && Object.values(value.names).some((name) => foldText(name) === written);
}

/** "4 L" and "4 litre" are one value, "540A" and "540 A" are. */
function keyOf({ attribute, value, text, start, end }: Statement): string {
  if (value !== null) return `value ${value.identifier}`;
  const written = text.plain.text.slice(start, end);
  const spaced = written.replace(/(?<=\d)(?=\p{L})/u, " ");
  const [measure] = attribute.record.kind === "measure" ? findMeasures(spaced) : [];
  if (measure?.text === spaced) return `measure ${measureKey(measure)}`;
  return `text ${written.replace(/\s+/g, "").toLowerCase()}`;
}

function cappedByName(statements: readonly Statement[]): readonly Statement[] {
  const ofName = statements.filter(({ text }) => text.source === "product_name");
  const cap = Math.max(0, ...ofName.map(({ score }) => score));
  if (cap < sureOfName) return statements;
  return statements.map((statement) => ({ ...statement, score: Math.min(statement.score, cap) }));
}

const besideReach = 24;
const apart = /[.!?:;\n]|(?<!\p{L})(?:with|has|mit|hat|avec|con|ha)(?!\p{L})/iu;

/**
 * What a name says its product is made of is its material: the glass and the brass in the description of an "Oak photo frame" are
 * its parts'. Not of what is stated beside the name's own ("Baumwolle und Elasthan"), with its share, or as a kind of it.
 */
function withoutOtherMaterials(statements: readonly Statement[]): readonly Statement[] {
  if (statements[0]?.attribute.subject !== "material") return statements;
  const named = statements.filter(
    (one) => one.text.source === "product_name" && one.score >= sureOfName && !isNoun(one),
  );
  if (named.length === 0) return statements;
  return statements.filter(
    (one) =>
      one.text.source !== "product_description" ||
      one.isLabelled === true ||
      one.value === null ||
      hasShare(one) ||
      named.some((own) => isAlike(own, one) || isSaidBeside(own, one)),
  );
}

function isAlike({ value: own }: Statement, { value }: Statement): boolean {
  return own === null || value === null || own === value || areCompatible(own, value);
}

/** Whether the text has the name's word too, and between both nothing that begins another thing. */
function isSaidBeside(own: Statement, { text: { plain }, start, end }: Statement): boolean {
  const written = own.text.plain.text.slice(own.start, own.end).toLowerCase();
  const text = plain.text.toLowerCase();
  for (let place = text.indexOf(written); place >= 0; place = text.indexOf(written, place + 1)) {
    const between = place < start ? text.slice(place + written.length, start) : text.slice(end, place);
    if (between.length <= besideReach && !apart.test(between)) return true;
  }
  return false;
}

const otherSex: Readonly<Record<string, readonly string[]>> = {
  men: ["women", "unisex"],
  women: ["men", "unisex"],
  boys: ["girls"],
  girls: ["boys"],
};

/** Of a list of everybody ("Donna, Uomo, Unisex") the one that the name says. */
function withoutOthersOfList(
  stated: readonly Statement[],
  name: ProductText | undefined,
): readonly Statement[] {
  if (stated.length < 2 || stated[0]?.attribute.record.identifier !== "target_group") return stated;
  const named = new Set(
    stated.flatMap(({ value, text, start, end }) => {
      const written = foldText(text.plain.text.slice(start, end));
      const isNamed = name?.words.some(
        ({ folded }) =>
          folded === written ||
          folded.startsWith(`${written}'`) ||
          (written.length >= shortestBeginning && folded.startsWith(written)),
      );
      return isNamed === true && value !== null ? [value.identifier] : [];
    }),
  );
  const [only, more] = named;
  if (only === undefined || more !== undefined) return stated;
  const others = new Set(otherSex[only]);
  return stated.filter(({ value }) => value === null || !others.has(value.identifier));
}

/** Of several brands in a row's columns, as of a laptop and its processor, the one that the name begins with. */
function withoutOtherMaker(
  stated: readonly Statement[],
  name: ProductText | undefined,
): readonly Statement[] {
  if (stated.length < 2 || name === undefined || stated[0]?.attribute.subject !== "brand") return stated;
  const beginning = foldText(name.plain.text);
  const named = stated.filter(({ text, start, end }) =>
    beginning.startsWith(`${foldText(text.plain.text.slice(start, end))} `),
  );
  return named.length === 0 ? stated : named;
}

/** Of a word of a name that begins with whom it is for: "Damenduft". */
const shortestBeginning = 5;

/** A name that is for men alone is for no women, though the description tells what the maker has "for men and women". */
function withoutOtherSex(statements: readonly Statement[]): readonly Statement[] {
  const named = statements.flatMap(({ attribute, text, value, score }) => {
    const isNamed = attribute.record.identifier === "target_group" && text.source === "product_name";
    return isNamed && score >= sureOfName ? (value?.identifier ?? []) : [];
  });
  const others = new Set(named.flatMap((sex) => otherSex[sex] ?? []));
  return statements.filter(
    ({ text, value, start, end }) =>
      value === null ||
      text.source === "product_name" ||
      !others.has(value.identifier) ||
      /unisex/iu.test(text.plain.text.slice(start, end)),
  );
}

/** "Für Damen und Herren" is for both: neither is named besides, in that text or, both of them, in another. */
function withoutSexes(statements: readonly Statement[]): readonly Statement[] {
  if (statements[0]?.attribute.record.identifier !== "target_group") return statements;
  const ofGroup = (group: string) =>
    statements.filter(({ value, score }) => value?.identifier === group && score >= leastScore);
  const unisex = ofGroup("unisex");
  const hasBoth = ofGroup("men").length > 0 && ofGroup("women").length > 0;
  return statements.filter(
    ({ value, text }) =>
      !/^(?:wo)?men$/.test(value?.identifier ?? "") || !unisex.some((one) => hasBoth || one.text === text),
  );
}

const builtIn = /(?<!\p{L})(?:mit|with|avec|con)(?!\p{L})[^.;!?\n]{0,90}$/iu;

/** A mixing desk "with a USB audio interface" is no audio interface: of what kind it is the name has said. */
function withoutBuiltIn(statements: readonly Statement[]): readonly Statement[] {
  const [first] = statements;
  if (first === undefined || !/_type$/.test(first.attribute.record.identifier)) return statements;
  const isNamed = statements.some(
    ({ text, value, score }) => text.source === "product_name" && value !== null && score >= sureOfName,
  );
  return statements.filter(
    ({ text, start }) =>
      !isNamed || text.source !== "product_description" || !builtIn.test(text.plain.text.slice(0, start)),
  );
}

/**
 * Without what another statement says more exactly: the "stereo" of a receiver with 9.2 channels, and the theme of a description
 * ("every girl is a princess") where the name says that a costume is a butterfly's.
 */
function withoutVague(statements: readonly Statement[]): readonly Statement[] {
  const { identifier = "" } = statements[0]?.attribute.record ?? {};
  if (identifier === "audio_channels") return preferring(statements, isCounted);
  if (/_theme$/.test(identifier))
    return preferring(statements, ({ text }) => text.source !== "product_description");
  return statements;
}

function isCounted({ text, start, end }: Statement): boolean {
  return /\d/.test(text.plain.text.slice(start, end));
}

/** Those alone for which it holds, if it does for any. */
function preferring(
  statements: readonly Statement[],
  isBetter: (statement: Statement) => boolean,
): readonly Statement[] {
  const better = statements.filter((one) => one.value !== null && isBetter(one));
  return better.length > 0 ? better : statements;
}

/** Drops an unlisted text that contains the words of a listed value. */
function withoutParts(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    (one) =>
      one.value !== null ||
      !statements.some(
        (other) =>
          other !== one &&
          other.text === one.text &&
          other.start >= one.start &&
          other.end <= one.end &&
          other.end - other.start < one.end - one.start &&
          other.score >= one.score,
      ),
  );
}

function compareStatements(left: Statement, right: Statement): number {
  if (left.score !== right.score) return right.score - left.score;
  if (left.text !== right.text) return left.text.source === "product_name" ? -1 : 1;
  return left.start - right.start;
}
