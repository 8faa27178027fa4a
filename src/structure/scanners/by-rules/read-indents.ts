import { CallForm, Qualifier, Role } from './call-sheet.ts'
import type { Source } from './language-rules.ts'
import { namesIn, qualifierBefore } from './read-names.ts'
import type { SourceTokens } from './source-tokens.ts'
import { statementsOf } from './statements.ts'

/** A definition whose lines are indented. */
interface Open {
  readonly unit: number
  readonly name: string
  readonly column: number
  readonly variables: Set<string> | undefined
}

/** Python: what is indented deeper than a definition belongs to it (The Python Language Reference, "Indentation"). */
export function readIndents({ tokens, sheet }: Source): void {
  const open: Open[] = []
  let last = 0
  const close = () => {
    const closed = open.pop()
    if (closed) sheet.end(closed.unit, tokens.line(last))
  }
  for (const { from, to } of statementsOf(tokens, { separators: ';', brackets: true, continuedBy: '\\' })) {
    const column = tokens.indent(from)
    if (tokens.isFirstOnLine(from)) while (open.length > 0 && column <= (open.at(-1)?.column ?? 0)) close()
    const at = tokens.word(from) === 'async' ? from + 1 : from
    const word = tokens.word(at)
    const top = open.at(-1)
    if ((word === 'def' || word === 'class') && tokens.isWord(at + 1)) {
      const name = tokens.value(at + 1)
      const unit = sheet.begin({
        role: word === 'class' ? Role.type : Role.routine,
        name,
        of: top?.name,
        detail: tokens.between(from, to).replace(/:$/, ''),
        startLine: tokens.line(from),
      })
      const behind = tokens.behindGroup(at + 2, '(', ')', to)
      if (word === 'class') {
        for (let i = at + 2; i < behind; i++) if (tokens.isWord(i) && !tokens.is(i + 1, '.')) sheet.inherits(unit, tokens.value(i))
      }
      open.push({ unit, name, column, variables: word === 'def' ? namesIn(tokens, at + 2, behind) : undefined })
      readCalls({ tokens, sheet }, behind, to, open.at(-1))
    } else if (word === 'import' || word === 'from') readImport({ tokens, sheet }, from, to, top?.unit ?? -1)
    else {
      if (top?.variables && tokens.isWord(from) && tokens.is(from + 1, '=') && !tokens.is(from + 2, '='))
        top.variables.add(tokens.value(from))
      readCalls({ tokens, sheet }, from, to, top)
    }
    last = to - 1
  }
  while (open.length > 0) close()
}

function readCalls({ tokens, sheet }: Pick<Source, 'tokens' | 'sheet'>, from: number, to: number, open: Open | undefined): void {
  for (let i = from; i < to; i++) {
    if (!tokens.isWord(i) || (sheet.isKeyword(tokens.word(i)) && !tokens.is(i - 1, '.'))) continue
    const isDecorator = tokens.is(from, '@') && !tokens.is(i + 1, '.') && !tokens.is(i - 1, '(')
    if (!tokens.is(i + 1, '(') && !(isDecorator && i === to - 1)) continue
    const qualifier = superBefore(tokens, i) ?? qualifierBefore(tokens, i) ?? Qualifier.none
    if (qualifier === Qualifier.none && open?.variables?.has(tokens.value(i))) continue
    sheet.call(open?.unit ?? -1, tokens.value(i), tokens.line(i), qualifier)
  }
}

/** `super().name (`. */
function superBefore(tokens: SourceTokens, i: number): number | undefined {
  return tokens.is(i - 1, '.') && tokens.is(i - 2, ')') && tokens.is(i - 3, '(') && tokens.word(i - 4) === 'super'
    ? Qualifier.base
    : undefined
}

/** `import a.b as c, d` and `from .a import b`: as paths. */
function readImport({ tokens, sheet }: Pick<Source, 'tokens' | 'sheet'>, from: number, to: number, unit: number): void {
  const add = (path: string, i: number) => path !== '' && sheet.call(unit, path, tokens.line(i), Qualifier.none, CallForm.path)
  let at = from + 1
  if (tokens.word(from) === 'from') {
    let dots = 0
    while (tokens.is(at, '.')) {
      dots++
      at++
    }
    const path = dotted(tokens, at, to)
    const folder = dots === 0 ? '' : dots === 1 ? './' : '../'.repeat(dots - 1)
    const module = `${folder}${path.text}`
    add(module, at)
    // What is imported from a package may be a module of it.
    for (let i = path.next + 1; i < to; i++)
      if (tokens.isWord(i) && tokens.word(i - 1) !== 'as')
        add(`${module === '' || module.endsWith('/') ? module : `${module}/`}${tokens.value(i)}`, i)
    return
  }
  while (at < to) {
    const path = dotted(tokens, at, to)
    add(path.text, at)
    at = path.next
    while (at < to && !tokens.is(at, ',')) at++
    at++
  }
}

function dotted(tokens: SourceTokens, from: number, to: number): { readonly text: string; readonly next: number } {
  if (!tokens.isWord(from) || tokens.word(from) === 'import') return { text: '', next: from }
  let next = from + 1
  while (next + 1 < to && tokens.is(next, '.') && tokens.isWord(next + 1)) next += 2
  return { text: tokens.between(from, next).replaceAll('.', '/'), next }
}
