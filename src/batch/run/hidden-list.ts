import { type Hide, hideSecrets } from '../../app/sessions/hide-secrets.ts'
import type { Redact } from '../../base/redact.ts'
import type { ListedQuestion } from '../question-list.ts'

export interface HiddenList {
  /** For everything that is written. A password of any question is hidden wherever it comes back. */
  readonly hide: Hide
  readonly questions: readonly ListedQuestion[]
}

/** The questions as they may be written. All of them are looked at first: what is hidden must not depend on the order of the answers. */
export function hiddenList(questions: readonly ListedQuestion[], redact: Redact): HiddenList {
  const { hide, hideQuestion } = hideSecrets(redact)
  for (const { question, context } of questions) for (const text of [question, context]) if (text !== undefined) hideQuestion(text)
  return {
    hide,
    questions: questions.map(({ id, question, title, section, file, context, tags }) => ({
      id,
      question: hide(question),
      title: hide(title),
      section: section.map(hide),
      file,
      context: context === undefined ? undefined : hide(context),
      tags: tags.map(hide),
    })),
  }
}
