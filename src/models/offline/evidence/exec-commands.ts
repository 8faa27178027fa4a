import type { Findings, Place } from '../findings.ts'
import { type ExecStatement, execAround } from './exec-statement.ts'

/** Words of a verb: `SEND MAP('A')` is a SEND whose MAP is an option. */
const secondWords = /^(?:TS|TD|TEXT|CONTROL|CONDITION|AID|ABEND|ATTACH)$/i
const token = /([A-Za-z][\w-]*)\s*(?:\(((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*)\))?/g

/** A command of CICS in a program. */
export interface ExecCommand extends ExecStatement {
  /** `READ`, `WRITEQ TD`, `HANDLE ABEND`, in upper case. */
  readonly verb: string
  /** By name in upper case, in the order of the command; undefined for one without a value. */
  readonly options: ReadonlyMap<string, string | undefined>
}

/** The command in which a line stands; undefined where it stands in none, or not all of it was shown. */
export function commandAround(place: Place, findings: Findings): ExecCommand | undefined {
  const statement = execAround('CICS', place, findings)
  if (statement === undefined) return undefined
  const words = [...statement.text.matchAll(token)].map(([, word = '', value]) => ({ word: word.toUpperCase(), value: value?.trim() }))
  const [verb, second] = words
  const isDouble = second !== undefined && secondWords.test(second.word) && (second.value === undefined || second.word === 'AID')
  const options = words.slice(isDouble ? 2 : 1).map(({ word, value }) => [word, value] as const)
  return {
    ...statement,
    verb: `${verb?.word ?? ''}${isDouble ? ` ${second.word}` : ''}`,
    options: new Map(verb?.value === undefined ? options : [[verb.word, verb.value], ...options]),
  }
}
