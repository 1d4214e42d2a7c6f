/** True for a text that is only a web or file address. */
export const isAddress = (text: string) => /^\s*(?:[a-z]+:\/\/|www\.)\S+\s*$/i.test(text)
