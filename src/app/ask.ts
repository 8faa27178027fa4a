import { runAgent } from '../agent/run.ts'
import type { Answer } from '../answer/answer.ts'
import type { AnswerEvent, OnAnswerEvent } from '../answer/event.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { agentPartsOf } from './agent-parts-of.ts'
import type { Conversation } from './conversation.ts'
import type { App } from './create-app.ts'

export interface AskOptions {
  /** Earlier turns; the answer is added to it. */
  readonly conversation?: Conversation
  readonly signal?: AbortSignal
  readonly onEvent?: OnAnswerEvent
}

/**
 * Answers one question over the app's code and skills. What goes wrong while answering is in the answer (`outcome`, `error`).
 * Throws `AppError` usage for a question that is empty or too long, and whatever hinders the model from being made.
 */
export async function ask(app: App, question: string, options: AskOptions = {}): Promise<Answer> {
  if (question.trim() === '') throw new AppError('usage', 'The question is empty.')
  const bytes = Buffer.byteLength(question)
  if (bytes > limits.questionBytes) {
    throw new AppError('usage', `The question has ${bytes} bytes; at most ${limits.questionBytes} are taken.`, {
      hint: 'Shorten it, or put the text in a file below the code directory.',
    })
  }
  const model = await app.model()
  const { conversation, onEvent = () => {} } = options
  const skillsLeft = conversation?.takeSkillsLeft() ?? []
  const parts = agentPartsOf(app, model)
  const turn = conversation?.begin(question)
  // What happens is recorded before it is shown, so that nothing that was seen is lost.
  const tell = (event: AnswerEvent) => {
    turn?.event(event)
    onEvent(event)
  }
  try {
    return await app.sandbox.withOneWalk(async () => {
      const answer = await runAgent(parts, {
        question,
        turns: conversation?.turns ?? [],
        loads: conversation?.loads ?? [],
        evidence: conversation?.evidence ?? [],
        signal: options.signal ?? new AbortController().signal,
        onEvent: (event) => {
          if (event.type === 'result') return
          tell(event)
          if (event.type === 'start' && skillsLeft.length > 0) tell({ type: 'notice', message: skillsLeftNotice(skillsLeft) })
        },
        onTurns: (turns) => conversation?.replaceTurns(turns),
      })
      await turn?.end(answer, parts.sources)
      conversation?.add(answer)
      onEvent({ type: 'result', answer })
      return answer
    })
  } finally {
    turn?.cut()
  }
}

function skillsLeftNotice(names: readonly string[]): string {
  const [what, it] = names.length === 1 ? ['skill', 'it'] : ['skills', 'them']
  return `To make room, the ${what} ${names.join(', ')} left the conversation; the model can load ${it} again.`
}
