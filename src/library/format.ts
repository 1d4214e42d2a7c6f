/** The version of the library file's layout; a program reads only its own. */

export const LIBRARY_FORMAT = 22

/** What a part of a search index is called where it is refused; its checksum is of this too. */
export const indexPart = (kind: string, part: number) => `the index ${kind} ${part}`
