import { BoundedCache } from "./bounded-cache.ts";
import { detached } from "./detached.ts";
import { classAt, inWord } from "./tokens/character-classes.ts";
import { endOfChunk, readChunk } from "./tokens/read-chunk.ts";

/**
 * A piece of a text that carries meaning. `start` and `end` are UTF-16 offsets, `text` is the slice
 * between them, `folded` is what to compare. A `code` mixes letters and digits (WH-1000XM4, 4K, XL2).
 */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "code";
}

/** Several tasks read the texts of the same product one after the other. At some 100 bytes a token a few MB. */
const texts = new BoundedCache<string, readonly Token[]>(64);
const longestCachedText = 4_000;
/** By chunk its tokens, as the words of a feed repeat. At some 200 bytes each 3 MB. */
const chunks = new BoundedCache<string, readonly Token[]>(16_000);
const longestCachedChunk = 40;

/**
 * The words, numbers and codes of a text, in order. Elisions are two tokens (l'huile: l, huile), an
 * English possessive is one whose folded form lacks the ending (men's: men), hyphens separate words but
 * hold codes together, and 1,5 or 1.234,56 is one number.
 */
export function tokenize(text: string): readonly Token[] {
  return text.length > longestCachedText ? readTokens(text) : texts.getOrCompute(text, readTokens);
}

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (classAt(text, offset) !== inWord) continue;
    const chunkEnd = endOfChunk(text, offset);
    for (const { text: word, folded, start, end, kind } of tokensOfChunk(text.slice(offset, chunkEnd))) {
      tokens.push({ text: word, folded, start: offset + start, end: offset + end, kind });
    }
    offset = chunkEnd;
  }
  return tokens;
}

function tokensOfChunk(chunk: string): readonly Token[] {
  if (chunk.length > longestCachedChunk) return readChunk(chunk);
  const known = chunks.get(chunk);
  if (known !== undefined) return known;
  const own = detached(chunk);
  const tokens = readChunk(own);
  chunks.set(own, tokens);
  return tokens;
}
