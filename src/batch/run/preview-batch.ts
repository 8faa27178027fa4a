import { join } from 'node:path'
import { readJournal } from '../../store/append-journal.ts'
import { journalRecord } from '../journal-records.ts'
import type { BatchPreview } from '../report/batch-preview.ts'
import { hiddenList } from './hidden-list.ts'
import { JournalState } from './journal-state.ts'
import { journalFile, lookAtOutput } from './output-directory.ts'
import { planEntries } from './plan-entries.ts'
import { type BatchInput, sourcesOf } from './run-batch.ts'

interface PreviewInput extends Pick<BatchInput, 'app' | 'list' | 'selected' | 'out' | 'formats' | 'force'> {
  readonly onNotice: (message: string) => void
}

/** What a run would do now. Nothing is written, and the directory need not exist. Throws `AppError` file_denied where a run would not begin. */
export async function previewBatch({ app, list, selected, out, formats, force, onNotice }: PreviewInput): Promise<BatchPreview> {
  const root = await lookAtOutput({ out, sources: sourcesOf(app) })
  const state = new JournalState()
  readJournal(join(root, journalFile), {
    schema: journalRecord,
    onRecord: (record, place) => state.hear(record, place),
    onNotice,
  })
  const ids = new Set(selected.map(({ id }) => id))
  const pages = formats.includes('md')
  const { questions } = hiddenList(list.questions, app.redact)
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
