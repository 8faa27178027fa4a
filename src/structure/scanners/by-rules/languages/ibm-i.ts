import { CallForm, Qualifier } from '../call-sheet.ts'
import { type LanguageRules, type Source, words } from '../language-rules.ts'
import { ProgramCalls } from '../program-calls.ts'
import { readRpg } from '../read-rpg.ts'
import { TokenKind } from '../source-tokens.ts'
import { freeRpg } from './free-rpg.ts'

export const rpg: LanguageRules = {
  language: 'RPG',
  family: 'RPG',
  caseless: true,
  lexis: {
    lineComments: ['//'],
    texts: [
      { open: "'", close: "'", escape: 'doubled' },
      { open: '"', close: '"' },
    ],
    nameSigns: '-#@$',
    nameStarts: '#@$%',
  },
  normalised: freeRpg,
  keywords: words(
    'if dow dou for when else elseif select on-error monitor return and or not eval callp exec sql begsr endsr exsr plist parm',
  ),
  member: 'program',
  read: readRpg,
}

/** CL: a command a statement, its parameters with or without their words. */
function readCl({ tokens, sheet }: Source): void {
  const programs = new ProgramCalls(tokens, sheet)
  let subroutine = -1
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word(i)
    const line = tokens.line(i)
    if (word === 'call' || word === 'tfrctl') target(parameter(i, 'pgm'))
    else if (word === 'callprc') target(parameter(i, 'prc'))
    else if (word === 'callsubr') {
      const at = parameter(i, 'subr')
      if (tokens.isWord(at)) sheet.call(subroutine, tokens.value(at), line)
    } else if (word === 'subr' && !tokens.is(i - 1, '(') && !/^callsubr$/.test(tokens.word(i - 1)) && tokens.isFirstOnLine(i)) {
      const at = parameter(i, 'subr')
      if (!tokens.isWord(at)) continue
      subroutine = sheet.begin({ name: tokens.value(at), detail: tokens.between(i, at + 2), startLine: line, hidden: true })
      i = at
    } else if (word === 'endsubr') {
      sheet.end(subroutine, line)
      subroutine = -1
    } else if (word === 'include') {
      const at = parameter(i, 'srcmbr')
      if (tokens.isWord(at)) sheet.call(-1, tokens.value(at), line, Qualifier.none, CallForm.member)
    } else if (word === 'var' && tokens.is(i + 1, '(') && tokens.is(i + 2, '&')) value(i + 3)
  }
  programs.finish()

  /** The token of a command's first value, with `word (` before it or without. */
  function parameter(i: number, word: string): number {
    if (tokens.word(i + 1) === word && tokens.is(i + 2, '(')) return i + 3
    return tokens.line(i + 1) === tokens.line(i) ? i + 1 : tokens.count
  }

  /** `LIB/NAME`, `*LIBL/NAME`, `&NAME`, `'NAME'`. */
  function target(from: number): void {
    let at = from
    if (tokens.is(at, '*')) at++
    if (tokens.is(at + 1, '/')) at += 2
    if (tokens.is(at, '&')) programs.call(at + 1)
    else if (tokens.kinds[at] === TokenKind.text) programs.call(at)
    else if (tokens.isWord(at)) programs.named(tokens.value(at), tokens.line(from))
  }

  /** `CHGVAR VAR(&X) VALUE('Y')`, `DCL VAR(&X) TYPE(*CHAR) VALUE('Y')`. */
  function value(variable: number): void {
    for (let i = variable + 1; i < variable + 24; i++) {
      if (tokens.word(i) === 'var' || tokens.word(i) === 'chgvar' || tokens.word(i) === 'dcl') return
      if (tokens.word(i) === 'value') {
        programs.set(variable, i + 2)
        return
      }
    }
  }
}

export const cl: LanguageRules = {
  language: 'CL',
  family: 'CL',
  caseless: true,
  lexis: {
    blockComments: [{ open: '/*', close: '*/' }],
    texts: [{ open: "'", close: "'", escape: 'doubled' }],
    nameSigns: '#@$.',
    nameStarts: '#@$',
  },
  keywords: words('pgm endpgm if then else do enddo dcl chgvar monmsg return goto'),
  member: 'program',
  read: readCl,
}
