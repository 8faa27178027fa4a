import type { KeptAnswer } from '../../answer/kept-answer.ts'
import { grownBy } from '../../answer/more-of-answer.ts'
import type { Transcript, TranscriptTurn } from '../../answer/transcript.ts'
import type { ErrorCode } from '../../base/app-error.ts'
import type { ParsedSession } from '../../store/parse-session.ts'
import type { SessionRecord } from '../../store/session-records.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The turns of a session out of its records; records that have no place there, as after a damaged line, are left out. */
export function readTranscript(id: string, { header, records }: Pick<ParsedSession, 'header' | 'records'>): Transcript {
  return {
    id,
    started: header?.time ?? '',
    codeDirs: header?.codeDirs ?? [],
    skillsDirs: header?.skillsDirs ?? [],
    version: header?.version ?? '',
    forkOf: header?.forkOf,
    turns: readTurns(records).map(({ at: _, ...turn }) => turn),
  }
}

interface RecordedTurn extends Mutable<TranscriptTurn> {
  /** Index of the record of its question. */
  readonly at: number
}

function readTurns(records: readonly SessionRecord[]): RecordedTurn[] {
  const turns: RecordedTurn[] = []
  const retracted: RecordedTurn[] = []
  let loaded: string[] = []
  for (const [at, record] of records.entries()) {
    const turn = turns.at(-1)
    switch (record.type) {
      case 'question': {
        const { time, text: question } = record
        turns.push({ at, number: turns.length + 1, time, question, loaded, answer: undefined, pages: 0, said: '', calls: [] })
        loaded = []
        break
      }
      case 'retract': {
        const moved = record.undone ? retracted.pop() : turns.pop()
        if (moved) (record.undone ? turns : retracted).push(moved)
        break
      }
      case 'load':
        loaded.push(...record.call.shown.evidence.flatMap((item) => (item.kind === 'skill' ? [item.name] : [])))
        break
      case 'text':
        if (turn) turn.said += record.text
        break
      case 'discard':
        if (turn) turn.said = ''
        break
      case 'tool':
        if (turn) turn.calls = [...turn.calls, record]
        break
      case 'answer':
        if (turn) turn.answer = keptAnswer(record.answer)
        break
      case 'more':
        if (turn?.answer) {
          turn.answer = { ...turn.answer, ...grownBy(turn.answer, record) }
          turn.pages++
        }
        break
    }
  }
  // One that was taken back and was not after all stands behind the one that should have replaced it.
  return turns.map((turn, i) => ({ ...turn, number: i + 1 }))
}

/** Codes of errors may come from a newer program; nothing depends on one that is shown. */
function keptAnswer({ error, ...answer }: Extract<SessionRecord, { type: 'answer' }>['answer']): KeptAnswer {
  return { ...answer, error: error && { ...error, code: error.code as ErrorCode } }
}

/** The records before turn `number`: what a branch begins with. */
export function recordsBefore(records: readonly SessionRecord[], number: number): readonly SessionRecord[] {
  return records.slice(0, readTurns(records)[number - 1]?.at)
}

/** What a conversation is restored from, in order: turns, and what was loaded or summarised between them. */
export type TranscriptStep = Extract<SessionRecord, { type: 'load' | 'turns' }> | ({ readonly type: 'turn' } & TranscriptTurn)

/** A summary is made while a question is answered and stands for turns before it: it comes first. */
export function readSteps(records: readonly SessionRecord[]): TranscriptStep[] {
  const turns = new Map(readTurns(records).map(({ at, ...turn }) => [at, turn]))
  const steps: TranscriptStep[] = []
  let open = false
  for (const [at, record] of records.entries()) {
    const turn = turns.get(at)
    if (turn) steps.push({ type: 'turn', ...turn })
    if (record.type === 'question') open = turn !== undefined
    else if (record.type === 'answer' || record.type === 'cut') open = false
    else if (record.type === 'load') steps.push(record)
    else if (record.type === 'turns') steps.splice(open ? steps.length - 1 : steps.length, 0, record)
  }
  return steps
}
