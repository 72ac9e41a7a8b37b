const pictures =
  /(?:\p{Extended_Pictographic}|[\u2600-\u27BF\u2B50-\u2B55\u25A0-\u25FF\u2190-\u21FF]|\uFE0F|\u200D)+/gu;
const marks = /[®™©℠]|\((?:tm|r)\)/giu;
const runs = /([*~#=_^<>|!?$+])\1+/gu;
const looseStars =
  /(?<![\p{L}\p{N}])[*~^_=]+(?![\p{L}\p{N}]|\s?\d)|(?<=^|\s)[*~^]+(?=\p{L})|(?<=\p{L})[*~^]+(?=\s|$)/gu;
const anyDecoration = /[^\p{L}\p{N}\s.,:;()[\]/&'"’%+-]/u;

/** Emoji, stars, rows of signs and exclamation marks; a sign within a word or between numbers stays (C++, M&M's, 3*5). */
export function removeDecoration(name: string): string {
  if (!anyDecoration.test(name) && !name.includes("++")) return name;
  const plain = name
    .replace(pictures, (picture) => (/^[0-9#*]+$/u.test(picture) ? picture : " "))
    .replace(marks, "")
    .replace(runs, (run, sign: string, offset: number, whole: string) =>
      runOf(run, sign, whole.charAt(offset - 1)),
    )
    .replace(/(?<=[\p{L}\p{N})])\s[~_]\s(?=[\p{L}\p{N}(])/gu, " - ")
    .replace(looseStars, " ")
    .replace(/!(?=\s*(?:$|[-–—|,]\s))/gu, "");
  return /[\p{L}\p{N}]/u.test(plain) ? plain : name;
}

/** C++ and A+++ are names; other rows of a sign are ornament. */
function runOf(run: string, sign: string, before: string): string {
  if (sign === "+" && /[\p{L}\p{N}]/u.test(before)) return run;
  return " ";
}
