import { fstatSync } from "node:fs";
import { CliProblem } from "./cli-problem.ts";

/**
 * Standard input, which ends with the signal's reason even while nothing comes.
 * @throws CliProblem PDO_INPUT_UNREADABLE
 */
export async function* readInput(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { stdin } = process;
  const stop = () => stdin.destroy(signal.reason);
  stdin.on("error", () => {}); // Thrown where it is read.
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    // Node takes a folder for a stream that is empty.
    if (fstatSync(0).isDirectory()) throw new Error("it is a folder");
    yield* stdin as AsyncIterable<Uint8Array>;
  } catch (error) {
    signal.throwIfAborted();
    throw unreadableInput(error);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function unreadableInput(cause: unknown): CliProblem {
  return new CliProblem(
    {
      code: "PDO_INPUT_UNREADABLE",
      what: "standard input: it cannot be read.",
      seen: `The system says: ${cause instanceof Error ? cause.message : cause}.`,
      nextStep: "Look at what is piped in, for example: pdo name < products.jsonl",
    },
    { cause },
  );
}
