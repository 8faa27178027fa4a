import type { UnitKind } from '../../../../answer/structure.ts'
import { CallForm, Qualifier } from '../call-sheet.ts'
import { type LanguageRules, type Source, words } from '../language-rules.ts'
import { ProgramCalls } from '../program-calls.ts'
import { TokenKind } from '../source-tokens.ts'

/** What DEFINE defines beside subroutines (Natural, Statements: DEFINE). */
const otherDefinitions = words('data window printer work class prototype function')
/** Of the extensions of Natural's sources: what is no program, subprogram, subroutine, helproutine or function. */
const kinds: ReadonlyMap<string, UnitKind> = new Map([
  ...['nsl', 'nsa', 'nsg', 'nsc'].map((extension) => [extension, 'copybook'] as const),
  ['nsm', 'map'],
  ['nsd', 'view'],
])

function readNatural({ tokens, sheet, path }: Source): void {
  // Of a member that is a subroutine or function other members call what it defines.
  const isShared = /\.(?:nss|ns7)$/i.test(path)
  const programs = new ProgramCalls(tokens, sheet)
  // Without end, as in reporting mode, one ends where the next begins.
  let subroutine = -1
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word(i)
    const line = tokens.line(i)
    if (word === 'callnat' || word === 'call') programs.call(tokens.word(i + 1) === 'interface4' ? i + 2 : i + 1)
    else if (word === 'fetch') programs.call(/^(?:return|repeat)$/.test(tokens.word(i + 1)) ? i + 2 : i + 1)
    else if (word === 'perform' && tokens.isWord(i + 1) && tokens.word(i + 1) !== 'break') sheet.call(subroutine, tokens.value(i + 1), line)
    else if (word === 'include' && tokens.isWord(i + 1)) sheet.call(-1, tokens.value(i + 1), line, Qualifier.none, CallForm.member)
    else if (word === 'using' && tokens.word(i + 1) === 'map') programs.call(i + 2, 'map', 'map')
    else if (word === 'using' && /^(?:local|parameter|global|independent)$/.test(tokens.word(i - 1)) && tokens.isWord(i + 1))
      sheet.call(-1, tokens.value(i + 1), line, Qualifier.none, CallForm.member)
    else if (word === 'define') i = define(i)
    else if (word === 'end-subroutine' || word === 'end-function') {
      sheet.end(subroutine, line)
      subroutine = -1
    } else value(i)
  }
  if (subroutine >= 0) sheet.end(subroutine, tokens.line(tokens.count - 1))
  programs.finish()

  function define(i: number): number {
    const word = tokens.word(i + 1)
    const name = word === 'subroutine' || word === 'function' ? i + 2 : i + 1
    if (!tokens.isWord(name) || (name === i + 1 && otherDefinitions.has(word))) return i
    if (subroutine >= 0) sheet.end(subroutine, tokens.line(i - 1))
    subroutine = sheet.begin({
      name: tokens.value(name),
      detail: tokens.between(i, name + 1),
      startLine: tokens.line(i),
      hidden: !isShared,
    })
    return name
  }

  /** `MOVE 'X' TO #V`, `#V := 'X'`, `ASSIGN #V = 'X'`, `#V (A8) INIT <'X'>`. */
  function value(i: number): void {
    if (tokens.kinds[i] !== TokenKind.text) return
    if (tokens.word(i + 1) === 'to') programs.set(i + 2, i)
    else if (tokens.is(i - 1, '=')) programs.set(tokens.is(i - 2, ':') ? i - 3 : i - 2, i)
    else if (tokens.is(i - 1, '<') && tokens.word(i - 2) === 'init') {
      let at = i - 2
      while (at > i - 12 && !tokens.isFirstOnLine(at)) at--
      programs.set(tokens.kinds[at] === TokenKind.number ? at + 1 : at, i)
    }
  }
}

export const natural: LanguageRules = {
  language: 'Natural',
  family: 'Natural',
  caseless: true,
  lexis: {
    lineComments: ['/*'],
    commentLine: /\*/y,
    texts: [
      { open: "'", close: "'", escape: 'doubled' },
      { open: '"', close: '"', escape: 'doubled' },
    ],
    nameSigns: '-#@$&+',
    nameStarts: '#@&+',
  },
  keywords: words('if then else end-if decide for repeat until while'),
  member: (path) => kinds.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? 'program',
  read: readNatural,
}
