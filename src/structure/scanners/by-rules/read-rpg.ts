import { CallForm, Qualifier } from './call-sheet.ts'
import type { Source } from './language-rules.ts'
import { ProgramCalls } from './program-calls.ts'
import { TokenKind } from './source-tokens.ts'
import { statementsOf } from './statements.ts'

/** RPG in free form, as `free-rpg.ts` makes it of columns: procedures and subroutines, what calls them, and programs called. */
export function readRpg({ tokens, sheet }: Source): void {
  const programs = new ProgramCalls(tokens, sheet)
  /** Names of prototypes, and the token that names the program. */
  const prototypes = new Map<string, number>()
  const open: { readonly unit: number; readonly ends: string }[] = []
  const statements = [...statementsOf(tokens, { separators: ';', brackets: true, continuedBy: ',=+-' })]
  for (const { from, to } of statements) {
    const isPrototype = /^dcl-(?:pr|c|s)$/.test(tokens.word(from))
    if (isPrototype) for (let i = from + 2; i < to; i++) setBy(from + 1, i)
  }
  for (const { from, to } of statements) statement(from, to)
  while (open.length > 0) sheet.end(open.pop()?.unit ?? -1, tokens.line(tokens.count - 1))
  programs.finish()

  /** `extpgm('X')`, `inz('X')`, `const('X')`. */
  function setBy(name: number, i: number): void {
    const word = tokens.word(i)
    if (word === 'extpgm') prototypes.set(tokens.word(name), tokens.is(i + 1, '(') ? i + 2 : name)
    else if (word === 'inz' || word === 'const') programs.set(name, i + 2)
    else if (tokens.kinds[i] === TokenKind.text && tokens.word(name - 1) === 'dcl-c') programs.set(name, i)
  }

  function statement(from: number, to: number): void {
    const word = tokens.word(from)
    const unit = open.at(-1)?.unit ?? -1
    const line = tokens.line(from)
    if (tokens.is(from, '/')) directive(from, to)
    else if (word === 'dcl-proc' || word === 'begsr') {
      if (!tokens.isWord(from + 1)) return
      const hidden = word === 'begsr' || !tokens.between(from, to).toLowerCase().includes('export')
      const name = tokens.value(from + 1)
      const around = open.at(-1)
      open.push({
        unit: sheet.begin({
          name,
          of: around ? sheet.nameOf(around.unit) : undefined,
          detail: tokens.between(from, to),
          startLine: line,
          hidden,
        }),
        ends: word === 'begsr' ? 'endsr' : 'end-proc',
      })
    } else if (word === 'endsr' || word === 'end-proc') {
      if (open.at(-1)?.ends === word) sheet.end(open.pop()?.unit ?? -1, line)
    } else if (/^dcl-/.test(word)) return
    else if (word === 'exsr' || /^cas/.test(word)) {
      // Of a comparison the subroutine stands last.
      const name = word === 'exsr' ? from + 1 : to - 1
      if (tokens.isWord(name) && name > from) sheet.call(unit, tokens.value(name), line)
    } else if (word === 'call' || word === 'callb') programs.call(from + 1)
    else values(from, to, unit)
  }

  /** Calls in expressions; and texts that are put somewhere. */
  function values(from: number, to: number, unit: number): void {
    const isMove = /^movel?$/.test(tokens.word(from))
    if (isMove) programs.set(from + 2, from + 1)
    for (let i = from; i < to; i++) {
      if (!tokens.isWord(i) || sheet.isKeyword(tokens.word(i))) continue
      if (tokens.is(i + 1, '=')) programs.set(i, i + 2)
      const program = prototypes.get(tokens.word(i))
      const isCalled = tokens.is(i + 1, '(') || tokens.word(i - 1) === 'callp'
      if (!isCalled) continue
      if (program === undefined) sheet.call(unit, tokens.value(i), tokens.line(i))
      else programs.named(tokens.value(program), tokens.line(i))
    }
  }

  /** `/copy lib/file,member`. */
  function directive(from: number, to: number): void {
    const word = tokens.word(from + 1)
    if (word !== 'copy' && word !== 'include') return
    const name =
      tokens.kinds[to - 1] === TokenKind.text
        ? (/[^/,]*$/.exec(tokens.value(to - 1).replace(/\.\w+$/, ''))?.[0] ?? '')
        : tokens.value(to - 1)
    if (name !== '') sheet.call(-1, name, tokens.line(from), Qualifier.none, CallForm.member)
  }
}
