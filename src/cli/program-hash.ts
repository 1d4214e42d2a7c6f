/** Tells two builds of the program apart, also where their version is the same. */

/**
 * The hash of the bundle that this stands in, which the build writes in place of these letters. Run from source, where nothing
 * is built, it is the letters.
 */
export const PROGRAM_HASH = 'hash-of-the-bundle'
