import type { Definition } from '../../../answer/structure-results.ts'
import { tellingWords } from '../aspects/telling-words.ts'
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
/** What is asked of a file, and words of asking: none of them is part of what it is called. */
const ofAnyClause =
  /^(?:organi\w*|access\w*|modes?|status|keys?|records?|recording|assign\w*|block\w*|labels?|lengths?|sizes?|sequential\w*|indexed|relative|random\w*|dynamic\w*|alternate|optional|names?|fields?|fixed|variable|many|long|big|each|from|have|has|used?|uses)$/i
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
  const prefix = prefixOfPrograms(findings)
  const says = (name = '') => forms.length > 0 && name !== '' && saysOnly(name.toUpperCase(), forms, prefix)
  const exact = within.filter(({ name, external }) => says(name) || says(external))
  if (exact.length > 0 || programs.length === 0) return exact
  // `its rate file` of a program that has one alone: it is that, unless it is called otherwise here than another file of the system.
  if (words.length > 0 && within.length === 1 && bestOf(all, words, forms).length === 0) return within
  if (words.length > 0) return bestOf(within, words, forms)
  // `which DD does it write rejects to`: any of its words may describe the file.
  const others = tellingWords(question, findings)
    .map(({ word }) => word)
    .filter((word) => !ofAnyClause.test(word))
  const best = bestOf(within, others, formsOfWords(others, question, findings))
  if (best.length > 0) return best
  return within.length <= mostWithoutWords ? within : []
}

/** The files of the whole system that are called so, or whose names have each of at least two words of `the daily order file`, in full or shortened. */
export function filesCalled(question: Question, findings: Findings): readonly DeclaredFile[] {
  const all = (findings.structure(everyCall('file'), 'where')?.definitions ?? []).flatMap(declaredFile)
  const words = phraseBefore(question.text.replace(ofClause, ' '), noun)
  const forms = formsOfWords(words, question, findings)
  const prefix = prefixOfPrograms(findings)
  // One word alone is not known again by three letters of it.
  const longEnough =
    words.length > 1 ? forms : forms.map((all) => all.filter((form) => form.length > shortest || form.length === words[0]?.length))
  const isCalled = (name = '') => forms.length > 0 && name !== '' && saysOnly(name.toUpperCase(), longEnough, prefix)
  const exact = all.filter(({ name, external }) => isCalled(name) || isCalled(external))
  if (exact.length > 0 || words.length < 2) return exact
  return bestOf(all, words, forms).filter((file) => words.every((word, i) => lettersOf(word, forms[i], file) > 0))
}

/** A word that is there counts so much, however short its abbreviation. */
const foundShare = 0.6

/**
 * Those whose names have most of the words, in full or shortened. Of words that some file has the best may lack one: then those that come near to it are meant as
 * well as it.
 */
function bestOf(files: readonly DeclaredFile[], words: readonly string[], forms: readonly (readonly string[])[]): readonly DeclaredFile[] {
  const scored = files.map((file) => {
    const shares = words.map((word, i) => {
      const letters = lettersOf(word, forms[i], file)
      return letters === 0 ? 0 : foundShare + (1 - foundShare) * Math.min(1, letters / word.length)
    })
    return { file, shares, score: shares.reduce((sum, share) => sum + share, 0) }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  if (best === undefined || best.score === 0) return []
  const lacks = words.some((_, i) => best.shares[i] === 0 && scored.some(({ shares }) => shares[i] !== 0))
  const least = lacks ? best.score * foundShare : best.score
  return scored.filter(({ score }) => score >= least).map(({ file }) => file)
}

/** How many letters of a word, in full or shortened, the names of a file have. */
function lettersOf(word: string, forms: readonly string[] | undefined, { name, external = '', records }: DeclaredFile): number {
  const names = [name, external, ...records.map((record) => record.name)].join(' ').toUpperCase()
  const form = forms?.find((one) => names.includes(one))
  return Math.max(form?.length ?? 0, abbreviation(word.toUpperCase(), names))
}

/** How many letters of a name are letters of a word in their order, from its first on: `DALY` of `daily`; 0 for fewer than three. */
function abbreviation(word: string, names: string): number {
  let most = 0
  for (let start = names.indexOf(word.charAt(0)); start >= 0; start = names.indexOf(word.charAt(0), start + 1)) {
    let at = 0
    let end = start
    for (; end < names.length; end++) {
      const next = word.indexOf(names.charAt(end), at)
      if (next < 0) break
      at = next + 1
    }
    most = Math.max(most, end - start)
  }
  return most >= shortest ? most : 0
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
