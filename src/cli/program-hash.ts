/** Identifies a build of the program, even if the version is the same. */

/** Hash of the bundle that contains it: the build replaces the placeholder, which remains when run from source. */
export const PROGRAM_HASH = 'hash-of-the-bundle'
