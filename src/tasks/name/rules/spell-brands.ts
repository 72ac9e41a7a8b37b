import { brandNames, mixedCaseNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CleaningContext, CleaningStep } from "./cleaning-step.ts";

/** Writes makers as they spell themselves: NESTLÉ becomes Nestlé, bosch Bosch. */
export const brandsStep: CleaningStep = {
  done: "wrote the brand as it spells itself",
  change: "brand",
  applies: ({ name }, { product }) => product !== undefined && odd.test(name.slice(0, longestRead)),
  apply: ({ name }, context) => spellBrands(withWholeMaker(name, context), context),
};

/** In letters: fewer may stand for anything. */
const shortestStump = 3;

/** "SAMS. Galaxy" of Samsung is Samsung Galaxy, and "BOSCH. Akkuschrauber" has no full stop. */
function withWholeMaker(name: string, { product }: CleaningContext): string {
  const [stump, letters = ""] = /^(\p{L}{2,20})\.(?=\s\S)/u.exec(name) ?? [];
  const maker = stump === undefined ? undefined : product?.maker?.();
  if (stump === undefined || maker === undefined) return name;
  const begins = letters.length >= shortestStump && keyOf(maker).startsWith(keyOf(letters));
  return begins ? `${maker}${name.slice(stump.length)}` : name;
}

/** In characters: what is longer is no name. */
const longestRead = 600;

/** What may be a maker that is written otherwise: capitals alone, or a name's first word. */
const odd = /\p{Lu}{3}|^\p{L}{3}/u;
const loud = /\p{Lu}{3}/u;
/** In characters. */
const longestMaker = 30;

function spellBrands(name: string, { product, wasShouted }: CleaningContext): string {
  const ofRow = product?.brand === undefined ? undefined : keyOf(product.brand);
  const spelled = new Set<string>();
  let rest = "";
  let position = 0;
  // Elsewhere only what is in capitals is looked at.
  const read = loud.test(name) ? name : name.slice(0, longestMaker);
  for (const { start, end, spelling, isWord } of product?.findBrands(read) ?? []) {
    const written = name.slice(start, end);
    if (
      start < position ||
      !/\p{L}/u.test(written) ||
      !isAlone(name, start, end) ||
      !mayBeSpelled(written, spelling)
    )
      continue;
    const isOfRow = keyOf(written) === ofRow;
    // The column's own capitals are meant, as the name has them.
    if (isOfRow && written === product?.brand && /\p{Ll}\p{Lu}/u.test(written)) continue;
    // LATTA is a can and HM a model: only the row says that they are makers.
    if (isOfRow ? isWord && written === product?.brand : isWord || written.length < longestInitials + 1)
      continue;
    const isMaker = start === 0 || isOfRow || wasShouted === true || spelled.has(spelling);
    if (!isMaker && !(written.length > longestInitials && written === written.toUpperCase())) continue;
    spelled.add(spelling);
    const line = lineBehind(name, end);
    rest += name.slice(position, start) + spelling + line;
    position = end + line.length;
  }
  return position === 0 ? name : rest + name.slice(position);
}

/** A known line in capitals behind its maker: Nokia LUMIA. */
function lineBehind(name: string, end: number): string {
  const [gap = "", line = ""] = /^ (\p{Lu}{4,})(?= |$)/u.exec(name.slice(end, end + longestLine)) ?? [];
  const lower = line.toLowerCase();
  if (!brandNames().has(lower)) return "";
  return ` ${mixedCaseNames().get(lower) ?? line.charAt(0) + lower.slice(1)}`.slice(0, gap.length);
}

const longestLine = 24;

/** In letters: fewer in capitals may stand for something else. */
const longestInitials = 3;

/** No part of a longer word, a code or an address. */
function isAlone(name: string, start: number, end: number): boolean {
  return (
    /(?:^|[\s([,;:|"“„«])$/u.test(name.slice(0, start)) &&
    /^(?:$|[\s)\],;:|!?"”“»]|['’]s(?!\p{L})|\.\s)/u.test(name.slice(end))
  );
}

/** Whether one is the other in another case, with other accents or joined otherwise; a longer or another name is none. */
export function mayBeSpelled(written: string, spelling: string): boolean {
  if (written === spelling || keyOf(written) !== keyOf(spelling) || !plainEnds.test(spelling)) return false;
  // Whoever writes accents knows of them.
  return written.toLowerCase() === foldText(written) || spelling.toLowerCase() !== foldText(spelling);
}

/** A name that begins or ends with another sign (Eco+, '47) looks like a word or a number. */
const plainEnds = /^[\p{L}\p{N}].*[\p{L}\p{N}.]$/su;

function keyOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
