import type { Call } from './conversation.ts'
import { describedField } from './described/described-field.ts'
import { describedInclude } from './described/described-include.ts'
import { describedJob } from './described/described-job.ts'
import type { DescribedKind } from './described/described-kind.ts'
import { describedScreen } from './described/described-screen.ts'
import { describedStore } from './described/described-store.ts'
import { describedTransaction } from './described/described-transaction.ts'
import { describedVersion } from './described/described-version.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import type { Subject } from './subjects.ts'

/** What a question may describe in place of naming it. The first that it speaks of counts: a field of a screen is found on the screen. */
const kinds: readonly DescribedKind[] = [describedTransaction, describedJob, describedScreen, describedStore, describedField]

export function dataCalls(question: Question, findings: Findings): readonly Call[] {
  return [describedInclude, describedVersion, ...kinds]
    .filter((kind) => kind.asks(question))
    .flatMap((kind) => kind.calls(question, findings))
}

/** The job, screen, table or field that a question describes. */
export function dataSubjects(question: Question, findings: Findings): readonly Subject[] {
  for (const kind of kinds) {
    const subjects = kind.asks(question) ? kind.subjects(question, findings) : []
    if (subjects.length > 0) return subjects
  }
  return []
}

/** Of many versions of a program the one for the year that a question speaks of. */
export function versionSubject(question: Question, findings: Findings): Subject | undefined {
  return describedVersion.asks(question) ? describedVersion.subjects(question, findings)[0] : undefined
}

/** The member that a question asks for together with those who include it, whom it may name. */
export function includeSubject(question: Question, findings: Findings): Subject | undefined {
  return describedInclude.asks(question) ? describedInclude.subjects(question, findings)[0] : undefined
}
