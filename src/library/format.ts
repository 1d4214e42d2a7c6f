/** Version of the library file format. A program can read only its own version. */

export const LIBRARY_FORMAT = 24

/** Name of a part of an index, for errors. Its checksum covers the name too. */
export const indexPart = (kind: string, part: number) => `the index ${kind} ${part}`
