import { isMemberName } from '../../member-name.ts'
import { type CommandText, joinCommands } from './command-text.ts'
import type { ControlCard } from './control-card.ts'
import { plainName, valuesAfter, type Word, wordsOf } from './words.ts'

/** Programs and execs that TSO commands start: RUN of the DSN command, CALL, EXEC, `%name`, ISPSTART (TSO/E Command Reference, DB2 Command Reference). */
export function readTsoCommands(lines: readonly string[], firstLine: number): ControlCard[] {
  return joinCommands(lines, firstLine).flatMap((command) => cardsOfTsoCommand(command))
}

export function cardsOfTsoCommand(command: CommandText): ControlCard[] {
  const words = wordsOf(command.text)
  const first = words[0]?.text === 'TSOEXEC' ? 1 : 0
  const verb = words[first]
  if (verb === undefined) return []
  const program = (word: Word | undefined, plan?: string): ControlCard[] =>
    word === undefined
      ? []
      : [{ kind: 'run-program', program: plainName(word.text), ...(plan ? { plan } : {}), line: command.lineAt(word.at) }]
  const exec = (name: string, at: number): ControlCard[] => (name === '' ? [] : [{ kind: 'run-exec', name, line: command.lineAt(at) }])
  if (verb.text.startsWith('%')) return exec(verb.text.slice(1), verb.at)
  switch (verb.text) {
    case 'RUN':
      return program(operand(words, /^PROG(?:R(?:A(?:M)?)?)?$/), plainName(operand(words, /^PLAN$/)?.text ?? ''))
    case 'CALL':
      return program(memberOf(words, first + 1))
    case 'EX':
    case 'EXEC': {
      const member = memberOf(words, first + 1)
      return member === undefined ? [] : exec(plainName(member.text), member.at)
    }
    case 'ISPSTART':
    case 'ISPF': {
      const [name] =
        operand(words, /^CMD$/)
          ?.text.replace(/^[%']+/, '')
          .split(/[\s']/) ?? []
      return name === undefined ? program(operand(words, /^PGM$/)) : exec(name.toUpperCase(), verb.at)
    }
    default:
      return isMemberName(verb.text) ? [{ kind: 'run-exec', name: verb.text, line: command.lineAt(verb.at), implicit: true }] : []
  }
}

function operand(words: readonly Word[], keyword: RegExp): Word | undefined {
  const index = words.findIndex(({ text }, at) => keyword.test(text) && words[at + 1]?.text === '(')
  return index < 0 ? undefined : valuesAfter(words, index)[0]
}

/** The member in `'LIB(X)'`, `LIB(X)`, `*(X)`; a name without library is a member of the user's own one. */
function memberOf(words: readonly Word[], index: number): Word | undefined {
  const word = words[index]
  if (word === undefined) return undefined
  if (words[index + 1]?.text === '(') return words[index + 2]
  const open = word.text.indexOf('(')
  if (open < 0) return word
  const close = word.text.indexOf(')', open)
  return { text: word.text.slice(open + 1, close < 0 ? undefined : close), at: word.at }
}
