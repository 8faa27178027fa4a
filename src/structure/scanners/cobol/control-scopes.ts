import { firstIndex } from '../../../base/first-index.ts'
import type { ControlFacts, Paragraph, TokenRange } from './cobol-program.ts'
import { type Phrase, phraseBefore, takesPhrase } from './conditional-phrases.ts'
import { isTransfer, leavesSection, staysInParagraph } from './control-transfers.ts'
import type { ProcedureWalk } from './procedure-walk.ts'
import { Scope } from './scope.ts'
import { TokenClass, type TokenRun } from './token-run.ts'

/** Words that close what a verb opened whatever stands behind it. */
const opening = new Set(['END-IF', 'END-EVALUATE', 'END-SEARCH', 'END-PERFORM'])

/**
 * Follows which IF, EVALUATE, loop and AT END is open where a statement begins. A scope is closed by its END-verb, by what closes one around it, and by a
 * period; what fits nothing that is open is passed over. Each token is looked at once, each scope closed once.
 */
export class ControlScopes implements ControlFacts {
  readonly #run: TokenRun
  #top: Scope | undefined
  /** How many scopes are open that a word closes: a word that closes none must not search for one. */
  readonly #open = new Map<string, number>()
  /** Statements whose scope is another than that of the statement before, by token. */
  readonly #starts: number[] = []
  readonly #scopes: (Scope | undefined)[] = []
  /** Everything up to here is done. */
  #next: number
  /** The verb of the statement before, as long as a phrase or an END-verb may still belong to it. */
  #last = -1
  #jumps = 0
  #paragraph = -1
  readonly #ending = new Set<number>()
  readonly #doing = new Set<number>()
  readonly #leavingSection = new Set<number>()
  readonly #skipping = new Set<number>()
  #sentenceEnds = false
  #sentenceIsLeft = false
  #paragraphEnds = false
  #paragraphGoesOn = false

  constructor(run: TokenRun) {
    this.#run = run
    this.#next = run.from
  }

  /** Before a statement is read; the walk stands at its verb. */
  begin(walk: ProcedureWalk): void {
    const { start, paragraph } = walk
    const verb = this.#run.textAt(start)
    this.#advance(start)
    if (paragraph !== this.#paragraph) this.#openParagraph(paragraph)
    const phrase = phraseBefore(this.#run, start)
    if (phrase !== undefined) this.#openPhrase(phrase)
    if (verb === 'WHEN') this.#leaveBranch()
    else if (this.#top !== undefined) this.#top.begun = true
    this.#jumps = walk.facts.jumps.length
  }

  /** After it was read; the walk stands behind its operands. */
  end(walk: ProcedureWalk): void {
    const { start, at } = walk
    const verb = this.#run.textAt(start)
    this.#place(start, this.#ownScope(walk, verb))
    this.#note(walk, verb)
    this.#openFor(walk, verb)
    this.#last = start
    this.#next = at
  }

  /** When all statements were read. An EXIT SECTION leads to the end of the section's last paragraph, and from there on. */
  finish(paragraphs: readonly Paragraph[]): void {
    this.#advance(this.#run.end)
    this.#openParagraph(-1)
    let isLeft = false
    for (const [index, { kind }] of paragraphs.entries()) {
      isLeft = (isLeft && kind !== 'section') || this.#leavingSection.has(index)
      const next = paragraphs[index + 1]
      if (isLeft && (next === undefined || next.kind === 'section')) this.#ending.delete(index)
    }
  }

  conditionAt(token: number): string | undefined {
    const behind = firstIndex(this.#starts.length, (index) => (this.#starts[index] ?? 0) > token)
    return this.#scopes[behind - 1]?.text(this.#run.tokens)
  }

  ends(paragraph: number): boolean {
    return this.#ending.has(paragraph)
  }

  skips(paragraph: number): boolean {
    return this.#skipping.has(paragraph)
  }

  isEmpty(paragraph: number): boolean {
    return !this.#doing.has(paragraph)
  }

  #place(start: number, scope: Scope | undefined): void {
    if (this.#scopes.at(-1) === scope) return
    this.#starts.push(start)
    this.#scopes.push(scope)
  }

  /** Goes over the words between statements. */
  #advance(to: number): void {
    const run = this.#run
    for (let at = this.#next; at <= to; at++) {
      const found = run.classAt(at)
      if (found > TokenClass.boundary) continue
      if (run.isWord(at - 1, 'SENTENCE') && run.isWord(at - 2, 'NEXT')) this.#sentenceIsLeft = true
      if (at === to) break
      if (found === TokenClass.period) this.#closeSentence()
      else if (found === TokenClass.boundary) this.#boundary(at)
    }
    this.#next = to
  }

  #boundary(at: number): void {
    const word = this.#run.textAt(at)
    if (word === 'ELSE' || word === 'OTHERWISE') this.#else()
    else if (word !== 'THEN' && !this.#endsPlain(word)) this.#close(word)
  }

  /** `READ F END-READ`: nothing was opened that it could close. */
  #endsPlain(word: string): boolean {
    if (this.#last < 0 || opening.has(word) || word !== `END-${this.#run.textAt(this.#last)}`) return false
    this.#last = -1
    return true
  }

  #else(): void {
    const scope = this.#closeTo('ELSE')
    if (scope === undefined) return
    this.#pop()
    this.#push(new Scope(scope.outer, ['END-IF'], { prefix: 'else of ', pieces: scope.pieces, total: true, othersEnd: scope.ends }))
  }

  #openPhrase(phrase: Phrase): void {
    const key = `phrase ${phrase.kind}`
    const verb = this.#last < 0 ? '' : this.#run.textAt(this.#last)
    const isOwn = takesPhrase(verb, phrase.kind)
    const sibling = isOwn ? undefined : this.#closeTo(key)
    if (sibling !== undefined) this.#pop()
    else if (!isOwn) return
    const prefix = sibling?.prefix ?? `${verb} ${this.#run.textAt(this.#last + 1)} `
    // END-SEARCH closes the SEARCH around it.
    const keys = sibling?.keys ?? (verb === 'SEARCH' ? [key] : [key, `END-${verb}`])
    this.#push(new Scope(this.#top, keys, { prefix, pieces: [{ from: phrase.from, to: phrase.to }] }))
  }

  /** At WHEN: the branch before it is over. Two in a row are one branch. */
  #leaveBranch(): void {
    this.#closeTo('WHEN', (scope) => scope.isBranch && !scope.begun)
  }

  /** The scope of a statement that says by itself when it is done: `PERFORM P UNTIL X`. */
  #ownScope(walk: ProcedureWalk, verb: string): Scope | undefined {
    const outOfLine = walk.facts.jumps.length > this.#jumps
    if (verb === 'PERFORM' && outOfLine) return this.#repeated(walk) ?? this.#top
    if (verb !== 'GO' || walk.verb !== 'GO TO DEPENDING') return this.#top
    const from = this.#find('DEPENDING', walk)
    return new Scope(this.#top, [], { prefix: '', pieces: [{ from, to: walk.at }] })
  }

  #repeated(walk: ProcedureWalk): Scope | undefined {
    const until = this.#find('UNTIL', walk)
    if (until < walk.at) {
      const after = this.#find('AFTER', { start: until, at: walk.at })
      return new Scope(this.#top, ['END-PERFORM'], { prefix: 'until ', pieces: [{ from: until + 1, to: after }] })
    }
    const times = this.#find('TIMES', walk)
    return times < walk.at ? new Scope(this.#top, ['END-PERFORM'], { prefix: '', pieces: [{ from: times - 1, to: times + 1 }] }) : undefined
  }

  /** The token of a word in a statement; where that ends when there is none. */
  #find(word: string, { start, at }: { readonly start: number; readonly at: number }): number {
    for (let i = start + 1; i < at; i++) if (this.#run.isWord(i, word)) return i
    return at
  }

  #openFor(walk: ProcedureWalk, verb: string): void {
    const { start, at } = walk
    const operands = { from: start + 1, to: at }
    if (verb === 'IF') {
      const to = this.#run.isWord(at - 1, 'SENTENCE') ? at - 2 : at
      this.#push(new Scope(this.#top, ['END-IF', 'ELSE'], { prefix: '', pieces: [{ from: start + 1, to }] }))
    } else if (verb === 'EVALUATE')
      this.#push(new Scope(this.#top, ['END-EVALUATE', 'WHEN'], { prefix: '', pieces: [], subject: operands }))
    else if (verb === 'SEARCH') this.#push(new Scope(this.#top, ['END-SEARCH', 'WHEN'], { prefix: '', pieces: [] }))
    else if (verb === 'WHEN') this.#when(operands)
    else if (verb === 'PERFORM' && walk.facts.jumps.length === this.#jumps)
      this.#push(this.#repeated(walk) ?? new Scope(this.#top, ['END-PERFORM'], { prefix: '', pieces: [] }))
  }

  #when(value: TokenRange): void {
    const choice = this.#top
    if (choice === undefined || !(choice.isBranch || choice.keys.includes('WHEN'))) return
    const outer = choice.isBranch ? choice.outer : choice
    if (outer !== undefined && this.#run.isWord(value.from, 'OTHER')) outer.total = true
    if (choice.isBranch) choice.pieces.push(value)
    else this.#push(new Scope(choice, [], { prefix: '', pieces: [value], subject: choice.subject, isBranch: true }))
  }

  /** What the statement means for whether control comes to the end of the paragraph. */
  #note(walk: ProcedureWalk, verb: string): void {
    if (verb !== 'EXIT' && verb !== 'CONTINUE') this.#doing.add(this.#paragraph)
    // From outside control comes to an ENTRY whatever stands before it.
    if (verb === 'ENTRY') {
      this.#paragraphEnds = false
      this.#sentenceEnds = false
    }
    if (staysInParagraph(this.#run, walk.start)) this.#paragraphGoesOn = true
    if (leavesSection(this.#run, walk.start)) this.#leavingSection.add(this.#paragraph)
    if (staysInParagraph(this.#run, walk.start) || leavesSection(this.#run, walk.start)) this.#skipping.add(this.#paragraph)
    if (!isTransfer(walk)) return
    if (verb === 'EXIT') this.#doing.add(this.#paragraph)
    if (this.#top === undefined) this.#sentenceEnds = true
    else this.#top.ends = true
  }

  #closeSentence(): void {
    while (this.#top !== undefined) this.#pop()
    if (this.#sentenceEnds && !this.#sentenceIsLeft) this.#paragraphEnds = true
    if (this.#sentenceIsLeft) this.#skipping.add(this.#paragraph)
    this.#sentenceEnds = false
    this.#sentenceIsLeft = false
  }

  #openParagraph(paragraph: number): void {
    this.#closeSentence()
    if (this.#paragraphEnds && !this.#paragraphGoesOn) this.#ending.add(this.#paragraph)
    this.#paragraphEnds = false
    this.#paragraphGoesOn = false
    this.#paragraph = paragraph
  }

  #close(key: string): void {
    if (this.#closeTo(key) !== undefined) this.#pop()
  }

  /** Closes what is open inside the innermost scope of this key, or inside one that `isEnough`, and gives that; undefined and nothing done where none is open. */
  #closeTo(key: string, isEnough: (scope: Scope) => boolean = () => false): Scope | undefined {
    if ((this.#open.get(key) ?? 0) === 0) return undefined
    while (this.#top !== undefined && !this.#top.keys.includes(key) && !isEnough(this.#top)) this.#pop()
    return this.#top
  }

  #push(scope: Scope): void {
    for (const key of scope.keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
    this.#top = scope
  }

  /** Where every way through a scope ends in a jump, what stands around it ends there. */
  #pop(): void {
    const scope = this.#top
    if (scope === undefined) return
    for (const key of scope.keys) this.#open.set(key, (this.#open.get(key) ?? 0) - 1)
    this.#top = scope.outer
    if (scope.isBranch && scope.outer !== undefined) scope.outer.othersEnd &&= scope.ends
    else if (scope.total && scope.othersEnd && (scope.ends || scope.subject !== undefined)) {
      if (this.#top === undefined) this.#sentenceEnds = true
      else this.#top.ends = true
    }
  }
}
