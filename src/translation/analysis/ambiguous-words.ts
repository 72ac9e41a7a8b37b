import { lazily } from "../../lib/once.ts";
import { parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { readWords } from "../../nlp/stemmer.ts";
import table from "../data/ambiguous-words.tsv";
import type { GlossaryDomain } from "../glossary-entry.ts";
import type { NounPhrase } from "./phrase.ts";
import type { Clause } from "./phrase-parser.ts";
import type { JointWord, Piece } from "./piece.ts";

/** For each ambiguous word, by language, kind and stem, the domains of things beside which it has one meaning. */
const domainsByWord = lazily((): ReadonlyMap<string, ReadonlySet<GlossaryDomain>> => {
  const found = new Map<string, Set<GlossaryDomain>>();
  for (const { language = "", kind = "", words = "", sure = "" } of parseTable(table)) {
    const domains = sure.split(" ").filter((domain) => domain !== "") as GlossaryDomain[];
    for (const word of words.split(" ")) {
      const key = keyOf(word, kind === "thing", language as Language);
      found.set(key, new Set([...(found.get(key) ?? []), ...domains]));
    }
  }
  return found;
});

function keyOf(word: string, isThing: boolean, language: Language): string {
  return `${language} ${isThing ? "thing" : "quality"} ${readWords(word).stems(language).join(" ")}`;
}

const knownKinds: ReadonlySet<Piece["kind"]> = new Set(["noun", "property", "material", "audience"]);

/**
 * Whether a piece is a word with several common meanings (French "casque": helmet, headphones), and none of the other things
 * named in the text is of a domain that decides between them. Phrases and compounds of the glossary are never ambiguous.
 */
export function isAmbiguousWord(piece: Piece, clauses: readonly Clause[], source: Language): boolean {
  if (!knownKinds.has(piece.kind) || /[\s-]/.test(piece.found)) return false;
  const deciding = domainsByWord().get(keyOf(piece.found, piece.kind === "noun", source));
  if (deciding === undefined) return false;
  const own = piece.kind === "noun" ? piece.entry : undefined;
  return !clauses.some((clause) => clause.kind === "phrase" && decides(clause.phrase));

  /** "Pour Nokia Lumia 520": what has a model's name is a device. */
  function isModel(joint: JointWord, { noun, namesBefore, namesBehind }: NounPhrase): boolean {
    const isNamed = noun === undefined && namesBefore.length + namesBehind.length > 0;
    return joint === "for" && isNamed && deciding?.has("technology") === true;
  }

  function decides({ noun, kinds, complements }: NounPhrase): boolean {
    const domain = noun?.entry.domain;
    if (noun !== undefined && noun.entry !== own && domain !== undefined && deciding?.has(domain))
      return true;
    return (
      kinds.some(({ phrase }) => decides(phrase)) ||
      complements.some(({ joint, phrases }) =>
        phrases.some((phrase) => decides(phrase) || isModel(joint, phrase)),
      )
    );
  }
}
