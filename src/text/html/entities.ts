import { decodeHTMLStrict } from "entities";

const terminated = "#\\d{1,7};|#x[\\da-f]{1,6};|[a-z][a-z0-9]{1,31};";
// Without its semicolon only what can hardly be anything else: R&D, H&M and ?a=1&copy=2 are text.
const unterminated =
  "(?:nbsp|amp|quot|[aeiouyn](?:acute|grave|circ|uml|tilde)|ccedil|szlig|[ao]elig|euro)(?![a-z0-9=;])";
const reference = new RegExp(`&(?:amp;(?=${terminated}))?(?:${terminated}|${unterminated})`, "gi");

export interface DecodedPiece {
  readonly text: string;
  /** Offset in the string that was decoded. */
  readonly start: number;
  readonly length: number;
  /** Whether it stands as the source has it. */
  readonly isLiteral: boolean;
}

/** A text in pieces, each as it stands or one decoded reference; &amp;eacute; is decoded once more. */
export function decodedPieces(source: string): DecodedPiece[] {
  const pieces: DecodedPiece[] = [];
  let position = 0;
  if (source.includes("&")) {
    for (const { 0: written, index } of source.matchAll(reference)) {
      const text = decodeReference(written);
      if (text === written) continue;
      if (index > position) pieces.push(literal(source, position, index));
      pieces.push({ text, start: index, length: written.length, isLiteral: false });
      position = index + written.length;
    }
  }
  if (position < source.length) pieces.push(literal(source, position, source.length));
  return pieces;
}

function literal(source: string, start: number, end: number): DecodedPiece {
  return { text: source.slice(start, end), start, length: end - start, isLiteral: true };
}

function decodeReference(written: string): string {
  const inner = written.replace(/^&amp;(?=.)/i, "&");
  const terminatedForm = inner.endsWith(";") ? inner : `${inner};`;
  const decoded = decodeHTMLStrict(terminatedForm);
  return decoded === terminatedForm ? decodeHTMLStrict(written) : decoded;
}
