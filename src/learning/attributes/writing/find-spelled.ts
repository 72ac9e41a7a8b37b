import { foldText } from "../../../text/normal-form.ts";
import type { PieceRange } from "../examples/find-value.ts";
import { type SourceText, sliceOf } from "../reading/source-text.ts";

/** The folded letters and digits of a text alone: what remains whatever its case and punctuation. */
function bareFolded(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

const longest = 24;

/** Where a text has a value's letters and digits, whatever the case and the signs between them; ends at letters. */
export function findSpelled({ pieces }: SourceText, value: string): PieceRange[] {
  const wanted = bareFolded(value);
  if (wanted === "") return [];
  const found: PieceRange[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    if (pieces[start]?.facts.kind === "sign") continue;
    let spelled = "";
    for (let end = start; end < Math.min(pieces.length, start + longest); end += 1) {
      const facts = pieces[end]?.facts;
      if (facts === undefined) break;
      if (facts.kind === "sign") continue;
      spelled += facts.folded.replace(/[^\p{L}\p{N}]+/gu, "");
      if (!wanted.startsWith(spelled)) break;
      if (spelled.length < wanted.length) continue;
      found.push({ start, end: end + 1 });
      break;
    }
  }
  return found;
}

/** The spans of a text that begin with a digit, at most 7 pieces long; the shorter ones first. */
export function numberSpans(source: SourceText): (PieceRange & { readonly text: string })[] {
  const { pieces } = source;
  return pieces.flatMap(({ facts }, start) => {
    if (facts.kind !== "number" && facts.kind !== "code") return [];
    const lengths = Math.min(7, pieces.length - start);
    return Array.from({ length: lengths }, (_, more) => {
      const end = start + more + 1;
      return { start, end, text: sliceOf(source, start, end) };
    });
  });
}
