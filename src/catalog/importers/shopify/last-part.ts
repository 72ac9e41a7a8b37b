/** `aa-1-1` of `gid://shopify/TaxonomyCategory/aa-1-1`; a text without slashes as it is. */
export function lastPart(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}
