import { sameName } from '../../../../answer/name-match.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { conditionNames, hasValue } from '../../evidence/condition-names.ts'
import { areAllShown, fieldLiterals, isCode, isSameValue, literalsCall, restOfUses } from '../../evidence/field-literals.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings, Place } from '../../findings.ts'
import { nameMark } from '../../question/name-mark.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 40
const linesBelow = 40
const mostShown = 4
const value = String.raw`to\s+["']?(?<value>[A-Z0-9]{1,8})["']?(?=\W*$|\s+(?:in|by|when|and)\b)`
const setTo = new RegExp(
  String.raw`\b(?:where|which|what|who|when)\b[^?]*?\b(?:${nameMark}\s+(?:ever\s+)?(?:set|changed|turned|switched|put)|(?:sets?|changes?|turns?|switch(?:es)?|puts?)\s+(?:the\s+)?(?:field\s+|flag\s+)?${nameMark})\s+${value}`,
  'i',
)

/**
 * That no statement gives an item of COBOL the value which a question says it is set to: neither as a literal nor by a condition name, and nothing is moved to
 * it, or to what it is part of, whose value the code does not tell.
 */
export const neverSetAspect: Aspect = {
  name: 'never set',
  asks: (question, { named, kinds: [kind], name }) =>
    named &&
    kind === 'field' &&
    question.names.length === 1 &&
    sameName(question.names[0] ?? '', name) &&
    valueSaid(question) !== undefined,
  calls: (question, subject, findings) => {
    const item = itemOf(subject, findings)
    if (item === undefined) return [definitionCall(subject.name)]
    return [
      readCall(item.path, item.line, item.line + linesBelow),
      literalsCall(subject.name),
      ...restOfUses(subject.name, findings),
      ...settingCalls(question, subject, item, findings),
    ]
  },
  draft: (question, subject, findings) => {
    const said = valueSaid(question)
    const found = itemOf(subject, findings)
    if (said === undefined || found === undefined || !areAllShown(subject.name, findings)) return undefined
    const calls = settingCalls(question, subject, found, findings)
    if (calls.some((call) => findings.resultOf(call) === undefined || findings.linesFound(call).some(isCode))) return undefined
    const uses = fieldLiterals(question, subject.name, findings)
    if (uses.some(({ how, value: one }) => how !== 'tested' && isSameValue(one, said))) return undefined
    const instead = namesWith(said, found, findings).map((name) =>
      item(findings, `${inert(name)} is what that value is called`, [at(found)]),
    )
    return {
      lead: [],
      quotes: [],
      nothing: { said: `no statement sets ${inert(subject.name)} to ${inert(said)}`, instead: instead.slice(0, mostShown), decides: true },
    }
  },
}

function valueSaid({ bare }: Pick<Question, 'bare'>): string | undefined {
  return setTo.exec(bare)?.groups?.value
}

/** The one item of that name: of several, one may be set and another not. */
function itemOf({ name }: Subject, findings: Findings): (Place & { readonly of: string | undefined }) | undefined {
  const all = findings.definitionsOf(name).filter(({ kind, path }) => kind === 'field' && isCobol(path))
  const [only] = all
  return all.length !== 1 || only === undefined ? undefined : { path: only.path, line: only.startLine, of: only.of }
}

function namesWith(said: string, { path, line }: Place, findings: Findings): readonly string[] {
  const names = conditionNames(findings.linesOf(path), line)?.names ?? []
  return names.filter((name) => hasValue(name, said)).map(({ name }) => name)
}

/** For all that could give it the value: SET of its condition names, and what is moved or read into it or what it is part of. */
function settingCalls(
  question: Question,
  { name }: Subject,
  place: Place & { readonly of: string | undefined },
  findings: Findings,
): readonly Call[] {
  const conditions = namesWith(valueSaid(question) ?? '', place, findings).map((one) => setPattern(one))
  const wholes = [name, ...(place.of === undefined ? [] : [place.of])].map(escapeRegex).join('|')
  const moved = String.raw`\bMOVE\s+[A-Z][\w-]*(?:\s*\([^()]*\))?(?:\s+(?:OF|IN)\s+[\w-]+)?\s+TO\s+(?:[\w-]+\s*,?\s+)*(?:${wholes})(?:[^\w-]|$)|\b(?:INTO|ACCEPT|USING|REFERENCE)\s+(?:[\w-]+\s*,?\s+)*(?:${wholes})(?:[^\w-]|$)`
  return [...conditions, linesCall(moved, mostFound)]
}

function setPattern(condition: string): Call {
  return linesCall(String.raw`\bSET\s+(?:[\w-]+\s*,?\s+)*${escapeRegex(condition)}(?:[^\w-]|$)`, mostFound)
}
