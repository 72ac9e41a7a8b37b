/** Where a record of a source stands, for messages. */
export interface Origin {
  /** The file as the person named it, or its name inside the folder that they named. */
  readonly file: string;
  /** 1-based; 0 where the whole file is meant. */
  readonly line: number;
}

/** One thing wrong in a catalog's source. */
export interface SourceFault extends Origin {
  /** One sentence. */
  readonly what: string;
  /** How to mend it, one sentence. */
  readonly mend: string;
}

export function createFault(origin: Origin, what: string, mend: string): SourceFault {
  return { file: origin.file, line: origin.line, what, mend };
}

export function renderFault(fault: SourceFault): string {
  return `${renderOrigin(fault)}: ${fault.what} ${fault.mend}`;
}

export function renderOrigin(origin: Origin): string {
  return origin.line === 0 ? origin.file : `${origin.file}, line ${origin.line}`;
}
