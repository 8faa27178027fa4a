const document = /\.(?:md|markdown|rst|adoc|txt|html?)$/i

/** By the name of the file: it speaks of code and is none. */
export function isDocument(path: string): boolean {
  return document.test(path)
}

/** A text for readers: code may well be kept under `.txt`. */
export function isMarkup(path: string): boolean {
  return isDocument(path) && !/\.txt$/i.test(path)
}
