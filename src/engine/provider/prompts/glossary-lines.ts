/** What a prompt says of the user's glossary, where there is one: alike for all records. */
export const glossaryLines: readonly string[] = [
  'Write each word that is a key of "terms" with the word that stands there (inflected as needed), and each name of "names" letter by letter.',
];
