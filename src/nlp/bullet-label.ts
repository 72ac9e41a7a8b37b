/** What a column of the seller's own bullet points is called, whatever its header says; a number of its own may follow. */
export const bulletLabel = "bullet point";

/** Whether a fact is one of the seller's own bullet points. */
export function isBulletLabel(label: string): boolean {
  return /^bullet[ _-]?points?[ _]?\d{0,2}$/iu.test(label.trim());
}
