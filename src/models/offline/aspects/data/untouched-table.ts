import { escapeRegex } from '../../../../base/escape-regex.ts'
import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { phraseBefore } from '../../described/phrase-before.ts'
import { thingsCalled } from '../../evidence/things-called.ts'
import type { Findings } from '../../findings.ts'
import { type AskedAccess, askedAccess } from '../../question/access.ts'
import { isActedOn } from '../../question/acted-on.ts'
import type { Question } from '../../question/question.ts'
import { proofCalls } from '../relations/no-users.ts'
import { byProgram, isDirect, userItem, usersOf, usesIn } from '../relations/users-of.ts'

const noun = /\b(?:(?:db2|sql|database)\s+)?tables?\b/i
/** `loads the price list into its table`: the table of the prices. */
const ownTable = /\bthe\s+((?:[\w'-]+\s+){1,12})(?:in)?to\s+(?:its|their|the|a|an)\s+(?:own\s+)?(?:(?:db2|sql|database)\s+)?tables?\b/i
/** What any rows may be called. */
const anyRows =
  /^(?:lists?|files?|records?|rows?|data|entries|details|information|masters?|initial|first|whole|complete|all|new|db2|sql|database)$/i
const mostTables = 3
const mostUsers = 8

/** That nothing does to a table what a job or a program is said to do: fills it, deletes from it. Where the table itself is the subject its users tell. */
export const untouchedTableAspect: Aspect = {
  name: 'untouched-table',
  asks: (question, { kinds: [kind] }) => kind !== 'table' && question.names.length === 0 && accessTo(question) !== undefined,
  calls: (question, _, findings) => {
    const access = accessTo(question)
    if (access === undefined) return []
    return [
      everyCall('table'),
      ...tablesCalled(question, findings).flatMap((name) => [referencesCall(name, 'uses'), ...proofs(name, access)]),
    ]
  },
  draft: (question, _, findings) => {
    const access = accessTo(question)
    const tables = tablesCalled(question, findings)
    if (access === undefined || tables.length === 0) return undefined
    const uses = tables.flatMap((name) => findings.structure(referencesCall(name, 'uses'), 'uses') ?? []).map(usesIn)
    const isProven = tables.flatMap((name) => proofs(name, access)).every((call) => foundNone(call, findings))
    if (!isProven || uses.length < tables.length || uses.some((one) => usersOf(one, access).length > 0)) return undefined
    const users = byProgram(uses.flatMap(({ writes, reads, others }) => [...writes, ...reads, ...others]).filter(isDirect))
    const said = `nothing ${access.does ?? 'changes'} the table ${tables.join(', ')}`
    return {
      lead: [],
      quotes: [],
      nothing: { said, instead: users.slice(0, mostUsers).map((user) => userItem(user, findings)), decides: true },
    }
  },
}

function accessTo(question: Question): AskedAccess | undefined {
  const access = askedAccess(question)
  const found = noun.exec(question.text)
  if (access?.spelled === undefined || found === null || wordsOf(question).length === 0) return undefined
  return isActedOn(question.text, { at: found.index, length: found[0].length }, access) ? access : undefined
}

/** A LOAD utility names the table on a line of its own. */
function proofs(name: string, access: AskedAccess): readonly Call[] {
  const bare = name.slice(name.lastIndexOf('.') + 1)
  const into = patternCall(String.raw`\bINTO\s+(?:TABLE\s+)?(?:[\w&$#@]+\.)?${escapeRegex(bare)}\b`)
  return [...proofCalls({ name: bare }, access), ...(access.does === 'adds to' ? [into] : [])]
}

function wordsOf({ text }: Question): readonly string[] {
  const before = phraseBefore(text, noun)
  const words = before.length > 0 ? before : (ownTable.exec(text)?.[1] ?? '').split(/\s+/)
  return words.filter((word) => word !== '' && !anyRows.test(word))
}

/** The tables in whose names all words stand, in full or as the code abbreviates them; none where they are more than the one that is meant. */
function tablesCalled(question: Question, findings: Findings): readonly string[] {
  const called = thingsCalled(wordsOf(question), 'table', question, findings)
  return called.length > mostTables ? [] : called
}
