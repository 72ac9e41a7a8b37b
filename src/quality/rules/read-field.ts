import { BoundedCache } from "../../text/bounded-cache.ts";
import { type PlainText, plainText } from "../../text/html.ts";
import { readWords, type WordReading } from "../../text/read-words.ts";

/** A product is looked at as it came and with its proposals, of which most is alike. */
const readings = new BoundedCache<string, FieldReading>(16);
/** Characters; a few longer texts would take megabytes. */
const longestCached = 10_000;

export function readField(source: string): FieldReading {
  return source.length > longestCached ? createReading(source) : readings.getOrCompute(source, createReading);
}

function createReading(source: string): FieldReading {
  return new FieldReading(source);
}

/** A field's text, read once for all the rules that are about it; each part when first asked for. */
export class FieldReading {
  /** As the feed has it. */
  readonly source: string;
  /** As a reader sees it: without markup and entities. */
  readonly text: string;
  private readonly plain: PlainText;
  private heldWords: WordReading | undefined;
  /** A few at most: no Map, which takes longer to make than these to compare. */
  private readonly finders: unknown[] = [];
  private readonly found: unknown[] = [];

  constructor(source: string) {
    this.source = source;
    this.plain = plainText(source);
    this.text = this.plain.text;
  }

  get words(): WordReading {
    this.heldWords ??= readWords(this.text);
    return this.heldWords;
  }

  /** Leads from offsets of `text` to those of `source`. */
  sourceSpan(start: number, end: number): readonly [number, number] {
    return this.plain.sourceSpan(start, end);
  }

  /** What a finder comes to; it is run at the first call, its answer kept for the others. */
  once<Found extends object | boolean>(find: (reading: FieldReading) => Found): Found {
    const place = this.finders.indexOf(find);
    if (place !== -1) return this.found[place] as Found;
    const found = find(this);
    this.finders.push(find);
    this.found.push(found);
    return found;
  }
}
