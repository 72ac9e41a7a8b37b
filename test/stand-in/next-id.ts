/** An identifier that no other has: the prefix, and 24 digits of a count. */
export type NextId = (prefix: string) => string;

export function createNextId(): NextId {
  let count = 0;
  return (prefix) => {
    count += 1;
    return prefix + count.toString(36).padStart(24, "0");
  };
}
