import { lazily } from "../../text/lazily.ts";
import { mayDeny } from "./contraries.ts";

/**
 * Tells of an answer that it is a run of a source's words, alike but for the case of words without digits, and that no source
 * may deny a part of what it says: then it states nothing that the source doesn't, and no fact needs to be looked for in it.
 * Most names are cleaned by taking away what stands before or behind. False is no verdict.
 * @param mayBeDenied whether some source may deny something; found out here where it is not given
 */
export function createRunCheck(
  sources: readonly string[],
  mayBeDenied: () => boolean = lazily(() => sources.some(mayDeny)),
): (answer: string) => boolean {
  const cased = sources.map(toCased);
  return (answer) => {
    if (answer.length > longestRun) return false;
    const run = toCased(answer);
    return answer !== "" && cased.some((source) => isRunOf(run, source)) && !mayBeDenied();
  };
}

/** Characters; a search in a text that repeats itself takes time in the square of its length. */
const longestRun = 5_000;

interface Cased {
  readonly text: string;
  readonly lowered: string;
}

function toCased(text: string): Cased {
  return { text, lowered: text.toLowerCase() };
}

function isRunOf(answer: Cased, source: Cased): boolean {
  const at = findRun(source.lowered, answer.lowered);
  if (at === -1 || source.lowered.length !== source.text.length) return false; // İ becomes two
  const own = source.text.slice(at, at + answer.text.length);
  return own === answer.text || haveSameNumbers(own, answer.text);
}

/** Where a run of words stands first by itself; -1 where it doesn't. */
function findRun(source: string, run: string): number {
  for (let at = source.indexOf(run); at !== -1; at = source.indexOf(run, at + 1)) {
    const isCut = isCutBetween(source.charAt(at - 1), run.charAt(0));
    if (isCut && isCutBetween(source.charAt(at + run.length), run.charAt(run.length - 1))) return at;
  }
  return -1;
}

/** What no word goes on behind. */
const divider = /[\s.,;:!?…|]/;

/** Beside a blank or a mark, or where the text ends; a number may lose its unit there, by which it counts something else: 40 x 60 [cm]. */
function isCutBetween(gone: string, kept: string): boolean {
  return gone === "" || (divider.test(gone) && !/\p{N}/u.test(kept));
}

const withDigit = /[^ ]*\p{N}[^ ]*/gu;

/** In other letters a code is another one, or none: X12. */
function haveSameNumbers(one: string, other: string): boolean {
  const numbers = one.match(withDigit);
  return numbers === null || numbers.join(" ") === other.match(withDigit)?.join(" ");
}
