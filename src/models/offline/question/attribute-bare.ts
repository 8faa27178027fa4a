import { controlKeys } from './asked-control-clauses.ts'
import { defineKeys } from './asked-define-clauses.ts'
import { jclKeys } from './asked-jcl-clauses.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** The question with `NAME` for what it names, but not for keywords of statements: `which MSGCLASS does NAME have`. */
export function attributeBare({ text, names }: Question): string {
  const marked = names.filter((name) => !isKeyword(name)).toSorted((a, b) => b.length - a.length)
  return marked.reduce((rest, name) => rest.replaceAll(name, nameMark), text)
}

export function isKeyword(name: string): boolean {
  const key = name.toUpperCase()
  return jclKeys.has(key) || defineKeys.has(key) || controlKeys.has(key)
}
