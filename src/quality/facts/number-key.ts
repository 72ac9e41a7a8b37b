/**
 * A number without a unit, spelt alike: 1,5 is 1.5, and a group of three digits behind a mark is thousands, so that
 * 1.500 and 1,500 are 1500. Leading zeros stay: they make another article number.
 */
export function numberKey(written: string): string {
  if (!written.includes(",") && !written.includes(".")) return written;
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)) return written.replace(/[.,]/g, "");
  const [last] = /[.,]\d+$/.exec(written) ?? [""];
  const whole = written.slice(0, written.length - last.length).replace(/[.,]/g, "");
  const decimals = last.slice(1).replace(/0+$/, "");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}
