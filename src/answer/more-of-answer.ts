/** What an answer had no room for, as the user asked to hear it; of an answer as it was given, or as a session keeps it. */
export interface MoreOf<Citation, Evidence> {
  /** Markdown that was not in the answer. */
  readonly text: string
  /** Those that it adds to the answer's. */
  readonly citations: readonly Citation[]
  readonly evidence: readonly Evidence[]
}

interface Growing<Citation, Evidence> {
  readonly answer: string
  readonly citations: readonly Citation[]
  readonly evidence: readonly Evidence[]
}

/** The parts of an answer that have grown by more of it. */
export function grownBy<C, E>({ answer, citations, evidence }: Growing<C, E>, more: MoreOf<C, E>): Growing<C, E> {
  return {
    answer: `${answer}\n\n${more.text}`,
    citations: [...citations, ...more.citations],
    evidence: [...evidence, ...more.evidence],
  }
}
