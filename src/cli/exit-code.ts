import type { Answer } from '../answer/answer.ts'
import { citationsHold } from '../answer/citation.ts'

/** The exit codes of design.md section 4; the documentation is generated from this table. */
export const exitCodes = [
  { code: 0, meaning: 'answered' },
  { code: 1, meaning: 'ran, but partial, not found, failed, or (with `--require-citations`) not verified' },
  { code: 2, meaning: 'could not run: usage, configuration, missing directory' },
  { code: 129, meaning: 'the terminal was lost (SIGHUP)' },
  { code: 130, meaning: 'interrupted (SIGINT)' },
  { code: 143, meaning: 'terminated (SIGTERM)' },
] as const

export type ExitCode = (typeof exitCodes)[number]['code']

/** `requireCitations`: an answer counts only with at least one citation and none that is broken or unchecked. */
export function exitCodeOf(answer: Answer, requireCitations: boolean): ExitCode {
  if (answer.outcome !== 'answered') return 1
  return requireCitations && !citationsHold(answer.citations) ? 1 : 0
}
