import type { Language } from "../../text/language.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { PhraseDraft } from "./phrase.ts";
import type { Piece } from "./piece.ts";
import type { Run } from "./understood.ts";

const nameOf = ({ forms }: GlossaryEntry): string => forms.en?.[0] ?? "";
const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));

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
export function holdsShare({ pieces }: Run): boolean {
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
export function holdsPackName({ pieces }: Run): boolean {
  return pieces.some((piece, place) => {
    const before = pieces[place - 1];
    return piece.kind === "pack" && before?.kind === "noun" && !before.isPlural;
  });
}
