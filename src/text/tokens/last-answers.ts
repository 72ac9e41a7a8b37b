/** So many texts lie side by side and take each other's place, the oldest's first. */
const mostAlike = 4;

/**
 * The answers about the last few texts. Several tasks ask about the same product one after the other, a few products at a
 * time. No Map: it would hash each text whole. Most texts are asked about for the first time, and to look in vain shall cost
 * next to nothing: a text is looked for where its sign leads to, and read where it has the same sign.
 */
export class LastAnswers<Answer extends object> {
  private readonly alike: number;
  /** Of a sign: the first of the places for texts like it. */
  private readonly mask: number;
  private readonly signs: Int32Array;
  private readonly texts: string[];
  private readonly answers: (Answer | undefined)[];
  /** By the first of some places: how many were kept there. */
  private readonly counts: Uint32Array;

  /** @param most how many are kept: a power of two */
  constructor(most: number) {
    this.alike = Math.min(most, mostAlike);
    this.mask = most - this.alike;
    this.signs = new Int32Array(most);
    this.texts = new Array<string>(most).fill("");
    this.answers = new Array<Answer | undefined>(most).fill(undefined);
    this.counts = new Uint32Array(most);
  }

  find(text: string): Answer | undefined {
    const { signs, texts } = this;
    const sign = signOf(text);
    const first = sign & this.mask;
    for (let place = first; place < first + this.alike; place += 1) {
      if (signs[place] === sign && texts[place] === text) return this.answers[place];
    }
    return undefined;
  }

  keep(text: string, answer: Answer): void {
    const sign = signOf(text);
    const first = sign & this.mask;
    const count = this.counts[first] ?? 0;
    this.counts[first] = count + 1;
    const place = first + (count & (this.alike - 1));
    this.signs[place] = sign;
    this.texts[place] = text;
    this.answers[place] = answer;
  }
}

/** Of a text's length and four or five of its UTF-16 units, hashed as FNV-1a does (http://www.isthe.com/chongo/tech/comp/fnv/). */
function signOf(text: string): number {
  const { length } = text;
  const step = (length >> 2) | 1;
  let sign = length;
  for (let place = length - 1; place >= 0; place -= step) {
    sign = Math.imul(sign ^ text.charCodeAt(place), 0x01000193);
  }
  return sign ^ (sign >>> 15);
}
