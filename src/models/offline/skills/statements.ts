import { blocksOf } from './section-blocks.ts'

/** The sentences, list items and table rows of a skill's lines, each on one line; marks of Markdown stay. */
export function statementsOf(lines: readonly string[]): readonly string[] {
  return blocksOf(lines).flatMap((block) => {
    const text = block.lines.map((line) => line.trim()).join(' ')
    // A full stop inside backticks ends nothing.
    return text.split(/(?<=[.;!?])\s+(?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((statement) => statement.replace(/^(?:[-*+]|\d+[.)])\s+/, ''))
  })
}

/** Without marks of Markdown. */
export function unmarked(statement: string): string {
  return statement
    .replace(/[`*]|\\(?=[|_])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What is thought of, wished, past or elsewhere: nothing that the code as it stands could refute. */
const notOfTheCode =
  /\b(?:new|would|could|should|may|might|must|example|e\.g\.|for instance|such as|suppose|imagine|add|create|rename[ds]?|no longer|not any ?more|any longer|removed|deleted|retired|obsolete|formerly|previously|until|before \d|used to|there (?:is|are|was|were) no|does not exist|do not exist|missing|never|not|nothing|none|vendor|outside|external|another system|other systems?|planned|will|if|unless|except|but|apart from|other than|almost|mostly|usually|normally|often|sometimes|generally)\b|n't\b/i

/** Whether a statement says of the code how it is, without conditions. */
export function isPlainStatement(statement: string): boolean {
  return !notOfTheCode.test(unmarked(statement))
}

/** A name as skills write one, in backticks or bare; upper case, since a word in lower case is no name by its looks. */
export const namePattern = '[A-Z@#$][A-Z0-9@#$]*(?:[-_.][A-Z0-9@#$]+)*'
