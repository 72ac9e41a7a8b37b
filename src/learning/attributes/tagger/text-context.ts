import type { Piece } from "../reading/pieces.ts";
import type { SourceText } from "../reading/source-text.ts";

/** Stand for words and shapes before a text's first piece, and after its last one. */
export const beyondStart = 0x51ab7;
export const beyondEnd = 0xe0d;

/** So many places beyond each end have a word and a shape too. */
export const margin = 3;

/** What the templates read of a text: those of piece p stand at `margin + p`. */
export class TextContext {
  length = 0;
  words = new Uint32Array(64);
  /** With whether nothing stands between the piece and the one before. */
  shapes = new Uint32Array(64);
  /** By piece, without margin: in which text, in which part of it, how far from its ends; below 2 ** 16. */
  places = new Uint16Array(64);

  read({ source, pieces }: SourceText): void {
    this.length = pieces.length;
    const room = pieces.length + 2 * margin;
    if (this.words.length < room) {
      this.words = new Uint32Array(2 * room);
      this.shapes = new Uint32Array(2 * room);
      this.places = new Uint16Array(2 * room);
    }
    const { words, shapes } = this;
    for (let at = 0; at < margin; at += 1) {
      words[at] = shapes[at] = beyondStart;
      words[margin + pieces.length + at] = shapes[margin + pieces.length + at] = beyondEnd;
    }
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at];
      if (piece === undefined) continue;
      words[margin + at] = piece.facts.word;
      shapes[margin + at] = piece.facts.shape + (piece.isGlued ? 1 : 0);
    }
    this.#readPlaces(pieces, source === "name");
  }

  /** Titles are lists held apart by commas and the like: which part of the list, and where in it. */
  #readPlaces(pieces: readonly Piece[], isName: boolean): void {
    let [part, first] = [0, true];
    let ends = pieces[0]?.facts.isDivider ?? false;
    for (let at = 0; at < pieces.length; at += 1) {
      const nextEnds = pieces[at + 1]?.facts.isDivider ?? true;
      const segment = Math.min(part, 4) * 8 + (ends ? 4 : 0) + (first ? 2 : 0) + (nextEnds ? 1 : 0);
      const fromStart = isName ? Math.min(at, 5) : 9;
      const fromEnd = isName ? Math.min(pieces.length - 1 - at, 3) : 9;
      this.places[at] = (((isName ? 1 : 2) * 64 + segment) * 16 + fromStart) * 16 + fromEnd;
      first = ends;
      if (ends) part += 1;
      ends = nextEnds;
    }
  }
}

export const fromEndOf = (place: number): number => place & 15;
export const fromStartOf = (place: number): number => (place >>> 4) & 15;
export const segmentOf = (place: number): number => (place >>> 8) & 63;
/** 1 is the name, 2 the description. */
export const sourceOf = (place: number): number => place >>> 14;
