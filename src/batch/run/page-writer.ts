import type { AppendJournal } from '../../store/append-journal.ts'
import { draftDurably } from '../../store/write-durably.ts'
import type { JournalRecord } from '../journal-records.ts'
import { pageHash } from '../page-hash.ts'
import { hashOnDisk } from './hash-on-disk.ts'
import type { JournalState } from './journal-state.ts'
import { makePagePlace } from './page-place.ts'

export interface WrittenPage {
  readonly id: string
  /** Relative to the output directory. */
  readonly file: string
  readonly text: string
  /** It is written over though it was changed by hand. */
  readonly force: boolean
}

interface Place {
  readonly root: string
  readonly journal: AppendJournal<JournalRecord>
  readonly state: JournalState
}

/** Puts pages in their places, each whole, and leaves alone what was changed by hand. */
export class PageWriter {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** Back when they are on the disk; gives the hashes by id, without those that were left alone. Throws `AppError` file_denied. */
  async write(pages: readonly WrittenPage[]): Promise<ReadonlyMap<string, string>> {
    const { root, journal, state } = this.#place
    const ready: (WrittenPage & { readonly path: string; readonly hash: string })[] = []
    for (const page of pages) {
      const path = await makePagePlace(root, page.file)
      const found = hashOnDisk(path)
      if (found === undefined || page.force || state.isOurs(page.file, found))
        ready.push({ ...page, path, hash: pageHash(Buffer.from(page.text)) })
    }
    if (ready.length === 0) return new Map()
    // Announced before: a run that is killed in between leaves bytes that the next one knows as its own.
    const announced = ready.map(({ id, file, hash }) => ({ type: 'writing', id, file, page: hash }) as const)
    await journal.append(announced)
    for (const { file, page } of announced) state.wrote(file, page)
    // Where one of them fails, the next run removes what the others have left beside their places.
    const drafts = await Promise.all(ready.map(({ path, text }) => draftDurably(path, text)))
    for (const draft of drafts) await draft.place()
    return new Map(ready.map(({ id, hash }) => [id, hash]))
  }
}
