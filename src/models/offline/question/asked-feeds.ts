import type { Access } from '../../../answer/access.ts'
import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** `Which job writes the file that X reads`: what others do with the data of what is named. */
export interface AskedFeeds {
  /** What the named one does to the data. */
  readonly own: Extract<Access, 'read' | 'write'>
  /** What those do that are asked for. */
  readonly others: Extract<Access, 'read' | 'write'>
}

const who = String.raw`(?:who|which|what)(?:\s+(?:other\s+)?(?:batch\s+|online\s+|cobol\s+)?(?:jobs?|programs?|steps?|procs?|modules?|transactions?|one))?`
const writes = '(?:writes?|creates?|produces?|fills?|builds?|loads?|generates?|updates?|delivers?|makes?|prepares?|outputs?)'
const reads = '(?:reads?|uses?|needs?|takes?|processes|process|consumes?|gets?|expects?|picks\\s+up|loads?|prints?|works\\s+on)'
const data = String.raw`(?:the\s+|an?\s+|any\s+)?(?:[a-z]+\s+){0,2}?(?:files?|data\s?sets?|data|queues?|tables?|input|output|records?)(?:\s+(?:files?|data\s?sets?))?`
const named = String.raw`(?:the\s+)?(?:(?:program|job|step|transaction|module)\s+)?${nameMark}`
const clause = (verb: string) => String.raw`(?:(?:${data}\s+(?:(?:that|which)\s+)?)|what\s+)${named}\s+${verb}`
const end = String.raw`\W*$`

/** The forms, with what the named one and the others do. */
const forms: readonly (readonly [RegExp, AskedFeeds])[] = [
  [`${who}\\s+${writes}\\s+${clause(reads)}`, 'read', 'write'],
  [`${who}\\s+${reads}\\s+${clause(writes)}`, 'write', 'read'],
  [`${who}\\s+${reads}\\s+(?:the\\s+)?output(?:\\s+(?:files?|data\\s?sets?))?\\s+(?:of|from)\\s+${named}`, 'write', 'read'],
  [
    `${who}\\s+(?:${writes}|feeds?|supplies|provides?)\\s+(?:the\\s+)?input(?:\\s+(?:files?|data\\s?sets?))?\\s+(?:of|for|to)\\s+${named}`,
    'read',
    'write',
  ],
  [`${who}\\s+(?:feeds?|supplies)\\s+${named}`, 'read', 'write'],
  [
    `where\\s+(?:does|do)\\s+(?:the\\s+)?(?:input|data)(?:\\s+(?:files?|data\\s?sets?))?\\s+(?:of|for)\\s+${named}\\s+come\\s+from`,
    'read',
    'write',
  ],
  [`where\\s+(?:does|do)\\s+(?:the\\s+)?output(?:\\s+(?:files?|data\\s?sets?))?\\s+of\\s+${named}\\s+go(?:\\s+to)?`, 'write', 'read'],
  [
    `(?:by\\s+)?${who}\\s+(?:is|are)\\s+${data}\\s+(?:(?:that|which)\\s+)?${named}\\s+${reads}\\s+(?:written|created|produced|filled|built|loaded)(?:\\s+by)?`,
    'read',
    'write',
  ],
].map(([form, own, others]) => [new RegExp(`^\\W*${form}${end}`, 'i'), { own, others } as AskedFeeds] as const)

export function askedFeeds({ bare, names }: Pick<Question, 'bare' | 'names'>): AskedFeeds | undefined {
  return names.length === 1 ? read(bare) : undefined
}

const read = keepLast((bare: string) => forms.find(([form]) => form.test(bare))?.[1])
