import { externalName, externalNameOfLiteral } from './assignment-name.ts'
import type { CobolFile, DataItem, ProgramRange, TokenRange } from './cobol-program.ts'
import { type SplicedTokens, TokenFlag, TokenKind } from './tokens.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Micro Focus and others name a kind of device here, DEC one of its devices (DSK, MTA, LPT); the name of the file may follow. */
const deviceWords = words(
  'DISK DISC DSK MTA LPT DISKETTE PRINTER PRINTER-1 PRINT KEYBOARD DISPLAY TAPE MAGNETIC-TAPE CASSETTE CARD-READER CARD-PUNCH READER RANDOM SORT ' +
    'SORT-WORK SORT-MERGE MERGE LINE ADVANCING FILE MULTIPLE REEL UNIT',
)
const clauseStarts = words(
  'ORGANIZATION ORGANISATION ACCESS RECORD ALTERNATE RELATIVE FILE STATUS RESERVE PADDING PASSWORD LOCK SHARING COLLATING INDEXED SEQUENTIAL ' +
    'BINARY RECORDING FILE-LIMIT FILE-LIMITS FOR NOMINAL TRACK-AREA TRACK-LIMIT ACTUAL PROCESSING CODE-SET COMPRESSION ENCRYPTION',
)
const organizations = words('SEQUENTIAL INDEXED RELATIVE')
/** What a VALUE OF gives the name of the file as. */
const fileLabels = words('FILE-ID FILENAME ID TITLE')

type OpenFile = { -readonly [Key in keyof CobolFile]: CobolFile[Key] } & { keys: string[]; records: number[] }

/** The files of a program: SELECT, its FD or SD, and its records among `items`. An FD without SELECT, as in a copybook, is a file too. */
export function readFiles(tokens: SplicedTokens, program: ProgramRange, items: readonly DataItem[]): CobolFile[] {
  return new FileReader(tokens, items).run(program)
}

class FileReader {
  readonly #tokens: SplicedTokens
  readonly #items: readonly DataItem[]
  readonly #files = new Map<string, OpenFile>()
  #end = 0

  constructor(tokens: SplicedTokens, items: readonly DataItem[]) {
    this.#tokens = tokens
    this.#items = items
  }

  run({ environment, data }: Pick<ProgramRange, 'environment' | 'data'>): CobolFile[] {
    this.#selects(environment)
    this.#descriptions(data)
    for (let i = 0; i < this.#items.length; i++) {
      const item = this.#items[i]
      if (item?.file !== undefined && item.level < 66) this.#files.get(item.file)?.records.push(i)
    }
    return [...this.#files.values()]
  }

  #text(at: number): string {
    return at < this.#end ? (this.#tokens.texts[at] ?? '') : ''
  }

  #isWord(at: number): boolean {
    return at < this.#end && this.#tokens.kinds[at] === TokenKind.word
  }

  #isLiteral(at: number): boolean {
    return at < this.#end && this.#tokens.kinds[at] === TokenKind.literal
  }

  #isPeriod(at: number): boolean {
    return at < this.#end && this.#tokens.kinds[at] === TokenKind.period
  }

  #isFirstOnLine(at: number): boolean {
    return ((this.#tokens.flags[at] ?? 0) & TokenFlag.firstOnLine) !== 0
  }

  #selects({ from, to }: TokenRange): void {
    this.#end = Math.min(to, this.#tokens.count)
    for (let at = from; at < this.#end; ) {
      if (this.#isSelect(at)) at = this.#select(at + 1)
      else at++
    }
  }

  /** A word of that name at the beginning of an entry, with or without a period before it. */
  #isSelect(at: number): boolean {
    return this.#isWord(at) && this.#text(at) === 'SELECT' && (this.#isFirstOnLine(at) || this.#isPeriod(at - 1))
  }

  #select(at: number): number {
    const optional = this.#text(at) === 'OPTIONAL'
    if (optional || this.#text(at) === 'NOT') at = this.#skip(at, ['NOT', 'OPTIONAL'])
    if (!this.#isWord(at)) return at
    const file = this.#file(this.#text(at), at)
    file.optional = optional
    at++
    while (at < this.#end && !this.#isPeriod(at) && !this.#isSelect(at) && !this.#endsFileControl(at)) at = this.#clause(file, at)
    return at
  }

  #endsFileControl(at: number): boolean {
    return (
      this.#isFirstOnLine(at) && (this.#text(at) === 'I-O-CONTROL' || this.#text(at + 1) === 'SECTION' || this.#text(at + 1) === 'DIVISION')
    )
  }

  #file(name: string, token: number): OpenFile {
    let file = this.#files.get(name)
    if (file === undefined) {
      file = { name, token, ddname: undefined, dynamic: false, isSort: false, optional: false, keys: [], records: [] }
      this.#files.set(name, file)
    }
    return file
  }

  #skip(at: number, noise: readonly string[]): number {
    while (this.#isWord(at) && noise.includes(this.#text(at))) at++
    return at
  }

  #clause(file: OpenFile, at: number): number {
    if (!this.#isWord(at)) return at + 1
    const text = this.#text(at)
    const next = this.#text(at + 1)
    switch (text) {
      case 'ASSIGN':
        return this.#assign(file, this.#skip(at + 1, ['TO']))
      case 'ORGANIZATION':
      case 'ORGANISATION':
        return this.#organization(file, this.#skip(at + 1, ['IS']))
      case 'LINE':
      case 'SEQUENTIAL':
      case 'INDEXED':
        return this.#organization(file, at)
      case 'ACCESS': {
        const mode = this.#skip(at + 1, ['MODE', 'IS'])
        if (this.#isWord(mode)) file.access = this.#text(mode)
        return mode + 1
      }
      case 'RECORD':
        // RECORD DELIMITER IS STANDARD-1, and RECORD [BINARY] SEQUENTIAL, are no keys.
        if (next === 'DELIMITER') return this.#skip(at + 2, ['IS']) + 1
        return next === 'SEQUENTIAL' || next === 'BINARY' ? this.#organization(file, at) : this.#keys(file, at + 1)
      case 'RELATIVE':
        return next === 'KEY' || (this.#isWord(at + 1) && !clauseStarts.has(next) && file.organization === 'RELATIVE')
          ? this.#keys(file, at + 1)
          : this.#organization(file, at)
      case 'ALTERNATE':
      case 'NOMINAL':
      case 'ACTUAL':
        return this.#keys(file, at + 1)
      case 'STATUS':
        return this.#status(file, this.#skip(at + 1, ['IS']))
      default:
        return at + 1
    }
  }

  #organization(file: OpenFile, at: number): number {
    const from = at
    at = this.#skip(at, ['LINE', 'RECORD', 'BINARY'])
    if (!organizations.has(this.#text(at))) return Math.max(at, from + 1)
    const kind = this.#text(from) === 'LINE' ? 'LINE ' : ''
    file.organization = kind + this.#text(at)
    return at + 1
  }

  /** `RECORD KEY IS K`, `K OF R`, and the split key `K = A B` or `K SOURCE IS A B`, which is a name for items, and none itself. */
  #keys(file: OpenFile, at: number): number {
    at = this.#skip(at, ['RECORD', 'KEY', 'IS'])
    if (!this.#isWord(at)) return at
    const name = this.#text(at)
    at = this.#qualifiers(at + 1)
    const isSplit = this.#text(at) === '=' || this.#text(at) === 'SOURCE'
    if (!isSplit) {
      file.keys.push(name)
      return at
    }
    for (at = this.#skip(at + 1, ['IS']); this.#isKeyPart(at); at = this.#qualifiers(at + 1)) file.keys.push(this.#text(at))
    return at
  }

  #isKeyPart(at: number): boolean {
    const text = this.#text(at)
    return this.#isWord(at) && !clauseStarts.has(text) && text !== 'WITH' && text !== 'DUPLICATES' && text !== 'NO' && !this.#isSelect(at)
  }

  #status(file: OpenFile, at: number): number {
    if (!this.#isWord(at)) return at
    file.status ??= this.#text(at)
    return this.#qualifiers(at + 1)
  }

  /** Passes over `OF R IN F`. */
  #qualifiers(at: number): number {
    while ((this.#text(at) === 'OF' || this.#text(at) === 'IN') && this.#isWord(at + 1)) at += 2
    return at
  }

  /** Reads the names behind ASSIGN; the first counts, the others are what once were further units. */
  #assign(file: OpenFile, at: number): number {
    let how: string | undefined
    for (; at < this.#end && !this.#isPeriod(at) && !this.#isSelect(at); at++) {
      const text = this.#text(at)
      if (this.#isLiteral(at)) file.ddname ??= externalNameOfLiteral(text)
      if (!this.#isWord(at)) continue
      if (text === 'USING' || text === 'DYNAMIC' || text === 'EXTERNAL') how = text
      else if (this.#isBehindAssign(at)) break
      else if (!deviceWords.has(text) && file.ddname === undefined) {
        file.dynamic = how !== 'EXTERNAL' && (how !== undefined || this.#isItem(text))
        file.ddname = file.dynamic ? text : externalName(text)
        at = this.#qualifiers(at + 1) - 1
      }
    }
    return at
  }

  /** LINE and FILE may be words of a device: LINE ADVANCING FILE. */
  #isBehindAssign(at: number): boolean {
    const text = this.#text(at)
    const next = this.#text(at + 1)
    if (text === 'LINE') return next === 'SEQUENTIAL'
    if (text === 'FILE') return next === 'STATUS' || next === 'LIMIT' || next === 'LIMITS'
    return clauseStarts.has(text) || this.#endsFileControl(at)
  }

  #itemNames: Set<string> | undefined

  #isItem(name: string): boolean {
    this.#itemNames ??= new Set(this.#items.map((item) => item.name))
    return this.#itemNames.has(name)
  }

  /** FD and SD entries, which stand in the FILE SECTION or, in a copybook, before any header. */
  #descriptions({ from, to }: TokenRange): void {
    this.#end = Math.min(to, this.#tokens.count)
    for (let at = from; at < this.#end; at++) {
      if (!this.#isWord(at)) continue
      const text = this.#text(at)
      if (text === 'SECTION' && this.#isWord(at - 1) && this.#tokens.texts[at - 1] !== 'FILE' && this.#isPeriod(at + 1)) return
      if (this.#isDescription(at)) {
        const file = this.#file(this.#text(at + 1), at + 1)
        if (text === 'SD') file.isSort = true
        else if (file.ddname === undefined) this.#valueOf(file, at + 2)
      }
    }
  }

  #isDescription(at: number): boolean {
    const text = this.#text(at)
    return (text === 'FD' || text === 'SD') && this.#isWord(at + 1) && (this.#isFirstOnLine(at) || this.#isPeriod(at - 1))
  }

  /** `VALUE OF FILE-ID IS "path"`: where some compilers have the name that ASSIGN TO DISK leaves out. */
  #valueOf(file: OpenFile, at: number): void {
    while (at < this.#end && this.#text(at) !== 'VALUE' && !this.#isPeriod(at) && !this.#isDescription(at)) at++
    if (this.#text(at) !== 'VALUE' || this.#text(at + 1) !== 'OF') return
    const label = this.#text(at + 2)
    if (!fileLabels.has(label)) return
    at = this.#skip(at + 3, ['IS'])
    if (this.#isLiteral(at)) file.ddname = externalNameOfLiteral(this.#text(at))
    else if (this.#isWord(at)) {
      file.ddname = this.#text(at)
      file.dynamic = true
    }
  }
}
