import { sameName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall, referencesCall } from '../../calls.ts'
import { item, type Lines } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { goesOnInFortran, isFixedComment, isFortranFile } from '../../evidence/is-fortran.ts'
import type { Findings } from '../../findings.ts'
import { asksCallsOf } from '../../question/asks-calls-of.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** Longer ones call something, or nobody can check that they do not. */
const longest = 800
const mostDefinitions = 4

/**
 * That a routine of Fortran calls no other: it has no CALL, and no function of this code stands in it. Its lines say nothing of what they do not do, so who asks
 * what it calls would be shown all of them.
 */
export const callsNothingAspect: Aspect = {
  name: 'calls nothing',
  exact: true,
  asks: (question, subject) => isMeant(subject) && asksCallsOf(question, subject.name),
  calls: (_, subject, findings) => [
    definitionCall(subject.name),
    referencesCall(subject.name, 'callees'),
    ...placesOf(subject, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
  ],
  draft: (_, subject, findings) => {
    const places = placesOf(subject, findings)
    const called = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
    if (places.length === 0 || called === undefined) return undefined
    if (called.subjects.some(({ references, unresolved }) => references.some(({ kind }) => leadsOn.has(kind)) || unresolved.length > 0))
      return undefined
    if (!places.every((place) => isWithoutCall(place, findings))) return undefined
    return {
      lead: [
        item(findings, `${code(subject.name)} calls nothing: no statement of it is a CALL, and it uses no function of this code`, places),
      ],
      quotes: [],
      alone: true,
    }
  },
}

const leadsOn: ReadonlySet<string> = new Set(['call', 'link', 'xctl', 'start', 'perform', 'run'])

function isMeant({ named, kinds: [kind], paths }: Subject): boolean {
  return named && (kind === 'symbol' || kind === 'program') && paths.length > 0 && paths.every(isFortranFile)
}

/** All routines of the name; none where one of them is not Fortran, or too long. */
function placesOf({ name }: Subject, findings: Findings): readonly Lines[] {
  const all = findings.definitionsOf(name).filter((one) => sameName(one.name, name))
  return all.length > mostDefinitions || !all.every(isChecked)
    ? []
    : all.map(({ path, startLine, endLine }) => ({ path, startLine, endLine }))
}

function isChecked({ kind, path, startLine, endLine }: Definition): boolean {
  return (kind === 'symbol' || kind === 'program') && isFortranFile(path) && endLine > startLine && endLine - startLine < longest
}

function isWithoutCall({ path, startLine, endLine }: Lines, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  for (let at = startLine; at <= endLine; at++) {
    const text = lines.get(at)
    if (text === undefined) return false
    const isCode = goesOnInFortran(path, text) || (!isComment(text) && !isFixedComment(path, text))
    // `flock%shear(n)` is a procedure of a type as well as one of its arrays.
    if (isCode && /\bCALL\b|%\s?\w+\s?\(/i.test(text.replace(/!.*/, ''))) return false
  }
  return true
}
