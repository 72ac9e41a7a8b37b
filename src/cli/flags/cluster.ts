import { count, type FlagRecord, path, someText } from "./flag-record.ts";

/** Flags of runs over many machines. */
export const clusterFlags = {
  cluster: {
    type: someText,
    value: "<url>",
    help: "the Redis or Valkey of a cluster, whose workers do the rows: redis://host:6379",
    section: "Run",
    trust: "user",
  },
  run: {
    type: path,
    value: "<folder>",
    help: "with --cluster: where the parts lie until they are joined; all machines see it under this path",
    defaultHelp: "<output>.run",
    configurable: false,
    section: "Run",
  },
  priority: {
    type: count(1, 6, "It is a number from 1 on; 1 is done first."),
    value: "<n>",
    help: "with --cluster: of several feeds the one with the smaller number is done first",
    defaultHelp: "100",
    configurable: false,
    section: "Run",
  },
  shards: {
    type: count(1, 6, "It is a number of shards, from 1 on."),
    value: "<n>",
    help: "into how many shards the feed is cut; they are numbered from 0",
    configurable: false,
    section: "Run",
  },
  shard: {
    type: count(0, 6, "It is the number of a shard, from 0 on."),
    value: "<number>",
    help: "do one shard of a run that pdo plan has written, which stands in the feed's place",
    configurable: false,
    section: "Run",
  },
} as const satisfies Readonly<Record<string, FlagRecord>>;
