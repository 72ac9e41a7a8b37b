import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { numbersBefore } from "../../../nlp/listed-numbers.ts";
import type { Span } from "../../name/rules/name-pieces.ts";
import { compact } from "./said-values.ts";
import { withCapital } from "./sentence-openings.ts";
import { endSentence } from "./write-description.ts";

/** What a buyer is misled without: that it lacks something, that it is not new. */
const limits: readonly RegExp[] = [
  // "(lid not included)", "Batterien nicht enthalten", "coperchio non incluso"
  /[([][^()[\]]{0,30}(?<!\p{L})(?:not|no|without|nicht|ohne|kein\p{L}*|sans|non|pas|senza|excl\.?|exkl\.?|hors)\s[^()[\]]{2,30}[)\]]/giu,
  /\p{L}{3,}\s(?:not\s(?:included|incl)|nicht\s(?:enthalten|inklusive|inbegriffen)|non\s(?:inclus|compris|fourni|inclus[oaie]|compres[oaie])\p{L}*|excluded|esclus[oaie])(?!\p{L})/giu,
  // "without base plate", "free from alcohol"; "sans fil" and "without cable" are features
  /(?<![\p{L}-])(?:without|excl\.|excluding|ohne|kein\p{Ll}{0,2}|exkl\.|sans|hors|senza|esclus[oaie]|(?:free|exempte?s?|esente|esenti|priv[oaie])\s(?:from|of|de|da|di))\s(?!(?:fils?|fil[io]|kabel|sacs?|sacch\p{L}+|beutel|spazzole|balais|cables?|wires?)(?!\p{L}))\p{L}[\p{L}'’-]+(?:\s(?:de|d['’]|di|of|für|pour|per)\s?\p{L}[\p{L}'’-]+|(?<=(?:without|excluding)\s\S+)\s\p{Lu}\p{Ll}+)?/giu,
  // "nicht dimmbar", "non lavabile"
  /(?<![\p{L}-])(?:not\s\p{Ll}+[ai]ble|nicht\s\p{Ll}+bar|non\s\p{Ll}+[ai]bil[ei]|non\s\p{Ll}+[ai]bles?)(?!\p{L})/giu,
  // "non homologué route", "nicht für den Straßenverkehr zugelassen"
  /(?<![\p{L}-])(?:not\s(?:road\s(?:legal|approved)|(?:approved|legal|suitable|intended)\sfor\s(?:the\s)?\p{L}+(?:\suse)?)|nicht\s(?:für\s(?:de[nrm]|die|das)?\s?\p{L}+\s)?(?:zugelassen|geeignet)|non\s(?:homologuée?s?|autorisée?s?|adaptée?s?|conçue?s?|omologat[oaie]|autorizzat[oaie]|adatt[oaie])(?:\s(?:(?:pour|per|à|a|sur|su)\s)?(?:la\s|le\s|l['’]|il\s|lo\s|gli\s)?\p{L}+)?)(?!\p{L})/giu,
  // "refurbished", "d'occasion"
  /(?<![\p{L}-])(?:certified\s)?(?:refurbished|reconditioned|renewed|pre-?owned|second[- ]hand|used(?!\s(?:for|to|by|in|as|with)(?!\p{L}))|b-ware|gebraucht|generalüberholt|wiederaufbereitet|refurbished|vorführgerät|reconditionnée?s?|remise?s? à neuf|(?:d['’])?occasion|ricondizionat[oaie]|rigenerat[oaie]|usat[oaie])(?!\p{L})/giu,
];
/** That there are several of it. */
const counts: readonly RegExp[] = [
  // "2er-Set", "pack of 3", "(4 pezzi)"
  /(?<![\p{L}\p{N}-])(?:\d{1,3}er[- ]?(?:Set|Pack|Packung)|(?:set|pack|lot|box|case|conf(?:\.|ezione)?|confezione|boîte|carton|paquet)\s(?:of|de|di|da|mit|von)\s\d{1,3}(?:\s(?:pezzi|pz|pièces|pieces|pcs|stück|fogli|feuilles|sheets|blatt|capsule|capsules|compresse|comprimés|tablets|bustine|sachets))?|(?!1[- ]?\p{L})\d{1,3}[- ]?(?:pack|stück|stk|pezzi|pz|pcs|pieces|pièces|unità)|\((?!1\s)\d{1,3}\s(?:pack|stück|stk\.?|pezzi|pz|pcs|pieces|pièces|unità|units)\)|twin pack|doppelpack)(?![\p{L}\p{N}])/giu,
];

/** Which of two hands it is for. */
const hands: readonly RegExp[] = [
  /(?<![\p{L}-])(?:(?:for\s)?(?:left|right)[- ]hand(?:ed|ers?)?(?!\p{L})|(?:für\s)?(?:links|rechts)händer|(?:pour\s)?(?:gauchers?|droitiers?)|(?:per\s)?(?:mancini|destrimani))(?!\p{L})/giu,
];

/** Where a name says such things, in reading order and without overlaps. */
export function essentialPhrases(name: string): readonly Span[] {
  // Of "9 12 15 20 Pièces" the last one is no sum.
  const ofChoice = ({ start }: Span) =>
    numbersBefore(name, start, Number.parseInt(name.slice(start), 10)).length > 0;
  return spansOf([...limits, ...hands, ...counts], name).filter((span) => !ofChoice(span));
}

/** The same without how many there are. */
export function restrictions(name: string): readonly Span[] {
  return spansOf(limits, name);
}

function spansOf(patterns: readonly RegExp[], name: string): readonly Span[] {
  const found = patterns.flatMap((pattern) =>
    [...name.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
  );
  const spans: Span[] = [];
  for (const span of found.toSorted((one, two) => one.start - two.start || two.end - one.end))
    if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

/** With what the name says that the thing lacks, or that it is not new, where the sentences do not say it: "... Ohne Akku." */
export function withRestrictions(meta: string, name: string): string {
  let longer = meta;
  for (const { start, end } of restrictions(name)) {
    const phrase = name.slice(start, end).replace(/^[([]|[)\]]$/gu, "");
    // "PAS 015:2011, Kitemarked" behind "Certified to PAS 015:2011."
    const parts = phrase.split(/,\s/u).filter((part) => part === phrase || /\d/u.test(part));
    if (parts.some((part) => compact(longer).includes(compact(part)))) continue;
    const next = `${longer} ${endSentence(withCapital(phrase))}`;
    if (next.length <= maxMetaDescriptionLength && /[.!]$/u.test(longer)) longer = next;
  }
  return longer;
}
