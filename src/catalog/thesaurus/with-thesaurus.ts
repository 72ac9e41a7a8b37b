import { createCatalog } from "../catalog.ts";
import type { CompiledPayload } from "../compiled/payload.ts";
import type { Catalog } from "../model.ts";
import { linkSenses } from "./link-senses.ts";

/**
 * An imported catalog's compiled form with another catalog as its thesaurus. What the other one is searched by is copied, so
 * that a later version of it changes nothing.
 */
export function withThesaurus(payload: CompiledPayload, knowledge: Catalog): CompiledPayload {
  const { isLeaf, vocabulary, germanWords, postings, phrases } = knowledge.searchIndex;
  const senses = { isLeaf, vocabulary, germanWords, postings, phrases };
  const links = linkSenses(knowledge, createCatalog(payload, "imported"));
  return { ...payload, index: { ...payload.index, thesaurus: { senses, links } } };
}
