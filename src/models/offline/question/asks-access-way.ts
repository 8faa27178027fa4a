const byKey = String.raw`\b(?:by (?:its |the |a |their )?(?:[a-z]+ )?keys?|keyed|directly|at random|randomly)\b`
const inOrder = String.raw`\b(?:in sequence|sequential(?:ly)?|(?:from )?(?:the )?(?:start|beginning|top|front) to (?:the )?(?:end|bottom|back)|record by record|one after (?:the )?(?:an)?other|in (?:key )?order|(?:with|by) (?:a )?browse|browsed?)`

/** `by key or from start to end`: either/or, so that one word alone asks for something else. */
export const accessWays = String.raw`${byKey}[^?]*\bor\b[^?]*${inOrder}|${inOrder}[^?]*\bor\b[^?]*${byKey}`
const asked = new RegExp(accessWays, 'i')

/** Whether it is asked in which of the two ways a file is read. */
export function asksAccessWay(text: string): boolean {
  return asked.test(text)
}
