import { asksPurpose } from './purpose.ts'
import type { Question } from './question.ts'
import type { WantedKind } from './wanted-kinds.ts'

/** Names of data sets are qualifiers with dots between them, as nothing else of a mainframe is. */
const qualified = /^[A-Z@#$&][A-Z0-9@#$&-]{0,8}(?:\.[A-Z@#$&][A-Z0-9@#$&-]{0,8})+$/
const doers: ReadonlySet<WantedKind> = new Set(['job', 'step', 'proc'])

/** `which job puts the members into BAKERY.PROCLIB`: whatever verb is said of a data set, who works with it is asked. */
export function asksDoerOfDataset({ wants }: Question, name: string): boolean {
  return qualified.test(name) && wants.some((want) => doers.has(want))
}

const asksContents = /\bwhat (?:does NAME (?:contain|hold|have)|(?:is|data is|records are) (?:in|on|stored in|kept in|held in) NAME)\b/i

/** `what is BAKERY.RECIPES for`, `what does BAKERY.RECIPES hold`: no code defines it, and only those who work with it tell. */
export function asksRoleOfDataset(question: Question, name: string): boolean {
  return qualified.test(name) && question.names.length === 1 && (asksPurpose(question) || asksContents.test(question.bare))
}
