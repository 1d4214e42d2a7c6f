/** Distinguishes builds of the program that have the same version. */

/** The build replaces this placeholder with the hash of the bundle. If run from source, the program keeps the text. */
export const PROGRAM_HASH = 'hash-of-the-bundle'
