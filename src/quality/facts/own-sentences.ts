/** Where a sentence or a line may end; what an abbreviation holds apart is only looked at in two pieces. */
const piece = /[^\n.!?…]+(?:[.!?…]+(?=\S)[^\n.!?…]+)*[.!?…]*/g;
const ending = /[\s.!?…]+$/;
const startsWhole = /(?:^|[\n.!?…])[\s•–—*-]*$/;
const endsWhole = /^[\s"”»')\]]*(?:$|[\n.!?…])/;
/** Characters that are looked at on either side of a sentence: marks, quotes and blanks are fewer. */
const reach = 8;

/**
 * Gives an answer with those of its sentences blanked that a source has whole, from its beginning to its end: they state what
 * the source states, so that nothing is to be looked for in them. All offsets stay.
 */
export function createSentenceBlanker(sources: readonly string[]): (answer: string) => string {
  const lowered = sources.map((source) => source.toLowerCase());
  return (answer) =>
    answer.replace(piece, (written) => {
      const sentence = written.replace(ending, "").trimStart().toLowerCase();
      return lowered.some((source) => hasWhole(source, sentence)) ? " ".repeat(written.length) : written;
    });
}

function hasWhole(source: string, sentence: string): boolean {
  if (sentence === "") return true;
  for (let at = source.indexOf(sentence); at !== -1; at = source.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const before = source.slice(Math.max(0, at - reach), at);
    if (isBeginning(before, at) && endsWhole.test(source.slice(end, end + reach))) return true;
  }
  return false;
}

function isBeginning(before: string, at: number): boolean {
  return at === 0 || startsWhole.test(before);
}
