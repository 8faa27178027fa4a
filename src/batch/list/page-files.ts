import { groupBy } from '../../base/group-by.ts'
import type { ListFault } from '../question-list.ts'
import { quoted } from './clean-text.ts'
import type { DraftQuestion } from './draft-question.ts'
import { ownNames } from './own-names.ts'
import type { Identified } from './question-ids.ts'
import { isDeviceName, slugOf, withHash } from './slug.ts'

const sectionChars = 40
/** Directories below each other; deeper sections share one. */
const maxDepth = 3

/** Where the page of each id lies. One that the list names is kept as it is; another is named after its section and id. */
export function pageFiles(identified: readonly Identified[]): {
  readonly files: ReadonlyMap<string, string>
  readonly faults: readonly ListFault[]
} {
  const files = new Map<string, string>()
  const faults: ListFault[] = []
  const places: Place[] = []
  for (const [id, group] of groupBy(identified, (one) => one.id)) {
    const drafts = group.map(({ draft }) => draft)
    const named = drafts.filter(({ file }) => file !== undefined)
    const [first, ...others] = named.length > 0 ? named : drafts
    if (first === undefined) continue
    const other = others.find(({ file }) => file !== first.file)
    if (other)
      faults.push({ line: other.line, message: `This question has another file in line ${first.line}, and can have one page alone.` })
    // Of several sections the first by name: their order in the list does not decide.
    const [file = ''] = first.file === undefined ? drafts.map(({ section }) => derivedFile(section, id)).sort() : [first.file]
    files.set(id, file)
    places.push({ file, line: first.line })
  }
  return { files, faults: [...faults, ...collisions(places)] }
}

function derivedFile(section: DraftQuestion['section'], id: string): string {
  const upper = section.slice(0, maxDepth - 1)
  const lower = section.slice(maxDepth - 1).join(' ')
  return [...[...upper, lower].filter((title) => title !== '').map(directoryOf), `${id}.md`].join('/')
}

function directoryOf(title: string): string {
  const { text, lossy } = slugOf(title, sectionChars)
  const isReserved = text === '' || isDeviceName(text) || ownNames.includes(text)
  return lossy || isReserved ? withHash(text || 'section', title) : text
}

interface Place {
  readonly file: string
  readonly line: number
}

/** Files that have the same place, and files in the place of a directory of others; ignoring case, as some systems do. */
function collisions(places: readonly Place[]): ListFault[] {
  const keyOf = (path: string) => path.toLowerCase()
  const taken = new Map<string, Place | undefined>(ownNames.map((name) => [name, undefined]))
  const faults: ListFault[] = []
  for (const place of places) {
    const key = keyOf(place.file)
    if (taken.has(key)) faults.push(collision(place, taken.get(key)))
    else taken.set(key, place)
  }
  for (const place of places) {
    const parts = keyOf(place.file).split('/')
    const above = parts.map((_, i) => parts.slice(0, i).join('/')).find((directory) => taken.has(directory))
    if (above !== undefined) faults.push(collision(place, taken.get(above)))
  }
  return faults
}

function collision(place: Place, other: Place | undefined): ListFault {
  const whose =
    other === undefined
      ? 'is a place that the output itself needs'
      : `needs the place of ${quoted(other.file)}, the page of line ${other.line}`
  return { line: place.line, message: `The page ${quoted(place.file)} ${whose}. Give this question another id or file.` }
}

/** What is wrong with a page that a list names, to be followed by a full stop; undefined for a safe one. */
export function unsafeBecause(file: string): string | undefined {
  if (/^[/~]|^[a-z]:/i.test(file)) return 'it has to be relative to the output directory'
  if (file.includes('\\')) return 'directories are separated by /'
  if (/[<>:"|?*\p{C}]/u.test(file)) return 'it holds characters that have no place in the name of a file'
  if (Buffer.byteLength(file) > maxFileBytes) return `it is longer than ${maxFileBytes} bytes`
  return file
    .split('/')
    .map(unsafeSegment)
    .find((reason) => reason !== undefined)
}

const maxFileBytes = 240
const maxSegmentBytes = 100

function unsafeSegment(segment: string): string | undefined {
  if (segment === '') return 'a part of it is empty'
  if (segment.startsWith('.')) return `${quoted(segment)} begins with a dot`
  if (/^\s|[\s.]$/.test(segment)) return `${quoted(segment)} begins or ends with a blank or a dot`
  if (isDeviceName(segment)) return `${quoted(segment)} is the name of a device on Windows`
  if (Buffer.byteLength(segment) > maxSegmentBytes) return `${quoted(segment)} is longer than ${maxSegmentBytes} bytes`
  return undefined
}
