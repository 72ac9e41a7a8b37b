/**
 * The folder of the glossary that the build packs. The build replaces this module (`.rolldown.js`); when running from `src/`
 * nothing packed is used, because the word lists may have changed.
 */
export const packedFolder: string | undefined = undefined;
