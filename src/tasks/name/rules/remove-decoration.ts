import type { CleaningStep } from "./cleaning-step.ts";

const pictures =
  /(?:\p{Extended_Pictographic}|[\u2600-\u27BF\u2B50-\u2B55\u25A0-\u25FF\u2190-\u21FF]|\uFE0F|\u200D)+/gu;
const trademarkSymbols = /[®™©℠]|\((?:tm|r)\)/giu;
const runs = /([*~#=_^<>|!?$+])\1+/gu;
const looseStars =
  /(?<![\p{L}\p{N}])[*~^_=]+(?![\p{L}\p{N}]|\s?\d)|(?<=^|\s)[*~^]+(?=\p{L})|(?<=\p{L})[*~^]+(?=\s|$)/gu;
/** "|LG|", "6x_Le": bars and underscores around words. */
const barredWord = /(?<=^|\s)\|\s?([^|]{1,40}?)\s?\|(?=\s|$)/gu;
const joiningUnderscore = /(?<=(?:^|\s)\d{1,3}\s?x)_(?=\p{L})/giu;
const looseTilde = /(?<=[\p{L}\p{N})])\s[~_]\s(?=[\p{L}\p{N}(])/gu;
const anyStar = /[*~^_=]/;
const looseExclamation = /!(?=\s*(?:$|[-–—|,]\s))/gu;
/** ASCII names contain no pictures and only bracketed trademark symbols. */
const onlyAscii = /^[\x20-\x7E]*$/;
const anyDecoration = /[^\p{L}\p{N}\s.,:;()[\]/&'"’%+-]/u;

/** Removes emoji, stars, repeated symbols and exclamation trademarkSymbols; a symbol within a word or between numbers stays (C++, M&M's, 3*5). */
export const decorationStep: CleaningStep = {
  done: "removed decoration",
  apply: ({ name }) => removeDecoration(name),
};

function removeDecoration(name: string): string {
  if (!anyDecoration.test(name) && !name.includes("++")) return name;
  const bare = withoutPictures(name).replace(runs, (run, symbol: string, offset: number, whole: string) =>
    replaceRun(run, symbol, whole.charAt(offset - 1)),
  );
  const unbarred = /[|_]/.test(bare) ? bare.replace(barredWord, "$1").replace(joiningUnderscore, " ") : bare;
  const plain = withoutLooseStars(unbarred).replace(looseExclamation, "");
  return /[\p{L}\p{N}]/u.test(plain) ? plain : name;
}

function withoutPictures(name: string): string {
  if (onlyAscii.test(name)) return name.includes("(") ? name.replace(trademarkSymbols, "") : name;
  const plain = name.replace(pictures, (picture) => (/^[0-9#*]+$/u.test(picture) ? picture : " "));
  return plain.replace(trademarkSymbols, "");
}

function withoutLooseStars(name: string): string {
  return anyStar.test(name) ? name.replace(looseTilde, " - ").replace(looseStars, " ") : name;
}

/** C++ and A+++ are names; other repetitions of a symbol are decoration. */
function replaceRun(run: string, symbol: string, before: string): string {
  if (symbol === "+" && /[\p{L}\p{N}]/u.test(before)) return run;
  return " ";
}
