import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppendJournal, type RecordPlace, readJournal } from '../../src/store/append-journal.ts'
import { makeTree } from '../files/make-tree.ts'

const schema = z.object({ n: z.number(), text: z.string() })
type Note = z.infer<typeof schema>

interface Opened {
  readonly journal: AppendJournal<Note>
  readonly records: readonly Note[]
  readonly places: readonly RecordPlace[]
  readonly notices: readonly string[]
}

async function opened(file: string): Promise<Opened> {
  const records: Note[] = []
  const places: RecordPlace[] = []
  const notices: string[] = []
  const journal = await AppendJournal.open(file, {
    schema,
    onRecord: (record, place) => {
      records.push(record)
      places.push(place)
    },
    onNotice: (message) => notices.push(message),
  })
  return { journal, records, places, notices }
}

const notes: Note[] = [
  { n: 1, text: 'Größe' },
  { n: 2, text: 'a\nb\u2028c\u0085\u202e' },
  { n: 3, text: '𝄞'.repeat(200_000) },
]

test('records come back, by their places as well, however long they are', async () => {
  const file = join(makeTree({}), 'journal.jsonl')
  const first = await opened(file)
  const places = [...(await first.journal.append(notes.slice(0, 1))), ...(await first.journal.append(notes.slice(1)))]
  expect(places.map((place) => first.journal.read(place))).toEqual(notes)
  first.journal.close()
  const second = await opened(file)
  expect([second.records, second.places, second.notices]).toEqual([notes, places, []])
  const [place] = await second.journal.append([{ n: 4, text: '' }])
  expect(place && second.journal.read(place)).toEqual({ n: 4, text: '' })
  second.journal.close()
  // Nothing that a terminal would act on.
  expect(readFileSync(file, 'utf8')).not.toMatch(/[\u0080-\u009f\u2028-\u202e]/)
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5)
})

test('cut at any byte it keeps every whole record, and the next one is whole again', async () => {
  const file = join(makeTree({}), 'journal.jsonl')
  const { journal } = await opened(file)
  await journal.append(notes.slice(0, 2))
  journal.close()
  const whole = readFileSync(file)
  const ends = [...whole.keys()].filter((at) => whole[at] === 0x0a)
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(file, whole.subarray(0, length))
    const kept = ends.filter((end) => end <= length).length
    const again = await opened(file)
    expect(again.records).toEqual(notes.slice(0, kept))
    const isTorn = length > 0 && length !== (ends[kept - 1] ?? -1) && length !== (ends[kept - 1] ?? -1) + 1
    expect(again.notices).toEqual(
      isTorn ? [expect.stringMatching(/^.*journal\.jsonl: the last record was cut .* the rest is whole\.$/)] : [],
    )
    await again.journal.append([{ n: 9, text: 'more' }])
    again.journal.close()
    const last = await opened(file)
    expect(last.records).toEqual([...notes.slice(0, kept), { n: 9, text: 'more' }])
    last.journal.close()
  }
})

test('damaged lines are named and left out, and those behind them are not', async () => {
  const file = join(makeTree({}), 'journal.jsonl')
  writeFileSync(file, '{"n":1,"text":"a"}\n\0\0\0\n{"n":"two"}\n[1\n\xff\n{"n":2,"text":"b"}\n', 'latin1')
  const { journal, records, notices } = await opened(file)
  expect(records.map(({ n }) => n)).toEqual([1, 2])
  expect(notices).toEqual([2, 3, 4, 5].map((line) => `${file} line ${line} is damaged and left out.`))
  journal.close()
})

test('whoever only reads changes nothing, and leaves out what is being written', async () => {
  const file = join(makeTree({}), 'journal.jsonl')
  const reader = (records: Note[]) => ({ schema, onRecord: (record: Note) => void records.push(record), onNotice: () => {} })
  expect(readJournal(file, reader([]))).toBe(false)
  const { journal } = await opened(file)
  await journal.append(notes.slice(0, 1))
  appendFileSync(file, '{"n":')
  const before = readFileSync(file)
  const records: Note[] = []
  expect([readJournal(file, reader(records)), records]).toEqual([true, notes.slice(0, 1)])
  expect(readFileSync(file)).toEqual(before)
  journal.close()
})

test('a link, a directory, and a file that is cut from elsewhere are told', async () => {
  const dir = makeTree({ 'other.txt': 'theirs' })
  symlinkSync(join(dir, 'other.txt'), join(dir, 'link'))
  mkdirSync(join(dir, 'directory'))
  await expect(opened(join(dir, 'link'))).rejects.toThrow(/link cannot be written: it is a link/)
  await expect(opened(join(dir, 'directory'))).rejects.toThrow(/directory cannot be written: it is a directory/)
  const { journal } = await opened(join(dir, 'journal.jsonl'))
  const [place] = await journal.append(notes.slice(0, 1))
  writeFileSync(join(dir, 'journal.jsonl'), '')
  expect(() => place && journal.read(place)).toThrow(/was changed by something else/)
  journal.close()
})
