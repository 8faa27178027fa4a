import { emptyFacts, type FieldTable, type MemberFacts } from '../../src/structure/facts.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../src/structure/scanner.ts'

/**
 * A language of two statements: `COPY name` puts in the lines of another member, each other line is a reference and a field. `BUG` makes the scanner throw.
 * What a member says shows every line that it is made of, so nothing can be out of date unseen.
 */
export const lineScanner: Scanner = {
  name: 'lines',
  languages: ['COBOL', 'COBOL copybook'],
  includedLanguage: 'COBOL copybook',
  scan(text, path, language) {
    if (/^ *BUG$/m.test(text)) throw new TypeError('a bug in the scanner')
    return new LineMember(path, language, text.split('\n'))
  },
}

class LineMember implements ScannedMember {
  readonly path: string
  readonly lines: readonly string[]
  readonly #language: string

  constructor(path: string, language: string, lines: readonly string[]) {
    this.path = path
    this.#language = language
    this.lines = lines
  }

  get includes(): readonly IncludeSite[] {
    return this.lines.flatMap((text, i) => siteOf(text, i + 1) ?? [])
  }

  facts(include: (site: IncludeSite) => ScannedMember | undefined): MemberFacts {
    const from = { kind: 'program', name: this.path.toUpperCase(), path: this.path } as const
    const lines: { path: string; line: number; text: string }[] = []
    expand(this, include, lines, [this])
    return {
      ...emptyFacts(this.path, this.#language, this.lines.length),
      units: [{ ...from, startLine: 1, endLine: this.lines.length }],
      references: lines.map(({ path, line, text }) => ({
        kind: 'call',
        from,
        to: { kind: 'program', name: text },
        path,
        line,
        how: 'literal',
        complete: true,
      })),
      fields: [fieldsOf(this.path, lines)],
    }
  }
}

function siteOf(text: string, line: number): IncludeSite | undefined {
  const match = /^ *COPY (\S+?)(?: OF (\S+?))?\.?$/.exec(text)
  const [, name, library] = match ?? []
  if (name === undefined) return undefined
  return { name: name.toUpperCase(), line, ...(library === undefined ? {} : { library }) }
}

function expand(
  member: LineMember,
  include: (site: IncludeSite) => ScannedMember | undefined,
  lines: { path: string; line: number; text: string }[],
  open: readonly LineMember[],
): void {
  for (const [i, text] of member.lines.entries()) {
    const site = siteOf(text, i + 1)
    const included = site && include(site)
    if (included instanceof LineMember && !open.includes(included)) expand(included, include, lines, [...open, included])
    else lines.push({ path: member.path, line: i + 1, text: text.trim() })
  }
}

function fieldsOf(owner: string, lines: readonly { line: number; text: string }[]): FieldTable {
  const numbers = lines.map(({ line }) => line)
  return {
    owner,
    files: [owner],
    copyLines: [0],
    names: lines.map(({ text }) => text),
    levels: Uint8Array.from(numbers),
    parents: Int32Array.from(numbers, () => -1),
    fileOf: Uint16Array.from(numbers),
    lines: Uint32Array.from(numbers),
    offsets: Int32Array.from(numbers),
    lengths: Uint32Array.from(numbers),
    redefines: Int32Array.from(numbers, () => -1),
    details: lines.map(() => 'X'),
    uses: Uint32Array.from(numbers),
    verbs: ['MOVE'],
  }
}
