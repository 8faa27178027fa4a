import { CallForm, Qualifier } from '../call-sheet.ts'
import { type LanguageRules, type Source, words } from '../language-rules.ts'
import { ProgramCalls } from '../program-calls.ts'

/** Easytrieve: `name. PROC` to END-PROC, PERFORM, CALL, and macros, whose members begin with MACRO. */
function readEasytrieve({ tokens, sheet }: Source): void {
  const programs = new ProgramCalls(tokens, sheet)
  let procedure = -1
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word(i)
    const line = tokens.line(i)
    if (word === 'proc' && tokens.is(i - 1, '.') && tokens.isWord(i - 2)) {
      const detail = tokens.between(i - 2, i + 1)
      procedure = sheet.begin({ name: tokens.value(i - 2), detail, startLine: tokens.line(i - 2), hidden: true })
    } else if (word === 'end-proc') {
      sheet.end(procedure, line)
      procedure = -1
    } else if (word === 'perform' && tokens.isWord(i + 1)) sheet.call(procedure, tokens.value(i + 1), line)
    else if (word === 'call' && tokens.isWord(i + 1)) programs.named(tokens.value(i + 1), line)
    else if (tokens.is(i, '%') && tokens.isFirstOnLine(i) && tokens.isWord(i + 1))
      sheet.call(-1, tokens.value(i + 1), line, Qualifier.none, CallForm.member)
  }
  programs.finish()
}

export const easytrieve: LanguageRules = {
  language: 'Easytrieve',
  family: 'Easytrieve',
  caseless: true,
  lexis: { commentLine: /[ \t]*\*/y, texts: [{ open: "'", close: "'", escape: 'doubled' }], nameSigns: '-#@$', nameStarts: '#@$' },
  keywords: words('if else end-if do while end-do'),
  member: 'program',
  read: readEasytrieve,
}
