import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import { type JournalRecord, journalRecord } from '../journal-records.ts'

/**
 * The records of an output directory's journal, one after the other. A damaged line, as the last one of a run that was killed, is skipped and told.
 * Throws `AppError` file_missing where there is no journal.
 */
export async function* readJournal(dir: string, onNotice: (message: string) => void): AsyncGenerator<JournalRecord> {
  let number = 0
  for await (const line of linesOf(join(dir, 'journal.jsonl'), dir)) {
    number++
    if (line.trim() === '') continue
    const record = parse(line)
    if (record !== undefined) yield record
    else onNotice(`journal.jsonl line ${number} is damaged and was left out.`)
  }
}

async function* linesOf(file: string, dir: string): AsyncGenerator<string> {
  let held = ''
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
      const lines = (held + chunk).split('\n')
      held = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? noJournal(dir, error) : error
  }
  if (held !== '') yield held
}

function parse(line: string): JournalRecord | undefined {
  try {
    return journalRecord.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

function noJournal(dir: string, cause: Error): AppError {
  return new AppError('file_missing', `${dir} is no documentation of codewhisper: its journal.jsonl cannot be read.`, {
    hint: 'Name the directory that was given to codewhisper batch with --out.',
    cause,
  })
}
