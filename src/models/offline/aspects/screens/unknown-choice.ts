import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect, Nothing } from '../../aspect.ts'
import { flowCall, referencesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { chosenOptions } from './chosen-option.ts'
import { askedKeys, branchesOf, isTurned, pathsOf } from './key-branches.ts'
import { copiesTesting, isWhollySeen, keyCalls, keyPattern } from './key-tests.ts'
import { branchItem } from './keys.ts'
import { mayKnowMore, openKeyCalls, ownKeyCalls, ownKeys } from './own-keys.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'

/** A program that tells so many keys or options apart tells apart all that it knows. */
const fewestKnown = 2
const mostShown = 8
const anyOption = /(?:WHEN|=|IS|TO)\s*['"]?0*([A-Z\d]{1,2})['"]?\s*$/i

/** That a screen's program has nothing for the key or option that is asked about, though it has for others. */
export const unknownChoiceAspect: Aspect = {
  name: 'unknown-choice',
  asks: (question, subject) => choicesIn(question).length === 1 && isScreenThing(subject) && isSure(subject),
  calls: (question, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).flatMap((program) => [
      flowCall(program),
      ...searchCalls(question, program, findings),
      ...ownKeyCalls(pathsOf([program], findings), findings),
      ...openKeyCalls(pathsOf([program], findings), findings),
      ...(chosenOptions(question).length > 0 ? [] : [referencesCall(program, 'callees'), ...keyCalls(choicesIn(question))]),
    ]),
  ],
  draft: (question, subject, findings) => {
    const programs = screenPrograms(subject, findings)
    const denied = programs.flatMap((program) => deniedBy(question, program, findings) ?? [])
    const [nothing] = denied
    // A screen that several programs show is answered by any of them.
    return nothing === undefined || denied.length < programs.length ? undefined : { lead: [], quotes: [], nothing }
  },
}

/** Words alone lead to another of several screens sooner than to one without the choice. */
function isSure({ named, described = false, kinds: [kind] }: Subject): boolean {
  return named || described || kind === 'map' || kind === 'mapset'
}

function choicesIn(question: Question): readonly string[] {
  const options = chosenOptions(question)
  return options.length > 0 ? options : [...new Set(askedKeys(question.text))]
}

function deniedBy(question: Question, program: string, findings: Findings): Nothing | undefined {
  const [choice] = choicesIn(question)
  const searches = searchCalls(question, program, findings)
  if (choice === undefined || searches.length === 0 || !searches.every((call) => foundNone(call, findings))) return undefined
  const isOption = chosenOptions(question).length > 0
  if (
    !isOption &&
    (!isWhollySeen(choice, [program], findings) ||
      copiesTesting([choice], [program], findings).length > 0 ||
      mayKnowMore(pathsOf([program], findings), findings))
  )
    return undefined
  if (!isOption && [...ownKeys(pathsOf([program], findings), findings).values()].includes(`PF${choice}`)) return undefined
  const known = isOption ? optionsOf(program, findings) : branchesOf({ bare: '', text: '' }, program, findings)
  if (known.length < fewestKnown) return undefined
  const said = `${inert(program)} has nothing for ${isOption ? `option ${choice}` : `PF${choice}`}: no line of it names that`
  return { said, instead: known.slice(0, mostShown).map((one) => branchItem(findings, one, new Map())), decides: true }
}

/** The lines of the program that may know the choice, whatever the structure makes of them. */
function searchCalls(question: Question, program: string, findings: Findings): readonly Call[] {
  const [choice] = choicesIn(question)
  if (choice === undefined) return []
  const pattern =
    chosenOptions(question).length === 0
      ? keyPattern(choice)
      : String.raw`['"]\s*0*${choice}\s*['"]|(?:WHEN|=|IS|TO|VALUES?)\s+0*${choice}(?:\W|$)`
  return flowPaths(program, findings).map((path) => patternCall(pattern, path))
}

/** The members that control goes through in the program. */
function flowPaths(program: string, findings: Findings): readonly string[] {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  return [...new Set(flows.flatMap(({ links }) => links.map(({ path }) => path)))]
}

/** What control does for each option that a condition of the program names. */
function optionsOf(program: string, findings: Findings) {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  const options = flows.flatMap(({ links }) =>
    links.flatMap(({ condition = '' }) =>
      condition.split(', ').flatMap((part) => (isTurned(part) ? [] : (anyOption.exec(part)?.[1] ?? []))),
    ),
  )
  return [...new Set(options)].sort().flatMap((option) => branchesOf({ bare: `option ${option}`, text: '' }, program, findings))
}
