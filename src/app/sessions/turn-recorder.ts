import type { Answer } from '../../answer/answer.ts'
import type { AnswerEvent } from '../../answer/event.ts'
import type { KeptAnswer } from '../../answer/kept-answer.ts'
import type { CitationSources } from '../../answer/verify-citations.ts'
import type { SessionRecord } from '../../store/session-records.ts'
import type { TurnLog } from '../conversation.ts'
import { type Hide, hideIn } from './hide-secrets.ts'
import { keepAnswer, withSources } from './keep-answer.ts'

/** A private key spans lines and is known by the first of them: until its last has come nothing of it is written. */
const openKey = /-----BEGIN [A-Z0-9 ]{0,60}PRIVATE KEY(?: BLOCK)?-----(?![\s\S]*-----END )/
const longestKey = 16 * 1024

/** Records one question as it is answered: text in whole lines, which are all that a terminal shows before the answer is there. */
export class TurnRecorder implements TurnLog {
  readonly #write: (record: SessionRecord) => void
  readonly #hide: Hide
  readonly #inputs = new Map<string, unknown>()
  #line = ''
  #hasText = false
  /** It is known, but its sources are still being read. */
  #answer: KeptAnswer | undefined
  #ended = false

  constructor(write: (record: SessionRecord) => void, hide: Hide) {
    this.#write = write
    this.#hide = hide
  }

  event(event: AnswerEvent): void {
    if (this.#ended) return
    switch (event.type) {
      case 'text_delta':
        this.#text(event.text)
        break
      case 'model_start':
        this.#startOver()
        break
      case 'tool_start':
        this.#inputs.set(event.id, event.input)
        break
      case 'tool_end': {
        const { id, name, status, durationMs, summary } = event
        const input = hideIn(this.#inputs.get(id) ?? null, this.#hide)
        this.#write({ type: 'tool', name, input, status, durationMs, summary: this.#hide(summary) })
        this.#inputs.delete(id)
        break
      }
      case 'notice':
        if (event.discard) this.#startOver()
        this.#write({ type: 'notice', text: this.#hide(event.message) })
        break
    }
  }

  async end(answer: Answer, sources: CitationSources): Promise<void> {
    if (this.#ended) return
    this.#answer = keepAnswer(answer, this.#hide)
    this.#end(await withSources(this.#answer, sources, this.#hide))
  }

  cut(): void {
    if (this.#ended) return
    if (this.#answer !== undefined) this.#end(this.#answer)
    else {
      this.#flush(this.#line.length)
      this.#ended = true
      this.#write({ type: 'cut', time: now() })
    }
  }

  #end(answer: KeptAnswer): void {
    if (this.#ended) return
    this.#ended = true
    this.#write(answerRecord(answer))
  }

  #text(text: string): void {
    this.#line += text
    const key = this.#line.length > longestKey ? undefined : openKey.exec(this.#line)?.index
    this.#flush(this.#line.slice(0, key).lastIndexOf('\n') + 1)
  }

  #flush(length: number): void {
    if (length === 0) return
    this.#write({ type: 'text', text: this.#hide(this.#line.slice(0, length)) })
    this.#line = this.#line.slice(length)
    this.#hasText = true
  }

  #startOver(): void {
    this.#line = ''
    if (this.#hasText) this.#write({ type: 'discard' })
    this.#hasText = false
  }
}

function answerRecord(answer: KeptAnswer): SessionRecord {
  return {
    type: 'answer',
    time: now(),
    answer: {
      ...answer,
      citations: [...answer.citations],
      skills: [...answer.skills],
      toolCalls: answer.toolCalls.map((call) => ({ ...call, shown: call.shown && { ...call.shown, evidence: [...call.shown.evidence] } })),
      evidence: [...answer.evidence],
      health: [...answer.health],
    },
  }
}

function now(): string {
  return new Date().toISOString()
}
