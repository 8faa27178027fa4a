import { CallForm, Qualifier, Role } from './call-sheet.ts'
import type { Source } from './language-rules.ts'
import { qualifierBefore } from './read-names.ts'
import type { SourceTokens } from './source-tokens.ts'

const routineWords = new Set(['procedure', 'function', 'entry'])
const moduleWords = new Set(['package', 'task', 'protected'])
/** `end if` and the like end no block that is counted. */
const otherEnds = new Set(['if', 'loop', 'case', 'select', 'record', 'return'])
const beforeStatement = new Set('begin then else do loop exception is select'.split(' '))

/** Something whose `end` has not come yet; `unit` is undefined for a block. */
interface Open {
  readonly unit: number | undefined
  readonly name: string | undefined
  readonly role: Role | undefined
  begun: boolean
}

/** Ada: packages and subprograms with their bodies (Ada Reference Manual, 6 and 7). */
export function readAda({ tokens, sheet }: Source): void {
  const open: Open[] = []
  const close = (i: number) => {
    const closed = open.pop()
    if (closed?.unit !== undefined) sheet.end(closed.unit, tokens.line(i))
  }
  const around = () => open.findLast(({ unit }) => unit !== undefined)
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word(i)
    const top = open.at(-1)
    if (word === '' || tokens.is(i - 1, "'")) continue
    const isInCode = top?.begun === true
    if (word === 'with' && !isInCode && (i === 0 || tokens.is(i - 1, ';'))) i = readWith({ tokens, sheet }, i, around()?.unit ?? -1)
    else if (
      (routineWords.has(word) || moduleWords.has(word)) &&
      tokens.isWord(i + 1) &&
      !isInCode &&
      !/^(?:access|with|end|protected)$/.test(tokens.word(i - 1))
    )
      i = define(i)
    else if (word === 'begin') {
      if (top && !top.begun) top.begun = true
      else open.push({ unit: undefined, name: undefined, role: undefined, begun: true })
    } else if (word === 'declare') open.push({ unit: undefined, name: undefined, role: undefined, begun: false })
    else if (word === 'accept') i = accept(i)
    else if (word === 'end' && !otherEnds.has(tokens.word(i + 1))) {
      const name = tokens.isWord(i + 1) ? lastName(tokens, i + 1) : undefined
      const at = name === undefined ? open.length - 1 : open.findLastIndex((one) => one.name?.toLowerCase() === name)
      while (open.length > Math.max(0, at)) close(i)
    } else if (isInCode || tokens.is(i + 1, '(') || (tokens.is(i - 1, '=') && tokens.is(i - 2, ':'))) use(i)
  }
  while (open.length > 0) close(tokens.count - 1)

  function define(i: number): number {
    let at = i + 1
    while (tokens.word(at) === 'body' || tokens.word(at) === 'type') at++
    while (tokens.is(at + 1, '.') && tokens.isWord(at + 2)) at += 2
    const end = headEnd(at + 1)
    // `is (value);` and `is null;` are bodies with nothing in them.
    const isShort = routineWords.has(tokens.word(i)) && (tokens.is(end + 1, '(') || tokens.word(end + 1) === 'null')
    const isBody = tokens.word(end) === 'is' && !isShort && !/^(?:new|separate|abstract)$/.test(tokens.word(end + 1))
    const isModule = moduleWords.has(tokens.word(i))
    if (tokens.word(end) === 'renames' || (isModule && !isBody)) return end
    const name = tokens.value(at)
    const isSpecification = isModule && tokens.word(i + 1) !== 'body' && tokens.word(i + 1) !== 'type'
    const role = isModule ? Role.module : tokens.word(i) === 'function' ? Role.value : Role.routine
    const unit = sheet.begin({
      role,
      name,
      of: around()?.name,
      detail: tokens.between(i, end),
      startLine: tokens.line(i),
      declaration: isModule ? isSpecification : !isBody && !isShort,
    })
    if (isBody) open.push({ unit, name, role, begun: false })
    return end
  }

  /** The `is`, `renames` or `;` behind parameters and result. */
  function headEnd(from: number): number {
    for (let i = from; i < Math.min(tokens.count, from + 1000); i++) {
      if (tokens.is(i, '(')) i = tokens.behindGroup(i, '(', ')', Math.min(tokens.count, i + 1000)) - 1
      else if (tokens.is(i, ';') || tokens.word(i) === 'is' || tokens.word(i) === 'renames') return i
    }
    return from
  }

  /** `accept Name (…) do … end Name;` */
  function accept(i: number): number {
    let at = i + 2
    if (tokens.is(at, '(')) at = tokens.behindGroup(at, '(', ')', Math.min(tokens.count, at + 1000))
    if (tokens.word(at) !== 'do') return at - 1
    open.push({ unit: undefined, name: tokens.value(i + 1), role: undefined, begun: true })
    return at
  }

  function use(i: number): void {
    if (sheet.isKeyword(tokens.word(i)) || tokens.is(i + 1, '.') || (tokens.is(i + 1, ':') && tokens.is(i + 2, '='))) return
    // `name => value` names a parameter.
    if (tokens.is(i + 1, '=') && tokens.is(i + 2, '>')) return
    let start = i
    while (tokens.is(start - 1, '.') && tokens.isWord(start - 2)) start -= 2
    const isStatement = tokens.is(i + 1, ';') && (tokens.is(start - 1, ';') || beforeStatement.has(tokens.word(start - 1)))
    const form = tokens.is(i + 1, '(') || isStatement ? CallForm.call : CallForm.mention
    sheet.call(around()?.unit ?? -1, tokens.value(i), tokens.line(i), qualifierBefore(tokens, i) ?? Qualifier.none, form)
  }
}

function readWith({ tokens, sheet }: Pick<Source, 'tokens' | 'sheet'>, from: number, unit: number): number {
  let i = from + 1
  for (; i < tokens.count && !tokens.is(i, ';'); i++) {
    if (tokens.isWord(i) && !tokens.is(i + 1, '.')) sheet.call(unit, tokens.value(i), tokens.line(i), Qualifier.none, CallForm.module)
  }
  return i
}

function lastName(tokens: SourceTokens, from: number): string {
  let at = from
  while (tokens.is(at + 1, '.') && tokens.isWord(at + 2)) at += 2
  return tokens.word(at)
}
