/**
 * The contract's enumerations as plain lists, for code that must not load the schema library (command line help, the
 * catalog's model).
 */
export const languages = ["en", "de", "fr", "it"] as const;
export type Language = (typeof languages)[number];

/** The contract's two, which have a built-in catalog. */
export const salesChannels = ["channel_a", "channel_b"] as const;
export type ContractChannel = (typeof salesChannels)[number];

/** One of the contract's, or the operator's own (see `isChannelName`) with an imported catalog. */
export type SalesChannel = string;

/** Small letters, digits, `-` and `_`, at most 64, the first a letter: it is a part of the names of files. */
export function isChannelName(word: string): boolean {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(word);
}

export function isContractChannel(channel: SalesChannel): channel is ContractChannel {
  return salesChannels.some((known) => known === channel);
}

export const nameTaskTypes = ["cleaned", "detailed"] as const;
export type NameTaskType = (typeof nameTaskTypes)[number];

export const tones = ["professional", "casual", "playful"] as const;
export type Tone = (typeof tones)[number];

export const targetAudiences = ["men", "women", "children"] as const;
export type TargetAudience = (typeof targetAudiences)[number];

export const descriptionLengths = ["short", "medium", "long"] as const;
export type DescriptionLength = (typeof descriptionLengths)[number];

export const requirementLevels = ["required", "recommended", "optional"] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

/** The tasks of one record, by the names under which `POST /tasks/enrichment` knows them. */
export const recordTasks = ["name", "description", "categorization", "attribution"] as const;
export type RecordTask = (typeof recordTasks)[number];

/** The version of the API description, `info.version`; paths have none. */
export const contractVersion = "1.0.0";
