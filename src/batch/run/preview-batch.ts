import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Redact } from '../../base/redact.ts'
import { readJournal } from '../../store/append-journal.ts'
import { journalRecord } from '../journal-records.ts'
import type { BatchPreview } from '../report/batch-preview.ts'
import { hiddenList } from './hidden-list.ts'
import { JournalState } from './journal-state.ts'
import { journalFile } from './output-directory.ts'
import { planEntries } from './plan-entries.ts'
import type { BatchInput } from './run-batch.ts'

interface PreviewInput extends Pick<BatchInput, 'list' | 'selected' | 'out' | 'formats' | 'force'> {
  readonly redact: Redact
  readonly onNotice: (message: string) => void
}

/** What a run would do now. Nothing is written, and the directory need not exist. Throws `AppError` file_denied for what cannot be looked at. */
export function previewBatch({ list, selected, out, formats, force, redact, onNotice }: PreviewInput): BatchPreview {
  const root = existsSync(out) ? realpathSync(out) : resolve(out)
  const state = new JournalState()
  readJournal(join(root, journalFile), {
    schema: journalRecord,
    onRecord: (record, place) => state.hear(record, place),
    onNotice,
  })
  const ids = new Set(selected.map(({ id }) => id))
  const pages = formats.includes('md')
  const { questions } = hiddenList(list.questions, redact)
  const entries = planEntries({ root, state, questions, selected: ids, again: new Set(), force, pages })
  return {
    out,
    questions: entries
      .filter((entry) => entry.selected)
      .map(({ listed, mustAsk, edited, answer }) => ({
        listed,
        state: mustAsk ? 'ask' : edited ? 'edited' : 'done',
        outcome: answer?.record.outcome ?? null,
      })),
  }
}
