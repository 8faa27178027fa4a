import type { AskedAccess } from './access.ts'
import type { Question } from './question.ts'

const file = String.raw`(?:the|an?|its)\s+(?:(?!(?:in|of|on|from|to|into|for|with|by|that|which|and|or|the)\b)[\w'-]+\s+){1,4}?(?:files?|master|ksds|data ?set)`
const rows = String.raw`(?:(?:an?|any|the|new|existing)\s+){0,2}(?:(?:records?|rows?|data|entries|entry)\s+)?(?:(?:to|into|in|from|of|on)\s+)?`
const doer = String.raw`(?:who|(?:(?:which|what|does any|do any|(?:is|are) there any|is there an?|list(?: all)?(?: the)?)\s+)(?:(?:online|cics|batch)\s+)?(?:(?:cobol|pl\/i|other|of the)\s+)?(?:programs?|modules?|routines?)(?:\s+(?:that|which))?)`
const active = (verbs: string) =>
  new RegExp(String.raw`^\W*${doer}\s+(?:${verbs})\s+${rows}${file}(?:\s+(?:online|in batch|directly|at all|anywhere))?\W*$`, 'i')
const passive = (verbs: string) =>
  new RegExp(
    String.raw`^\W*(?:by\s+(?:which|what)\s+(?:(?:online|cics|batch)\s+)?(?:programs?|modules?)|where)\s+(?:is|are)\s+(?:(?:records?|rows?)\s+(?:in|of)\s+)?${file}\s+(?:${verbs})\W*$`,
    'i',
  )
const writing = /(?<!RE)WRITE|^write|^put|^release/

/** What a question asks to be done by programs to a file that it describes. */
export interface FileDeed {
  readonly asked: readonly RegExp[]
  readonly access: AskedAccess
  readonly done: string
}

const deeds: readonly FileDeed[] = [
  {
    asked: [active('(?:can |may )?(?:reads?|looks? up|browses?|scans?)'), passive('read')],
    access: { name: 'reads', verbs: /READ|BR$|^read|^start|^get/ },
    done: 'read',
  },
  {
    asked: [active('re-?writes?|updates?|changes?|modif(?:y|ies)'), passive('updated|changed|modified|rewritten')],
    access: { name: 'changes', verbs: /REWRITE|UPDATE$|^rewrite|^update|DELETE|^delete/ },
    done: 'changed',
  },
  {
    asked: [active('writes?|adds?|inserts?|loads?|fills?'), passive('written|filled|loaded')],
    access: { name: 'changes', verbs: writing },
    done: 'written',
  },
  {
    asked: [active('deletes?|removes?|purges?'), passive('deleted')],
    access: { name: 'changes', verbs: /DELETE|^delete/ },
    done: 'deleted from',
  },
  {
    asked: [active('uses?|access(?:es)?|opens?|touch(?:es)?|works? with|refers? to'), passive('used|accessed|opened')],
    access: { name: 'uses' },
    done: 'used',
  },
]

/** `Which programs update the customer file`, and nothing beside it. */
export function askedFileDeed({ bare, names }: Pick<Question, 'bare' | 'names'>): FileDeed | undefined {
  return names.length > 0 ? undefined : deeds.find(({ asked }) => asked.some((one) => one.test(bare)))
}
