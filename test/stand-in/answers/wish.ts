/** What a text wants of the model that reads it. */
export type Wish =
  /** Behind every text of the answer. */
  | { readonly add: string }
  /** Instead of every text of the answer. */
  | { readonly say: string }
  /** Instead of the whole answer. */
  | { readonly answer: string }
  /** In every text of the answer. */
  | { readonly show: "instructions" | "schema" }
  /** One more field. */
  | { readonly field: string; readonly holds: unknown }
  /** Whatever there is to choose. */
  | { readonly choose: string };

const secrets =
  /\b(?:system prompt|instructions?|rules) (?:above|verbatim|word for word|you were given)\b|\b(?:your|the) (?:system |initial |hidden )(?:prompt|instructions)\b/i;
const quoted = /["“„«']([^"”“»']{2,200})["”“»']/;

/**
 * What a text wants, as far as it says so in English, openly or in a thin disguise: invisible marks between the letters,
 * Unicode's tag characters, or base64.
 */
export function readWish(text: string): Wish | undefined {
  const plain = undisguised(text);
  const verb =
    /\b(add|append|include|insert|mention|say|write|answer|reply|respond|output|print|reveal|repeat|show)\b/i.exec(
      plain,
    );
  if (verb === null) return undefined;
  const rest = plain.slice(verb.index);
  if (secrets.test(rest)) return { show: "instructions" };
  const words = quoted.exec(rest)?.[1];
  if (words === undefined) return undefined;
  return /^(?:add|append|include|insert|mention)$/i.test(verb[1] ?? "") ? { add: words } : { say: words };
}

function undisguised(text: string): string {
  const spoken = text
    .replace(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000))
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC");
  return spoken.replace(
    /[A-Za-z0-9+/]{24,}={0,2}/g,
    (code) => ` ${Buffer.from(code, "base64").toString("utf8")} `,
  );
}
