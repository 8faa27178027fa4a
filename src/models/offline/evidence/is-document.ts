const document = /\.(?:md|markdown|rst|adoc|txt|html?)$/i

/** By the name of the file: it speaks of code and is none. */
export function isDocument(path: string): boolean {
  return document.test(path)
}
