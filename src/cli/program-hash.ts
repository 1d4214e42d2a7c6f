/** Identifies a build of the program, even if the version is the same. */

/** The hash of the bundle. The build replaces this placeholder, which remains if the program runs from source. */
export const PROGRAM_HASH = 'hash-of-the-bundle'
