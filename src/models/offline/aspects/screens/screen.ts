import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { relationTo } from '../relations/meant-references.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostItems = 6
/** Who shows a text that is quoted asks for no map. */
const asksScreen =
  /\b(?:screens?|maps?|mapsets?|panels?|transactions?|trans(?:action)? ?ids?|bms|(?:display\w*|shows?)\b(?!\s+["'“]?NAME|\s+(?:(?:the|an?|this|that)\s+)?(?:[a-z]+\s+)?(?:messages?|texts?|errors?)\b))\b/i
const mostMaps = 5

/** Under which transactions a program runs and which maps it shows; of a map or transaction the same of the programs behind it. */
export const screenAspect: Aspect = {
  name: 'screen',
  asks: (question, subject) =>
    isScreenThing(subject) && (wantsScreen(question) || (subject.named ? isOfScreen(question, subject) : subject.kinds[0] === 'map')),
  calls: (_, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).flatMap((name) => [referencesCall(name, 'callers'), referencesCall(name, 'callees')]),
  ],
  draft: (question, subject, findings) => {
    const items = screenPrograms(subject, findings).flatMap((program) => programItems(findings, program, subject))
    // What it starts is told as that already.
    const isTold = subject.kinds[0] === 'transaction' && relationTo(question, subject, 'doer') !== undefined
    const lines = isTold ? items.filter((text) => shows.test(text)) : items
    if (lines.length === 0) return undefined
    const shown = lines.slice(0, mostItems)
    // Where no more than the question's words led to a map, or a program that is wanted only shows some, it is only told where the lines are from.
    const answers = (text: string) =>
      subject.named || wantsMap(question) || (asksScreen.test(question.bare) && wantsScreen(question) && runs.test(text))
    const beside = shown.filter((text) => !answers(text))
    return { lead: shown.filter(answers), quotes: [], ...(beside.length === 0 ? {} : { notes: beside.map((text) => ({ text })) }) }
  },
}

/** Whoever names a transaction, without the word as well, wants to know of its program. */
function isOfScreen({ bare }: Question, { kinds: [kind] }: Subject): boolean {
  return kind === 'transaction' || asksScreen.test(bare)
}

function wantsMap({ wants }: Question): boolean {
  return wants.some((want) => want === 'map' || want === 'mapset' || want === 'transaction')
}

function wantsScreen(question: Question): boolean {
  return wantsMap(question) || question.wants.includes('program')
}

const shows = / which shows /
const runs = /^- transaction /

/** One line for each map: `transaction T runs P, which shows map M of mapset S`. */
function programItems(findings: Findings, program: string, { name, kinds: [kind] }: Subject): readonly string[] {
  const starts = distinctBy(
    findings.referencesOf(program, 'callers').filter(({ from }) => from.kind === 'transaction'),
    ({ from }) => from.name,
  ).filter(({ from }) => kind !== 'transaction' || from.name === name)
  const shown = findings.referencesOf(program, 'callees').filter(({ to, kind: edge }) => edge === 'map' && to.kind === 'map')
  const maps = distinctBy(shown.filter(({ op }) => op === 'send').concat(shown), ({ to }) => to.name)
  const ofSubject = kind === 'map' ? maps.filter(({ to }) => to.name === name) : maps
  const own = returnsTo(findings, program)
  const begins = starts.length > 0 ? starts : own
  if (begins.length + ofSubject.length === 0) return []
  const places = [...begins.flatMap(placesOf), ...ofSubject.slice(0, 2).flatMap(placesOf)]
  const under = begins.map((reference) => nameFor(findings, transactionOf(reference), places)).join(', ')
  const more = ofSubject.length > mostMaps ? ` and ${ofSubject.length - mostMaps} more` : ''
  const shows = ofSubject
    .slice(0, mostMaps)
    .map(
      ({ to }) => `map ${nameFor(findings, to.name, places)}${to.of === undefined ? '' : ` of mapset ${nameFor(findings, to.of, places)}`}`,
    )
    .join(', ')
    .concat(more)
  const shower = nameFor(findings, program, places)
  const who = under === '' ? `program ${shower}` : `transaction ${under} ${starts.length > 0 ? 'runs' : 'is named by'} program ${shower}`
  return [item(findings, `${who}${shows === '' ? '' : `${under === '' ? ' shows' : ', which shows'} ${shows}`}`, places)]
}

/** Where no table of the system says which transaction starts it: the one that it asks to be started again under. */
function returnsTo(findings: Findings, program: string): readonly Reference[] {
  return distinctBy(
    findings.referencesOf(program, 'callees').filter(({ to }) => to.kind === 'transaction'),
    ({ to }) => to.name,
  ).slice(0, 2)
}

function transactionOf({ from, to }: Reference): string {
  return from.kind === 'transaction' ? from.name : to.name
}
