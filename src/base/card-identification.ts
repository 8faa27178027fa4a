/** Columns of a card that hold its text. */
export const cardText = 72

/**
 * A name or a letter, blanks and a number, as programs that tidied decks wrote behind each line: `AB   12`, ` K  3-`. They end at the edge of the card, so that
 * what a wide line says there is seldom taken for them.
 */
const spaced = /^ {0,4}[A-Z]{1,5} {1,5}\d{1,5}[-+]?\s*$/
const edge = 79

/** Whether a line ends in columns 73 to 80 with an identification that has blanks inside. */
export function isIdentified(line: string): boolean {
  const { length } = line.trimEnd()
  return length >= edge && length <= edge + 1 && spaced.test(line.slice(cardText))
}

/** The line without it. */
export function withoutIdentification(line: string): string {
  return isIdentified(line) ? line.slice(0, cardText) : line
}
