import { controlKeys } from './asked-control-clauses.ts'
import { defineKeys } from './asked-define-clauses.ts'
import { jclKeys } from './asked-jcl-clauses.ts'
import { withMarks } from './name-mark.ts'
import type { Question } from './question.ts'

/** The question with `NAME` for what it names, but not for keywords of statements: `which MSGCLASS does NAME have`. */
export function attributeBare(question: Question): string {
  return withMarks(question, isKeyword)
}

/** Also the beginning of one that is spelled as two words: `TWA size`. */
export function isKeyword(name: string): boolean {
  const key = name.toUpperCase()
  return (
    keywords.has(key) || (key.length === abbreviated && [...keywords].some((one) => one.length > 2 * abbreviated && one.startsWith(key)))
  )
}

const abbreviated = 3
const keywords: ReadonlySet<string> = new Set([...jclKeys, ...defineKeys, ...controlKeys])
