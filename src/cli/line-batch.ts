/** Lines that are written together: a write of its own for each takes longer than to make it. */
export interface LineBatch {
  /** @param line without its line break */
  add(line: string): void;
  /** Writes what has come so far, now. */
  flush(): void;
}

/** What comes in one turn of the event loop is written at its end, so nothing waits for long. */
export function createLineBatch(write: (text: string) => void): LineBatch {
  let waiting = "";
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };
  return {
    add: (line) => {
      if (waiting === "") setImmediate(flush);
      waiting += `${line}\n`;
    },
    flush,
  };
}
