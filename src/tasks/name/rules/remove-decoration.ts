import type { CleaningStep } from "./cleaning-step.ts";

const pictures =
  /(?:\p{Extended_Pictographic}|[\u2600-\u27BF\u2B50-\u2B55\u25A0-\u25FF\u2190-\u21FF]|\uFE0F|\u200D)+/gu;
const marks = /[®™©℠]|\((?:tm|r)\)/giu;
const runs = /([*~#=_^<>|!?$+])\1+/gu;
const looseStars =
  /(?<![\p{L}\p{N}])[*~^_=]+(?![\p{L}\p{N}]|\s?\d)|(?<=^|\s)[*~^]+(?=\p{L})|(?<=\p{L})[*~^]+(?=\s|$)/gu;
const looseTilde = /(?<=[\p{L}\p{N})])\s[~_]\s(?=[\p{L}\p{N}(])/gu;
const anyStar = /[*~^_=]/;
const looseExclamation = /!(?=\s*(?:$|[-–—|,]\s))/gu;
/** Where there are no pictures, and no marks but those in brackets. */
const onlyAscii = /^[\x20-\x7E]*$/;
const anyDecoration = /[^\p{L}\p{N}\s.,:;()[\]/&'"’%+-]/u;

/** Emoji, stars, rows of signs and exclamation marks; a sign within a word or between numbers stays (C++, M&M's, 3*5). */
export const decorationStep: CleaningStep = {
  done: "removed decoration",
  apply: ({ name }) => removeDecoration(name),
};

function removeDecoration(name: string): string {
  if (!anyDecoration.test(name) && !name.includes("++")) return name;
  const bare = withoutPictures(name).replace(runs, (run, sign: string, offset: number, whole: string) =>
    runOf(run, sign, whole.charAt(offset - 1)),
  );
  const plain = withoutLooseStars(bare).replace(looseExclamation, "");
  return /[\p{L}\p{N}]/u.test(plain) ? plain : name;
}

function withoutPictures(name: string): string {
  if (onlyAscii.test(name)) return name.includes("(") ? name.replace(marks, "") : name;
  const plain = name.replace(pictures, (picture) => (/^[0-9#*]+$/u.test(picture) ? picture : " "));
  return plain.replace(marks, "");
}

function withoutLooseStars(name: string): string {
  return anyStar.test(name) ? name.replace(looseTilde, " - ").replace(looseStars, " ") : name;
}

/** C++ and A+++ are names; other rows of a sign are ornament. */
function runOf(run: string, sign: string, before: string): string {
  if (sign === "+" && /[\p{L}\p{N}]/u.test(before)) return run;
  return " ";
}
