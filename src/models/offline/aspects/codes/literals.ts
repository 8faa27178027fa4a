import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall, referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { branchCalls } from '../../evidence/branches-to.ts'
import { declaredName } from '../../evidence/declared-name.ts'
import { elseCall, elseItem } from '../../evidence/else-item.ts'
import { farFormatUser, formatUsersCall } from '../../evidence/format-users.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { leadingCall, leadingQuotes } from '../../evidence/leading-quotes.ts'
import { farthestLoop, waysTo } from '../../evidence/loop-above.ts'
import type { Findings, Place } from '../../findings.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asLiteral, type LiteralPlace, literalPlaces } from './literal-places.ts'

const mostPlaces = 8
const mostUses = 3
const room = { before: 6, after: 4, most: 9 } as const
/** Places for which the condition is looked for that leads there from further above. */
const mostConditions = 2

/** Where a code, number or text of the question stands, and where the constant is used that holds it: with the condition that leads there. */
export const literalsAspect: Aspect = {
  name: 'literals',
  asks: () => true,
  calls: (question, { paths, named }, findings) => {
    const places = placesOf(question, findings, { paths, named })
    const names = constantsAt(places, findings)
    const uses = usesOf(names, findings)
    return [
      ...literalPlaces(question, findings).map((place) => readAround(place, room)),
      ...places.flatMap((place) =>
        [formatUsersCall(place, findings) ?? [], farFormatUser(place, findings).map((place) => readAround(place, room))].flat(),
      ),
      ...names.map(usesCall),
      ...uses.map((place) => readAround(place, room)),
      ...ledTo(places, uses, paths).map(leadingCall),
      ...elsePlaces(places).map(elseCall),
      ...branchedTo(question, places, paths, findings).flatMap((place) => [
        readCall(place.path, place.line - farthestLoop, place.line),
        ...branchCalls(place, findings),
      ]),
    ]
  },
  draft: (question, { paths, named }, findings) => {
    const places = placesOf(question, findings, { paths, named })
    const uses = usesOf(constantsAt(places, findings), findings)
    const led = new Set(ledTo(places, uses, paths))
    const branched = new Set<Place>(branchedTo(question, places, paths, findings))
    // A code is told of where it stands itself; what a number or text is for, where its constant is used.
    const told = codesIn(question.text).length > 0 ? places.length : 1
    const quotes = [...places.slice(0, told), ...uses, ...places.slice(told)].flatMap((place) => {
      const quote = [...quoteAt(place, findings), ...farFormatUser(place, findings).flatMap((user) => quoteAt(user, findings))]
      if (branched.has(place)) return [...quote, ...waysTo(place, quote[0]?.startLine ?? place.line, findings)]
      return led.has(place) ? [...quote, ...leadingQuotes(place, quote[0]?.startLine ?? place.line, findings)] : quote
    })
    return quotes.length === 0 ? undefined : { lead: elsePlaces(places).flatMap((place) => elseItem(place, findings)), quotes }
  },
}

/** The first place where a text of several words stands in Fortran: a message may stand under the ELSE of a long chain. */
function elsePlaces(places: readonly LiteralPlace[]): readonly LiteralPlace[] {
  return places.filter(({ literal, path }) => /\s/.test(literal) && isFortranFile(path)).slice(0, 1)
}

/** The first places in the subject's programs, and those where a constant is used. */
function ledTo(places: readonly Place[], uses: readonly Place[], paths: readonly string[]): readonly Place[] {
  return [...uses, ...places.filter(({ path }) => paths.includes(path))].filter(({ path }) => isCobolProgram(path)).slice(0, mostConditions)
}

const asksWhen =
  /^\W*(?:when|why|under (?:which|what)|in (?:which|what) (?:cases?|circumstances?|situations?))\b|\bwhat (?:causes|leads to|triggers|makes)\b/i

/** The first places in the subject's members of assembler, where it is asked what leads there. */
function branchedTo(
  { bare }: Question,
  places: readonly LiteralPlace[],
  paths: readonly string[],
  findings: Findings,
): readonly LiteralPlace[] {
  if (!asksWhen.test(bare)) return []
  return places.filter(({ path }) => paths.includes(path) && isAssembler(path, findings)).slice(0, mostConditions)
}

/** Most telling first: in the subject's own files, in quotation marks, not as a part of a name. */
function placesOf(question: Question, findings: Findings, { paths, named }: Pick<Subject, 'paths' | 'named'>): readonly LiteralPlace[] {
  const worth = ({ literal, path, line }: LiteralPlace) =>
    asLiteral(findings.linesOf(path).get(line) ?? '', literal) * (paths.includes(path) ? 2 : 1)
  const found = [...literalPlaces(question, findings)].sort((one, other) => worth(other) - worth(one))
  const own = found.some((place) => paths.includes(place.path) && worth(place) > 0)
  // A bare number elsewhere is most often another thing, and so is the abend of another program than the one that is named.
  const isOther = (place: LiteralPlace) => own && !paths.includes(place.path) && (place.isBare || (named && place.isAbend === true))
  const telling = found.filter((place) => worth(place) > (isOther(place) ? 1 : 0))
  return (telling.length > 0 ? telling : found).slice(0, mostPlaces)
}

function usesCall(name: string): Call {
  return referencesCall(name, 'uses')
}

function constantsAt(places: readonly Place[], findings: Findings): readonly string[] {
  return [...new Set(places.flatMap(({ path, line }) => declaredName(findings.linesOf(path), line) ?? []))].slice(0, mostUses)
}

function usesOf(names: readonly string[], findings: Findings): readonly Place[] {
  const places = names.flatMap((name) => findings.usesOf(name)).map(({ path, line }) => ({ path, line }))
  return distinctBy(places, ({ path, line }) => `${path} ${line >> 3}`).slice(0, mostUses)
}

function quoteAt(place: Place, findings: Findings): readonly Quote[] {
  return findings.linesOf(place.path).has(place.line) ? [quoteAround(place, room, findings)] : []
}
