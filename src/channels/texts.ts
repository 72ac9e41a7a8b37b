import { shortenName } from "../lint/name-shortener.ts";
import { hasMarkup, plainText } from "../nlp/html.ts";
import { foldText } from "../nlp/normalizer.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import type { ChannelProduct } from "./product.ts";

/** A title of at most `max` UTF-16 units: without its least important parts, else cut between words. */
export function titleOf({ name, brand, language }: ChannelProduct, max: number): string {
  const title = oneLine(plainText(name.text).text);
  if (title.length <= max) return title;
  const keep = new Set(foldText(brand).split(/[^\p{L}\p{N}]+/u));
  return shortenName(title, { max, keep, language }) ?? cut(title, max);
}

/** Plain text of at most `max` UTF-16 units, cut behind a sentence. */
export function plainDescription({ description, language }: ChannelProduct, max: number): string {
  return behindSentence(plainText(description.text).text.trim(), max, language);
}

/** The same in one line and without signs for lists: an item without an end gets a full stop. */
export function flowingDescription({ description, language }: ChannelProduct, max: number): string {
  const lines = plainText(description.text)
    .text.split("\n")
    .map((line) => oneLine(line.replace(/^\s*[•·▪*‣–-]\s+/u, "")));
  const filled = lines.filter((line) => line !== "");
  const sentences = filled.map((line, place) =>
    place < filled.length - 1 && /[\p{L}\p{N}%)"”»°²³]$/u.test(line) ? `${line}.` : line,
  );
  return behindSentence(sentences.join(" "), max, language);
}

function behindSentence(text: string, max: number, language: ChannelProduct["language"]): string {
  if (text.length <= max) return text;
  // The last sentence of the beginning may be a part of one.
  const sentences = splitSentences(text.slice(0, max + 1), language).slice(0, -1);
  const last = sentences.findLast(({ end }) => end <= max);
  return last === undefined ? cut(text, max) : text.slice(0, last.end);
}

/** As HTML: as it came, else with a paragraph for each of plain text. */
export function htmlDescription(text: string, bullets: readonly string[] = []): string {
  const body = hasMarkup(text) || text === "" ? text : paragraphs(text);
  const list = bullets.map((bullet) => `<li>${escapeHtml(bullet)}</li>`).join("");
  return list === "" ? body : `${body}<ul>${list}</ul>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Between words, where one ends in the second half. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const beginning = text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/u, "");
  const space = beginning.lastIndexOf(" ");
  return (space > max / 2 ? beginning.slice(0, space) : beginning).trimEnd();
}

export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** Lower-case letters, digits and hyphens. */
export function handleOf(text: string): string {
  return foldText(text)
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 200);
}
