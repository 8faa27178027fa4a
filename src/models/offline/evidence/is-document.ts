const document = /\.(?:md|markdown|rst|adoc|txt|html?|log)$/i

/** By the name of the file: it speaks of code and is none, as what a tool has logged of it. */
export function isDocument(path: string): boolean {
  return document.test(path)
}

/** A text for readers: code may well be kept under `.txt`. */
export function isMarkup(path: string): boolean {
  return isDocument(path) && !/\.txt$/i.test(path)
}
