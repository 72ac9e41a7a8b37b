/** Takes the keys out of a text that came from outside, as they are and as JSON writes them. */
export function createRedactor(keys: readonly (string | undefined)[]): (text: string) => string {
  const forms = keys.flatMap((key) => (key ? [key, JSON.stringify(key).slice(1, -1)] : []));
  return (text) => forms.reduce((redacted, form) => redacted.replaceAll(form, "[key]"), text);
}
