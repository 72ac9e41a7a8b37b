import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { colours } from "./words/colours.ts";
import { parseFactWords } from "./words/parse-fact-words.ts";
import { shades } from "./words/shades.ts";

const rows = parseFactWords(shades).map(({ key, text, language }) => ({
  key,
  language,
  folded: foldText(text),
}));

function shadesOf(languages: readonly Language[]): ReadonlyMap<string, string> {
  return new Map(
    rows.filter((row) => languages.includes(row.language)).map(({ folded, key }) => [folded, key]),
  );
}

function coloursOf(languages: readonly Language[]): ReadonlySet<string> {
  const words = parseFactWords(colours).filter(({ language }) => languages.includes(language));
  return new Set(words.map(({ text }) => foldText(text)));
}

/** What makes another colour of the one behind it, by its folded word, and those colours: light blue, hell-blau. */
export const shadesBefore = shadesOf(["en", "de"]);
export const coloursBehindShades = coloursOf(["en", "de"]);
/** Likewise of the one before it: bleu foncé, blu notte. */
export const shadesBehind = shadesOf(["fr", "it"]);
export const coloursBeforeShades = coloursOf(["fr", "it"]);
