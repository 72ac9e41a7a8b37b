import type { Language } from "../../../nlp/language.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { partsOfText, type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { CleaningContext } from "./cleaning-step.ts";

/** In letters: a shorter maker may be any word. */
const shortestMaker = 4;

/**
 * A lowered French or Italian name with the capitals of its row's maker, also where that is a common word ("VACHETTE", the leather), and of
 * the word between it and a designation ("RADIAL NT+"). What says how a thing is stays: "MACINATO FORTE" of Forte.
 */
export function withMakerOfRow(recased: string, shouted: string, context: CleaningContext): string {
  const { language, product } = context;
  const maker = product?.maker?.();
  const isOther = recased.length !== shouted.length || (language !== "fr" && language !== "it");
  if (maker === undefined || isOther || maker.length < shortestMaker) return recased;
  const parts = partsOfText(maker).map(({ folded }) => folded);
  const tokens = tokenize(shouted);
  let rest = recased;
  for (const [place, token] of tokens.entries()) {
    if (!parts.every((part, offset) => tokens[place + offset]?.folded === part)) continue;
    if (parts.length === 1 && !mayBeMaker(token, context)) continue;
    for (const { start, folded } of tokens.slice(place, place + parts.length))
      if (!isStopWord(folded, language)) rest = raised(rest, start);
    const [line, code] = tokens.slice(place + parts.length);
    if (line !== undefined && isLineBefore(line, code, shouted, context)) rest = raised(rest, line.start);
  }
  return withEnglishShade(rest, language);
}

/** A listed maker, or a word for a thing, a material or an animal, which products of others are not called by. */
function mayBeMaker({ text, folded }: Token, { language, glossary, product }: CleaningContext): boolean {
  const role = glossary.roleOf(folded, language);
  if (role === "color" || role === "quality") return false;
  const isListed = (product?.findBrands(text).length ?? 0) > 0;
  return isListed || role === "type" || role === "material";
}

function raised(text: string, at: number): string {
  return text.slice(0, at) + capitalized(text.slice(at, at + 1)) + text.slice(at + 1);
}

/** A word that is no thing and no property, before letters with a plus sign or a model's code. */
function isLineBefore(
  { kind, text, folded, end }: Token,
  code: Token | undefined,
  shouted: string,
  { language, glossary }: CleaningContext,
): boolean {
  if (kind !== "word" || text.length < shortestMaker || code?.start !== end + 1) return false;
  const isDesignation = /^\p{Lu}{1,3}\+/u.test(shouted.slice(code.start));
  const role = glossary.roleOf(folded, language);
  return isDesignation && (role === undefined || role === "quality") && !isStopWord(folded, language);
}

/** "red passion" at the end of a French or Italian name: the English name of a shade, whose words all have a capital. */
const englishShade =
  /(?<=\p{Ll}\s)(?:red|black|white|blue|green|grey|pink|yellow|brown|purple|silver)\s\p{Ll}{4,}$/u;

function withEnglishShade(name: string, language: Language): string {
  return name.replace(englishShade, (shade) => {
    const [colour = "", word = ""] = shade.split(" ");
    return isStopWord(foldText(word), language) ? shade : `${capitalized(colour)} ${capitalized(word)}`;
  });
}

/** A name in which known lines of its maker are in small letters, with their capitals: "Clementoni sapientino", "Lancôme la vie est belle". */
export function withLines(name: string, { language, glossary, product }: CleaningContext): string {
  const maker = product?.maker?.();
  const lines = product?.linesOf?.(`${maker ?? ""}\n${name.slice(0, longestRead)}`) ?? [];
  let rest = name;
  for (const line of lines) {
    const small = foldText(line);
    const folded = foldText(rest);
    if (line === line.toLowerCase() || small.length !== line.length || folded.length !== rest.length)
      continue;
    const at = folded.indexOf(small);
    const written = rest.slice(at, at + line.length);
    if (at < 1 || written !== written.toLowerCase() || /[\p{L}\p{N}'’-]$/u.test(rest.slice(0, at))) continue;
    if (/^[\p{L}\p{N}'’-]/u.test(rest.slice(at + small.length))) continue;
    // "excellence" of a sentence, "spaghetti" of their maker: what they are called, not what they are.
    if (!line.includes(" ") && glossary.roleOf(foldText(line), language) !== undefined) continue;
    rest = rest.slice(0, at) + line + rest.slice(at + line.length);
  }
  return rest;
}

/** In characters: what is longer is no name. */
const longestRead = 600;
