import { hashText } from "../../../storage/text-numbers.ts";
import { BoundedCache } from "../../../text/bounded-cache.ts";
import { detached } from "../../../text/detached.ts";
import { foldText } from "../../../text/normal-form.ts";

/** What is known of a piece from its letters alone; all but `folded`, `kind` and `isDivider` are 32-bit hashes. */
export interface PieceFacts {
  readonly folded: string;
  readonly kind: "word" | "number" | "code" | "sign";
  /** Whether it holds the parts of a title apart: a comma, a dash, a bracket and the like. */
  readonly isDivider: boolean;
  readonly word: number;
  readonly written: number;
  /** Capitals, small letters and digits, runs of equals shortened to two: Xxx, XX99. */
  readonly shape: number;
  readonly prefix: number;
  readonly longPrefix: number;
  readonly suffix: number;
  readonly longSuffix: number;
}

const cached = new BoundedCache<string, PieceFacts>(20_000);
const longestCached = 40;

export function pieceFacts(text: string): PieceFacts {
  const known = cached.get(text);
  if (known !== undefined) return known;
  const facts = createFacts(text);
  if (text.length <= longestCached) cached.set(detached(text), facts);
  return facts;
}

const divider = /^[,;|()[\]\-–:/]$/;

function createFacts(text: string): PieceFacts {
  const folded = detached(foldText(text));
  return {
    folded,
    kind: kindOf(text),
    isDivider: divider.test(folded),
    word: hashText(folded),
    written: hashText(text),
    shape: hashText(shapeOf(text)),
    prefix: hashText(folded.slice(0, 3)),
    longPrefix: hashText(folded.slice(0, 5)),
    suffix: hashText(folded.slice(-2)),
    longSuffix: hashText(folded.slice(-3)),
  };
}

function kindOf(text: string): PieceFacts["kind"] {
  const hasDigit = /\p{N}/u.test(text);
  const hasLetter = /\p{L}/u.test(text);
  if (hasDigit) return hasLetter ? "code" : "number";
  return hasLetter ? "word" : "sign";
}

function shapeOf(text: string): string {
  const classes = text
    .replace(/\p{M}+/gu, "")
    .replace(/\p{Lu}/gu, "X")
    .replace(/[\p{Ll}\p{Lo}\p{Lt}\p{Lm}]/gu, "x")
    .replace(/\p{N}/gu, "9");
  return classes.replace(/(.)\1{2,}/gu, "$1$1");
}
