import { sameName } from '../../../../answer/name-match.ts'
import { fileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { isScript, mayBeScript } from '../../evidence/is-script.ts'
import { scriptCalls, scriptSays } from '../../evidence/script-says.ts'
import { headLines } from '../../head-paragraphs.ts'
import { asksPurpose } from '../../question/purpose.ts'
import type { Subject } from '../../subjects.ts'

/** What a script that is named shows as its usage, and what texts say of it: at its head there is mostly little, and no call of a program tells what it does. */
export const scriptAspect: Aspect = {
  name: 'script',
  asks: ({ bare }, subject) => subject.named && asksPurpose({ bare }) && scriptOf(subject) !== undefined,
  calls: (_, subject, findings) => {
    const path = scriptOf(subject)
    if (path === undefined) return []
    return isScript(path, findings) ? scriptCalls(path, subject.name, findings) : [readCall(path, 1, headLines)]
  },
  draft: (_, subject, findings) => {
    const path = scriptOf(subject)
    if (path === undefined || !isScript(path, findings)) return undefined
    const quotes = scriptSays(path, subject.name, findings)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

function scriptOf({ name, paths }: Subject): string | undefined {
  const path = paths.find((one) => sameName(fileName(one), name) || one === name)
  return path !== undefined && mayBeScript(path) ? path : undefined
}
