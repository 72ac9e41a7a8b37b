import { findArticleNumbers } from "./checks/article-numbers.ts";
import { findShouting } from "./checks/capitals.ts";
import { findClaims } from "./checks/claims.ts";
import { findWrongTotals } from "./checks/composition.ts";
import { findConditions } from "./checks/condition.ts";
import { findContacts } from "./checks/contacts.ts";
import { findCutEnd } from "./checks/cut-off.ts";
import { findEchoes } from "./checks/echoes.ts";
import { findPictures } from "./checks/emoji.ts";
import { findExclamations } from "./checks/exclamation.ts";
import { findFieldInside } from "./checks/field-inside.ts";
import { findSigns } from "./checks/forbidden-characters.ts";
import { findGtinFaults } from "./checks/gtin.ts";
import { findWrongLanguage } from "./checks/language.ts";
import { findLengthFaults } from "./checks/length.ts";
import { findItemCountFaults, findLongItems } from "./checks/list-items.ts";
import { findMarkup } from "./checks/markup.ts";
import { findPacks } from "./checks/packs.ts";
import { findPlaceholders } from "./checks/placeholder.ts";
import { findPlusForAnd } from "./checks/plus-for-and.ts";
import { findPrices } from "./checks/prices.ts";
import { findPromotion } from "./checks/promotion.ts";
import { findRepeatedSigns } from "./checks/repeated-characters.ts";
import { findRepeatedWords } from "./checks/repeated-words.ts";
import { findMissing } from "./checks/required.ts";
import { findSame } from "./checks/same-as.ts";
import { findLooseSeparators } from "./checks/separators.ts";
import { findSpacing } from "./checks/spacing.ts";
import { findTrademarkedFibres } from "./checks/trademarked-fibre.ts";
import { findTradeMarks } from "./checks/trademarks.ts";
import { findNamesNothing } from "./checks/uninformative-name.ts";
import { findLongBeginnings } from "./checks/word-count.ts";
import { findWords } from "./checks/words.ts";
import type { CheckKind } from "./rule.ts";
import type { FindFaults } from "./violation.ts";

/** Every kind of check, in the order in which faults are mended: what hides others first, what depends on all last. */
export const checks: { readonly [Kind in CheckKind]: FindFaults<Kind> } = {
  markup: findMarkup,
  gtin: findGtinFaults,
  placeholder: findPlaceholders,
  contacts: findContacts,
  articleNumbers: findArticleNumbers,
  prices: findPrices,
  promotion: findPromotion,
  pictures: findPictures,
  tradeMarks: findTradeMarks,
  repeatedSigns: findRepeatedSigns,
  exclamation: findExclamations,
  signs: findSigns,
  packs: findPacks,
  fieldInside: findFieldInside,
  words: findWords,
  cutOff: findCutEnd,
  echoes: findEchoes,
  repeatedWords: findRepeatedWords,
  plusForAnd: findPlusForAnd,
  separators: findLooseSeparators,
  spacing: findSpacing,
  capitals: findShouting,
  length: findLengthFaults,
  required: findMissing,
  wordCount: findLongBeginnings,
  claims: findClaims,
  condition: findConditions,
  sameAs: findSame,
  namesNothing: findNamesNothing,
  composition: findWrongTotals,
  trademarkedFibre: findTrademarkedFibres,
  language: findWrongLanguage,
  itemCount: findItemCountFaults,
  itemLength: findLongItems,
};
