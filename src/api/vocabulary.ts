/**
 * The contract's enumerations as plain lists, for code that must not load the schema library (command line help, the
 * catalog's model).
 */
export const languages = ["en", "de", "fr", "it"] as const;
export type Language = (typeof languages)[number];

export const salesChannels = ["channel_a", "channel_b"] as const;
export type SalesChannel = (typeof salesChannels)[number];

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
