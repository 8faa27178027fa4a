import { type Evidence, isOfCode } from './evidence.ts'
import { skillPlace } from './skill-place.ts'

/** Lines that an answer cites; 0 and 0 stand for all of a skill. */
export interface CitedPlace {
  readonly kind: 'code' | 'skill'
  /** As in `Citation`. */
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** Whether a citation rests on a piece of evidence: some cited line is among those that it showed. */
export function restsOn({ kind, path, startLine, endLine }: CitedPlace, evidence: Evidence): boolean {
  if (evidence.kind === 'file' || isOfCode(evidence) !== (kind === 'code')) return false
  const overlaps = startLine <= evidence.endLine && endLine >= evidence.startLine
  if (isOfCode(evidence)) return evidence.path === path && overlaps
  return evidence.via === 'load' && evidence.name === skillPlace(path).name && (endLine === 0 || overlaps)
}
