import { CallForm, Qualifier } from './call-sheet.ts'
import type { Source } from './language-rules.ts'
import { TokenKind } from './source-tokens.ts'

/** Behind these a command begins (POSIX Shell Command Language, 2.9 and 2.10). */
const beforeCommand = new Set('then do else elif if while until time coproc !'.split(' '))
const commandSigns = new Set([';', '|', '&', '(', '{', '`'])

/** Functions of a shell, and the commands that are one of them. */
export function readShell({ tokens, sheet }: Source): void {
  const open: { readonly unit: number; readonly depth: number }[] = []
  let depth = 0
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.is(i, '{') && !tokens.isGlued(i + 1)) depth++
    else if (tokens.is(i, '}') && !(tokens.isGlued(i) && tokens.isWord(i - 1))) {
      depth--
      const top = open.at(-1)
      if (top && depth <= top.depth) {
        sheet.end(top.unit, tokens.line(i))
        open.pop()
      }
    }
    if (isSource(i)) {
      sheet.call(open.at(-1)?.unit ?? -1, pathBehind(i + 1), tokens.line(i), Qualifier.none, CallForm.path)
      continue
    }
    if (!tokens.isWord(i) || !isCommand(i)) continue
    const isFunction = tokens.word(i) === 'function' && tokens.isWord(i + 1)
    const name = isFunction ? i + 1 : i
    if (isFunction || (tokens.is(i + 1, '(') && tokens.is(i + 2, ')'))) {
      const behind = tokens.is(name + 1, '(') ? name + 3 : name + 1
      const unit = sheet.begin({ name: tokens.value(name), detail: tokens.between(i, behind), startLine: tokens.line(i) })
      if (tokens.is(behind, '{')) open.push({ unit, depth })
      i = behind - 1
    } else if (!sheet.isKeyword(tokens.word(i))) sheet.call(open.at(-1)?.unit ?? -1, tokens.value(i), tokens.line(i))
  }
  while (open.length > 0) sheet.end(open.pop()?.unit ?? -1, tokens.line(tokens.count - 1))

  function isCommand(i: number): boolean {
    // A value is set, which a command may follow.
    if (tokens.is(i + 1, '=') && tokens.isGlued(i + 1)) return false
    if (i === 0 || beforeCommand.has(tokens.value(i - 1))) return true
    if (tokens.isFirstOnLine(i)) return tokens.text[tokens.ends[i - 1] ?? 0] !== '\\'
    return (
      tokens.kinds[i - 1] === TokenKind.sign && commandSigns.has(tokens.value(i - 1)) && !(tokens.is(i - 1, '{') && tokens.is(i - 2, '$'))
    )
  }

  /** `. file` and `source file`. */
  function isSource(i: number): boolean {
    const isWord = tokens.word(i) === 'source' || (tokens.is(i, '.') && !tokens.isGlued(i + 1))
    return isWord && i + 1 < tokens.count && tokens.line(i + 1) === tokens.line(i) && isCommand(i)
  }

  /** `lib/a.sh` without what a variable stands for. */
  function pathBehind(from: number): string {
    let to = from
    while (to < tokens.count && tokens.line(to) === tokens.line(from) && (to === from || tokens.isGlued(to))) to++
    const text = tokens.kinds[from] === TokenKind.text ? tokens.value(from) : tokens.between(from, to)
    return text.replace(/^.*\$[^/]*\//, '').replace(/^\.\//, '')
  }
}
