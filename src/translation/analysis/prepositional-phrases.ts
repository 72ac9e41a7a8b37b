import type { Language } from "../../nlp/language.ts";
import { addProperty, setNoun } from "./noun-phrases.ts";
import {
  draftIsPlural,
  emptyDraft,
  finishDraft,
  fitsNoun,
  type NounPhrase,
  type PhraseComplement,
  type PhraseCursor,
  type PhraseDraft,
} from "./phrase.ts";
import type { JointPiece, JointWord, Piece, PropertyPiece } from "./piece.ts";

/** Prepositions before technical abbreviations: "lampada a LED". */
const technicalJoints: ReadonlySet<JointWord> = new Set(["at", "of", "kind"]);

/** Prepositions that may begin a run: "mit Deckel" after a comma. */
const opening: ReadonlySet<JointWord> = new Set(["with", "without", "for"]);

export function takeJoint(draft: PhraseDraft, piece: JointPiece, cursor: PhraseCursor): boolean {
  const next = cursor.pieces[cursor.place + 1];
  if (next === undefined) return false;
  if (piece.word === "and") return takeCoordinated(draft, next, cursor);
  if (next.kind === "technical" && technicalJoints.has(piece.word)) {
    draft.technical.push(next.text);
    cursor.place += 2;
    return true;
  }
  if (next.kind === "material" && isMaterialJoint(piece)) {
    return takeBehindJoint(draft, next, cursor);
  }
  if (next.kind === "audience" && (piece.word === "for" || piece.word === "kind")) {
    return takeBehindJoint(draft, next, cursor);
  }
  if (next.kind === "property" && piece.word === "in" && next.entry.role === "color") {
    if (draft.noun === undefined) draft.isSure = false;
    return takeBehindJoint(draft, next, cursor);
  }
  if (draft.noun === undefined && !isEmpty(draft)) return false;
  if (draft.noun === undefined) return opening.has(piece.word) && takeComplement(draft, piece, cursor);
  if (isKindJoint(piece, cursor.source) && (next.kind === "noun" || isPropertyBeforeNoun(cursor))) {
    return takeKind(draft, piece, cursor);
  }
  return takeComplement(draft, piece, cursor);
}

function isEmpty({
  properties,
  materials,
  audiences,
  namesBefore,
  technical,
  complements,
}: PhraseDraft): boolean {
  return [properties, materials, audiences, namesBefore, technical, complements].every(
    (list) => list.length === 0,
  );
}

function isMaterialJoint({ word, hasArticle }: JointPiece): boolean {
  return !hasArticle && (word === "in" || word === "from" || word === "of");
}

function takeBehindJoint(draft: PhraseDraft, piece: PropertyPiece, cursor: PhraseCursor): boolean {
  if (draft.noun === undefined) draft.isLinked = true;
  addProperty(draft, piece, false);
  cursor.place += 2;
  return true;
}

/** "Noir et blanc", "aus Holz und Metall": coordinates two properties of the same kind; nouns are left to the caller. */
function takeCoordinated(draft: PhraseDraft, next: Piece, cursor: PhraseCursor): boolean {
  const before = cursor.pieces[cursor.place - 1];
  if (before === undefined || before.kind !== next.kind) return false;
  if (next.kind !== "property" && next.kind !== "material" && next.kind !== "audience") return false;
  const behind = cursor.pieces[cursor.place + 2];
  if (next.kind === "material" && behind?.kind === "noun") return false;
  addProperty(draft, next, true);
  cursor.place += 2;
  return true;
}

function isKindJoint({ word }: JointPiece, source: Language): boolean {
  if (source === "fr") return word === "of" || word === "at";
  if (source === "it") return word === "of" || word === "kind" || word === "at";
  return word === "of";
}

function isPropertyBeforeNoun({ pieces, place, source }: PhraseCursor): boolean {
  const [first, second] = [pieces[place + 1], pieces[place + 2]];
  if (first?.kind !== "property" || second?.kind !== "noun") return false;
  return source === "en" || source === "de" || first.entry.grammar?.[source]?.isBeforeNoun === true;
}

/** "de jardin", "da cucina", "à roulettes": parses a modifying noun with the properties that agree with it, not with the head. */
function takeKind(draft: PhraseDraft, piece: JointPiece, cursor: PhraseCursor): boolean {
  const { pieces, source } = cursor;
  const kind = emptyDraft();
  let place = cursor.place + 1;
  const first = pieces[place];
  if (first?.kind === "property") {
    addProperty(kind, first, false);
    place += 1;
  }
  const noun = pieces[place];
  if (noun?.kind !== "noun") return false;
  setNoun(kind, noun);
  place += 1;
  for (let next = pieces[place]; next?.kind === "property"; next = pieces[place]) {
    if (piece.word !== "at" && draft.noun !== undefined && fitsNoun(next, draft.noun, source)) break;
    if (!fitsNoun(next, noun, source)) break;
    addProperty(kind, next, false);
    place += 1;
  }
  const phrase = finishDraft(kind, draftIsPlural(kind, source));
  if (piece.word === "at" && noun.entry.domain === "part") {
    draft.complements.push({ joint: "with", hasArticle: false, phrases: [phrase] });
  } else {
    draft.kinds.push({ phrase, relation: piece.word === "of" || piece.word === "at" ? piece.word : "open" });
  }
  cursor.place = place;
  return true;
}

/** "Per portatili e tablet": an ambiguous number follows the coordinated nouns before it. */
function isSeveral({ noun }: NounPhrase): boolean {
  return noun?.isPlural === true;
}

/** Domains of things that have makers and models: a name after "for" belongs to them; otherwise it belongs to the whole. */
const bearsName: ReadonlySet<string> = new Set(["technology", "vehicle", "tool", "office", "baby"]);

const complementJoints: ReadonlySet<JointWord> = new Set(["with", "without", "for", "in", "on", "from"]);

function takeComplement(draft: PhraseDraft, piece: JointPiece, cursor: PhraseCursor): boolean {
  const isFlavour = piece.word === "at" && cursor.pieces[cursor.place + 1]?.kind === "noun";
  if (!complementJoints.has(piece.word) && !isFlavour) return false;
  const inner: PhraseCursor = { ...cursor, place: cursor.place + 1 };
  const phrases: NounPhrase[] = [];
  for (;;) {
    const first = inner.place;
    const phrase = cursor.parse(inner);
    if (inner.place === first) break;
    if (phrase.noun === undefined && phrase.properties.length > 0) draft.isSure = false;
    if (phrase.properties.some(({ entry }) => entry.grammar?.[cursor.source]?.isPhrase === true))
      draft.isSure = false;
    if (cursor.source === "fr" || cursor.source === "it") draft.audiences.push(...phrase.audiences.splice(0));
    if (!bearsName.has(phrase.noun?.entry.domain ?? "technology")) {
      draft.namesBehind.push(...phrase.namesBehind.splice(0));
    }
    if (!phrase.isSure) draft.isSure = false;
    const isOpen = phrase.noun?.isNumberOpen === true && phrase.count === undefined;
    const isPlural = draftIsPlural(phrase, cursor.source) || (isOpen && phrases.some(isSeveral));
    phrases.push(finishDraft(phrase, isPlural));
    const and = inner.pieces[inner.place];
    if (and?.kind !== "joint" || and.word !== "and") break;
    inner.place += 1;
  }
  if (phrases.length === 0) return false;
  const isVague = piece.word === "in" || piece.word === "on" || piece.word === "from";
  if (isVague) draft.isSure = false;
  const complement: PhraseComplement = { joint: piece.word, hasArticle: piece.hasArticle, phrases };
  draft.complements.push(complement);
  cursor.place = inner.pieces[inner.place - 1]?.kind === "joint" ? inner.place - 1 : inner.place;
  return true;
}
