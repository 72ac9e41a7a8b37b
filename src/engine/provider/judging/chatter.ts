import type { Judge } from "./judge.ts";

/** What models say of themselves and of their work, in place of an answer or around it. */
const chatter =
  /\b(?:as an? (?:ai|language model|assistant)|ai language model|i(?: am|'m|’m) (?:sorry|unable|an ai)|i (?:cannot|can't|can’t) (?:help|assist|provide|fulfil|comply|process)|(?:here is|here's|here are) (?:the|your|an?)\b.{0,40}(?:name|title|description|json)|als (?:ki|sprachmodell)|es tut mir leid|ich kann (?:das|dies|dir|ihnen)? ?nicht|en tant qu(?:e |['’](?:une? )?)(?:ia|intelligence artificielle|modèle|assistant)|je (?:suis désolée?|ne peux pas)|come (?:ia|intelligenza artificiale|modello linguistico|assistente)|mi dispiace|non posso (?:aiutar|fornire|rispondere)|(?:previous|prior|above) instructions|system prompt|systemprompt)/iu;
/** A field that was to be filled, and what stands for nothing. */
const placeholder =
  /\[(?:brand|product|name|colou?r|size|material|marke|produkt|farbe|größe|marque|produit|couleur|taille|marca|prodotto|colore|taglia)[^\]]*\]|\{\{.*?\}\}|^(?:n\/?a|null|undefined|none|unknown|unbekannt|inconnu|sconosciuto|not specified|no name)\.?$|lorem ipsum|<\|[a-z_]+\|>/iu;

/** Looks for talk about the work and for placeholders, where the sources have no such words. */
export function createChatterCheck(sources: readonly string[]): Judge {
  const known = sources.join("\n").toLowerCase();
  const isOwn = (found: RegExpExecArray | null) => found !== null && !known.includes(found[0].toLowerCase());
  return (text, field) => [
    ...(isOwn(chatter.exec(text))
      ? [`${field} talks about the work; it must be about the product alone.`]
      : []),
    ...(isOwn(placeholder.exec(text))
      ? [`${field} holds a placeholder; leave out what the record does not state.`]
      : []),
  ];
}
