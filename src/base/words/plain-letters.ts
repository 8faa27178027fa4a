/** What other alphabets write in the place of a letter with a mark, beside the letter alone: `für` as `fuer`, `på` as `paa`. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', æ: 'ae', ø: 'oe', œ: 'oe' }
/** Letters that Unicode does not take apart. */
const undivided: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd' }

/** A word in lower case and the ways to write it without marks, as old code does: `règlement` and `reglement`; `für`, `fur` and `fuer`. */
export function plainLetters(word: string): readonly string[] {
  if (/^[a-z0-9]*$/.test(word)) return [word]
  const replaced = (letters: Readonly<Record<string, string>>) => [...word].map((letter) => letters[letter] ?? letter).join('')
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  return [...new Set([word, bare(replaced(undivided)), bare(replaced(spelled))])]
}
