import { textLanguages } from "../language.ts";

/** Languages that are told apart from the four but not named. */
export const otherLanguages = ["es", "nl", "pt", "nordic", "slavic"] as const;

/** The languages that evidence is gathered for: the four in their order, then those that are only told apart. */
export const candidateCount = textLanguages.length + otherLanguages.length;
