import type { IncludeSite } from '../../scanner.ts'
import { type CopiedPrograms, copiedPrograms } from './copied-programs.ts'
import { findTextStatements, type TextStatement } from './copy-statement.ts'
import { type Replacement, Replacer } from './replacement.ts'
import { TokenBuffer } from './token-buffer.ts'
import type { CobolTokens, CopyUse, SplicedTokens, TokenSource } from './tokens.ts'

/** COPY inside COPY goes no deeper; compilers allow less. */
const deepest = 20
/** A text longer than this after expansion, or with more COPY statements, is a copybook that multiplies itself. */
const mostTokens = 8_000_000
const mostCopies = 50_000

/** The tokens of a member by itself. */
export interface LexedMember extends CobolTokens {
  readonly lineCount: number
  /** One `LineKind` a line; index 0 is line 1. */
  readonly lineKinds: Uint8Array
}

/** A member with its COPY statements found; what others splice in. */
export class CopyText {
  readonly path: string
  readonly lexed: LexedMember
  readonly statements: readonly TextStatement[]
  /** What a COPY without copies inside gives, by its replacements. */
  readonly #replaced = new Map<string, CobolTokens>()
  #programs: CopiedPrograms | undefined

  constructor(path: string, lexed: LexedMember, statements: readonly TextStatement[] = findTextStatements(lexed)) {
    this.path = path
    this.lexed = lexed
    this.statements = statements
  }

  get programs(): CopiedPrograms {
    this.#programs ??= copiedPrograms(this.lexed, this.statements)
    return this.#programs
  }

  get includes(): readonly IncludeSite[] {
    return this.statements.flatMap((statement) => (statement.kind === 'copy' ? [siteOf(statement, this.lexed)] : []))
  }

  /** The tokens with replacements made, for a member without statements of its own. */
  replaced(replacements: readonly Replacement[]): CobolTokens {
    if (replacements.length === 0) return this.lexed
    const key = JSON.stringify(replacements)
    let tokens = this.#replaced.get(key)
    if (tokens === undefined) {
      tokens = replaceAll(this.lexed, replacements)
      this.#replaced.set(key, tokens)
    }
    return tokens
  }
}

function siteOf({ name, file, library, from }: CopyStatement, lexed: LexedMember): IncludeSite {
  // Of EXEC SQL INCLUDE the line with INCLUDE counts: people write EXEC SQL on a line of its own.
  const line = lexed.lines[lexed.texts[from] === 'EXEC' ? from + 2 : from] ?? 1
  return { name: file ?? name, line, ...(library === undefined ? {} : { library }) }
}

export type FindCopyText = (site: IncludeSite) => CopyText | undefined

/**
 * A member's tokens with those of its copybooks put in, REPLACING and REPLACE applied. A copybook that is not there leaves a gap; one that copies
 * itself is put in once. In the midst of a program another one is no copybook, whatever it is called.
 */
export function spliceCopies(member: CopyText, find: FindCopyText): SplicedTokens & { readonly cut: boolean } {
  const splicer = new Splicer(find, member.lexed.count)
  splicer.member(member, { replacements: [], depth: 0, inProgram: false })
  return splicer.result()
}

type CopyStatement = TextStatement & { readonly kind: 'copy' }

/** Where a member is put in. */
interface Surroundings {
  readonly replacements: readonly Replacement[]
  readonly depth: number
  /** The COPY statement of the outermost member; undefined for that itself. */
  readonly via?: TokenSource['via']
  readonly inProgram: boolean
}

class Splicer {
  readonly #find: FindCopyText
  readonly #out: TokenBuffer
  readonly #sourceEnds: { readonly source: number; readonly end: number }[] = []
  readonly #sources: TokenSource[] = []
  readonly #copies: CopyUse[] = []
  readonly #open: CopyText[] = []
  #cut = false

  /** `about`: how many tokens there will be at least. */
  constructor(find: FindCopyText, about: number) {
    this.#find = find
    this.#out = new TokenBuffer(2 * about + 64)
  }

  member(member: CopyText, around: Surroundings): void {
    const { replacements, via } = around
    const source = this.#sources.length
    const { lexed, path } = member
    const replaced = replacements.length > 0
    this.#sources.push({ path, replaced, lineKinds: lexed.lineKinds, ...(via === undefined ? {} : { via }) })
    this.#open.push(member)
    const outer = member.statements.length === 0 ? member.replaced(replacements) : lexed
    if (outer !== lexed) this.#append(outer, 0, outer.count, source, undefined)
    else {
      let replacer = replacements.length > 0 ? new Replacer(replacements) : undefined
      let active: readonly Replacement[] = replacements
      let at = 0
      for (const [n, statement] of member.statements.entries()) {
        this.#append(lexed, at, statement.from, source, replacer)
        at = statement.to
        if (statement.kind === 'replace') {
          active = [...statement.replacements, ...replacements]
          replacer = active.length > 0 ? new Replacer(active) : undefined
        } else this.#copy(member, n, statement, { ...around, replacements: active })
      }
      this.#append(lexed, at, lexed.count, source, replacer)
    }
    this.#open.pop()
  }

  /** `n`: which of the member's statements it is. */
  #copy(member: CopyText, n: number, statement: CopyStatement, { replacements, depth, via, inProgram: isAround }: Surroundings): void {
    const site = siteOf(statement, member.lexed)
    const { line } = site
    const named = this.#find(site)
    const inProgram = isAround || member.programs.inProgram[n] === true
    const isMisplaced = inProgram && member.programs.mayHold[n] !== true && named?.programs.holdsProgram === true
    const found = isMisplaced ? undefined : named
    this.#copies.push({
      name: statement.name,
      path: member.path,
      line,
      at: this.#out.count,
      ...(via === undefined ? {} : { via }),
      ...(found === undefined ? {} : { found: found.path }),
    })
    if (found === undefined || this.#open.includes(found) || depth >= deepest) return
    if (this.#out.count > mostTokens || this.#copies.length >= mostCopies) {
      this.#cut = true
      return
    }
    this.member(found, {
      replacements: [...statement.replacements, ...replacements],
      depth: depth + 1,
      via: via ?? { path: member.path, line },
      inProgram,
    })
  }

  #append(tokens: CobolTokens, from: number, to: number, source: number, replacer: Replacer | undefined): void {
    const out = this.#out
    if (replacer === undefined) out.append(tokens, from, to)
    else for (let i = from; i < to; ) i = replacer.copy(tokens, i, out)
    this.#sourceEnds.push({ source, end: out.count })
  }

  result(): SplicedTokens & { readonly cut: boolean } {
    const sourceOf = new Uint16Array(this.#out.count)
    let at = 0
    for (const { source, end } of this.#sourceEnds) {
      if (end > at) sourceOf.fill(source, at, end)
      at = Math.max(at, end)
    }
    return { ...this.#out.tokens(), sourceOf, sources: this.#sources, copies: this.#copies, cut: this.#cut }
  }
}

function replaceAll(tokens: CobolTokens, replacements: readonly Replacement[]): CobolTokens {
  const out = new TokenBuffer(Math.max(64, tokens.count + 64))
  const replacer = new Replacer(replacements)
  for (let i = 0; i < tokens.count; ) i = replacer.copy(tokens, i, out)
  return out.tokens()
}
