import type { CheckKind } from "../check.ts";
import type { FindFaults } from "../fault.ts";
import { findArticleNumbers } from "./article-numbers.ts";
import { findShouting } from "./capitals.ts";
import { findClaims } from "./claims.ts";
import { findWrongTotals } from "./composition.ts";
import { findConditions } from "./condition.ts";
import { findContacts } from "./contacts.ts";
import { findCutEnd } from "./cut-off.ts";
import { findEchoes } from "./echoes.ts";
import { findExclamations } from "./exclamation.ts";
import { findFieldInside } from "./field-inside.ts";
import { findGtinFaults } from "./gtin.ts";
import { findItemCountFaults, findLongItems } from "./items.ts";
import { findWrongLanguage } from "./language.ts";
import { findLengthFaults } from "./length.ts";
import { findMarkup } from "./markup.ts";
import { findNamesNothing } from "./names-nothing.ts";
import { findPacks } from "./packs.ts";
import { findPictures } from "./pictures.ts";
import { findPlaceholders } from "./placeholder.ts";
import { findPlusForAnd } from "./plus-for-and.ts";
import { findPrices } from "./prices.ts";
import { findPromotion } from "./promotion.ts";
import { findRepeatedSigns } from "./repeated-signs.ts";
import { findRepeatedWords } from "./repeated-words.ts";
import { findMissing } from "./required.ts";
import { findSame } from "./same-as.ts";
import { findLooseSeparators } from "./separators.ts";
import { findSigns } from "./signs.ts";
import { findSpacing } from "./spacing.ts";
import { findTradeMarks } from "./trade-marks.ts";
import { findTrademarkedFibres } from "./trademarked-fibre.ts";
import { findLongBeginnings } from "./word-count.ts";
import { findWords } from "./words.ts";

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
