import type { LocateResult } from '../../answer/located.ts'
import { sameName } from '../../answer/name-match.ts'
import { bareFileName } from '../../base/file-name.ts'
import type { Lines } from './cite.ts'
import { isRoutine, type Subject } from './subjects.ts'

/** Where a routine stands that a question names and that its member holds beside others. `located`: what was found in that member. */
export function routineOf(subject: Subject, located: LocateResult | undefined): Lines | undefined {
  const {
    named,
    paths: [path],
    startLine,
    endLine,
  } = subject
  if (!named || path === undefined || startLine === undefined || endLine === undefined) return undefined
  return isRoutine(subject) || isOneOfSeveral(subject, located) ? { path, startLine, endLine } : undefined
}

/** A program whose member has another one beside it. What the member bears the name of is all of it. */
function isOneOfSeveral(
  { name, kinds: [kind], paths: [path], startLine = 0, endLine = 0 }: Subject,
  located: LocateResult | undefined,
): boolean {
  const isBeside = (unit: LocateResult['units'][number]) =>
    unit.kind === 'program' && unit.path === path && !sameName(unit.name, name) && (unit.startLine > endLine || unit.endLine < startLine)
  return kind === 'program' && !sameName(bareFileName(path ?? ''), name) && located?.units.some(isBeside) === true
}
