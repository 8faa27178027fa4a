/** Words by which people say what form something has: code is in that form and does not say so, be it what a command takes. */
const words =
  /^(?:layouts?|structures?|formats?|definitions?|descriptions?|flat|sequential|plain|raw|source|logic|wording|lists?|overviews?|details?|examples?|snippets?|pieces?|chunks?|messages?|operands?|formulas?|formulae|equations?|algorithms?|expressions?|laid)$/i

/** By which they ask what a program tells them, and how much of it there may be. */
const sayings =
  /^(?:says?|said|complain(?:s|ed|ts?)?|tells?|told|shows?|shown|displayed|happens?|appears?|warns?|repl(?:y|ies)|reacts?|responds?|fits?)$/i

/** What somebody does at a screen. */
const choosing = /^(?:choices?|choos(?:es?|ing)|chosen|selections?)$/i

/** And verbs that mean something only with what stands beside them: `get rid of`, `picks out of`, `deals with`. */
const idle = /^(?:rid|pick(?:s|ed|ing)?|deal(?:s|ing)?|cop(?:es|ed|ing)|bother(?:s|ed|ing)?|judg(?:es?|ed|ing))$/i

/** What code does by a condition, and says of no condition that it does it: `guards`, `refused`, `insist on`; and what something is made up of. */
const deciding =
  /^(?:insist|enforc|ensur|guard|prevent|forb[ai]d(?:den)?|prohibit|disallow|refus|permit|tolerat|avoid|notic|detect|recogni[sz]|treat|decod|decid|determin|consist)(?:e?s|ed|ing|e)?$/i

/** Whether a word that stands nowhere in the code is no sign that something is missing from it: `the record layout`, `a flat file`. */
export function isFormWord(word: string): boolean {
  return words.test(word) || sayings.test(word) || idle.test(word) || choosing.test(word) || deciding.test(word)
}
