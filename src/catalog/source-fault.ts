/** Where a record of a source stands, for messages. */
export interface Origin {
  /** The file as the person named it, or its name inside the folder that they named. */
  readonly file: string;
  /** 1-based; 0 where the whole file is meant, or where `place` says more. */
  readonly line: number;
  /** In place of a line: the way into a JSON document and the record's identifier, `attributes[3] (color)`. */
  readonly place?: string;
}

/** One thing wrong in a catalog's source. */
export interface SourceFault extends Origin {
  /** One sentence. */
  readonly what: string;
  /** How to mend it, one sentence. */
  readonly mend: string;
}

export function createFault(origin: Origin, what: string, mend: string): SourceFault {
  const { file, line, place } = origin;
  return { file, line, ...(place === undefined ? {} : { place }), what, mend };
}

export function renderFault(fault: SourceFault): string {
  return `${renderOrigin(fault)}: ${fault.what} ${fault.mend}`;
}

export function renderOrigin(origin: Origin): string {
  const where = origin.line === 0 ? origin.place : `line ${origin.line}`;
  return where === undefined ? origin.file : `${origin.file}, ${where}`;
}
