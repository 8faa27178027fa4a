import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { item, nameFor, placesOf } from '../../cite.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import { askedBinding } from '../../question/asked-binding.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { referencesOf } from './meant-references.ts'

const mostItems = 10

/** Whether calls are static or dynamic: as the statement says it, by a literal or by a field, or through a service that finds the program when it runs. */
export const callBindingAspect: Aspect = {
  name: 'call binding',
  asks: (question, { named, described, kinds: [kind] }) =>
    // What words alone led to may be another program.
    (named || described === true) && (kind === 'program' || kind === 'mention') && askedBinding(question) !== undefined,
  calls: (question, { name }) => [referencesCall(name, askedBinding(question)?.ofDoer ? 'callees' : 'callers')],
  draft: (question, subject, findings) => {
    const asked = askedBinding(question)
    if (asked === undefined) return undefined
    const query = asked.ofDoer ? 'callees' : 'callers'
    const result = findings.structure(referencesCall(subject.name, query), query)
    const calls = result === undefined ? [] : ofOther(referencesOf(result, subject), question, subject)
    const said = calls.flatMap((reference) => {
      const binding = bindingOf(reference, findings)
      return binding === undefined ? [] : [{ reference, binding }]
    })
    if (said.length === 0) return undefined
    const items = distinctBy(said, ({ reference: { from, to, operand }, binding }) => `${from.name} ${to.name} ${operand ?? ''} ${binding}`)
    const lead = items.slice(0, mostItems).map(({ reference, binding }) => {
      const places = placesOf(reference)
      const [by, called] = [reference.from.name, reference.to.name].map((name) => nameFor(findings, name, places))
      return item(findings, `${by} calls ${called} ${binding}`, places)
    })
    const rest = items.length - lead.length
    return { lead: [...lead, ...(rest > 0 ? [`And ${rest} more.`] : [])], quotes: [], ...(asked.only ? { alone: true } : {}) }
  },
}

/** Where two are named, what leads from the one to the other. */
function ofOther(references: readonly Reference[], { names }: Question, { name }: Subject): readonly Reference[] {
  const direct = references.filter(({ depth, kind }) => depth === 1 && (kind === 'call' || kind === 'link' || kind === 'xctl'))
  const between = direct.filter(({ from, to }) =>
    names.some((other) => !sameName(other, name) && (sameName(other, from.name) || sameName(other, to.name))),
  )
  return between.length > 0 ? between : direct
}

const fetched = /^(?:LOAD|LINKX?|XCTLX?|ATTACHX?|FETCH)$/

function bindingOf({ kind, verb = '', how, operand, path }: Reference, findings: Findings): string | undefined {
  const isCobol = isCobolSource(path, findings)
  if (kind !== 'call' && isCobol) return 'dynamically: CICS finds it when the statement is run'
  if (isAssembler(path, findings))
    return fetched.test(verb)
      ? `dynamically: ${verb} fetches it when it is run`
      : verb === 'CALL'
        ? 'statically: it is link-edited with it'
        : undefined
  if (!isCobol) return undefined
  if (how === 'literal') return 'statically, unless it is compiled with DYNAM: the name is a literal'
  return `dynamically: the name is in a field${operand === undefined ? '' : `, ${operand.replaceAll('`', "'")}`}`
}
