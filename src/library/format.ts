/** Version of the library file's layout; a program reads only its own. */

export const LIBRARY_FORMAT = 24

/** Name of an index part in errors; its checksum covers the name too. */
export const indexPart = (kind: string, part: number) => `the index ${kind} ${part}`
