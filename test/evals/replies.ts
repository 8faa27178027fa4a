import type { Question } from '../../scripts/eval/question.ts'
import type { Reply, ReplyDocument } from '../../scripts/eval/reply.ts'

/** A question about lines 10 to 12 of a.cbl, of which `over` may say more. */
export function questionOf(over: Partial<Question> = {}): Question {
  return {
    id: 'q-1',
    kind: 'rule',
    question: 'What is the fee?',
    gold_files: ['a.cbl', 'b.cpy'],
    gold_lines: [{ file: 'a.cbl', start: 10, end: 12 }],
    facts: ['\\b5\\.00', 'FEE'],
    answer: 'The fee is 5.00.',
    ...over,
  }
}

export const absentQuestion = questionOf({ id: 'q-2', kind: 'absent', gold_files: [], gold_lines: [], facts: [], absent: true })

type Cited = ReplyDocument['citations'][number]

/** `a.cbl:10-12`, verified code unless said otherwise. */
export function cite(label: string, over: Partial<Cited> = {}): Cited {
  const [path = '', range = ''] = label.split(':')
  const [startLine = 0, endLine = startLine] = range.split('-').map(Number)
  return { path, startLine, endLine, kind: 'code', status: 'verified', ...over }
}

export function replyOf(answer: string, citations: readonly Cited[] = [], over: { outcome?: string; ms?: number } = {}): Reply {
  return { document: { answer, outcome: over.outcome ?? 'answered', citations: [...citations] }, ms: over.ms ?? 100 }
}
