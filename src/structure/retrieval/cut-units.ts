import type { StructureUnit, UnitKind } from '../../answer/structure.ts'
import { bareFileName } from '../../base/file-name.ts'
import { deckMembers, membersInJob } from '../deck-members.ts'
import type { MemberFacts } from '../facts.ts'
import { memberName } from '../member-name.ts'
import { cobolRecords } from './cobol-records.ts'
import { commentLines } from './comment-line.ts'
import { cutWindows } from './cut-windows.ts'
import { documentSections } from './document-sections.ts'
import { isLicenceMember, isProse } from './prose.ts'
import type { RetrievalKind, RetrievalUnit } from './retrieval-unit.ts'

/** What is a line or a few of something else, or has none at all. */
const withoutLines: ReadonlySet<UnitKind> = new Set(['cursor', 'file', 'dataset', 'field', 'record', 'message'])

interface Block {
  readonly kind: RetrievalKind
  readonly name: string
  readonly of?: string
  readonly startLine: number
  readonly endLine: number
}

/** The pieces of a member, in the order of their lines. `lines`: its text. */
export function cutUnits(
  { path, language, units }: Pick<MemberFacts, 'path' | 'language' | 'units'>,
  lines: readonly string[],
): RetrievalUnit[] {
  // Comments of job control that say what a tape holds are no jobs.
  const isText = (language === 'other' || (/^JCL/.test(language) && units.length === 0)) && isProse(lines)
  if ((language === 'other' || language === 'Markdown') && isLicenceMember(bareFileName(path), isText ? lines : []))
    return licenceUnits(path, lines)
  const whole: Block = {
    kind: isText || language === 'Markdown' ? 'document' : 'lines',
    name: memberName(path),
    startLine: 1,
    endLine: lines.length,
  }
  const isComment = commentLines(language)
  const blocks = [whole, ...withHead(blocksOf(path, language, units, lines), lines, isComment)]
  const runs = withoutScraps(runsOf(blocks, lines.length), lines, isComment)
  const parents = parentsOf(blocks)
  const firstPiece = new Map<number, number>()
  const pieces: RetrievalUnit[] = []
  for (const { block, startLine, endLine } of runs) {
    for (const window of cutWindows(lines, { startLine, endLine }, language)) {
      const first = !firstPiece.has(block)
      if (first) firstPiece.set(block, pieces.length)
      const { kind, name, of } = blocks[block] as Block
      const parent = holderOf(block, blocks, parents)
      const owner = parent <= 0 ? undefined : ownerOf(blocks[parent])
      pieces.push({
        kind,
        name,
        ...(of === undefined ? {} : { of }),
        ...(owner === undefined ? {} : { owner }),
        ...window,
        first,
        head: headOf(block, parents, firstPiece, kind === 'document' ? 0 : 1),
      })
    }
  }
  return pieces
}

/** Lines that say which licence it is. */
const licenceLines = 12

/** The words of a licence fit every question a little and answer none but which it is. */
function licenceUnits(path: string, lines: readonly string[]): RetrievalUnit[] {
  if (lines.length === 0) return []
  return [{ kind: 'document', name: memberName(path), startLine: 1, endLine: Math.min(lines.length, licenceLines), first: true, head: 0 }]
}

/** What stands above the first block belongs to it when it is a comment, or when there is no other. */
function withHead([first, ...rest]: readonly Block[], lines: readonly string[], isComment: (line: string) => boolean): Block[] {
  if (first === undefined || first.kind === 'document') return first === undefined ? [] : [first, ...rest]
  const above = lines.slice(0, first.startLine - 1)
  const isAlone = rest.every(({ startLine }) => startLine <= first.endLine)
  return above.every((line) => line.trim() === '' || isComment(line)) || isAlone ? [{ ...first, startLine: 1 }, ...rest] : [first, ...rest]
}

function ownerOf(block: Block | undefined): RetrievalUnit['owner'] {
  return block === undefined || block.kind === 'document' || block.kind === 'lines' ? undefined : { kind: block.kind, name: block.name }
}

/** From the outermost inwards: each lies in the one before it or behind it. */
function blocksOf(path: string, language: string, units: readonly StructureUnit[], lines: readonly string[]): Block[] {
  if (language === 'Markdown')
    return documentSections(lines).map(({ heading, ...range }) => ({ kind: 'document', name: heading, ...range }))
  if (language === 'other') return deckMembers(lines).map((member) => ({ kind: 'lines', ...member }))
  const own = units.filter((unit) => unit.path === path && hasLines(unit) && unit.declaration === undefined)
  const records =
    language.startsWith('COBOL') && own.some(({ kind }) => kind === 'program' || kind === 'copybook')
      ? cobolRecords(lines).map((record): Block => ({ kind: 'record', ...record }))
      : []
  const blocks = own.map(({ kind, name, of, startLine, endLine, comment }): Block => {
    const isAbove = comment !== undefined && comment.endLine < startLine && comment.endLine >= startLine - 3
    return { kind, name, ...(of === undefined ? {} : { of }), startLine: isAbove ? comment.startLine : startLine, endLine }
  })
  // What a job puts into a library is no part of its step.
  const filed = language.startsWith('JCL') ? membersInJob(lines) : []
  const sorted = [...blocks, ...records, ...filed.map((member): Block => ({ kind: 'lines', ...member }))].sort(
    (a, b) => a.startLine - b.startLine || b.endLine - a.endLine,
  )
  return language === 'Assembler' ? behindJob(sorted, lines) : sorted
}

/** Some languages know of an entry only where it is. */
const fewestOfEntry = 3

function hasLines({ kind, startLine, endLine }: StructureUnit): boolean {
  return !withoutLines.has(kind) && (kind !== 'entry' || endLine - startLine >= fewestOfEntry)
}

/** Of a source that is kept in a job what stands behind the statement that hands it over is the program's: what it is for, and what it declares. */
function behindJob(blocks: readonly Block[], lines: readonly string[]): Block[] {
  const [first] = blocks
  const program = blocks.find(({ kind }) => kind === 'program')
  if (first === undefined || program === undefined || (first.kind !== 'job' && first.kind !== 'proc')) return [...blocks]
  let above = program.startLine - 1
  while (above > 0 && !lines[above - 1]?.startsWith('//')) above--
  return blocks.map((block) => {
    if (block === program) return { ...block, startLine: above + 1 }
    return block.startLine <= above && block.endLine > above ? { ...block, endLine: above } : block
  })
}

interface Run {
  readonly block: number
  readonly startLine: number
  readonly endLine: number
}

/** For all lines the innermost block that holds them. */
function runsOf(blocks: readonly Block[], count: number): Run[] {
  const innermost = new Uint32Array(count + 1)
  for (const [i, { startLine, endLine }] of blocks.entries()) innermost.fill(i, Math.max(1, startLine), Math.min(endLine, count) + 1)
  const runs: Run[] = []
  let startLine = 1
  for (let line = 1; line <= count; line++) {
    if (line < count && innermost[line + 1] === innermost[line]) continue
    runs.push({ block: innermost[line] ?? 0, startLine, endLine: line })
    startLine = line + 1
  }
  return runs
}

/** Lines of a comment or a COPY between two paragraphs: too few for a piece of their own. */
const scrap = 4

/** Scraps between other pieces go with what stands below them when they are comments, else with what stands above; so do blank lines. */
function withoutScraps(runs: readonly Run[], lines: readonly string[], isComment: (line: string) => boolean): Run[] {
  const kept: Run[] = []
  const begun = new Set<number>()
  let pending: number | undefined
  for (const run of runs) {
    const text = lines.slice(run.startLine - 1, run.endLine).filter((line) => line.trim() !== '')
    const last = kept.at(-1)
    const isScrap = text.length === 0 || (begun.has(run.block) && text.length < scrap)
    if (last && last.block === run.block && pending === undefined) kept[kept.length - 1] = { ...last, endLine: run.endLine }
    else if (isScrap && last && pending === undefined && !text.every(isComment)) kept[kept.length - 1] = { ...last, endLine: run.endLine }
    else if (isScrap && text.every(isComment)) pending ??= run.startLine
    else {
      kept.push(pending === undefined ? run : { ...run, startLine: pending })
      begun.add(run.block)
      pending = undefined
    }
  }
  const last = kept.at(-1)
  if (pending !== undefined && last) kept[kept.length - 1] = { ...last, endLine: lines.length }
  return kept
}

/** The innermost block around each; -1 for the first. */
function parentsOf(blocks: readonly Block[]): number[] {
  const stack: number[] = []
  return blocks.map(({ startLine, endLine }, i) => {
    while (stack.length > 0 && (blocks[stack.at(-1) as number] as Block).endLine < startLine) stack.pop()
    while (stack.length > 1 && (blocks[stack.at(-1) as number] as Block).endLine < endLine) stack.pop()
    const parent = stack.at(-1) ?? -1
    stack.push(i)
    return parent
  })
}

/** What a block belongs to: an entry is only another way into the program around it. */
function holderOf(block: number, blocks: readonly Block[], parents: readonly number[]): number {
  let at = parents[block] ?? -1
  while (at > 0 && blocks[at]?.kind === 'entry') at = parents[at] ?? -1
  return at
}

/** The first piece of the outermost block around it, of those from `outermost` on: lines of a file that holds something else have nothing to do with that. */
function headOf(block: number, parents: readonly number[], firstPiece: ReadonlyMap<number, number>, outermost: number): number {
  let head = firstPiece.get(block) ?? 0
  for (let at = parents[block] ?? -1; at >= outermost; at = parents[at] ?? -1) head = firstPiece.get(at) ?? head
  return head
}
