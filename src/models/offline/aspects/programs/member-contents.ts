import type { LocatedName } from '../../../../answer/located.ts'
import { containsName, sameName } from '../../../../answer/name-match.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import { at, bold, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { asksPurpose } from '../../question/purpose.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostUnits = 2
/** A comment may stand above the statement that names a program. */
const mostLines = 60
const asksContents = /\b(?:contain(?:s|ed)?|inside|in it|stored|source (?:of|under|for))\b/i
/** What a member is mostly named after. */
const naming: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'mapset', 'psb', 'dbd'])

/** What a member of the name holds that bears another: who refers to the member's name may not mean it. */
export const memberContentsAspect: Aspect = {
  name: 'member contents',
  asks: ({ bare }, { named }) => named && (asksContents.test(bare) || asksPurpose({ bare })),
  calls: (question, subject, findings) =>
    unitsOf(question, subject, findings).map(({ path = '', startLine = 1 }) => readCall(path, startLine, startLine + mostLines)),
  draft: (question, subject, findings) => {
    const lead = unitsOf(question, subject, findings).flatMap(({ kind, name, path = '', startLine = 1 }) => {
      const line = Array.from({ length: mostLines }, (_, index) => startLine + index).find((one) =>
        containsName(findings.linesOf(path).get(one) ?? '', name),
      )
      if (line === undefined) return []
      const places = [at({ path, line })]
      return [item(findings, `member ${bold(subject.name)} holds ${kind} ${nameFor(findings, name, places)}`, places)]
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** Where nothing bears the subject's name itself, it is a member's. */
function unitsOf({ text }: Question, { name }: Subject, findings: Findings): LocatedName['units'] {
  const names = findings.located(locateCall(text))?.names ?? []
  const units = names.find(({ word }) => sameName(word, name))?.units ?? []
  if (units.some((unit) => sameName(unit.name, name))) return []
  return units.filter(({ kind, path = '' }) => naming.has(kind) && sameName(bareFileName(path), name)).slice(0, mostUnits)
}
