import { keepLast } from '../../../base/keep-last.ts'
import type { AskedAccess } from './access.ts'
import type { Question } from './question.ts'

const file = String.raw`(?:the|an?|its)\s+(?:(?!(?:in|of|on|from|to|into|for|with|by|that|which|and|or|the)\b)[\w'-]+\s+){1,4}?(?:files?|master|ksds|data ?set)`
const rows = String.raw`(?:(?:an?|any|the|new|existing)\s+){0,2}(?:(?:records?|rows?|data|entries|entry)\s+)?(?:(?:to|into|in|from|of|on)\s+)?`
const doer = String.raw`(?:who(?:ever)?(?:\s+else)?|what(?:\s+else)?|(?:(?:which|what|does any|do any|(?:is|are) there any|is there an?|list(?: all)?(?: the)?)\s+)(?:(?:online|cics|batch)\s+)?(?:(?:cobol|pl\/i|other|of the)\s+)?(?:programs?|modules?|routines?)(?:\s+(?:that|which))?)`
const writing = /(?<!RE)WRITE|^write|^put|^release/

/** What a question asks to be done by programs to a file that it describes. */
export interface FileDeed {
  /** Its verbs: `programs that …`, `the file is …`. */
  readonly active: string
  readonly passive: string
  readonly access: AskedAccess
  readonly done: string
}

const deeds: readonly FileDeed[] = [
  {
    active: '(?:can |may )?(?:reads?|looks? up|browses?|scans?)',
    passive: 'read',
    access: { name: 'reads', verbs: /READ|BR$|^read|^start|^get/ },
    done: 'read',
  },
  {
    active: 're-?writes?|updates?|changes?|modif(?:y|ies)',
    passive: 'updated|changed|modified|rewritten',
    access: { name: 'changes', verbs: /REWRITE|UPDATE$|^rewrite|^update|DELETE|^delete/ },
    done: 'changed',
  },
  {
    active: 'writes?|adds?|inserts?|loads?|fills?',
    passive: 'written|filled|loaded',
    access: { name: 'changes', verbs: writing },
    done: 'written',
  },
  {
    active: 'deletes?|removes?|purges?',
    passive: 'deleted',
    access: { name: 'changes', verbs: /DELETE|^delete/ },
    done: 'deleted from',
  },
  {
    active: 'uses?|access(?:es)?|opens?|touch(?:es)?|works? with|refers? to',
    passive: 'used|accessed|opened',
    access: { name: 'uses' },
    done: 'used',
  },
]

const groups = (verbs: keyof Pick<FileDeed, 'active' | 'passive'>) => deeds.map((deed) => `(${deed[verbs]})`).join('|')
const any = `(?:${deeds.map(({ active }) => active).join('|')})`
/** `who reads or updates it`: whoever does either uses it. */
const asksEither = new RegExp(
  String.raw`^\W*${doer}\s+${any}\s+(?:or|and|and\/or)\s+${any}\s+${rows}${file}(?:\s+(?:online|in batch|directly|at all|anywhere))?\W*$`,
  'i',
)
const asksDoer = new RegExp(
  String.raw`^\W*${doer}\s+(?:${groups('active')})\s+${rows}${file}(?:\s+(?:online|in batch|directly|at all|anywhere))?\W*$`,
  'i',
)
const asksBy = new RegExp(
  String.raw`^\W*(?:by\s+(?:which|what)\s+(?:(?:online|cics|batch)\s+)?(?:programs?|modules?)|where)\s+(?:is|are)\s+(?:(?:records?|rows?)\s+(?:in|of)\s+)?${file}\s+(?:${groups('passive')})\W*$`,
  'i',
)

/** `Which programs update the customer file`, and nothing beside it. */
export const askedFileDeed = keepLast(({ bare, names }: Pick<Question, 'bare' | 'names'>): FileDeed | undefined => {
  const [, ...found] = names.length > 0 ? [] : (asksDoer.exec(bare) ?? asksBy.exec(bare) ?? [])
  return names.length === 0 && asksEither.test(bare) ? deeds.at(-1) : deeds[found.findIndex((one) => one !== undefined)]
})
