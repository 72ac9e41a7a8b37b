import type { Language } from "../../text/language.ts";
import type { Piece } from "./piece.ts";

/** Things that lend their colour, before a colour's name in English. */
const shadeWords: ReadonlySet<string> = new Set(
  "cherry lemon apple orange wine coffee chocolate pearl rose honey milk strawberry raspberry slate mint sky olive ocean midnight royal blush sand stone ruby".split(
    " ",
  ),
);

/** "Cherry red" is a shade: neither word may be translated alone. */
export function keepShades(run: readonly Piece[], source: Language): readonly Piece[] {
  if (source === "fr" || source === "it") return keepRomanceShades(run);
  if (source !== "en") return run;
  return run.map((piece, place) =>
    isShade(piece, run[place + 1]) || isShade(run[place - 1], piece)
      ? { kind: "unknown", isFunctionWord: false, start: piece.start, end: piece.end, found: piece.found }
      : piece,
  );
}

/** "Gris souris", "verde bottiglia": a thing right behind a colour, and behind another thing, lends it a shade. */
function keepRomanceShades(run: readonly Piece[]): readonly Piece[] {
  const first = run.findIndex(({ kind }) => kind === "noun");
  return run.map((piece, place) =>
    (place > first && isColor(piece) && run[place + 1]?.kind === "noun") ||
    (place > first && piece.kind === "noun" && isColor(run[place - 1]))
      ? { kind: "unknown", isFunctionWord: false, start: piece.start, end: piece.end, found: piece.found }
      : piece,
  );
}

function isColor(piece: Piece | undefined): boolean {
  return piece?.kind === "property" && piece.entry.role === "color";
}

function isShade(thing: Piece | undefined, color: Piece | undefined): boolean {
  if (thing === undefined || color?.kind !== "property" || color.entry.role !== "color") return false;
  if (thing.kind !== "noun" && thing.kind !== "material" && thing.kind !== "property") return false;
  return shadeWords.has(thing.found.toLowerCase());
}
