import type { Answer } from '../answer/answer.ts'
import type { Evidence } from '../answer/evidence.ts'

/** What a follow-up question may build on: earlier turns, and the evidence that was shown in them, which stays citable. */
export class Conversation {
  readonly #turns: { readonly question: string; readonly answer: string }[] = []
  readonly #evidence: Evidence[] = []
  readonly #skills = new Set<string>()
  #last: Answer | undefined

  get turns(): readonly { readonly question: string; readonly answer: string }[] {
    return this.#turns
  }

  get evidence(): readonly Evidence[] {
    return this.#evidence
  }

  /** Names of the skills loaded so far, by the model or by the user. */
  get skills(): readonly string[] {
    return [...this.#skills]
  }

  get last(): Answer | undefined {
    return this.#last
  }

  /** A question that failed leaves its evidence, but no turn: there is nothing to build on. */
  add(answer: Answer): void {
    this.#last = answer
    this.addEvidence(answer.evidence)
    for (const name of answer.skills) this.#skills.add(name)
    if (answer.outcome !== 'failed') this.#turns.push({ question: answer.question, answer: answer.answer })
  }

  addEvidence(evidence: readonly Evidence[]): void {
    this.#evidence.push(...evidence)
    for (const item of evidence) if (item.kind === 'skill' && item.via === 'load') this.#skills.add(item.name)
  }

  reset(): void {
    this.#turns.length = 0
    this.#evidence.length = 0
    this.#skills.clear()
    this.#last = undefined
  }
}
