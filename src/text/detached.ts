/** In V8 a slice of 13 characters or more holds on to the whole text: a kept word would keep a description. */
export function detached(slice: string): string {
  return slice.length < 13 ? slice : JSON.parse(JSON.stringify(slice));
}
