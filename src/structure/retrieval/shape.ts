/** A word of more letters is not told by three of them, which begin many others; where the trade writes three all the same, the open table says so. */
const longestOfThree = 6

/** What is written without its last letter: `TYP`, `DAT`; `mai` is no mail. */
const silentEnd = /[aeiouy]$/

/** Whether a part of an identifier abbreviates a word by its shape: its beginning, or its consonants (`customer`: `cust`, `cstmr`; `ledger`: `ldg`). */
export function abbreviates(part: string, word: string): boolean {
  if (part.length < (word.length > longestOfThree ? 4 : 3) || part.length >= word.length || part[0] !== word[0]) return false
  if (word.startsWith(part)) return part.length < word.length - 1 || silentEnd.test(word)
  const bones = skeleton(word)
  if (/[aeiou]/.test(part.slice(1)) || !isSubsequence(part, bones)) return false
  return bones.startsWith(part) || part.at(-1) === bones.at(-1)
}

/** The first letter and the consonants behind it, double ones once. */
function skeleton(word: string): string {
  const consonants = (word[0] ?? '') + word.slice(1).replace(/[aeiou]/g, '')
  return consonants.replace(/(.)\1/g, '$1')
}

function isSubsequence(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at++
  return at === part.length
}
