import { ofEvery } from './complement.ts'
import { withoutEachPurpose } from './listing.ts'
import type { Question } from './question.ts'
import { cics, type Technology, technologies, toAnyOther } from './technologies.ts'

export interface AskedTechnology {
  readonly technology: Technology
  /** All programs, or the one of this name. */
  readonly of: 'all' | string
  /** Those that do not use it are asked for. */
  readonly without: boolean
  /** It is asked whether all do. */
  readonly ofAll?: true
  /** Programs are asked for as online or batch. */
  readonly unit: 'program' | 'job'
  readonly mode?: 'online' | 'batch' | 'both'
}

/** Of jobs. */
const generations: Technology = {
  words: /^gdgs?$/i,
  said: 'a generation of a GDG',
  pattern: String.raw`^//[^*].*\bDSN(?:AME)?=[^,\s]*\((?:[+-]\d+|0)\)`,
}
const asksGenerations =
  /^\W*(?:(?:which|what|how many)\s+jobs?\s+(?:use|uses|have|write|read)|do(?:es)?\s+(?:the\s+)?(?:jobs?\s+)?(?<job>[\w$#@]+)(?:\s+job)?\s+(?:use|have|write|read|create))\s+(?:any\s+|an?\s+)?(?:gdgs?|generation (?:data )?(?:groups?|sets?|data ?sets?))\W*$/i

const named =
  /\b(?:(?:sql |db ?2 )?cursors?|db ?2(?: sql)?|sql|cics|ims(?: db| dc| tm| dl\/?i)?|dl\/?i|mq(?: ?series)?|idms|adabas|sockets|vsam|temporary storage|ts queues?|transient data|td queues?)(?![\w-])/i
/** What is done to a queue. */
const queueDeed = /\b(writes?|puts?|sends?|reads?|gets?|takes?|receives?)(?:\s+(?:an?\s+)?\w+)??\s+(?:to|into|onto|from|off|on)\b/i
const queueWords = /\b(?:message\s+)?queues?\b/i
const programs = /\b(?:programs?|modules?)\b/i
const negation = /\b(?:do not|does not|don['’]?t|doesn['’]?t|without|no|not|never|non|nothing to do|(?:are|is)n['’]t)\b/gi
/** What such a question is made of beside its program and what is used. */
const itsWords =
  /\b(?:which|what|how many|list|name|show|me|all|every|each|of|the|our|these|is|are|there|do|does|any|anywhere|at|in|this|that|system|application|it|code|codebase|programs?|modules?|use|uses|used|using|contain|contains|have|has|access|accesses|work|works|with|call|calls|issue|issues|make|makes|run|runs|under|statements?|commands?|databases?|tables?|embedded|static|cobol|a|an|one|ever|really|or|not|and|see|give|names)\b/gi
const modes = /\b(?:online|batch)\b/gi
/** `What programs does BATCH run`: of a job of that name. */
const runner = /\b(?:does|did)\s+BATCH\s+\w|\bby\s+BATCH\W*$/
const modeWords = /\b(?:mode|interactive|as|run|runs|only)\b/gi

/** `Which programs use DB2`, `does X use CICS`, `how many batch programs are there`; undefined for what is asked with any other word. */
export function askedTechnology(question: Pick<Question, 'text'>): AskedTechnology | undefined {
  const text = withoutEachPurpose(question.text)
  const ofJobs = asksGenerations.exec(text)
  if (ofJobs !== null) return { technology: generations, of: ofJobs.groups?.job ?? 'all', without: false, unit: 'job' }
  const said = named.exec(text)?.[0]
  if (said === undefined) return programs.test(text) ? (askedMode(text) ?? askedOfAnyOther(text)) : undefined
  const whole = technologies.find(({ words }) => words.test(said))
  if (whole === undefined) return undefined
  const deed = whole.written === undefined ? undefined : (queueDeed.exec(text)?.[1]?.toLowerCase() ?? '')
  const technology = (/^(?:writ|put|send)/.test(deed ?? '') ? whole.written : deed ? whole.read : undefined) ?? whole
  const rest = restOf(
    text
      .replace(said, ' ')
      .replace(deed ? queueDeed : '', ' ')
      .replace(deed ? queueWords : '', ' ')
      .replaceAll(negation, ' '),
  )
  const without = new RegExp(negation.source, 'i').test(text)
  if (rest.length === 0 && !without && ofEvery.test(text)) return { technology, of: 'all', without, unit: 'program', ofAll: true }
  if (rest.length === 0)
    return programs.test(text) || /\b(?:is|are)\b.*\bused\b|^\W*do(?:es)?\s+(?:it|the|this|our|any)\b/i.test(text)
      ? { technology, of: 'all', without, unit: 'program' }
      : undefined
  const [program] = rest
  return rest.length === 1 && program !== undefined && /^\W*(?:does|is)\b/i.test(text)
    ? { technology, of: program, without: false, unit: 'program' }
    : undefined
}

const denied = /\b(?:nothing|no|never|not|without)\b|n['’]t\b/i

/** `Which programs call no other program`: what they do not do to any. */
function askedOfAnyOther(text: string): AskedTechnology | undefined {
  for (const technology of toAnyOther) {
    const said = technology.words.exec(text)?.[0]
    if (said === undefined || restOf(text.replace(said, ' ').replaceAll(negation, ' ')).length > 0) continue
    return { technology, of: 'all', without: denied.test(text), unit: 'program' }
  }
  return undefined
}

function askedMode(text: string): AskedTechnology | undefined {
  const said = new Set((text.match(modes) ?? []).map((mode) => mode.toLowerCase()))
  if (
    said.size === 0 ||
    runner.test(text) ||
    restOf(text.replaceAll(modes, ' ').replaceAll(modeWords, ' ').replaceAll(negation, ' ')).length > 0
  )
    return undefined
  const isOther = new RegExp(negation.source, 'i').test(text)
  const mode = said.size > 1 ? 'both' : said.has('online') === isOther ? 'batch' : 'online'
  return { technology: cics, of: 'all', without: false, unit: 'program', mode }
}

function restOf(text: string): readonly string[] {
  return text.replaceAll(itsWords, ' ').match(/[\w$#@-]*[A-Za-z\d][\w$#@-]*/g) ?? []
}
