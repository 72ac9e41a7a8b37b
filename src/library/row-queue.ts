/** JSON Lines that are written on one side and read as objects on the other; a write waits until its rows were taken. */
export function openRowQueue(signal: AbortSignal) {
  const decoder = new TextDecoder();
  let rest = "";
  let lines: string[] = [];
  let isEnded = false;
  let fault: { readonly cause: unknown } | undefined;
  let wake = () => {};
  let taken = () => {};
  signal.addEventListener("abort", () => taken(), { once: true });
  const settle = (outcome?: { readonly cause: unknown }) => {
    isEnded = true;
    fault = outcome;
    wake();
  };
  return {
    sink: {
      write: async (bytes: Uint8Array): Promise<void> => {
        const parts = (rest + decoder.decode(bytes, { stream: true })).split("\n");
        rest = parts.pop() ?? "";
        lines.push(...parts.filter((line) => line !== ""));
        if (lines.length === 0 || signal.aborted) return;
        await new Promise<void>((resolve) => {
          taken = resolve;
          wake();
        });
      },
    },
    end: () => {
      if (rest !== "") lines.push(rest);
      settle();
    },
    fail: (cause: unknown) => settle({ cause }),
    /** @throws what the writing side failed with, after the rows before it */
    rows: async function* <Row>(): AsyncGenerator<Row, void, undefined> {
      for (;;) {
        const now = lines;
        lines = [];
        for (const line of now) yield JSON.parse(line) as Row;
        taken();
        if (lines.length > 0) continue;
        if (isEnded && fault !== undefined) throw fault.cause;
        if (isEnded) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (lines.length > 0 || isEnded) resolve();
        });
      }
    },
  };
}
