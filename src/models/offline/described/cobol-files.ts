import type { Definition } from '../../../answer/structure-results.ts'
import { everyCall, locateCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { formsOfWords, prefixOfPrograms, saysOnly } from './described-files.ts'
import { phraseBefore } from './phrase-before.ts'

/** A file that a program of COBOL declares, as the structure tells it. */
export interface DeclaredFile {
  readonly name: string
  readonly program: string
  readonly path: string
  /** Where SELECT, or the FD of one without, has its name. */
  readonly line: number
  /** What ASSIGN names; undefined where that is a data item. */
  readonly external?: string
  /** The value of an item says which file it is. */
  readonly isDynamic: boolean
  readonly records: readonly { readonly name: string; readonly bytes?: number }[]
}

export const declaredFilesCalls: readonly Call[] = [everyCall('file'), everyCall('program')]

const noun = /\b(?:files?|masters?|data ?sets?|ksds)\b/i
/** `the file status field of the customer file`: the first of them describes no file. */
const ofClause =
  /\bfile[- ](?:status|organi[sz]ation|access|record|assignment|name|control)\b|\b(?:kind|type|sort) of file\b|\b(?:indexed|relative|line sequential|sequential) files?\b/gi
/** The beginning of a word that a name of eight letters has of it at least. */
const shortest = 3
const mostWithoutWords = 8

/** The files of COBOL programs that a question names, or describes in a program that it names; of those that fit alike all. */
export function declaredFiles(question: Question, subject: Subject, findings: Findings): readonly DeclaredFile[] {
  const all = (findings.structure(everyCall('file'), 'where')?.definitions ?? []).flatMap(declaredFile)
  const programs = programsOf(question, subject, findings)
  const within = programs.length === 0 ? all : all.filter(({ program, path }) => programs.includes(program) || programs.includes(path))
  const named = namedIn(question, all)
  if (named.length > 0) {
    const inside = named.filter((file) => within.includes(file))
    return inside.length > 0 ? inside : named
  }
  const words = phraseBefore(question.text.replace(ofClause, ' '), noun).filter((word) => !noun.test(word))
  const forms = formsOfWords(words, question, findings)
  if (programs.length === 0) {
    const prefix = prefixOfPrograms(findings)
    const says = (name = '') => name !== '' && saysOnly(name.toUpperCase(), forms, prefix)
    return forms.length === 0 ? [] : all.filter(({ name, external }) => says(name) || says(external))
  }
  if (words.length === 0) return within.length <= mostWithoutWords ? within : []
  return bestOf(within, words, forms)
}

/** Those whose names have most of the words, in full or shortened. */
function bestOf(files: readonly DeclaredFile[], words: readonly string[], forms: readonly (readonly string[])[]): readonly DeclaredFile[] {
  const scored = files.map((file) => {
    const names = [file.name, file.external ?? '', ...file.records.map(({ name }) => name)].join(' ').toUpperCase()
    const shares = words.map((word, i) => {
      const form = [...(forms[i] ?? []), word.slice(0, shortest).toUpperCase()].find((one) => one.length >= shortest && names.includes(one))
      return Math.min(1, (form?.length ?? 0) / word.length)
    })
    return { file, score: shares.reduce((sum, share) => sum + share, 0) }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ file }) => file)
}

/** Names of the programs, and the members that they are written in: a member may be called otherwise than the program in it. */
function programsOf({ text, names }: Question, { kinds: [kind], name, paths, described }: Subject, findings: Findings): readonly string[] {
  const located = (findings.located(locateCall(text))?.names ?? []).filter(({ word }) => names.includes(word))
  const named = located.flatMap(({ word, units, members }) => {
    const own = units.filter((unit) => unit.kind === 'program')
    const inMember = units.every((unit) => unit.kind === 'program') ? members : []
    return [...(own.length > 0 ? [word.toUpperCase()] : []), ...own.flatMap(({ path }) => path ?? []), ...inMember]
  })
  return named.length > 0 ? named : kind === 'program' && described === true ? [name.toUpperCase(), ...paths] : []
}

function namedIn({ text, names }: Question, files: readonly DeclaredFile[]): readonly DeclaredFile[] {
  const said = new Set([...names, ...(text.match(/[\p{Lu}\p{N}@#$_-]{3,}/gu) ?? [])].map((name) => name.toUpperCase()))
  const byName = files.filter(({ name }) => said.has(name))
  return byName.length > 0
    ? byName
    : files.filter(({ external, records }) => said.has(external ?? '') || records.some(({ name }) => said.has(name)))
}

const assigned = /^ASSIGN TO (?<external>\S+)(?<item> \(a data item\))?/
const sizes = /(?<![\w-])RECORD (?<list>.+)$/

function declaredFile({ name, of, path, startLine, detail = '' }: Definition): readonly DeclaredFile[] {
  if (of === undefined) return []
  const { external, item } = assigned.exec(detail)?.groups ?? {}
  const records = (sizes.exec(detail)?.groups?.list ?? '').split(', ').flatMap((one) => {
    const [, record, bytes] = /^(\S+)(?: \(([\d,]+) bytes?\))?$/.exec(one) ?? []
    return record === undefined ? [] : [{ name: record, ...(bytes === undefined ? {} : { bytes: Number(bytes.replaceAll(',', '')) }) }]
  })
  return [
    {
      name,
      program: of,
      path,
      line: startLine,
      isDynamic: item !== undefined,
      ...(external === undefined || item !== undefined ? {} : { external }),
      records,
    },
  ]
}
