import { categoryPathText } from "../catalog/localized-names.ts";
import { findFamilies } from "../feed/families.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { addedValuesOf } from "./added-values.ts";
import type { Channel, ItemRequest } from "./channel.ts";
import type { ChannelFormatName, LeftOut, Taxonomy } from "./channel-names.ts";
import { cellOf, findCommerceColumns } from "./commerce-columns.ts";
import { theirCategory } from "./crosswalk.ts";
import { assembleFamilies, FamilyTally } from "./families.ts";
import { createItemWriter } from "./file-formats.ts";
import { type ChannelGap, GapTally } from "./gaps.ts";
import type { ChannelFamily, ChannelProduct } from "./product.ts";
import { createProductReader, type ReadingRequest } from "./read-product.ts";

export interface ExportRequest extends Omit<ReadingRequest, "description"> {
  readonly channel: Channel;
  /** Only identifiers and what was changed. */
  readonly isSupplemental: boolean;
  /** Opens the feed anew: it is read two or three times. */
  readonly open: () => Promise<Feed>;
  readonly signal?: AbortSignal | undefined;
}

/** What a channel's file will hold, before any of it is written. */
export interface ExportSurvey {
  readonly rows: number;
  /** Products and variants for sale. */
  readonly products: number;
  /** Lines or elements of the file. */
  readonly items: number;
  readonly leftOut: Readonly<Record<LeftOut, number>>;
  /** Products whose title or description a language model wrote. */
  readonly byModel: number;
  readonly gaps: readonly ChannelGap[];
  /** The channel's fields that some item fills, in their order, and those that are always there. */
  readonly fields: readonly string[];
  readonly families: Pick<FamilyTally, "groupOf">;
}

/**
 * Reads a feed to its end to know what the channel's file will hold and lack.
 * @throws PdoError where the feed breaks on the way; the signal's reason
 */
export async function surveyExport(request: ExportRequest): Promise<ExportSurvey> {
  const { channel } = request;
  const families = await tallyFamilies(request);
  const leftOut = { skipped: 0, rejected: 0, unreadable: 0 };
  const gaps = new GapTally(channel);
  const filled = new Set(channel.alwaysThere);
  const ids = new Set<string>();
  let [rows, products, items, byModel] = [0, 0, 0, 0];
  const walk = walkFamilies(request, families, (reason) => {
    rows += 1;
    if (reason !== undefined) leftOut[reason] += 1;
  });
  for await (const { family, itemRequest } of walk) {
    for (const { product } of family.members) {
      products += 1;
      if (product.name.isByModel || product.description.isByModel) byModel += 1;
      gaps.add(product, ids.has(product.id));
      if (product.id !== "") ids.add(product.id);
    }
    for (const item of channel.items(family, itemRequest)) {
      items += 1;
      for (const field of Object.keys(item)) filled.add(field);
    }
  }
  const fields = channel.fields.filter((field) => filled.has(field));
  return { rows, products, items, leftOut, byModel, gaps: gaps.gaps(), fields, families };
}

/**
 * What the channel requires, no task can find, and the feed lacks; the feed need not be enriched.
 * @throws as `surveyExport`
 */
export async function gapsOfFeed(request: ExportRequest): Promise<readonly ChannelGap[]> {
  const gaps = new GapTally(request.channel, true);
  for await (const { family } of walkFamilies(request, await tallyFamilies(request)))
    for (const { product } of family.members) gaps.add(product, false);
  return gaps.gaps();
}

/**
 * The channel's file, in pieces of text; memory does not grow with the feed.
 * @throws as `surveyExport`
 */
export async function* channelFile(
  request: ExportRequest,
  { fields, families }: Pick<ExportSurvey, "fields" | "families">,
  format: ChannelFormatName,
): AsyncGenerator<string> {
  const { channel } = request;
  const writer = createItemWriter(format, { channel, fields });
  let text = writer.begin();
  for await (const { family, itemRequest } of walkFamilies(request, families)) {
    for (const item of channel.items(family, itemRequest)) text += writer.item(item);
    if (text.length < pieceLength) continue;
    yield text;
    text = "";
  }
  yield text + writer.end();
}

const pieceLength = 64 * 1024;

async function tallyFamilies({ open, mapping, signal }: ExportRequest): Promise<FamilyTally> {
  const tally = new FamilyTally();
  const feed = await open();
  const reading = findFamilies(feed.description, mapping.families);
  if (reading === undefined) {
    await feed.close();
    return tally;
  }
  const { group } = findCommerceColumns(feed.description.columns);
  for await (const batch of feed.records(signal ? { signal } : {})) {
    for (const record of batch) {
      const row = record.problem === undefined ? reading.read(record) : undefined;
      if (row !== undefined) tally.add(row, cellOf(record, group));
    }
  }
  return tally;
}

/** @param onRow called with why each row is left out, if it is */
async function* walkFamilies(
  request: ExportRequest,
  known: Pick<FamilyTally, "groupOf">,
  onRow: (reason: LeftOut | undefined) => void = () => {},
): AsyncGenerator<{ family: ChannelFamily; itemRequest: ItemRequest }> {
  const feed = await request.open();
  try {
    const { description } = feed;
    const reading = findFamilies(description, request.mapping.families);
    const readProduct = createProductReader({ ...request, description });
    const read = (record: FeedRecord) => {
      const reason = reasonToLeaveOut(record);
      const isImage = description.dialectName === "shopify" && reading?.read(record) === undefined;
      if (reason === "skipped" && isImage) return readProduct(record);
      onRow(reason);
      return reason === undefined ? readProduct(record) : undefined;
    };
    const records = feed.records(request.signal ? { signal: request.signal } : {});
    const itemRequest = itemRequestOf(request);
    for await (const family of assembleFamilies({ records, description, reading, known, read }))
      yield { family, itemRequest };
  } finally {
    await feed.close();
  }
}

function reasonToLeaveOut(record: FeedRecord): LeftOut | undefined {
  if (record.problem !== undefined) return "unreadable";
  const status = addedValuesOf(record).text("status");
  return status === "skipped" || status === "rejected" ? status : undefined;
}

function itemRequestOf({ catalog, isSupplemental, language }: ExportRequest): ItemRequest {
  return {
    isSupplemental,
    pathText: ({ category }) => {
      const leaf = category.at(-1);
      return leaf === undefined ? "" : categoryPathText(catalog, leaf, language);
    },
    taxonomy: ({ category, candidates, googleCategory }, taxonomy) => {
      const found = theirCategory(category, taxonomy)?.identifier ?? sharedBy(candidates, taxonomy);
      return found === "" && taxonomy === "google" ? googleCategory : found;
    },
  };
}

/** Of the sum of scores: as sure as a category has to be that is written. */
const fewestSure = 0.7;

/** The other taxonomy's category of the candidates that a person is to choose from, where most of them are one there: it knows no men's hoodies. */
function sharedBy(candidates: ChannelProduct["candidates"], taxonomy: Taxonomy): string {
  const sums = new Map<string, number>();
  for (const { path, score } of candidates) {
    const theirs = theirCategory(path, taxonomy)?.identifier;
    if (theirs !== undefined) sums.set(theirs, (sums.get(theirs) ?? 0) + score);
  }
  return [...sums].find(([, score]) => score >= fewestSure)?.[0] ?? "";
}
