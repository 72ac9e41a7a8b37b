import type { Language } from "../../nlp/language.ts";
import { hasTwoMaterials, isOddQuality, mayModifyAnother } from "./ambiguity.ts";
import { takeNoun, takeProperty, takeVerbatim } from "./noun-phrases.ts";
import { isEdible, isOddPair } from "./noun-relations.ts";
import {
  draftIsPlural,
  emptyDraft,
  finishDraft,
  type NounPhrase,
  type PhraseCursor,
  type PhraseDraft,
} from "./phrase.ts";
import type { Piece } from "./piece.ts";
import { takeJoint } from "./prepositional-phrases.ts";

/** A part of a run: a phrase, or a piece outside any phrase. */
export type Clause =
  | {
      readonly kind: "phrase";
      readonly phrase: NounPhrase;
      readonly first: number;
      readonly end: number;
      /** The singular and the plural of the noun have the same spelling. */
      readonly isNumberOpen: boolean;
    }
  | { readonly kind: "piece"; readonly piece: Piece };

/** Parses a run into noun phrases and the pieces between them. */
export function parsePhrases(found: readonly Piece[], source: Language): Clause[] {
  const pieces = source === "en" || source === "de" ? measuresBehind(found) : found;
  const cursor: PhraseCursor = { pieces, source, place: 0, parse: parsePhrase };
  const clauses: Clause[] = [];
  while (cursor.place < pieces.length) {
    const first = cursor.place;
    const draft = parsePhrase(cursor);
    if (cursor.place > first) {
      const phrase = finishDraft(draft, draftIsPlural(draft, source));
      const isNumberOpen = draft.noun?.isNumberOpen === true && draft.count === undefined;
      clauses.push({ kind: "phrase", phrase, first, end: cursor.place, isNumberOpen });
      continue;
    }
    const piece = pieces[first];
    if (piece !== undefined) clauses.push({ kind: "piece", piece });
    cursor.place += 1;
  }
  return clauses.map((clause, place) => withNumberOf(clause, clauses, place));
}

/** "Ständer und Halterungen", "HDMI-Kabel & Zubehör": an ambiguous number follows the other side of "and". */
function withNumberOf(clause: Clause, clauses: readonly Clause[], place: number): Clause {
  if (clause.kind !== "phrase" || !clause.isNumberOpen || clause.phrase.noun === undefined) return clause;
  const isJoined = [place - 1, place + 1].some((beside) => {
    const joint = clauses[beside];
    const other = clauses[beside + (beside - place)];
    return joint?.kind === "piece" && joint.piece.kind === "joint" && isPluralClause(other);
  });
  return isJoined
    ? { ...clause, phrase: { ...clause.phrase, noun: { ...clause.phrase.noun, isPlural: true } } }
    : clause;
}

function isPluralClause(clause: Clause | undefined): boolean {
  return clause?.kind === "phrase" && isPluralNoun(clause.phrase.noun);
}

/** Moves a measure within a noun phrase after its noun: "lemon 50 ml essential oil". */
function measuresBehind(pieces: readonly Piece[]): readonly Piece[] {
  const moved = [...pieces];
  for (let place = moved.length - 2; place >= 0; place -= 1) {
    const piece = moved[place];
    if (piece?.kind !== "measure") continue;
    let last = -1;
    for (
      let next = place + 1;
      next < moved.length && wordsOfThing.has(moved[next]?.kind ?? "joint");
      next += 1
    ) {
      if (moved[next]?.kind === "noun") last = next;
    }
    if (last < 0) continue;
    moved.splice(last + 1, 0, piece);
    moved.splice(place, 1);
  }
  return moved;
}

const wordsOfThing: ReadonlySet<Piece["kind"]> = new Set([
  "noun",
  "property",
  "material",
  "audience",
  "technical",
  "name",
]);

function parsePhrase(cursor: PhraseCursor): PhraseDraft {
  const draft = emptyDraft();
  for (;;) {
    const piece = cursor.pieces[cursor.place];
    if (piece !== undefined && takePiece(draft, piece, cursor)) continue;
    const isNamed = draft.namesBefore.length > 0 && draft.properties.length + draft.audiences.length > 0;
    const isLabelled = isNamed && isColorOfModel(draft);
    const { noun, properties: found, materials } = draft;
    const isList = noun === undefined && (found.length > 1 || found.length * materials.length > 0);
    if (isList && !found.some(({ isJoined }) => isJoined)) draft.isSure = false;
    const isOdd = noun !== undefined && draft.kinds.some((kind) => isOddPair(noun.entry, kind));
    const isDouble = draft.audiences.length > 1 && !draft.audiences.some(({ isJoined }) => isJoined);
    const isOpen =
      hasUnclearProperty(draft, cursor) ||
      hasFigurativeAudience(draft) ||
      isForFood(draft) ||
      countsKind(draft) ||
      mayModifyAnother(draft, cursor.source) ||
      hasTwoMaterials(draft) ||
      isDoubtful(draft);
    if (
      isOdd ||
      isDouble ||
      isOpen ||
      draft.kinds.length > 1 ||
      (draft.noun === undefined && isNamed && !isLabelled)
    )
      draft.isSure = false;
    return draft;
  }
}

/** "QX-V 512 schwarz": a colour after a model number is a colour; after a mere name it may be part of the name. */
function isColorOfModel({ namesBefore, properties, audiences }: PhraseDraft): boolean {
  const [color, ...others] = properties;
  if (color?.entry.role !== "color" || others.length + audiences.length > 0) return false;
  return namesBefore.some((name) => /\p{L}/u.test(name)) && namesBefore.some((name) => /\d/.test(name));
}

/** Audiences that do not mean the user: baby corn is small, a bird necklace shows a bird. */
function hasFigurativeAudience({ noun, audiences }: PhraseDraft): boolean {
  if (noun?.entry.domain === "fashion" && audiences.some(({ entry }) => entry.domain === "pet")) return true;
  return isFood(noun) && audiences.length > 0;
}

/** "Pasta per crostate" is a dough: a food for another food may have another meaning. */
function isForFood({ noun, complements }: PhraseDraft): boolean {
  const isFor = ({ joint, phrases }: PhraseDraft["complements"][number]) =>
    joint === "for" && phrases.some((phrase) => isFood(phrase.noun));
  return isFood(noun) && complements.some(isFor);
}

function isFood(noun: NounPhrase["noun"]): boolean {
  return noun !== undefined && isEdible(noun.entry);
}

/** "5 flowers foam": the count belongs to the modifier, not to the head. */
function countsKind({ count, kinds }: PhraseDraft): boolean {
  return count !== undefined && kinds.some(({ phrase }) => isPluralNoun(phrase.noun));
}

function isPluralNoun(noun: NounPhrase["noun"]): boolean {
  return noun?.isPlural === true || noun?.entry.grammar?.en?.isPluralOnly === true;
}

/** Whether a word may have another meaning, such as the sport "golf" beside a maker's name. */
function isDoubtful({ noun, properties, materials, namesBefore, namesBehind }: PhraseDraft): boolean {
  if (noun === undefined) return false;
  const { entry } = noun;
  if (entry.domain === "setting" && namesBefore.length + namesBehind.length > 0) return true;
  const isFoodOfMaterial = entry.domain === "food" && materials.length > 0;
  return isFoodOfMaterial || properties.some((property) => isOddQuality(property.entry, entry));
}

/** Qualities that are said of the product, never of one ingredient. */
const ofWhole: ReadonlySet<string> = new Set([
  ...["organic", "vegan", "vegetarian", "gluten free", "sugar free", "lactose free", "natural", "classic"],
  ...[
    "small",
    "large",
    "mini",
    "big",
    "premium",
    "crunchy",
    "crispy",
    "soft",
    "homemade",
    "creamy",
    "instant",
  ],
]);

/** "Spicy black bean sauce", "smoked salmon spread": the property may modify the ingredient or the product. */
function hasUnclearProperty({ noun, kinds, properties }: PhraseDraft, { source }: PhraseCursor): boolean {
  if (noun === undefined || source !== "en") return false;
  const isOfFood = kinds.some(({ phrase }) => isFood(phrase.noun));
  return isOfFood && properties.some(({ entry }) => !ofWhole.has(entry.forms.en?.[0] ?? ""));
}

/** @returns whether the piece belongs to the phrase; the cursor is then after it */
function takePiece(draft: PhraseDraft, piece: Piece, cursor: PhraseCursor): boolean {
  switch (piece.kind) {
    case "noun":
      return takeNoun(draft, piece, cursor);
    case "property":
    case "material":
    case "audience":
      takeProperty(draft, piece, cursor);
      return true;
    case "name":
    case "technical":
    case "measure":
    case "number":
      return takeVerbatim(draft, piece, cursor);
    case "joint":
      return takeJoint(draft, piece, cursor);
    default:
      return false;
  }
}
