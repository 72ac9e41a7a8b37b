import { z } from "zod";
import {
  descriptionLengths,
  languages,
  nameTaskTypes,
  requirementLevels,
  salesChannels,
  targetAudiences,
  tones,
} from "./vocabulary.ts";

/** The vocabulary as schemas, under the names that the interface description gives them. */
export const languageEnum = z.enum(languages).meta({ id: "LanguageEnum" });
export const salesChannelEnum = z.enum(salesChannels).meta({ id: "SalesChannelEnum" });
export const nameTaskTypeEnum = z.enum(nameTaskTypes).meta({ id: "NameOptimizationTaskTypeEnum" });
export const toneEnum = z.enum(tones).meta({ id: "ToneEnum" });
export const targetAudienceEnum = z.enum(targetAudiences).meta({ id: "TargetAudienceEnum" });
export const descriptionLengthEnum = z.enum(descriptionLengths).meta({ id: "DescriptionLengthEnum" });
export const requirementLevelEnum = z.enum(requirementLevels).meta({ id: "RequirementLevelEnum" });
