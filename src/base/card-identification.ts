/** Columns of a card that hold its text. */
export const cardText = 72

/**
 * A name or a letter, blanks and a number, as programs that tidied decks wrote behind each line: `AB   12`, ` K  3-`. They end at the edge of the card, so that
 * what a wide line says there is seldom taken for them.
 */
const spaced = /^ {0,4}[A-Z]{1,5} {1,5}\d{1,5}[-+]?\s*$/
const edge = 79
/** A sequence number that fills up with zeros, from column 73 on; behind a digit it is the rest of a number. */
const numbered = /^0\d{4,7}\s*$/

/** Whether a line ends in columns 73 to 80 with an identification that has blanks inside, or with a sequence number. */
export function isIdentified(line: string): boolean {
  const { length } = line.trimEnd()
  if (length <= cardText || length > edge + 1) return false
  const tag = line.slice(cardText)
  return (length >= edge && spaced.test(tag)) || (numbered.test(tag) && !/\d/.test(line.charAt(cardText - 1)))
}

/** The line without it. */
export function withoutIdentification(line: string): string {
  return isIdentified(line) ? line.slice(0, cardText) : line
}
