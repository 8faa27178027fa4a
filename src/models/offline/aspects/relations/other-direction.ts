import { accessOf } from '../../../../answer/access.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { capitalized } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Draft } from '../../aspect.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import type { Question } from '../../question/question.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code } from '../../quote.ts'
import { callerItem } from './reference-words.ts'

const mostShown = 8
/** At the end of a name: those before them are what installations choose. */
const mostQualifiers = 2

/** Looks for a data set whose name has symbols in it and may be the same: nothing may be denied of that. */
export function otherDirectionCalls(question: Question, name: string, references: readonly Reference[]): readonly Call[] {
  return isOtherWay(question, references) ? [symbolicCall(name)] : []
}

/** That nothing writes a data set which jobs and programs only read, or reads one that they only write, where that is asked: with what is done to it instead. */
export function otherDirection(question: Question, name: string, references: readonly Reference[], findings: Findings): Draft | undefined {
  const call = symbolicCall(name)
  if (!isOtherWay(question, references) || findings.resultOf(call) === undefined || findings.codeLinesFound(call).length > 0)
    return undefined
  const direction = askedDirection(question.bare)
  const said = `${asksYesOrNo(question) ? 'no: ' : ''}nothing in the code that is understood ${direction === 'write' ? 'writes' : 'reads'} ${code(name)}; it is only ${direction === 'write' ? 'read' : 'written'}`
  const instead = references.slice(0, mostShown).map((reference) => callerItem(findings, reference))
  if (asksYesOrNo(question)) return { lead: [`${capitalized(said)}:`, ...instead], quotes: [] }
  return { lead: [], quotes: [], nothing: { said, instead, decides: true } }
}

/** Of each it is known what its statements do, and none does what is asked: a data set that a step shares may be written by a program whose source is not here. */
function isOtherWay({ bare }: Question, references: readonly Reference[]): boolean {
  const direction = askedDirection(bare)
  return (
    direction !== undefined &&
    references.length > 0 &&
    references.every(
      (one) => one.kind === 'dataset' && one.op !== undefined && accessOf(one) === (direction === 'write' ? 'read' : 'write'),
    )
  )
}

function symbolicCall(name: string): Call {
  const last = name.replace(/\(.*$/, '').split('.').slice(-mostQualifiers).join('.')
  return patternCall(String.raw`\bDSN(?:AME)?=[^,\s]*&[^,\s]*${escapeRegex(last)}(?:[(,\s]|$)`)
}
