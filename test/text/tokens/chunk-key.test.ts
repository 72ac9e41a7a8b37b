import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunkKey, hashKey, readChunkKey, readKey } from "../../../src/text/tokens/chunk-key.ts";

function keyOf(chunk: string) {
  const end = readChunkKey(chunk, 0);
  return { end, low: readKey[chunkKey.low], high: readKey[chunkKey.high], hash: readKey[chunkKey.hash] };
}

const shortWord = fc.stringMatching(/^[a-zA-Z0-9éßÀ]{1,7}$/);

describe("the key of a chunk", () => {
  it.each([
    ["lamp", 4],
    ["lamp shade", 4],
    ["l'huile d'olive", 7],
    ["WH-1000XM4, black", 10],
    ["end.", 3],
  ])("is read up to where the chunk ends: %s", (text, end) => {
    expect(keyOf(text).end).toBe(end);
  });

  it("is another one for each short word of Latin-1", () => {
    fc.assert(
      fc.property(shortWord, shortWord, (one, other) => {
        const [{ low, high }, second] = [keyOf(one), keyOf(other)];
        expect(low === second.low && high === second.high).toBe(one === other);
        expect(high).not.toBe(hashKey);
      }),
    );
  });

  it.each(["lampshades", "œuvre", "żółty"])(
    "is the hash of a longer word, or of other letters: %s",
    (word) => {
      const { low, high, hash } = keyOf(word);
      expect(high).toBe(hashKey);
      expect(low).toBe(hash);
    },
  );
});
