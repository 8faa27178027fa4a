/** Columns of a card, to which editors and transfers fill lines with blanks. */
const cardColumns = 80

/**
 * Lines as they stand, without blanks at their ends, and filled with blanks to a card: which of these they are tells nobody anything, and differs from one
 * transfer of a member to the next.
 */
export function* formsOf(lines: readonly string[]): Generator<readonly string[]> {
  yield lines
  const plain = lines.map((line) => line.replace(/ +$/, ''))
  yield plain
  yield plain.map((line) => line.padEnd(cardColumns))
}
