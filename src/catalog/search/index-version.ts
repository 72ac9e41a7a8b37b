/**
 * Counts up whenever the same catalog gives another index: with another stemmer, other weights or another layout. A
 * compiled catalog of another version gets its index anew when it is loaded.
 */
export const indexVersion = 2;
