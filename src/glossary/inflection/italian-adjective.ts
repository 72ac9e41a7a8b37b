/** Masculine, feminine, masculine plural, feminine plural of a regular adjective; other endings have one form. */
export function italianForms(base: string): [string, string, string, string] {
  if (base.endsWith("e")) return [base, base, `${base.slice(0, -1)}i`, `${base.slice(0, -1)}i`];
  if (!base.endsWith("o")) return [base, base, base, base];
  const stem = base.slice(0, -1);
  return [base, `${stem}a`, masculinePlural(stem), femininePlural(stem)];
}

/** Elettrico, elettrici, but bianco, bianchi and largo, larghi; grigio, grigi. */
function masculinePlural(stem: string): string {
  if (stem === "antic") return "antichi";
  if (/ic$/.test(stem) && !/(?:r|c)ic$/.test(stem)) return `${stem}i`;
  if (/ric$/.test(stem)) return stem === "caric" || stem === "ricaric" ? `${stem}hi` : `${stem}i`;
  if (/[cg]$/.test(stem)) return `${stem}hi`;
  return stem.endsWith("i") ? stem : `${stem}i`;
}

function femininePlural(stem: string): string {
  if (/[cg]$/.test(stem)) return `${stem}he`;
  return /[^aeiou][cg]i$/.test(stem) ? `${stem.slice(0, -1)}e` : `${stem}e`;
}
