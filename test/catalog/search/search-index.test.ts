import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { languages } from "../../../src/api/vocabulary.ts";
import { compileContent } from "../../../src/catalog/compile.ts";
import { writePayload } from "../../../src/catalog/compiled-sections.ts";
import { indexVersion } from "../../../src/catalog/search/search-index.ts";
import { SectionWriter } from "../../../src/lib/section-file.ts";
import { stem } from "../../../src/nlp/stemmer.ts";
import { fixtureContent } from "../fixtures/fixture-catalogs.ts";

const endings = [
  "",
  "s",
  "es",
  "e",
  "en",
  "er",
  "n",
  "x",
  "aux",
  "i",
  "he",
  "chi",
  "ing",
  "ed",
  "ies",
  "ungen",
];
const roots = ["jack", "tabl", "hemd", "chauss", "giacc", "libr", "wasch", "bott", "fahrrad", "olio", "eau"];

/** What the index makes of words, and of a small catalog. */
function digest(): string {
  const writer = new SectionWriter();
  writePayload(compileContent(fixtureContent()), writer);
  const words = roots.flatMap((root) => endings.map((ending) => root + ending));
  const stems = languages.map((language) => words.map((word) => stem(word, language)).join());
  return createHash("sha256").update(writer.bytes()).update(stems.join()).digest("hex").slice(0, 16);
}

it("counts the index's version up when the index of a catalog changes (then set both here)", () => {
  expect({ indexVersion, digest: digest() }).toEqual({ indexVersion: 2, digest: "bac3eaf0a35f0f4f" });
});
