/** Whether a name still names something: a mended name always does. */
export function namesSomething(text: string): boolean {
  return /\p{L}{2}|\d{3}/u.test(text);
}
