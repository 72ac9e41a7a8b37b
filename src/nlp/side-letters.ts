/** What is measured of a thing. */
export type Side = "length" | "width" | "height" | "depth" | "diameter";

/**
 * The side that a letter means within an order. L is the length, but the width together with a depth (L x P x H); l together
 * with L is the width, as in French.
 */
export function sideOfLetter(written: string, order: readonly string[]): Side {
  const upper = written.toUpperCase();
  if (upper === "W" || upper === "B") return "width";
  if (upper === "H" || upper === "A") return "height";
  if (upper !== "L") return "depth";
  if (written === "l" && order.includes("L")) return "width";
  const hasOtherWidth = order.some((other) => /[WBwb]/.test(other) || (other === "l" && written === "L"));
  return !hasOtherWidth && order.some((other) => /[PTD]/i.test(other)) ? "width" : "length";
}
