/**
 * Where the build puts what it packs of the glossary. The build replaces this module (`.rolldown.js`): from `src/` nothing
 * packed is used, since the words may be others by now.
 */
export const packedFolder: string | undefined = undefined;
