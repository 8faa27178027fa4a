/** Whether a word of a question is written as a code or a name of the code: `CUST`, `CUST-ID`, `pgm01`. */
export function isCode(word: string): boolean {
  return /\d/.test(word) || (word.length > 1 && word === word.toUpperCase() && /[A-Z]/.test(word))
}
