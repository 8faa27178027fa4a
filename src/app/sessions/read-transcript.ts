import type { KeptAnswer } from '../../answer/kept-answer.ts'
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
    turns: readTurns(records),
  }
}

function readTurns(records: readonly SessionRecord[]): TranscriptTurn[] {
  const turns: Mutable<TranscriptTurn>[] = []
  let loaded: string[] = []
  for (const record of records) {
    const turn = turns.at(-1)
    switch (record.type) {
      case 'question':
        turns.push({ number: turns.length + 1, time: record.time, question: record.text, loaded, answer: undefined, said: '', calls: [] })
        loaded = []
        break
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
    }
  }
  return turns
}

/** Codes of errors may come from a newer program; nothing depends on one that is shown. */
function keptAnswer({ error, ...answer }: Extract<SessionRecord, { type: 'answer' }>['answer']): KeptAnswer {
  return { ...answer, error: error && { ...error, code: error.code as ErrorCode } }
}

/** The records before turn `number`: what a branch begins with. */
export function recordsBefore(records: readonly SessionRecord[], number: number): readonly SessionRecord[] {
  let questions = 0
  const at = records.findIndex((record) => record.type === 'question' && ++questions === number)
  return at === -1 ? records : records.slice(0, at)
}
