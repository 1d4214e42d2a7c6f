/** The version of the library file's layout; a program reads only its own. */

export const LIBRARY_FORMAT = 4
