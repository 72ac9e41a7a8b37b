import type { CarriedFault } from "./carried-fault.ts";
import type { PackedOutcomes, PackedProducts } from "./packed-rows.ts";

/** Some rows of a run, sent to a thread. A thread answers questions one after the other, in their order. */
export interface Question {
  readonly products: PackedProducts;
  /** Place of the first product among all that the run asks about, from 0. */
  readonly first: number;
}

/** What a thread says of the oldest question that it has not answered. */
export type Answer = { readonly outcomes: PackedOutcomes } | { readonly fault: CarriedFault };

/** The first that a thread says: from here on it is its work over which it may die, and not its start. */
export const ready = "ready";

/** Sent in a question's place: nothing more will be asked. */
export const farewell = "farewell";
