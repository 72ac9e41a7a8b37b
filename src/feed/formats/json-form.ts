import { textFormOf } from "../encodings.ts";
import type { FeedRecord } from "../record.ts";
import { addedKey, type FormRequest, type RowForm, statusIn } from "../row-form.ts";
import { isWholeObject, keyOf } from "./json-record.ts";
import { rawMembers } from "./json-scanner.ts";
import { unreadableRaw } from "./json-writer.ts";

/** A member of an object, with the raw text since the previous one. */
interface FeedMember {
  readonly key: string;
  readonly raw: string;
  readonly value: string;
}

const leadingComma = /^[ \t\r\n]*,/;
const lineBreak = /[\r\n]+[ \t]*/g;

/**
 * Compares each of the feed's members byte for byte, including the text between them and their order. In another JSON
 * layout, line breaks and the text between objects are not compared.
 */
export function jsonForm({ feed, enriched, changed }: FormRequest): RowForm {
  const isLaidOutAnew =
    feed.format !== enriched.format || (feed.headerRaw === "") !== (enriched.headerRaw === "");
  const form = textFormOf(feed.encoding);
  const isFree = (key: string) => key === addedKey || changed.has(key);
  const isArray = feed.headerRaw !== "";
  const rawOf = (record: FeedRecord) =>
    isLaidOutAnew ? record.raw.trim().replace(lineBreak, "") : record.raw;

  const membersOf = (raw: string): FeedMember[] => {
    let from = raw.indexOf("{") + 1;
    return rawMembers(raw).map((member) => {
      const { keyStart, valueStart, valueEnd } = member;
      const own = {
        key: keyOf(member, form),
        raw: raw.slice(from, keyStart) + raw.slice(keyStart, valueEnd),
        value: raw.slice(valueStart, valueEnd),
      };
      from = valueEnd;
      return own;
    });
  };
  const isWhole = (record: FeedRecord) => isWholeObject(record, form);
  /** The feed's record as it is written without the added values. */
  const expectedRaw = (record: FeedRecord) =>
    isWhole(record) ? rawOf(record) : unreadableRaw(form.textOfRaw(record.raw), form);
  const own = (raw: string): string => {
    const retained = membersOf(raw).filter(({ key }) => !isFree(key));
    const start = raw.indexOf("{") + 1;
    const end = rawMembers(raw).at(-1)?.valueEnd ?? start;
    return raw.slice(0, start) + retained.map((member) => member.raw).join("") + raw.slice(end);
  };
  return {
    isByteWise: !isLaidOutAnew,
    mayAnyDiffer: changed.size > 0,
    feedPart: (record) => own(expectedRaw(record)),
    enrichedPart: (record) => (isWhole(record) ? own(rawOf(record)) : record.raw),
    pairs: (record, other) =>
      pairMembers(membersOf(expectedRaw(record)), isWhole(other) ? membersOf(rawOf(other)) : [], {
        isFree,
        shown: (raw) => form.textOfRaw(raw),
      }),
    width: () => undefined,
    status: (_, other) => statusIn(other.text(addedKey)),
    lead: (record, isFirst) => {
      if (isLaidOutAnew) return undefined;
      const lead = record.lead ?? "";
      if (!isArray) return lead;
      if (isFirst) return lead.replace(leadingComma, "");
      return leadingComma.test(lead) ? lead : `,${lead}`;
    },
    ending: (record) => (isLaidOutAnew ? undefined : (record.ending ?? "")),
    isEndOfPart: (tail) => /^\s*(?:\]\s*\}?\s*)?$/.test(tail),
  };
}

interface Pairing {
  readonly isFree: (key: string) => boolean;
  readonly shown: (raw: string) => string;
}

/** Pairs members by position, without the added ones; where keys differ, the pair shows the keys. */
function pairMembers(
  feed: readonly FeedMember[],
  enriched: readonly FeedMember[],
  { isFree, shown }: Pairing,
) {
  const fixed = (members: readonly FeedMember[]) => members.filter(({ key }) => !isFree(key));
  const [own, others] = [fixed(feed), fixed(enriched)];
  const fixedPairs = Array.from({ length: Math.max(own.length, others.length) }, (_, place) => {
    const [member, other] = [own[place], others[place]];
    const isWhole = member?.value === other?.value;
    const part = (one: FeedMember | undefined) =>
      one === undefined ? null : shown(isWhole || member?.key !== other?.key ? one.raw : one.value);
    return {
      column: member?.key ?? other?.key ?? "",
      feed: part(member),
      enriched: part(other),
      mayDiffer: false,
    };
  });
  const freePairs = enriched
    .filter(({ key }) => isFree(key) && key !== addedKey)
    .map(({ key, value }) => {
      const member = feed.findLast((one) => one.key === key);
      return {
        column: key,
        feed: member === undefined ? null : shown(member.value),
        enriched: shown(value),
        mayDiffer: true,
      };
    });
  return [...fixedPairs, ...freePairs];
}
