import type { StructureUnit } from '../../../answer/structure.ts'
import { isMemberName } from '../../member-name.ts'
import type { ReadSchedule, ScheduledJob, ScheduledThing, ScheduledTrigger } from './schedule.ts'

/** No line of a listing or a command is longer; what is comes from elsewhere. */
const lineChars = 250
/** Columns behind which batch input is numbered. */
const commandChars = 72

/** A list of what LJOB says of one job: which side of the relation stands in it, and whether another job's list may say the same. */
interface Relation {
  readonly side: 'before' | 'after'
  readonly words: string
  /** The title of the list on the other side. */
  readonly reverse?: string
}

/** CA 7 Commands, "LJOB": lists of LIST=ALL. Requirements are other jobs that must have run. */
const relations: ReadonlyMap<string, Relation> = new Map([
  ['TRIGGERED JOBS', { side: 'after', words: '' }],
  ['TRIGGERED BY JOBS/DATASETS', { side: 'before', words: '', reverse: 'TRIGGERED JOBS' }],
  ['TRIGGERED BY', { side: 'before', words: '', reverse: 'TRIGGERED JOBS' }],
  ['REQUIREMENTS', { side: 'before', words: 'REQUIREMENT ' }],
  ['SUCCESSOR JOBS', { side: 'after', words: 'REQUIREMENT ', reverse: 'REQUIREMENTS' }],
])

/** Commands that name a job which is to run. */
const asking = /^(?:DEMANDH?|RUNH?|ADDSCHD|PRESCHD)$/

/** The job that is being listed. */
interface ListedJob {
  readonly name: string
  readonly startLine: number
  member?: string
  detail: string
}

/** A trigger, with the list that says it and the one on the other side. */
interface Said extends ScheduledTrigger {
  readonly title: string
  readonly reverse?: string | undefined
}

/** The same before it is known whether there are two names. */
type Read = Omit<Said, 'before' | 'after'> & { readonly before: ScheduledThing | undefined; readonly after: ScheduledThing | undefined }

/** Reads listings of CA-7 (LJOB) and input of its batch terminal (CA 7 Database Maintenance, "Batch Input"), which may stand in one member. */
export function readCa7(lines: readonly string[], path: string): ReadSchedule {
  const reader = new Ca7Reader(path)
  for (let n = 0; n < lines.length; ) {
    const command = commandAt(lines, n)
    if (command === undefined) reader.takeListed((lines[n] ?? '').slice(0, lineChars), n + 1)
    else reader.takeCommand(command.words, n + 1, command.end)
    n = command?.end ?? n + 1
  }
  return reader.end()
}

class Ca7Reader {
  readonly #path: string
  readonly #units: StructureUnit[] = []
  readonly #jobs: ScheduledJob[] = []
  readonly #said: Said[] = []
  #job: ListedJob | undefined
  #title = ''
  #headed = false
  #lastLine = 1

  constructor(path: string) {
    this.#path = path
  }

  takeListed(line: string, n: number): void {
    const text = line.trim()
    if (text === '') return
    const asked = /^1?\s*LJOB,(?:.*,)?JOB=([^,\s]+)/.exec(text)?.[1]
    if (asked !== undefined) {
      // At the top of a further page the same is asked again.
      if (isJobName(asked) && asked !== this.#job?.name) this.#beginJob(asked, n)
    } else if (/^NAME\s+ID\s+MEMBER\b/.test(text)) this.#headed = true
    else if (this.#headed) this.#takeHeading(text, n)
    else if (text.startsWith('-----')) this.#title = text.replaceAll('-', ' ').trim()
    else this.#takeEntry(text, n)
    this.#lastLine = n
  }

  takeCommand({ verb, positional, keywords }: Command, n: number, endLine: number): void {
    const target = keywords.get('TJOB')
    const required = keywords.get('DEPJOB') ?? keywords.get('PREDJOB')
    const job = keywords.get('JOB') ?? positional.at(-1)
    const words = scheduleWords(keywords)
    if (keywords.get('OPT') === 'D') return
    if (verb === 'UPD' && target !== undefined) {
      const dataset = keywords.get('DSN')
      const before = dataset === undefined ? thingOf(job) : ({ kind: 'dataset', name: dataset } as const)
      this.#say({ title: '', before, after: thingOf(target), line: n, words })
    } else if (verb === 'UPD' && required !== undefined) this.#say(requirement(required, job, n, words))
    else if ((verb === 'ADD' || asking.test(verb)) && job !== undefined && isJobName(job)) {
      const member = keywords.get('MEMBER')
      this.#define({ name: job, startLine: n, ...(member ? { member } : {}), detail: commandDetail(verb, keywords) }, endLine)
    }
  }

  end(): ReadSchedule {
    this.#endJob()
    const told = new Set(this.#said.map((said) => keyOf(said, said.title)))
    const triggers = this.#said
      .filter((said) => said.reverse === undefined || !told.has(keyOf(said, said.reverse)))
      .map(({ before, after, line, words }) => ({ before, after, line, words }))
    return { units: this.#units, schedule: { jobs: this.#jobs, triggers, conditions: [] } }
  }

  /** The row below the headings of LJOB: `NAME ID MEMBER SYSTEM …`. A listing of all jobs names each only here. */
  #takeHeading(text: string, n: number): void {
    this.#headed = false
    const [name = '', id = '', member = '', system = ''] = text.split(/\s+/)
    if (!isJobName(name) || !/^(?:\d{1,3}|\*\w+\*)$/.test(id)) return
    const job = this.#job?.name === name ? this.#job : this.#beginJob(name, n)
    if (isMemberName(member)) job.member = member
    job.detail = ` MEMBER=${member}${/^[A-Z@#$][\w@#$]*$/.test(system) ? ` SYSTEM=${system}` : ''}`
  }

  #takeEntry(text: string, n: number): void {
    const relation = relations.get(this.#title)
    if (relation === undefined || this.#job === undefined) return
    const keywords = new Map(text.split(/\s+/).flatMap((word) => keyword(word) ?? []))
    if (keywords.has('LIST')) return
    const own = thingOf(this.#job.name)
    const dataset = keywords.get('DSN')
    const job = keywords.get('JOB')
    const words = scheduleWords(keywords)
    const said = { title: this.#title, reverse: relation.reverse, line: n, words: `${relation.words}${words}`.trim() }
    if (relation.side === 'after') this.#say({ ...said, before: own, after: thingOf(job) })
    else if (job === undefined && dataset !== undefined) this.#say({ ...said, before: { kind: 'dataset', name: dataset }, after: own })
    else if (relation.words !== '') this.#say(requirement(job, own?.name, n, words))
    else this.#say({ ...said, before: thingOf(job), after: own })
  }

  #say({ before, after, ...said }: Read): void {
    if (before && after) this.#said.push({ ...said, before, after })
  }

  #beginJob(name: string, startLine: number): ListedJob {
    this.#endJob()
    this.#title = ''
    this.#job = { name, startLine, detail: '' }
    return this.#job
  }

  #endJob(): void {
    if (this.#job) this.#define({ ...this.#job, detail: `CA-7 JOB${this.#job.detail}` }, this.#lastLine)
    this.#job = undefined
  }

  #define({ name, startLine, member, detail }: ListedJob, endLine: number): void {
    this.#jobs.push({ name, line: startLine, ...(member === undefined ? {} : { member }) })
    this.#units.push({ kind: 'symbol', name, path: this.#path, startLine, endLine, detail })
  }
}

interface Command {
  readonly verb: string
  readonly positional: readonly string[]
  readonly keywords: ReadonlyMap<string, string>
}

/** A command of the batch terminal; one that ends in a comma goes on in the next line. */
function commandAt(lines: readonly string[], n: number): { readonly words: Command; readonly end: number } | undefined {
  const first = (lines[n] ?? '').slice(0, commandChars).trim()
  if (!/^(?:UPD|ADD|DEMANDH?|RUNH?|ADDSCHD|PRESCHD),\S/.test(first)) return undefined
  let text = first
  let end = n + 1
  while (text.endsWith(',') && end < lines.length && end < n + 20) text += (lines[end++] ?? '').slice(0, commandChars).trim()
  const [verb = '', ...words] = (text.split(/\s/, 1)[0] ?? '').split(',')
  const keywords = new Map(words.flatMap((word) => keyword(word) ?? []))
  return { words: { verb, positional: words.filter((word) => !word.includes('=') && word !== ''), keywords }, end }
}

function keyword(word: string): [readonly [string, string]] | undefined {
  const equals = word.indexOf('=')
  if (equals <= 0 || equals === word.length - 1) return undefined
  return [[word.slice(0, equals).toUpperCase(), word.slice(equals + 1).toUpperCase()]]
}

/** Names of eight characters, and long ones of jobs on other platforms. */
function isJobName(name: string): boolean {
  return /^[A-Z@#$][A-Z0-9@#$_.-]{0,63}$/.test(name)
}

function thingOf(name: string | undefined): ScheduledThing | undefined {
  return name !== undefined && isJobName(name) ? { kind: 'job', name } : undefined
}

function scheduleWords(keywords: ReadonlyMap<string, string>): string {
  return ['SCHID', 'TRGID'].flatMap((key) => (keywords.has(key) ? [`${key}=${keywords.get(key)}`] : [])).join(' ')
}

function commandDetail(verb: string, keywords: ReadonlyMap<string, string>): string {
  const facts = ['MEMBER', 'SYSTEM', 'SCHID'].flatMap((key) => (keywords.has(key) ? [`${key}=${keywords.get(key)}`] : []))
  return ['CA-7', verb === 'ADD' ? 'JOB' : verb, ...facts].join(' ')
}

/** `/JOB` must not run at the same time, which says nothing of an order; `?JOB` counts only if it is in the queue. */
function requirement(required: string | undefined, job: string | undefined, line: number, words: string): Read {
  const conditional = required?.startsWith('?') ? 'IF QUEUED ' : ''
  const before = thingOf(required?.replace(/^\?/, ''))
  return { title: 'REQUIREMENTS', before, after: thingOf(job), line, words: `REQUIREMENT ${conditional}${words}`.trim() }
}

function keyOf({ before, after }: ScheduledTrigger, title: string): string {
  return `${title} ${before.name} ${after.name}`
}
