import { type Language, languageNames } from "../../nlp/language.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { tokenize } from "../../nlp/tokenizer.ts";

/** Returns the reasons why a text cannot be used, as sentences for the model; `field` names the text in them. */
export type Judge = (text: string, field: string) => readonly string[];

/** The faults of all judges. */
export function allOf(judges: readonly Judge[]): Judge {
  return (text, field) => judges.flatMap((judge) => judge(text, field));
}

/** Phrases in which models refer to themselves or to their task. */
const chatter =
  /\b(?:as an? (?:ai|language model|assistant)|ai language model|i(?: am|'m|’m) (?:sorry|unable|an ai)|i (?:cannot|can't|can’t) (?:help|assist|provide|fulfil|comply|process)|(?:here is|here's|here are) (?:the|your|an?)\b.{0,40}(?:name|title|description|json)|als (?:ki|sprachmodell)|es tut mir leid|ich kann (?:das|dies|dir|ihnen)? ?nicht|en tant qu(?:e |['’](?:une? )?)(?:ia|intelligence artificielle|modèle|assistant)|je (?:suis désolée?|ne peux pas)|come (?:ia|intelligenza artificiale|modello linguistico|assistente)|mi dispiace|non posso (?:aiutar|fornire|rispondere)|(?:previous|prior|above) instructions|system prompt|systemprompt)/iu;
/** Unfilled template fields and words for missing values. */
const placeholder =
  /\[(?:brand|product|name|colou?r|size|material|marke|produkt|farbe|größe|marque|produit|couleur|taille|marca|prodotto|colore|taglia)[^\]]*\]|\{\{.*?\}\}|^(?:n\/?a|null|undefined|none|unknown|unbekannt|inconnu|sconosciuto|not specified|no name)\.?$|lorem ipsum|<\|[a-z_]+\|>/iu;

/** Finds talk about the task and placeholders, unless the sources contain the words. */
export function createChatterCheck(sources: readonly string[]): Judge {
  const known = sources.join("\n").toLowerCase();
  const isOwn = (found: RegExpExecArray | null) => found !== null && !known.includes(found[0].toLowerCase());
  return (text, field) => [
    ...(isOwn(chatter.exec(text))
      ? [`${field} talks about the work; it must be about the product alone.`]
      : []),
    ...(isOwn(placeholder.exec(text))
      ? [`${field} holds a placeholder; leave out what the record does not state.`]
      : []),
  ];
}

const tag = /<[a-z!/?]|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*\S[^*]*\*\*|```|\]\(|^#{1,6}\s|^\s*\|.*\|/mu;
/** Invisible characters: zero-width characters, soft hyphens, bidirectional controls, blank letters, variation selectors, overlays. */
const invisible =
  /\p{Cf}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|[\u0334-\u0338]|[\u20D0-\u20F0]/u;
/** Look-alike letters and digits: mathematical, full-width, enclosed. */
const lookAlike =
  /[\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF\u{1F100}-\u{1F1FF}]/u;
const pictures = /\p{Extended_Pictographic}/u;
/** Spreadsheets would interpret it as a formula. */
const formula = /^[=+@\t\r-]/;
/** Trademark and copyright symbols match as pictographs, but are allowed. */
const trademarkSymbols = /[©®™]/gu;

/** Accepts only plain text: no HTML, Markdown, emoji, invisible characters or formulas. */
export const judgePlain: Judge = (text, field) => [
  ...(tag.test(text) ? [`${field} holds HTML; write plain text.`] : []),
  ...(markdown.test(text) ? [`${field} holds Markdown; write plain text.`] : []),
  ...(invisible.test(text) ? [`${field} holds invisible characters.`] : []),
  ...(lookAlike.test(text) ? [`${field} holds letters that only look like letters; write plain ones.`] : []),
  ...(pictures.test(text.replace(trademarkSymbols, "")) ? [`${field} holds emoji or symbols for show.`] : []),
  ...(formula.test(text) ? [`${field} begins with a sign that a spreadsheet takes for a formula.`] : []),
];

/** For a name, a title, a bullet point: one line with at least one word. */
export const judgeLine: Judge = (text, field) => [
  ...(/[\n\r\t]/.test(text) ? [`${field} has more than one line.`] : []),
  ...(/\p{L}/u.test(text) ? [] : [`${field} holds no word.`]),
];

/** Brand names may look like any language, so only long texts with a confident detection are judged. */
const sureConfidence = 0.97;
const fewestWords = 5;
/** Words from which a text must contain stop words of its language. */
const longText = 25;
const fewestStopWords = 2;
/** Stop words of Spanish, Portuguese, Dutch, Polish, Swedish and Danish that none of the four languages has. */
const foreignWords = new Set(
  "el los las una unas y es muy más también está são não uma com você het een van voor zijn niet ook deze wordt heeft aan uit bij jest się oraz ze dla nie który och är att för som inte med av på til ikke er og".split(
    " ",
  ),
);
const fewestForeignWords = 3;
const otherLetters = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}µΩ]/gu;

/** Finds texts that are certainly in another language than the wanted one. */
export function createLanguageCheck(language: Language, sources: readonly string[]): Judge {
  const known = sources.join("\n");
  const wanted = languageNames[language];
  return (text, field) => {
    const foreign = (text.match(otherLetters) ?? []).filter((letter) => !known.includes(letter));
    if (foreign.length > 0)
      return [`${field} has letters that ${wanted} does not have; write it in ${wanted}.`];
    const words = tokenize(text).filter(({ kind }) => kind === "word");
    if (words.length < fewestWords) return [];
    const strange = new Set(
      words.map((word) => word.text.toLowerCase()).filter((word) => foreignWords.has(word)),
    );
    if (
      strange.size >= fewestForeignWords &&
      [...strange].some((word) => !known.toLowerCase().includes(` ${word} `))
    )
      return [`${field} does not read as ${wanted}; write it in ${wanted}.`];
    const detected = detectLanguage(text);
    if (detected.language !== undefined && detected.language !== language) {
      const isSure = detected.confidence >= sureConfidence;
      return isSure ? [`${field} is in ${languageNames[detected.language]}; write it in ${wanted}.`] : [];
    }
    if (detected.language === language || words.length < longText) return [];
    const stopWordCount = words.filter(({ folded }) => isStopWord(folded, language)).length;
    return stopWordCount < fewestStopWords
      ? [`${field} does not read as ${wanted}; write it in ${wanted}.`]
      : [];
  };
}
