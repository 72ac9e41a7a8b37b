import { existsSync, readFileSync, statSync } from "node:fs";
import { replaceFile } from "../lib/atomic-file.ts";
import { Decisions, parseDecisionChanges, parseDecisions, writeDecisions } from "../pipeline/decisions.ts";
import type { ReportRow } from "./report-row.ts";

const partLength = 65_536;

/** The decisions of a review, and the file in which they are. */
export class ReviewStore {
  readonly #path: string;
  #decisions = new Decisions();
  /** What the file was when it was last read or written. */
  #seen: string | undefined;
  /** Parts of a request that is not complete yet. */
  #waiting: ReturnType<typeof parseDecisionChanges>[] = [];
  readonly #rowsOf = new Map<string, number[]>();

  /**
   * @param path what was decided before is read from there; a missing file is made by the first decision
   * @throws PdoError PDO_DECISIONS_INVALID
   */
  constructor(path: string) {
    this.#path = path;
    this.#read();
  }

  get size(): number {
    return this.#decisions.size;
  }

  /** Notes where a product stands, so that its decisions are found again. */
  note({ product, row }: Pick<ReportRow, "product" | "row">): void {
    const rows = this.#rowsOf.get(product);
    if (rows === undefined) this.#rowsOf.set(product, [row]);
    else rows.push(row);
  }

  /** Decisions for products of the page, a line each with the row, in parts. */
  *lines(): Generator<string> {
    let text = "";
    for (const decision of this.#decisions) {
      for (const row of this.#rowsOf.get(decision.product) ?? [])
        text += `${JSON.stringify({ ...decision, row })}\n`;
      if (text.length < partLength) continue;
      yield text;
      text = "";
    }
    yield text;
  }

  /**
   * Adds decisions and takes others back, and puts all of them in the file, whole or not at all. Decisions that another program has written there in the
   * meantime stay.
   * @param lines as `parseDecisionChanges` takes them
   * @param isWhole false: more follow, and nothing is written yet
   * @returns how many there are by now
   * @throws PdoError PDO_DECISIONS_INVALID; the system's error, after which the file is as it was
   */
  put(lines: string, isWhole: boolean): number {
    this.#waiting.push(parseDecisionChanges(lines, "what the page has sent"));
    if (!isWhole) return this.size;
    if (this.#facts() !== this.#seen) this.#read();
    for (const { decided, withdrawn } of this.#waiting) {
      for (const one of withdrawn) this.#decisions.remove(one);
      for (const decision of decided) this.#decisions.add(decision);
    }
    this.#waiting = [];
    replaceFile(this.#path, writeDecisions(this.#decisions));
    this.#seen = this.#facts();
    return this.size;
  }

  #read(): void {
    const facts = this.#facts();
    const text = existsSync(this.#path) ? readFileSync(this.#path, "utf8") : "";
    this.#decisions = new Decisions(parseDecisions(text, this.#path));
    // Not before: a file that cannot be read is not written over.
    this.#seen = facts;
  }

  #facts(): string | undefined {
    const facts = statSync(this.#path, { throwIfNoEntry: false });
    return facts && `${facts.ino}:${facts.size}:${facts.mtimeMs}`;
  }
}
