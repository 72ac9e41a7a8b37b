import { describe, expect, it } from "vitest";
import { plainText } from "../../../src/nlp/html.ts";
import { respelled } from "../../../src/tasks/attribution/respelled.ts";

/** Where the words of a reading stand in the text as it was sent. */
function sentOf(sent: string, reading: string, words: string): string {
  const { text, sourceSpan } = respelled(plainText(sent), reading);
  const start = text.indexOf(words);
  return sent.slice(...sourceSpan(start, start + words.length));
}

describe("words of a reading stand where", () => {
  it.each([
    ["shoe blk lthr sz 12", "shoe black leather size 12", "black leather", "blk lthr"],
    ["shoe blk lthr sz 12", "shoe black leather size 12", "shoe", "shoe"],
    ["shoe blk lthr sz 12", "shoe black leather size 12", "12", "12"],
    ["SCALA ALLUM. 5 GRAD.", "Scala in alluminio 5 gradini", "5 gradini", "5 GRAD."],
    ["97% CO 3% EA", "97% cotone, 3% elastan", "3% elastan", "3% EA"],
    ["neff gk2502cn", "Neff GK2502CN", "GK2502CN", "gk2502cn"],
    ["Tee &amp; pot blk", "Tee & pot black", "black", "blk"],
    ["12KG Futter", "Futter 12 kg", "Futter", "Futter"],
  ])("%j as %j has %j: %j", (sent, reading, words, wanted) => {
    expect(sentOf(sent, reading, words)).toBe(wanted);
  });

  it("spans stay within the text", () => {
    const sent = "abc def";
    const { text, sourceSpan } = respelled(plainText(sent), "xyz uvw rst");
    expect(sourceSpan(0, text.length)).toEqual([0, sent.length]);
    expect(respelled(plainText(sent), sent).text).toBe(sent);
  });
});
