import type { Paragraph } from './cobol-program.ts'
import type { ProcedureWalk } from './procedure-walk.ts'
import { isDialectVerb, TokenClass } from './token-run.ts'
import { TokenFlag } from './tokens.ts'

/** Words after which a statement is complete, so that a header may follow though the period was forgotten. */
const closing = new Set(['END-EXEC', 'GOBACK', 'EXIT', 'CONTINUE', 'RUN', 'PROGRAM', 'PARAGRAPH', 'SECTION', 'DECLARATIVES'])

/**
 * Finds the headers of sections and paragraphs and keeps which one is open. A header is a name that no statement begins with, and a period (a section's has
 * SECTION between), at the beginning of a sentence. That alone is exact in free format, too, where area A says nothing.
 */
export class ParagraphHeaders {
  readonly #walk: ProcedureWalk
  #section = -1
  #paragraph = -1
  #declarative = false

  constructor(walk: ProcedureWalk) {
    this.#walk = walk
  }

  /** At anything but a verb: steps over a header, or else over the one token. False at a verb. */
  take(): boolean {
    const { run, at } = this.#walk
    const found = run.classAt(at)
    if (found === TokenClass.name || found === TokenClass.number || found === TokenClass.verb) {
      if (run.classAt(at + 1) === TokenClass.period) {
        if (this.#opensParagraph(at)) return this.#open('paragraph', at, at + 2)
      } else if (run.isWord(at + 1, 'SECTION') && this.#isName(at) && this.#startsSentence(at)) {
        const behind = run.classAt(at + 2) === TokenClass.number ? at + 3 : at + 2
        if (run.classAt(behind) === TokenClass.period) return this.#open('section', at, behind + 1)
      }
      if (found === TokenClass.verb) return false
    } else if (found === TokenClass.keyword && run.isWord(at, 'DECLARATIVES')) this.#setDeclarative(!run.isWord(at - 1, 'END'))
    this.#walk.at++
    return true
  }

  close(end: number): void {
    this.#closeParagraph(end)
    this.#closeAt(this.#section, end)
    this.#section = -1
  }

  #opensParagraph(at: number): boolean {
    const isFirst = ((this.#walk.run.tokens.flags[at] ?? 0) & TokenFlag.firstOnLine) !== 0
    return isFirst && this.#isName(at) && this.#startsSentence(at)
  }

  /** A verb is a name only where some compilers do not know it, and then it stands where headers begin. */
  #isName(at: number): boolean {
    const { run } = this.#walk
    if (run.classAt(at) !== TokenClass.verb) return true
    return ((run.tokens.flags[at] ?? 0) & TokenFlag.inAreaA) !== 0 && isDialectVerb(run.textAt(at))
  }

  #startsSentence(at: number): boolean {
    const { run } = this.#walk
    if (at === run.from) return true
    const before = run.classAt(at - 1)
    return (
      before === TokenClass.period || before === TokenClass.boundary || (before !== TokenClass.literal && closing.has(run.textAt(at - 1)))
    )
  }

  #open(kind: Paragraph['kind'], at: number, behind: number): true {
    const { facts, run, end } = this.#walk
    if (kind === 'section') this.close(at)
    else this.#closeParagraph(at)
    const section = kind === 'paragraph' ? facts.paragraphs[this.#section]?.name : undefined
    const index = facts.paragraphs.length
    facts.paragraphs.push({
      name: run.textAt(at),
      kind,
      ...(section === undefined ? {} : { section }),
      declarative: this.#declarative,
      range: { from: at, to: end },
    })
    if (kind === 'section') this.#section = index
    else this.#paragraph = index
    this.#walk.paragraph = index
    this.#walk.at = behind
    return true
  }

  /** `END DECLARATIVES` ends the last section of them: what follows belongs to none. */
  #setDeclarative(declarative: boolean): void {
    const { at } = this.#walk
    this.close(declarative ? at : at - 1)
    this.#walk.paragraph = -1
    this.#declarative = declarative
  }

  #closeParagraph(end: number): void {
    this.#closeAt(this.#paragraph, end)
    this.#paragraph = -1
  }

  #closeAt(index: number, to: number): void {
    const { paragraphs } = this.#walk.facts
    const paragraph = paragraphs[index]
    if (paragraph !== undefined) paragraphs[index] = { ...paragraph, range: { from: paragraph.range.from, to } }
  }
}
