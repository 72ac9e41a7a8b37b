import type { CheckKind } from "./check.ts";
import { articleNumbers } from "./checks/article-numbers.ts";
import { capitals } from "./checks/capitals.ts";
import { claims } from "./checks/claims.ts";
import { composition } from "./checks/composition.ts";
import { condition } from "./checks/condition.ts";
import { contacts } from "./checks/contacts.ts";
import { cutOff } from "./checks/cut-off.ts";
import { echoes } from "./checks/echoes.ts";
import { emoji } from "./checks/emoji.ts";
import { exclamation } from "./checks/exclamation.ts";
import { fieldInside } from "./checks/field-inside.ts";
import { forbiddenCharacters } from "./checks/forbidden-characters.ts";
import { gtin } from "./checks/gtin.ts";
import { healthClaims } from "./checks/health-claims.ts";
import { imageFiles } from "./checks/image-files.ts";
import { imageLinks } from "./checks/image-links.ts";
import { itemCount } from "./checks/item-count.ts";
import { itemLength } from "./checks/item-length.ts";
import { language } from "./checks/language.ts";
import { length } from "./checks/length.ts";
import { markup } from "./checks/markup.ts";
import { misreadCharacters } from "./checks/misread-characters.ts";
import { offers } from "./checks/offers.ts";
import { packs } from "./checks/packs.ts";
import { placeholder } from "./checks/placeholder.ts";
import { plusForAnd } from "./checks/plus-for-and.ts";
import { prices } from "./checks/prices.ts";
import { promotion } from "./checks/promotion.ts";
import { repeatedCharacters } from "./checks/repeated-characters.ts";
import { repeatedWords } from "./checks/repeated-words.ts";
import { required } from "./checks/required.ts";
import { safetyStatement } from "./checks/safety-statement.ts";
import { sameAs } from "./checks/same-as.ts";
import { separators } from "./checks/separators.ts";
import { spacing } from "./checks/spacing.ts";
import { trademarkedFibre } from "./checks/trademarked-fibre.ts";
import { trademarks } from "./checks/trademarks.ts";
import { uninformativeName } from "./checks/uninformative-name.ts";
import { wordCount } from "./checks/word-count.ts";
import { words } from "./checks/words.ts";
import type { Check } from "./rule.ts";

/**
 * All kinds of checks, in the order in which faults are fixed: those that hide others first, those that depend
 * on all others last. To add one: a file in `checks/`, its import and its entry here.
 */
export const checks: readonly CheckKind[] = [
  markup,
  misreadCharacters,
  gtin,
  placeholder,
  contacts,
  articleNumbers,
  prices,
  promotion,
  offers,
  emoji,
  trademarks,
  repeatedCharacters,
  exclamation,
  forbiddenCharacters,
  packs,
  fieldInside,
  words,
  cutOff,
  echoes,
  repeatedWords,
  plusForAnd,
  separators,
  spacing,
  capitals,
  length,
  required,
  wordCount,
  claims,
  healthClaims,
  condition,
  sameAs,
  uninformativeName,
  composition,
  trademarkedFibre,
  language,
  itemCount,
  itemLength,
  imageLinks,
  imageFiles,
  safetyStatement,
];

/** The position of each kind in this order. */
const places: ReadonlyMap<string, number> = new Map(checks.map(({ kind }, place) => [kind, place]));

/**
 * The kind of a rule's check.
 * @throws TypeError if there is none of that name
 */
export function kindOf({ kind }: Check): CheckKind {
  const found = checks[placeOf(kind)];
  if (found === undefined) throw new TypeError(`There is no kind of check "${kind}".`);
  return found;
}

/** Lower ranks are fixed first. */
export function fixRank({ kind }: Check): number {
  return placeOf(kind);
}

function placeOf(kind: string): number {
  return places.get(kind) ?? -1;
}
