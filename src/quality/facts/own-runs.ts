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
    if (answer === "" || answer.length > longestRun) return false;
    const run = toCased(answer);
    return cased.some((source) => isRunOf(run, source)) && !mayBeDenied();
  };
}

/** The same for one answer to one source, where most answers are such runs. */
export function isOwnRun(answer: string, source: string): boolean {
  if (answer === "" || answer.length > longestRun) return false;
  return isRunOf(toCased(answer), toCased(source)) && !mayDeny(source);
}

const blank = 0x20;
const zero = 0x30;
const nine = 0x39;

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
  if (at === -1 || becomesLonger(source) || becomesLonger(answer)) return false;
  const own = source.text.slice(at, at + answer.text.length);
  return own === answer.text || haveSameNumbers(own, answer.text);
}

/** In small letters İ is two units. */
function becomesLonger({ text, lowered }: Cased): boolean {
  return lowered.length !== text.length;
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

const number = /\p{N}/u;

/** In other letters a code is another one, or none: X12. @param other the same but for the case of its letters */
function haveSameNumbers(one: string, other: string): boolean {
  let isOther = false;
  let hasNumber = false;
  for (let place = 0; place < one.length; place += 1) {
    const unit = one.charCodeAt(place);
    if (unit === blank) {
      isOther = false;
      hasNumber = false;
      continue;
    }
    isOther ||= unit !== other.charCodeAt(place);
    hasNumber ||= unit < 0x80 ? unit >= zero && unit <= nine : number.test(characterAt(one, place));
    if (isOther && hasNumber) return false;
  }
  return true;
}

function characterAt(text: string, place: number): string {
  return String.fromCodePoint(text.codePointAt(place) ?? 0);
}
