/** True for a text that is only the address of a page or file. */
export const isAddress = (text: string) => /^\s*(?:[a-z]+:\/\/|www\.)\S+\s*$/i.test(text)
