import type { Transcript } from '../../answer/transcript.ts'
import { type AnswerDocument, answerDocument } from '../answer-document.ts'
import { sanitizeJson } from '../sanitize-json.ts'
import { turnAnswer } from './turn-answer.ts'

/** The document of `sessions show --json` and of an export as JSON. Fields may be added at the end. */
export interface SessionDocument {
  readonly codewhisper: 'generated'
  readonly schema: 1
  readonly id: string
  readonly started: string | null
  readonly codeDirs: readonly string[]
  readonly skillsDirs: readonly string[]
  readonly version: string
  readonly forkOf: Transcript['forkOf'] | null
  readonly turns: readonly {
    readonly number: number
    readonly time: string
    readonly loaded: readonly string[]
    /** There was no answer when the program ended, or went on without it. */
    readonly cut: boolean
    /** As `--json` gives it. */
    readonly answer: AnswerDocument
  }[]
}

export function sessionDocument(transcript: Transcript): SessionDocument {
  const { id, started, codeDirs, skillsDirs, version, forkOf, turns } = transcript
  const facts = { id, started: started || null, codeDirs, skillsDirs, version, forkOf: forkOf ?? null }
  return {
    codewhisper: 'generated',
    schema: 1,
    ...(sanitizeJson(facts) as typeof facts),
    turns: turns.map((turn) => ({
      number: turn.number,
      time: turn.time,
      loaded: sanitizeJson(turn.loaded) as string[],
      cut: turn.answer === undefined,
      answer: answerDocument(turnAnswer(turn), id),
    })),
  }
}

/** As a file: the marker of what CodeWhisper writes comes first, in exactly the form that the walk looks for. */
export function sessionJson(transcript: Transcript): string {
  const { codewhisper, ...rest } = sessionDocument(transcript)
  return `{"codewhisper":${JSON.stringify(codewhisper)},${JSON.stringify(rest, null, 2).slice(1)}\n`
}
