import type { NamePiece, Span } from "../../name/rules/name-pieces.ts";
import { readName } from "../../name/rules/read-name.ts";
import { essentialPhrases, restrictions } from "./essential-phrases.ts";
import { phraseEnds } from "./phrase-ends.ts";
import { leadOf, makerOf, type NounOfName, nounOf, type TitleWords } from "./title-noun.ts";
import { endOfSegment } from "./title-segments.ts";
import { vehicleIn } from "./title-vehicle.ts";

/** What a long name says, for its title; places are UTF-16 offsets. */
export interface TitleReading {
  readonly name: string;
  readonly words: TitleWords;
  readonly pieces: readonly NamePiece[];
  /** Where whole phrases end, ascending. */
  readonly ends: readonly number[];
  /** What the product is; empty where that is not known. */
  readonly noun: NounOfName;
  /** What the name begins with behind the maker, up to its first number or separator. */
  readonly lead: Span;
  readonly maker: Span | undefined;
  /** What it fits, up to its number. */
  readonly device: Span | undefined;
  /** The vehicle that a part fits, with its years, where no "for" says so. */
  readonly vehicle: Span | undefined;
  /** What tells it from others at the end of the name. */
  readonly variant: Span | undefined;
  /** What it lacks, or that it is not new. */
  readonly limits: readonly Span[];
  /** The same, and how many there are, and for which hand. */
  readonly counts: readonly Span[];
  /** The end of the segment that has the noun: what follows are details. */
  readonly core: number;
}

export function readTitle(name: string, words: TitleWords): TitleReading {
  const read = readName(name, words.language, words.glossary);
  const { ends, noun: phraseNoun, device, variant } = phraseEnds(name, words.language, words.glossary);
  const pieces = read.pieces();
  const maker = makerOf(name, words.brand ?? "", pieces);
  const noun = nounOf(read, phraseNoun, words, maker);
  const core = endOfSegment(name, noun.end);
  const vehicle = device === undefined && noun.end > 0 ? vehicleIn(name, noun.end, core) : undefined;
  return {
    ...{ name, words, pieces, ends, noun, maker, device, vehicle, variant },
    lead: leadOf(name, maker),
    limits: [...restrictions(name), ...partialKinds(name)],
    counts: essentialPhrases(name),
    core,
  };
}

/** "… Liquid Handwash | Refill": at the end of a name what says that it is no whole thing. */
const partialKind =
  /(?<=\s)(?:refills?(?:\s(?:pack|pouch|bag))?|replacement|spares?|nachfüll(?:ung|pack|packung|beutel|er)?|ersatz\p{Ll}+|recharges?|écorecharges?|rechange|ricariche?|ricarica|ricambi?o?)$/iu;

function partialKinds(name: string): readonly Span[] {
  const found = partialKind.exec(name);
  return found === null ? [] : [{ start: found.index, end: name.length }];
}
