import { kindLink, takesOf } from "../analysis/noun-relations.ts";
import type { NounPhrase, PhraseProperty } from "../analysis/phrase.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import { fixed, type WrittenPart, word } from "./written-text.ts";

/** Word order: properties, audiences, materials, technical terms, noun; then phrases, names and complements. */
export function writeEnglish(phrase: NounPhrase): WrittenPart[] {
  const { noun, properties, namesBefore, namesBehind, technical, count } = phrase;
  const adjectives = properties.filter(({ entry }) => !isBehind(entry) && !isJoinedToNoun(entry));
  const [first, last] = movedNames(phrase);
  return [
    ...(count === undefined ? [] : [fixed(count)]),
    ...first.map(fixed),
    ...writeJoined(adjectives, (entry) => adjectiveText(entry, noun?.entry)),
    ...writeAudiences(phrase),
    ...(noun === undefined && phrase.isLinked && phrase.materials.length > 0 ? [word("in")] : []),
    ...writeJoined(phrase.materials, ({ forms }) => (noun && forms.en?.[1]) ?? forms.en?.[0] ?? ""),
    ...technical.map(fixed),
    ...properties
      .filter(({ entry }) => isJoinedToNoun(entry))
      .map(({ entry }) => word(entry.forms.en?.[0] ?? "")),
    ...writeNoun(phrase),
    ...properties.filter(({ entry }) => isBehind(entry)).map(({ entry }) => word(entry.forms.en?.[0] ?? "")),
    ...last.map(fixed),
    ...writeComplements(phrase),
  ];

  function movedNames({ kinds }: NounPhrase): readonly [readonly string[], readonly string[]] {
    const isName = namesBehind.length > 0 && namesBehind.some((name) => /^\p{Lu}\p{L}{2,}/u.test(name));
    const movable = noun !== undefined && isName && namesBefore.length === 0 && isThing(noun.entry);
    if (!movable || kinds.length > 1) return [namesBefore, namesBehind];
    const end = namesBehind.findIndex(
      (name) => /^\d.*\p{L}$/u.test(name) && /\s|\d(?:mm|cm|ml|g|kg|l|W|V)$/u.test(name),
    );
    const cut = end < 0 ? namesBehind.length : end;
    return [namesBehind.slice(0, cut), namesBehind.slice(cut)];
  }
}

/** "Mini": nothing stands between it and its noun. */
function isJoinedToNoun({ forms }: GlossaryEntry): boolean {
  return forms.en?.[0] === "mini";
}

/** Tools and household appliances without a cable are cordless, not wireless. */
function adjectiveText({ forms }: GlossaryEntry, thing: GlossaryEntry | undefined): string {
  const text = forms.en?.[0] ?? "";
  const isPowered = thing?.domain !== undefined && ["tool", "garden", "home", "care"].includes(thing.domain);
  return text === "wireless" && isPowered ? "cordless" : text;
}

function isThing({ role }: GlossaryEntry): boolean {
  return role === "type";
}

function isBehind({ grammar }: GlossaryEntry): boolean {
  return grammar?.en?.isPhrase === true;
}

function writeJoined(
  properties: readonly PhraseProperty[],
  write: (entry: GlossaryEntry) => string,
): WrittenPart[] {
  return properties.flatMap(({ entry, isJoined }) =>
    isJoined ? [word("and"), word(write(entry))] : [word(write(entry))],
  );
}

/** "Women's", "baby", "dog" before a noun; "for women" without one. */
function writeAudiences({ noun, audiences, isLinked }: NounPhrase): WrittenPart[] {
  const write = ({ forms }: GlossaryEntry): string => {
    const [before = "", behind = before] = forms.en ?? [];
    if (noun === undefined) return behind;
    if (forms.en?.length === 2 || before === "unisex") return before;
    return before.endsWith("s") ? `${before}'` : `${before}'s`;
  };
  const wordsOfNoun = noun?.entry.forms.en?.[0]?.split(" ") ?? [];
  const parts = writeJoined(audiences, write).filter(({ text }) => !wordsOfNoun.includes(text));
  return noun === undefined && isLinked && parts.length > 0 ? [word("for"), ...parts] : parts;
}

function writeNoun({ noun, kinds, count }: NounPhrase): WrittenPart[] {
  if (noun === undefined) return [];
  const { entry, isPlural } = noun;
  const text = nounText(entry, isPlural || (count !== undefined && count !== "1"));
  if (takesOf(entry) && kinds.length === 1) {
    const [kind] = kinds;
    const held = kind?.phrase.noun;
    if (kind && held) {
      const inner: NounPhrase = { ...kind.phrase, noun: { ...held, isPlural: true } };
      return [word(text), word("of"), ...writeEnglish(inner)];
    }
  }
  const ofKinds = kinds.filter(
    (kind) => kind.phrase.noun !== undefined && kindLink(entry, kind) === "content",
  );
  const before = kinds.filter((kind) => !ofKinds.includes(kind)).toReversed();
  const [, quality = "", thing = text] = (before.length > 0 && qualityInName.exec(text)) || [];
  return [
    ...(quality === "" ? [] : [word(quality)]),
    ...before.flatMap(({ phrase }) => writeKind(phrase)),
    word(thing),
    ...ofKinds.flatMap(({ phrase }) => [word("of"), ...writeEnglish(phrase)]),
  ];
}

/** "Rechargeable camcorder battery": the quality of a thing named by two words stands before what the thing is for. */
const qualityInName = /^(rechargeable|external|portable|electric|folding|cordless|wireless) (\S.*)$/;

/** Plural-only nouns that are singular before another noun. */
const singleOf: Readonly<Record<string, string>> = { headphones: "headphone", oats: "oat", herbs: "herb" };

function writeKind(phrase: NounPhrase): WrittenPart[] {
  const { noun } = phrase;
  const single = singleOf[noun?.entry.forms.en?.[0] ?? ""];
  if (single !== undefined) return [word(single)];
  return writeEnglish(noun === undefined ? phrase : { ...phrase, noun: { ...noun, isPlural: false } });
}

function nounText({ forms }: GlossaryEntry, isPlural: boolean): string {
  const [one = "", many = one] = forms.en ?? [];
  return isPlural ? many : one;
}

const prepositions = {
  with: "with",
  without: "without",
  for: "for",
  in: "in",
  on: "on",
  from: "from",
} as const;

function writeComplements({ complements }: NounPhrase): WrittenPart[] {
  return complements.flatMap(({ joint, hasArticle, phrases }) => {
    const preposition = joint in prepositions ? prepositions[joint as keyof typeof prepositions] : "with";
    const [first] = phrases;
    const noun = first?.noun;
    const needsThe =
      hasArticle && joint === "for" && noun !== undefined && !noun.isPlural && isCountable(noun.entry);
    const inner = phrases.flatMap((phrase, place) => [
      ...(place === 0 ? [] : [word("and")]),
      ...writeEnglish(phrase),
    ]);
    return [word(preposition), ...(needsThe ? [word("the")] : []), ...inner];
  });
}

function isCountable({ forms, grammar }: GlossaryEntry): boolean {
  const [one, many] = forms.en ?? [];
  return one !== many && grammar?.en?.isPluralOnly !== true;
}
