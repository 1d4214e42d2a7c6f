/** Distinguishes builds of the program that have the same version. */

/** The build replaces this placeholder with the hash of the bundle. A program run from source keeps the placeholder. */
export const PROGRAM_HASH = 'hash-of-the-bundle'
