import type { StructureUnit } from '../../../answer/structure.ts'
import { isMemberName } from '../../member-name.ts'
import type { ReadSchedule, ScheduledCondition, ScheduledJob, ScheduledThing, ScheduledTrigger } from './schedule.ts'
import { type XmlTag, xmlTags } from './xml-tags.ts'

// Control-M XML File Utilities ("DEFTABLE", "FOLDER", "JOB"). Older exports have tables where newer ones have folders.

/** Elements that hold jobs, with the attribute of their name. */
const folders = new Map([
  ...['FOLDER', 'SMART_FOLDER', 'SUB_FOLDER'].map((name) => [name, 'FOLDER_NAME'] as const),
  ...['TABLE', 'SMART_TABLE', 'SUB_TABLE', 'SCHED_TABLE', 'SCHED_GROUP'].map((name) => [name, 'TABLE_NAME'] as const),
])

/** Attributes that a reader wants beside the description: when it runs. */
const shown =
  'MEMNAME APPLICATION DATACENTER DAYS WEEKDAYS DAYSCAL WEEKSCAL TIMEFROM TIMETO TIMEUNTIL CYCLIC INTERVAL CONFIRM CMDLINE'.split(' ')
const plainly = new Map([
  ['CYCLIC', '0'],
  ['CONFIRM', '0'],
])

/** Folders in folders. */
const deepest = 20

/** An element that is not closed yet. */
interface OpenElement {
  readonly tag: XmlTag
  readonly thing: ScheduledThing
  /** Its place among the units. */
  readonly unit: number
  /** What `%%NAME` in the member's name stands for. */
  readonly variables: Map<string, string>
  /** CODE of the ON around a DO. */
  on: string | undefined
}

/** Reads an export of Control-M's definitions. */
export function readControlM(text: string, path: string): ReadSchedule {
  const reader = new ControlMReader(path)
  for (const tag of xmlTags(text)) reader.take(tag)
  return reader.end()
}

class ControlMReader {
  readonly #path: string
  /** In the order of their beginnings. */
  readonly #units: (StructureUnit | undefined)[] = []
  readonly #jobs: ScheduledJob[] = []
  readonly #triggers: ScheduledTrigger[] = []
  readonly #conditions: ScheduledCondition[] = []
  readonly #open: OpenElement[] = []
  #lastLine = 1

  constructor(path: string) {
    this.#path = path
  }

  take(tag: XmlTag): void {
    this.#lastLine = tag.endLine
    if (tag.name === 'JOB' || folders.has(tag.name)) {
      if (tag.opens) this.#begin(tag)
      if (tag.closes) this.#close(tag)
    } else this.#inside(tag)
  }

  end(): ReadSchedule {
    while (this.#open.length > 0) this.#finish(this.#lastLine)
    const units = this.#units.filter((unit) => unit !== undefined)
    return { units, schedule: { jobs: this.#jobs, triggers: this.#triggers, conditions: this.#conditions } }
  }

  #begin(tag: XmlTag): void {
    // A job holds no job: the one before lacks its end.
    if (tag.name === 'JOB' && this.#open.at(-1)?.tag.name === 'JOB') this.#finish(tag.startLine)
    const thing = { kind: tag.name === 'JOB' ? 'job' : 'symbol', name: nameOf(tag) } as const
    this.#open.push({ tag, thing, unit: this.#units.push(undefined) - 1, variables: new Map(), on: undefined })
  }

  #close(tag: XmlTag): void {
    // Elements are not nested deep: an end that has no beginning so near has none.
    if (!this.#open.slice(-deepest).some((element) => element.tag.name === tag.name)) return
    while (this.#open.at(-1)?.tag.name !== tag.name) this.#finish(tag.endLine)
    this.#finish(tag.endLine)
  }

  /** What the job or folder around a tag waits for, sets and starts. */
  #inside(tag: XmlTag): void {
    const around = this.#open.at(-1)
    if (around === undefined) return
    const { thing, variables } = around
    const name = tag.attributes.get('NAME') ?? (tag.name === 'DOFORCEJOB' ? tag.attributes.get('JOBNAME') : undefined) ?? ''
    const sign = tag.attributes.get('SIGN') ?? '+'
    const line = tag.startLine
    if (tag.name === 'ON') around.on = tag.opens && !tag.closes ? tag.attributes.get('CODE') : undefined
    else if (!tag.opens || name === '') return
    else if (tag.name === 'VARIABLE' || tag.name === 'AUTOEDIT2') variables.set(name, tag.attributes.get('VALUE') ?? '')
    else if (tag.name === 'INCOND') this.#conditions.push({ of: thing, condition: name, role: 'awaited', line, words: wordsOf(tag) })
    else if ((tag.name === 'OUTCOND' || tag.name === 'DOCOND') && /^(?:\+|ADD)$/i.test(sign)) {
      this.#conditions.push({ of: thing, condition: name, role: 'set', line, words: wordsOf(tag, around.on) })
    } else if (tag.name === 'DOFORCEJOB') {
      this.#triggers.push({ before: thing, after: { kind: 'job', name: name.toUpperCase() }, line, words: wordsOf(tag, around.on) })
    }
  }

  #finish(endLine: number): void {
    const element = this.#open.pop()
    if (element === undefined || element.thing.name === '') return
    const { tag, thing, unit, variables } = element
    const folder = this.#open.findLast(({ thing: around }) => around.kind === 'symbol')?.thing.name
    const written = tag.attributes.get('MEMNAME') ?? ''
    const member = (variables.get(written) ?? written).toUpperCase()
    const { startLine } = tag
    if (thing.kind === 'job') this.#jobs.push({ name: thing.name, line: startLine, ...(isMemberName(member) ? { member } : {}) })
    const of = folder === undefined || folder === '' ? {} : { of: folder }
    this.#units[unit] = { kind: 'symbol', name: thing.name, ...of, path: this.#path, startLine, endLine, detail: detailOf(tag) }
  }
}

function nameOf({ name, attributes }: XmlTag): string {
  const written = name === 'JOB' ? attributes.get('JOBNAME') : (attributes.get(folders.get(name) ?? '') ?? attributes.get('JOBNAME'))
  return (written || attributes.get('MEMNAME') || '').toUpperCase()
}

function wordsOf({ name, attributes }: XmlTag, on?: string): string {
  const or = attributes.get('AND_OR')?.toUpperCase().startsWith('O') ? 'OR' : ''
  return [on === undefined ? '' : `ON ${on}`, name, attributes.get('ODATE') ?? '', or].filter((word) => word !== '').join(' ')
}

function detailOf({ name, attributes }: XmlTag): string {
  const facts = shown.flatMap((key) => {
    const value = attributes.get(key) ?? ''
    return value === '' || value === plainly.get(key) ? [] : [`${key}=${value}`]
  })
  const description = attributes.get('DESCRIPTION')?.replace(/\s+/g, ' ').trim() ?? ''
  return `Control-M ${[name, ...facts].join(' ')}${description === '' ? '' : `: ${description}`}`
}
