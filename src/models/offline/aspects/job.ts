import type { OutlinedMember, OutlineEntry } from '../../../answer/structure-results.ts'
import type { Aspect } from '../aspect.ts'
import { outlineCall } from '../calls.ts'
import { item, nameFor } from '../cite.ts'
import type { Findings } from '../findings.ts'

const mostSteps = 12
const mostData = 6
const asksSteps =
  /\b(?:steps?|runs?|ran|running|execut\w+|launch\w*|program|utility|utilities|data ?sets?|files?|dds?|reads?|writes?|puts?|feeds?|supplies|supply|input|output|does|do|for|purpose|order|sort\w*|back ?ups?|report|missing|generat\w+)\b/i

/** What a job or procedure runs, step by step, with the data sets that it reads and writes. */
export const jobAspect: Aspect = {
  name: 'job',
  asks: ({ bare }, { kinds }) => kinds.some((kind) => kind === 'job' || kind === 'proc') && asksSteps.test(bare),
  calls: (_, { name }) => [outlineCall(name)],
  draft: (_, subject, findings) => {
    const result = findings.structure(outlineCall(subject.name), 'outline')
    const steps = (result?.members ?? []).flatMap((member) =>
      member.entries.filter(({ kind }) => kind === 'step').map((entry) => ({ member, entry })),
    )
    if (steps.length === 0) return undefined
    return { lead: [...steps.slice(0, mostSteps).map(({ member, entry }) => stepItem(findings, member, entry))], quotes: [] }
  },
}

function stepItem(findings: Findings, { path }: OutlinedMember, { name, startLine, runs = [], data = [] }: OutlineEntry): string {
  const shown = data
    .filter(({ dataset, dd }) => dataset !== '' && !/^(?:SYSOUT|SYSPRINT|SYSUDUMP|SYSABEND|STEPLIB|JOBLIB|CEEDUMP)$/.test(dd))
    .slice(0, mostData)
  const places = [{ path, startLine, endLine: startLine }]
  const running = runs.map((run) => `${run.kind === 'proc' ? 'proc ' : ''}${nameFor(findings, run.name, places)}`).join(', ')
  const dds = shown.map(({ dd, dataset, disp }) => `${dd} = ${dataset}${disp === undefined ? '' : ` ${disp}`}`).join('; ')
  return item(
    findings,
    `step ${nameFor(findings, name, places)}${running === '' ? '' : ` runs ${running}`}${dds === '' ? '' : ` (${dds})`}`,
    places,
  )
}
