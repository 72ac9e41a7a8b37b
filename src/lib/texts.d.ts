/** Data tables, imported as text: the build and the test configuration inline them (`.rolldown.js`). */
declare module "*.tsv" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file that is imported as text has no other name
  export default text;
}

/** What stands in a page, as text. */
declare module "*.css" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file that is imported as text has no other name
  export default text;
}
declare module "*.client.js" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file that is imported as text has no other name
  export default text;
}
