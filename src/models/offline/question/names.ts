import { capitalTexts } from '../../../base/words/capital-texts.ts'
import { isTradeWord } from './trade-words.ts'

const quoted = /"([^"\n`]{2,60})"|`([^`\n]{2,60})`|(?<![\w'])'([^'\n`]{2,60})'(?!\w)/g
const token = /[\p{L}\p{N}@#$&_][\p{L}\p{N}@#$&._/+-]*/gu

const shortestNameOfLetters = 5

/** What a question names: identifiers, members, files, quoted texts and messages, as it spells them, each once. */
export function namesIn(text: string): readonly string[] {
  const found = new Map<string, string>()
  const add = (name: string) => found.set(name.toUpperCase(), name)
  const outside = text.replace(quoted, (_, ...groups: (string | undefined)[]) => {
    add(groups.slice(0, 3).find((group) => group !== undefined) ?? '')
    return ' '
  })
  const messages = capitalTexts(outside)
  messages.forEach(add)
  const unquoted = messages.reduce((rest, message) => rest.replace(message, ' '), outside)
  for (const [spelled] of unquoted.matchAll(token)) {
    // Routines of Multics end in one: `com_err_`, and have entries: `hcs_$initiate`; between two of them a word is only set off.
    const name = spelled.replace(spelled.startsWith('_') ? /[._/+-]+$/ : /[./+-]+$/, '')
    if (isName(name)) add(name)
  }
  return [...found.values()]
}

/** Whether a token looks like something a system calls its own: a member, a data name, a data set, a file, a message or abend code. */
function isName(text: string): boolean {
  // `e.g.` is no file, but `B.cbl` is.
  const fileName = /^[\w./-]*(?:\w\w\.(?:[A-Z][A-Z0-9]{0,4}|[a-z][a-z0-9]{0,4})|\w\.(?:[A-Z]{3,4}|[a-z]{3,4}))$/
  if (
    fileName.test(text) ||
    /^(?:_+[\p{L}\p{N}_]|\p{L}[\p{L}\p{N}_]*_)[\p{L}\p{N}_]*(?:\$[\p{L}_][\p{L}\p{N}_]*)?$/u.test(text) ||
    /^[a-z][a-z0-9]*[A-Z]\w*$/.test(text)
  )
    return true
  if (!/\p{L}/u.test(text) || /^P?FK?\d{1,2}$/i.test(text) || /^\d+(?:st|nd|rd|th|k|kb|mb|x)$/i.test(text)) return false
  if (/^[SU]?\d[0-9A-F]{2,3}$/.test(text) || (/^[\p{L}0-9]{4,}$/u.test(text) && /\d/.test(text))) return true
  if (!/^[\p{Lu}0-9@#$&][\p{Lu}0-9@#$&._-]*$/u.test(text) || isTradeWord(text)) return false
  return /[-_.@#$&]/.test(text) || /^[A-Z]{1,4}\d{2,5}[A-Z]?$/.test(text) || text.length >= shortestNameOfLetters
}
