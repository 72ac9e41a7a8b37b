/** The encodings in which a feed is read; it is written in the one it came in. */
export const feedEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-1"] as const;

export type FeedEncoding = (typeof feedEncodings)[number];
