import type { UnitKind } from '../../../../answer/structure.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { ownCallees } from './own-callees.ts'
import { isNextInput } from './reference-words.ts'

/** What may be asked for, and as what the structure knows it: not screens, which a SCREEN SECTION has too, nor queues, which calls of MQ name by data. */
const things: readonly (readonly [string, readonly UnitKind[]])[] = [
  ['copybook', ['copybook']],
  ['map', ['map', 'mapset']],
  ['transaction', ['transaction']],
  // Who starts a transaction has a program run.
  ['program', ['program', 'entry', 'symbol', 'transaction']],
  ['file', ['file', 'dataset']],
]
const verbs =
  'cop(?:y|ies)|includes?|uses?|sends?|displays?|shows?|receives?|starts?|calls?|invokes?|links? to|transfers? control to|opens?|access(?:es)?'

/** That a program of COBOL calls, copies, sends, starts … none of what a question asks for: others that it does are no answer to that. */
export const noCalleesAspect: Aspect = {
  name: 'no callees',
  exact: true,
  asks: (question, subject) => askedOf(question, subject) !== undefined,
  calls: (_, { name }) => [referencesCall(name, 'callees')],
  draft: (question, subject, findings) => {
    const asked = askedOf(question, subject)
    const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
    // Whom a program calls by a name that is put together nobody knows.
    if (asked === undefined || result === undefined || result.subjects.some(({ unresolved }) => unresolved.length > 0)) return undefined
    const called = ownCallees(subject, findings).filter((one) => asked.thing !== 'program' || !isNextInput(one))
    if (called.some(({ to }) => asked.kinds.includes(to.kind))) return undefined
    return {
      lead: [],
      quotes: [],
      nothing: { said: `no statement of ${code(subject.name)} ${asked.verb} a ${asked.thing}`, decides: true },
    }
  },
}

function askedOf(
  { text, names }: Question,
  { name, named, kinds: [kind], paths: [path] }: Subject,
): { readonly thing: string; readonly verb: string; readonly kinds: readonly UnitKind[] } | undefined {
  if (!named || kind !== 'program' || path === undefined || !isCobol(path) || names.length !== 1) return undefined
  const nouns = things.map(([noun]) => noun).join('|')
  const form = String.raw`^\W*(?:which|what)\s+(?<thing>${nouns})s?\s+(?:does|do)\s+(?:the\s+)?(?:program\s+)?${escapeRegex(name)}\s+(?<verb>${verbs})\W*$`
  const { thing, verb } = new RegExp(form, 'i').exec(text)?.groups ?? {}
  const found = things.find(([noun]) => noun === thing?.toLowerCase())
  return found === undefined || verb === undefined ? undefined : { thing: found[0], verb: thirdPerson(verb), kinds: found[1] }
}

function thirdPerson(verb: string): string {
  const [first = '', ...rest] = verb.toLowerCase().split(' ')
  const form = /s$/.test(first) && first !== 'access' ? first : first === 'copy' ? 'copies' : first === 'access' ? 'accesses' : `${first}s`
  return [form, ...rest].join(' ')
}
