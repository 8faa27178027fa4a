/** A second sentence that only goes on with the first: `If not, which one is missing?` */
const continues = /^(?:if (?:so|not|yes|no)\b|or\b|why\b\W*$|how so\b|which ones?\b\W*$)/i
/** Shorter ones say too little to be asked alone. */
const fewestWords = 3
const mostQuestions = 4

/**
 * The questions that a text asks, in order: sentences that end with a question mark each. What stands before one without a question mark
 * (`An online task ended with abend 9999.`) belongs to it, and one that only goes on with the last belongs to that.
 */
export function splitQuestions(text: string): readonly string[] {
  const sentences = text
    .split(/(?<=\?)\s+|\n+(?=[-*\d]|[A-Z][^\n]*\?)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  const questions: string[] = []
  for (const sentence of sentences) {
    const last = questions.at(-1)
    const isWhole = sentence.endsWith('?') && sentence.split(/\s+/).length >= fewestWords && !continues.test(sentence)
    if (last !== undefined && (!isWhole || !last.endsWith('?'))) questions[questions.length - 1] = `${last} ${sentence}`
    else questions.push(sentence)
  }
  return questions.length > mostQuestions
    ? [...questions.slice(0, mostQuestions - 1), questions.slice(mostQuestions - 1).join(' ')]
    : questions
}
