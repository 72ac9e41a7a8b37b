import type { Language } from "../../nlp/language.ts";
import { readWords } from "../../nlp/stemmer.ts";
import type { GlossaryDomain, GlossaryEntry } from "../glossary-entry.ts";
import { holdsVagueKind } from "./noun-relations.ts";
import type { PhraseDraft } from "./phrase.ts";
import type { Clause } from "./phrase-parser.ts";
import type { Piece } from "./piece.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));
const domains = (list: string): ReadonlySet<GlossaryDomain> => new Set(list.split(" ") as GlossaryDomain[]);

/**
 * Things by their first English name whose word, in that language, has another everyday meaning in product names that
 * nothing beside it need tell: French "casque" is a helmet and headphones, "moule" a mussel and a mould.
 */
const doubtfulThings: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("tablet|pickle|relish|case|jack|plug|washer|mouse pad|sleeve|date|pack"),
  de: words("pack|cover|lock"),
  fr: words(
    "helmet|resistor|mussel|ice cream|frame|slice|birthday|marble|drinking glass|sleeve|drill bit|paint brush|artist's brush|tray|toner|fishing|nail|bracket",
  ),
  it: words(
    "paint brush|artist's brush|baby cot|cot|batteries|bucket|resistor|helmet|slice|mint|angle grinder|ring binder",
  ),
};

/** Qualities by their English name whose word means this only of things of these domains. */
const doubtfulQualities: Readonly<Record<Language, Readonly<Record<string, ReadonlySet<GlossaryDomain>>>>> = {
  en: { sparkling: domains("food"), sweet: domains("food"), loose: domains("fashion"), hot: domains("body") },
  de: {},
  fr: {
    sweet: domains("food"),
    wholegrain: domains("food"),
    wholemeal: domains("food"),
    soft: domains("fashion home baby toy pet"),
    durable: domains("body"),
    sustainable: domains("body"),
    tiltable: domains("technology tool part"),
    rechargeable: domains("technology tool part vehicle toy"),
    extendable: domains("home garden tool"),
    bright: domains("body"),
    thin: domains("food part"),
    warm: domains("fashion home baby pet"),
    hot: domains("body"),
    airtight: domains("home part"),
    assorted: domains("food fashion home toy office garden tool care part"),
  },
  it: {
    dried: domains("food plant"),
    sweet: domains("food"),
    bright: domains("body"),
    rechargeable: domains("technology tool part vehicle toy"),
    elastic: domains("body"),
    extendable: domains("home tool"),
    warm: domains("fashion home baby pet"),
    hot: domains("body"),
    short: domains("fashion"),
    mobile: domains("body"),
  },
};

/** Qualities that no food has: with one, the word for the food means something else (a wall mounted "glace"). */
const uneatable = words(
  "plain|wall mounted|foldable|folding|waterproof|on castors|with castors|washable|adjustable|inflatable|extendable|rechargeable|cordless|" +
    "wireless|magnetic|stackable|telescopic|electric|battery operated|stretch|elastic|lined|self adhesive",
);

const edible = domains("food plant");

export function isDoubtfulThing({ forms }: GlossaryEntry, source: Language): boolean {
  return doubtfulThings[source].has(forms.en?.[0] ?? "");
}

/** @param thing what the quality is said of */
export function isDoubtfulQuality(
  { forms }: GlossaryEntry,
  { domain }: GlossaryEntry,
  source: Language,
): boolean {
  const name = forms.en?.[0] ?? "";
  if (domain !== undefined && edible.has(domain) && uneatable.has(name)) return true;
  const fitting = doubtfulQualities[source][name];
  return fitting !== undefined && (domain === undefined || !fitting.has(domain));
}

/** What hangs together in a name: its pieces, and how they were understood. */
export interface Run {
  readonly pieces: readonly Piece[];
  readonly clauses: readonly Clause[];
}

/** Whether the reading of a run leaves nothing to guess. */
export function isUnderstood(run: Run, target: Language): boolean {
  const { pieces, clauses } = run;
  if (holdsShare(run) || holdsPackName(run)) return false;
  return clauses.every((clause, place) => {
    const [before, after] = [clauses[place - 1], clauses[place + 1]];
    if (clause.kind === "phrase")
      return clause.phrase.isSure && before?.kind !== "phrase" && !holdsVagueKind(clause.phrase, target);
    const { piece } = clause;
    if (piece.kind === "opaque") return pieces.length === 1;
    if (piece.kind === "joint")
      return piece.word === "and" && isSimple(before) && isSimple(after) && areAlike(before, after);
    return piece.kind === "pack";
  });
}

/** "Creme corpo e mani": of two that are not of one kind, the second may hang on the first. */
function areAlike(before: Clause | undefined, after: Clause | undefined): boolean {
  const [first, second] = [before, after].map((clause) =>
    clause?.kind === "phrase" ? clause.phrase.noun?.entry : undefined,
  );
  if (first !== undefined && first === second) return false;
  if (isNameAlone(before) !== isNameAlone(after)) return false;
  const [one, two] = [first?.domain, second?.domain];
  return one === two || ![one, two].some((domain) => domain === "body" || domain === "setting");
}

/** "Zarbul & Trex chocolate": one of the two is a name, which the other may go on. */
function isNameAlone(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { noun, namesBefore, properties, materials, audiences } = clause.phrase;
  return (
    noun === undefined &&
    namesBefore.length > 0 &&
    properties.length + materials.length + audiences.length === 0
  );
}

/** Of "salt and pepper mill" none can say what is milled. */
function isSimple(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { kinds, properties, materials, noun } = clause.phrase;
  return noun === undefined || [kinds, properties, materials].every((list) => list.length === 0);
}

/** "Étagère murale murale": what a word says already is said again. */
export function repeatsWord(text: string): boolean {
  const words = readWords(text).folded.filter((word) => word.length > 4);
  return new Set(words).size < words.length;
}

/** "Ein- und Ausgang", "SAT/Kabel", "Thyme (White) Oil": words that others complete. */
export function isTornApart(text: string): boolean {
  return /\p{L}- |[\p{L}-]\/\p{L}|\p{L} *\([^()]*\) *\p{L}|['’]\p{L}['’]|\p{L}[½\uFFFD¿]\p{L}/u.test(text);
}

const nameOf = ({ forms }: GlossaryEntry): string => forms.en?.[0] ?? "";

const collections = words("set|kit|pack|pair|box|bundle|collection");
const shapes = words(
  "square|round|rectangular|oval|large|small|big|deep|flat|long|short|thin|thick|high|low",
);
const origins =
  /^(?:english|french|german|italian|spanish|swiss|indian|japanese|chinese|turkish|greek|thai|american|african|danish|dutch)$/i;
const addition = words("additional|extra");

/**
 * Whether a quality may be said of another word than the head: in "square plate set" the plates are square, an
 * "English lavender soap" may be neither, "extra nourishing" is one quality.
 */
export function isSaidOfAnother({ noun, kinds, properties }: PhraseDraft, source: Language): boolean {
  if (noun === undefined) return false;
  const names = properties.map(({ entry }) => nameOf(entry));
  if (names.length > 1 && names.some((name) => addition.has(name))) return true;
  if (kinds.length === 0 || source === "fr" || source === "it") return false;
  if (collections.has(nameOf(noun.entry)) && names.some((name) => shapes.has(name))) return true;
  return names.some((name) => origins.test(name));
}

/** "Stone ceramic mug": of two materials side by side one may name a kind of the other. */
export function isOfTwoMaterials({ materials }: PhraseDraft): boolean {
  return materials.length > 1 && !materials.some(({ isJoined }) => isJoined);
}

/** "100% coton", "20% vitamin C": the share belongs to the word behind it, which may not be moved away from it. */
function holdsShare({ pieces }: Run): boolean {
  return pieces.some((piece, place) => {
    const next = pieces[place + 1];
    if (!isShare(piece) || next === undefined) return false;
    const isLast = place + 2 === pieces.length;
    return next.kind === "material" || next.kind === "noun" || (next.kind === "property" && !isLast);
  });
}

function isShare({ kind, found }: Piece): boolean {
  return kind === "measure" && found.endsWith("%");
}

/** "Gift pack of 7", "maillot 2 pièces": behind a single thing without a comma, a pack may be a part of its name. */
function holdsPackName({ pieces }: Run): boolean {
  return pieces.some((piece, place) => {
    const before = pieces[place - 1];
    return piece.kind === "pack" && before?.kind === "noun" && !before.isPlural;
  });
}
