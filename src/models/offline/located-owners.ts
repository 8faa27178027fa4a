import type { LocatedUnit, LocateResult } from '../../answer/located.ts'
import { frontEndWorth } from './evidence/front-end.ts'
import type { WantedKind } from './question/wanted-kinds.ts'
import type { Subject } from './subjects.ts'
import { sumOfWeights } from './sum-of-weights.ts'

/** What the second, third … unit of an owner adds to the best. */
const restShare = 0.3
/** How much it counts that all units of an owner together have the question's words. */
const unionWorth = 2
/** An owner of the kind that was asked for counts so much more. */
const wantedBonus = 1.5
/** A text, which only tells of code; less where something is asked for that only code has. */
const documentShare = 0.6
const besideCode = 0.4

/** Kinds that are a member of their own, or a routine of their own; others stand in one. */
const ownersOf: ReadonlySet<string> = new Set([
  'program',
  'job',
  'proc',
  'copybook',
  'mapset',
  'psb',
  'dbd',
  'table',
  'view',
  'symbol',
  'macro',
])

/** The programs, jobs, copybooks, files … whose units were located, best first: by their best unit and by what all of them cover of the question. */
export function locatedOwners(
  wants: readonly WantedKind[],
  { units, words, question }: Pick<LocateResult, 'units' | 'words' | 'question'>,
): readonly Subject[] {
  const frontEnd = frontEndWorth(
    question,
    units.map(({ language }) => language),
  )
  const byOwner = new Map<string, LocatedUnit[]>()
  for (const unit of units) {
    const key = `${unit.path}\n${ownerOf(unit).name}`
    byOwner.set(key, [...(byOwner.get(key) ?? []), unit])
  }
  const weights = new Map(words.map(({ word, weight }) => [word, weight]))
  const textShare = wants.some((want) => ownersOf.has(want)) ? besideCode : documentShare
  const total = sumOfWeights(words) || 1
  const subjects = [...byOwner.values()].flatMap((ofOwner) => {
    const [best] = ofOwner
    if (best === undefined) return []
    const { kind, name } = ownerOf(best)
    const sum = ofOwner.reduce((all, { score }, index) => all + score * restShare ** index, 0)
    const together = new Set(ofOwner.flatMap(({ why }) => why.map(({ word }) => word)))
    const covered = [...together].reduce((all, word) => all + (weights.get(word) ?? 0), 0) / total
    const fits = wants.some((want) => ofOwner.some((unit) => !isNoRoutine(unit) && (isOf(want, unit.kind) || isOf(want, unit.owner?.kind))))
    const isText = ofOwner.every((unit) => unit.kind === 'document') || (wants[0] === 'program' && ofOwner.every(isNoRoutine))
    const score = sum * (1 + unionWorth * covered) * (fits ? wantedBonus : 1) * (isText ? textShare : 1) * frontEnd(best.language)
    return [{ name, kinds: [kind], paths: [best.path], startLine: best.startLine, endLine: best.endLine, named: false, score }]
  })
  return subjects.sort((a, b) => b.score - a.score)
}

/** What people call by one noun: a routine is a program in one language and a function in another. */
const meant: Partial<Record<WantedKind, readonly string[]>> = {
  program: ['program', 'entry', 'symbol'],
  job: ['job', 'step', 'proc'],
  map: ['map', 'mapset'],
  field: ['field', 'record'],
}

/** Statements in a file of SQL are no program, though nothing else is known of them. */
export function isNoRoutine({ kind, language }: LocatedUnit): boolean {
  return kind === 'symbol' && /^(?:SQL|JSON|XML|YAML|HTML|CSS|Properties|other)\b/i.test(language)
}

/** Whether a unit of that kind may be what a question calls `want`. */
export function isOf(want: WantedKind, kind: string | undefined): boolean {
  return kind !== undefined && (meant[want] ?? [want]).includes(kind)
}

function ownerOf({ kind, name, owner, path }: LocatedUnit): { readonly kind: Subject['kinds'][number]; readonly name: string } {
  if (owner !== undefined) return owner
  return ownersOf.has(kind) ? { kind, name } : { kind: kind === 'document' ? 'document' : 'member', name: path }
}
