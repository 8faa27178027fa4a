// What people see of a program: texts on screens, consoles and listings.

/** The code that messages begin with. */
export const messageCode = /^[A-Z]{2,8}-?[0-9]{2,6}[A-Z]?(?![A-Z0-9-])/
/** A longer text is cut where it is the name of a message. */
const nameChars = 200

/** The name of the unit that a text is. */
export function messageName(text: string): string {
  return text.trim().slice(0, nameChars)
}

/** At least two words, or the code that a message begins with: `ABC1234E`. */
export function isWorthKeeping(text: string): boolean {
  return isSentence(text) || messageCode.test(text)
}

/** At least two words. */
export function isSentence(text: string): boolean {
  return wordsIn(text) > 1
}

/** A word has two letters or more. */
export function hasWord(text: string): boolean {
  return wordsIn(text) > 0
}

function wordsIn(text: string): number {
  let words = 0
  let letters = 0
  for (let i = 0; i <= text.length; i++) {
    if (isLetter(text.charCodeAt(i))) letters++
    else {
      if (letters > 1) words++
      letters = 0
    }
  }
  return words
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0
}
