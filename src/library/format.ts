/** Version of the library file format. A program can read only its own version. */

export const LIBRARY_FORMAT = 25

/** Name of a part of an index, used in error messages. The checksum of the part also covers this name. */
export const indexPart = (kind: string, part: number) => `the index ${kind} ${part}`
