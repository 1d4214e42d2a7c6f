/** Identifies a build of the program, even if the version is the same. */

/** Hash of the bundle, put in place of this placeholder by the build; the placeholder stays when run from source. */
export const PROGRAM_HASH = 'hash-of-the-bundle'
