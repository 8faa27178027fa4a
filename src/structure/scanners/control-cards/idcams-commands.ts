import { type CommandText, joinCommands } from './command-text.ts'
import type { ControlCard } from './control-card.ts'
import { plainName, valuesAfter, type Word, wordsOf } from './words.ts'

type DataCard = Extract<ControlCard, { kind: 'data' }>

/** Names and abbreviations from "DFSMS Access Method Services Commands". */
const definedTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CLUSTER: 'CLUSTER',
    CL: 'CLUSTER',
    ALTERNATEINDEX: 'AIX',
    AIX: 'AIX',
    PATH: 'PATH',
    GENERATIONDATAGROUP: 'GDG',
    GDG: 'GDG',
    NONVSAM: 'NONVSAM',
    NVSAM: 'NONVSAM',
    ALIAS: 'ALIAS',
    USERCATALOG: 'USERCATALOG',
    UCAT: 'USERCATALOG',
  }),
)
/** Keywords that name data, and whether by DD. */
const dataKeywords: ReadonlyMap<string, { readonly op: DataCard['op']; readonly byDd: boolean }> = new Map([
  ['INFILE', { op: 'read', byDd: true }],
  ['IFILE', { op: 'read', byDd: true }],
  ['INDATASET', { op: 'read', byDd: false }],
  ['IDS', { op: 'read', byDd: false }],
  ['OUTFILE', { op: 'write', byDd: true }],
  ['OFILE', { op: 'write', byDd: true }],
  ['OUTDATASET', { op: 'write', byDd: false }],
  ['ODS', { op: 'write', byDd: false }],
])

/** Data that IDCAMS commands name: DEFINE, DELETE, ALTER, VERIFY, and what REPRO and its like read and write. */
export function readIdcamsCommands(lines: readonly string[], firstLine: number): ControlCard[] {
  return joinCommands(lines, firstLine).flatMap((command) => cardsOfIdcamsCommand(command))
}

export function cardsOfIdcamsCommand(command: CommandText): ControlCard[] {
  const words = afterCondition(wordsOf(command.text))
  const data = (op: DataCard['op'], word: Word, more: Pick<DataCard, 'detail'> = {}): DataCard => {
    return { kind: 'data', op, dataset: plainName(word.text), line: command.lineAt(word.at), ...more }
  }
  switch (words[0]?.text) {
    case 'DEFINE':
    case 'DEF': {
      const type = definedTypes.get(words[1]?.text ?? '')
      const name = keyword(words, 'NAME')
      return type === undefined || name === undefined ? [] : [data('define', name, { detail: definition(type, words) })]
    }
    case 'DELETE':
    case 'DEL':
      return objects(words).map((word) => data('delete', word))
    case 'ALTER':
      return objects(words).map((word) => data('alter', word))
    case 'VERIFY': {
      const file = keyword(words, 'FILE')
      const dataset = keyword(words, 'DATASET') ?? keyword(words, 'DS')
      if (file !== undefined) return [{ kind: 'data', op: 'verify', dd: plainName(file.text), line: command.lineAt(file.at) }]
      return dataset === undefined ? [] : [data('verify', dataset)]
    }
    case 'EXPORT':
      return [...objects(words).map((word) => data('read', word)), ...namedData(words, command)]
    case 'REPRO':
    case 'PRINT':
    case 'BLDINDEX':
    case 'BIX':
    case 'IMPORT':
      return namedData(words, command)
    default:
      return []
  }
}

/** IF … THEN, ELSE and DO before a command. */
function afterCondition(words: readonly Word[]): readonly Word[] {
  let first = 0
  for (;;) {
    const text = words[first]?.text
    if (text === 'IF') {
      const then = words.findIndex((word, at) => at > first && word.text === 'THEN')
      if (then < 0) return []
      first = then + 1
    } else if (text === 'ELSE' || text === 'DO') first++
    else return words.slice(first)
  }
}

/** What the command is about: a name, or names in parentheses. `LIB(MEMBER)` is one name. */
function objects(words: readonly Word[]): Word[] {
  const listed = words[1]?.text === '('
  const found: Word[] = []
  for (let at = listed ? 2 : 1; at < words.length; at++) {
    const word = words[at]
    if (word === undefined || word.text === ')') break
    const open = words[at + 1]
    if (open?.text === '(' && open.at === word.at + word.text.length) {
      found.push({ text: `${word.text}(${words[at + 2]?.text ?? ''})`, at: word.at })
      at += 3
    } else found.push(word)
    if (!listed) break
  }
  return found
}

function namedData(words: readonly Word[], command: CommandText): DataCard[] {
  return words.flatMap((word, index): DataCard[] => {
    const known = dataKeywords.get(word.text)
    const value = known === undefined ? undefined : valuesAfter(words, index)[0]
    if (known === undefined || value === undefined) return []
    const name = plainName(value.text)
    return [{ kind: 'data', op: known.op, ...(known.byDd ? { dd: name } : { dataset: name }), line: command.lineAt(value.at) }]
  })
}

/** An alternate index and a path name what they stand on. */
function definition(type: string, words: readonly Word[]): string {
  const base = type === 'AIX' ? 'RELATE' : type === 'PATH' ? 'PATHENTRY' : type === 'ALIAS' ? 'RELATE' : undefined
  const name = base === undefined ? undefined : (keyword(words, base) ?? keyword(words, base.slice(0, base === 'RELATE' ? 3 : 4)))
  return base === undefined || name === undefined ? type : `${type} ${base}(${plainName(name.text)})`
}

function keyword(words: readonly Word[], name: string): Word | undefined {
  const index = words.findIndex(({ text }, at) => text === name && words[at + 1]?.text === '(')
  return index < 0 ? undefined : valuesAfter(words, index)[0]
}
