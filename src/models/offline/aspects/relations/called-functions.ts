import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'
import { placesFound } from '../codes/code-places.ts'

const mostCalls = 60
const mostItems = 12
/** Lines from CALL down to the first argument. */
const linesOfCall = 2
const asksFunctions = /\b(?:functions?|function codes?|operations?|requests?|services?|verbs?)\b/i
const callOf = /\bCALL\s+["']([A-Z0-9$#@-]+)["']\s+USING\s+(?:BY\s+(?:REFERENCE|CONTENT)\s+)?(?:"([^"]+)"|'([^']+)'|([A-Z0-9][\w-]*))/i

/** For which functions programs of COBOL call a routine that does several things: the first argument, where that is a constant in each call. */
export const calledFunctionsAspect: Aspect = {
  name: 'called functions',
  asks: ({ bare }, subject) =>
    asksFunctions.test(bare) && subject.named && (subject.paths.some(isCobolProgram) || subject.paths.length === 0),
  calls: (_, subject, findings) => [
    callsCall(subject),
    ...placesFound(callsCall(subject), findings).map(({ path, line }) => readCall(path, line, line + linesOfCall)),
    ...constantCalls(subject, findings),
  ],
  draft: (_, subject, findings) => {
    const lead = [...groupBy(callsIn(subject, findings), ({ routine }) => routine)].flatMap(([routine, calls]) => {
      const byFunction = [...groupBy(calls, ({ argument }) => argument)].map(([argument, of]) => ({
        argument,
        of,
        says: constantOf(argument, of, findings),
      }))
      // An argument that no constant stands behind is data.
      if (byFunction.length < 2 || byFunction.some(({ says }) => says === undefined)) return []
      return byFunction.slice(0, mostItems).map(({ argument, of, says }) => {
        const places = of.map(({ place, lines }) => ({ path: place.path, startLine: place.line, endLine: place.line + lines - 1 }))
        const declared = says?.place === undefined ? [] : [at(says.place)]
        const named = argument.startsWith("'")
          ? inert(argument)
          : `${nameFor(findings, argument, [...places, ...declared])} (‘${inert(says?.text ?? '')}’)`
        return item(findings, `${inert(routine)} is called for ${named}`, [...places, ...declared])
      })
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** The calls of a program; of a routine that has no source here those of all programs. */
function callsCall({ name, paths }: Subject): Call {
  const [path] = paths.filter(isCobolProgram)
  const routine = path === undefined ? escapeRegex(name) : '[A-Z0-9$#@-]+'
  const pattern = String.raw`\bCALL\s+["']${routine}["']`
  return linesCall(pattern, mostCalls, path)
}

interface Called {
  readonly routine: string
  /** A name in capitals, or a literal in quotation marks. */
  readonly argument: string
  readonly place: Place
  readonly lines: number
}

function callsIn(subject: Subject, findings: Findings): readonly Called[] {
  return placesFound(callsCall(subject), findings).flatMap((place): readonly Called[] => {
    const known = findings.linesOf(place.path)
    for (let lines = 1; lines <= linesOfCall + 1; lines++) {
      const [, routine = '', double, single, name] = callOf.exec(linesBetween(known, place.line, place.line + lines - 1).join(' ')) ?? []
      const literal = double ?? single
      if (literal !== undefined) return [{ routine: routine.toUpperCase(), argument: `'${literal.trim()}'`, place, lines }]
      if (name !== undefined && !/^BY$/i.test(name)) return [{ routine: routine.toUpperCase(), argument: name.toUpperCase(), place, lines }]
    }
    return []
  })
}

function constantCalls(subject: Subject, findings: Findings): readonly Call[] {
  const byName = groupBy(callsIn(subject, findings), ({ argument }) => argument)
  return [...byName].flatMap(([argument, [first]]) =>
    argument.startsWith("'") || first === undefined ? [] : [constantCall(argument, first.place.path)],
  )
}

function constantCall(name: string, path: string): Call {
  return patternCall(String.raw`\b\d\d?\s+${escapeRegex(name)}\s.*\bVALUE\s+(?:IS\s+)?["'][^"']*["']`, path)
}

function constantOf(
  argument: string,
  [first]: readonly Called[],
  findings: Findings,
): { readonly text: string; readonly place?: Place } | undefined {
  if (argument.startsWith("'")) return { text: argument }
  const [declared] = first === undefined ? [] : findings.linesFound(constantCall(argument, first.place.path))
  const text = /["']([^"']*)["']/.exec(declared?.text ?? '')?.[1]?.trim()
  return declared === undefined || text === undefined || text === '' ? undefined : { text, place: declared }
}
