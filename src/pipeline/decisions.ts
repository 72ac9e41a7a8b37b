import type { ColumnMapping } from "../feed/columns.ts";
import type { Cells } from "../feed/record.ts";
import { asFields, parseJson, textOf } from "../lib/json.ts";
import { type ProposedField, proposedFields } from "./enrichment.ts";
import { decisionInvalid } from "./errors.ts";

export const decisionKinds = ["accept", "reject", "edit", "choose"] as const;

/** What a person decided for one text of one product. */
export interface Decision {
  /** The product's identifier in the feed, or its name where the feed has none. */
  readonly product: string;
  readonly field: ProposedField;
  readonly decision: (typeof decisionKinds)[number];
  /** The feed's own text for which it was decided. */
  readonly before: string;
  /** What stands there from now on. */
  readonly value: string;
  /** Of a category. */
  readonly category_id?: string;
}

/** By which a product's decisions are found again: its identifier, else its name. */
export function decidedProduct(record: Cells, { columns }: ColumnMapping): string {
  const id = record.text(columns.id ?? "")?.trim() ?? "";
  return id === "" ? (record.text(columns.name ?? "") ?? "") : id;
}

/**
 * Reads decisions, one a line as JSON.
 * @throws PdoError PDO_DECISIONS_INVALID with the line
 */
export function parseDecisions(text: string, name: string): Decision[] {
  return text.split(/\r?\n/).flatMap((line, place) => {
    if (line.trim() === "") return [];
    const decision = readDecision(line);
    if (decision !== undefined) return [decision];
    throw decisionInvalid(name, place + 1, line);
  });
}

function readDecision(line: string): Decision | undefined {
  const fields = asFields(parseJson(line));
  const { product, before, value } = fields ?? {};
  const field = proposedFields.find((known) => known === fields?.field);
  const decision = decisionKinds.find((known) => known === fields?.decision);
  const category = textOf(fields?.category_id);
  if (typeof product !== "string" || typeof before !== "string" || typeof value !== "string")
    return undefined;
  if (field === undefined || decision === undefined) return undefined;
  return {
    product,
    field,
    decision,
    before,
    value,
    ...(category !== undefined && { category_id: category }),
  };
}

export function writeDecisions(decisions: Iterable<Decision>): string {
  let text = "";
  for (const decision of decisions) text += `${JSON.stringify(decision)}\n`;
  return text;
}

/** What is sent in place of a decision that is taken back. */
type Withdrawal = Pick<Decision, "product" | "field" | "before">;

/**
 * Reads decisions and those that are taken back (`"decision":"none"`), one a line as JSON.
 * @throws PdoError as `parseDecisions`
 */
export function parseDecisionChanges(text: string, name: string) {
  const withdrawn: Withdrawal[] = [];
  const lines = text.split(/\r?\n/).map((line) => {
    const fields = asFields(parseJson(line));
    const field = proposedFields.find((known) => known === fields?.field);
    const { product, before } = fields ?? {};
    if (fields?.decision !== "none" || typeof product !== "string" || typeof before !== "string") return line;
    if (field === undefined) return line;
    withdrawn.push({ product, field, before });
    return "";
  });
  return { decided: parseDecisions(lines.join("\n"), name), withdrawn };
}

/** What stands in a row by decision, and what was decided for a text that is another by now. */
export interface DecidedRow {
  readonly texts: Readonly<Partial<Record<ProposedField, Decision>>>;
  /** Fields whose text has changed since: they are to be looked at again. */
  readonly changed: readonly ProposedField[];
}

const undecided: DecidedRow = { texts: {}, changed: [] };

/** Decisions by product; of several for one text the last stands. */
export class Decisions {
  readonly #byProduct = new Map<string, Map<string, Decision>>();

  constructor(decisions: Iterable<Decision> = []) {
    for (const decision of decisions) this.add(decision);
  }

  add(decision: Decision): void {
    const held = this.#byProduct.get(decision.product) ?? new Map<string, Decision>();
    held.set(`${decision.field}\n${decision.before}`, decision);
    this.#byProduct.set(decision.product, held);
  }

  /** Takes back what was decided for one text. */
  remove({ product, field, before }: Withdrawal): void {
    this.#byProduct.get(product)?.delete(`${field}\n${before}`);
  }

  /** @returns how many were removed */
  forget(product: string): number {
    const count = this.#byProduct.get(product)?.size ?? 0;
    this.#byProduct.delete(product);
    return count;
  }

  *[Symbol.iterator](): Generator<Decision> {
    for (const held of this.#byProduct.values()) yield* held.values();
  }

  get size(): number {
    let count = 0;
    for (const held of this.#byProduct.values()) count += held.size;
    return count;
  }

  /** All that was decided for a field of a product, each for another text. */
  ofField(product: string, field: ProposedField): Decision[] {
    return [...(this.#byProduct.get(product)?.values() ?? [])].filter((held) => held.field === field);
  }

  of(record: Cells, mapping: ColumnMapping): DecidedRow {
    if (this.#byProduct.size === 0) return undecided;
    const held = this.#byProduct.get(decidedProduct(record, mapping));
    if (held === undefined) return undecided;
    const texts: Partial<Record<ProposedField, Decision>> = {};
    const changed: ProposedField[] = [];
    for (const field of proposedFields) {
      const before = record.text(mapping.columns[field] ?? "") ?? "";
      const ofField = [...held.values()].filter((other) => other.field === field);
      // Where the shop has taken over what was decided, that stands too.
      const decision = held.get(`${field}\n${before}`) ?? ofField.findLast(({ value }) => value === before);
      if (decision !== undefined) texts[field] = decision;
      else if (ofField.length > 0) changed.push(field);
    }
    return { texts, changed };
  }
}
