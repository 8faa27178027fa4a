import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, referencesCall } from '../../calls.ts'
import { at, bold, item, nameFor, placesOf } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { asksMode } from '../../question/asked-mode.ts'
import { subjectsOf } from '../../subjects.ts'
import { referencesOf } from '../relations/meant-references.ts'

const mostItems = 6
const mostLines = 100
const mostPlaces = 3
/** How far procedures that run it are followed. */
const deepest = 3
const statements = String.raw`^[^*]*\bEXEC\s+CICS\b`

/** Whether a program is online or batch: by its statements of CICS, the transactions that start it, the jobs that run it, else by who calls it. */
export const programModeAspect: Aspect = {
  name: 'program mode',
  exact: true,
  asks: (question, { named, kinds: [kind], paths }) => named && kind === 'program' && paths.length > 0 && asksMode(question),
  calls: (_, { name, paths: [path = ''] }) => [linesCall(statements, mostLines, path), referencesCall(name, 'callers', deepest)],
  draft: (question, subject, findings) => {
    const [first] = subjectsOf(question, findings)
    const { name, paths } = subject
    const [path = ''] = paths
    const result = findings.structure(referencesCall(name, 'callers', deepest), 'callers')
    if (first?.name !== name || result === undefined) return undefined
    const commands = findings.linesFound(linesCall(statements, mostLines, path)).filter(({ text }) => !isComment(text))
    const references = referencesOf(result, subject).filter(({ depth, kind }) => depth === 1 || kind === 'runs-proc')
    const started = references.filter(({ kind, from }) => (kind === 'transaction' || kind === 'triggers') && from.kind === 'transaction')
    const run = references.filter(({ kind, from }) => (kind === 'runs' || kind === 'runs-proc') && from.kind !== 'program')
    const called = references.filter(({ kind }) => kind === 'call' || kind === 'link' || kind === 'xctl')
    const isOnline = commands.length + started.length > 0
    if (!isOnline && run.length + called.length === 0) return undefined
    const said = isOnline
      ? run.length > 0
        ? 'is online, and jobs run it'
        : 'is online'
      : run.length > 0
        ? 'is batch'
        : 'is called by others: it has no statement of CICS, and neither a job nor a transaction runs it itself'
    const ofCics =
      commands.length === 0
        ? []
        : [item(findings, `it has EXEC CICS in ${count(commands.length, 'line')}`, commands.slice(0, mostPlaces).map(at))]
    return {
      lead: [
        `${bold(name)} ${said}.`,
        ...ofCics,
        ...itemsOf('started by transaction', started, findings),
        ...itemsOf('run by', run, findings),
        ...(isOnline || run.length > 0 ? [] : itemsOf('called from', called, findings)),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function itemsOf(does: string, references: readonly Reference[], findings: Findings): readonly string[] {
  return distinctBy(references, ({ from }) => `${from.kind} ${from.name}`)
    .slice(0, mostItems)
    .map((reference) => {
      const places = placesOf(reference)
      const kind = reference.from.kind === 'transaction' || reference.from.kind === 'symbol' ? '' : `${reference.from.kind} `
      return item(findings, `${does} ${kind}${nameFor(findings, reference.from.name, places)}`, places)
    })
}
