/** Data tables, imported as text: the build and the test configuration inline them (`.rolldown.js`). */
declare module "*.tsv" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file that is imported as text has no other name
  export default text;
}
