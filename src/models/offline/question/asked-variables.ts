import { escapeRegex } from '../../../base/escape-regex.ts'
import { isCoined } from '../../../base/words/is-coined.ts'
import { elementPattern, elementText } from './array-element.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

/** Written as a data item is: in capitals, or with an underscore. */
const spelled = /(?<![\w$#@.'"/-])(?:[A-Z][A-Z0-9$#@]*(?:_\w+)?|[A-Za-z]\w*_\w+)(?![\w$#@'"/-]|\.\w)/g
/** In small letters it is a name where no word of English is spelled so, or with digits behind letters. */
const small = /(?<![\w$#@.'"/-])(?:[a-z]{3,}|[a-z]{2,}\d[a-z\d]*)(?![\w$#@'"/-]|\.\w)/g
const element = new RegExp(String.raw`(?<![\w$#@.'"/-])${elementText}`, 'g')
const asking = /\b(?:what|which|where|how|who|when)\b/i
/** What stands in a condition of the question is no thing that is asked for: `what happens when MODE is 3`. */
const condition =
  /\b(?:when|if|while|whenever|whether|unless|until|once)\b[^,;?]*$|(?<!\b(?:set|given|defined|fixed|held|kept|stated|stored|saved|recorded|put)\s)\b(?:for|under|with|without|by|in|inside|within|from)\s+(?:the\s+)?(?:(?!is\b|are\b)[a-z]+\s+){0,3}$/i
const setTo = /^\s*(?:=|(?:is|are|was|equals?|has the value)\s+(?:set to\s+|equal to\s+)?(?:['"‘“]|[-+]?\d|[A-Z]\b|zero\b|not\b))/i
/** What can be asked of a data item itself. */
const ofData =
  /\b(?:what (?:is|are|does|do)|mean\w*|stands? for|holds?|values?|constants?|declar\w+|defin\w+|units?|siz(?:es?|ed)|dimension\w*|types?|length|sets?|assign\w*|comput\w*|calculat\w*|work(?:ed)? out|determin\w*|initiali\w+|deriv\w+|chang\w+|come from|controls?|get|gets|kept|stored|read|how (?:big|large|many|much|high|low|long|far|small|great)|limits?|maximum|minimum|rais\w+|increas\w+|lower\w*|reduc\w+|enlarg\w+|adjust\w*|modif\w+|edit\w*|default\w*|bounds?|capacity)\b/i

/** `where is X accumulated`: whatever is done to it. */
const placeOfData = /\bwhere (?:is|are|does|do|gets?)\b/i
/** Types of data and statements: words of the language, and no names. */
const ofLanguage =
  /^(?:REAL|INTEGER|CHARACTER|LOGICAL|DOUBLE|COMPLEX|COMMON|DATA|PARAMETER|INCLUDE|MODULE|USE|SUBROUTINE|FUNCTION|PROGRAM|CALL|READ|WRITE|FORMAT|OPEN|GOTO|SELECT|CASE|STOP|RETURN|DO|IF)$/

/** The names in a question of which it asks what they are, hold or get: not those that only tell when. */
export function askedVariables({ text }: Question): readonly string[] {
  const clauses = text.split(/(?<=[?;.])\s+|,\s+(?=and\b|what\b|where\b|which\b|how\b)/)
  const found = clauses.flatMap((clause) =>
    asking.test(clause) && (ofData.test(clause) || placeOfData.test(clause)) ? namesIn(clause) : [],
  )
  return [...new Set(found)]
}

function namesIn(clause: string): readonly string[] {
  const coined = [...clause.matchAll(small)].filter(([word]) => isCoined(word) || /\d/.test(word))
  const elements = [...clause.matchAll(element)]
  const isOfElement = ({ index: at = 0 }: RegExpMatchArray) =>
    elements.some(({ 0: { length }, index: from = 0 }) => at >= from && at < from + length)
  return [...elements, ...[...clause.matchAll(spelled), ...coined].filter((match) => !isOfElement(match))].flatMap((match) => {
    const [name] = match
    if (name.length < 2 || isTradeWord(name) || ofLanguage.test(name)) return []
    const isCondition = condition.test(clause.slice(0, match.index)) || setTo.test(clause.slice(match.index + name.length))
    return isCondition ? [] : [name]
  })
}

/** Whether it is asked where something gets its value, and not only what it is. */
export function asksWhereSet({ text }: Pick<Question, 'text'>): boolean {
  return /\b(?:where|how|who|which (?:routines?|subroutines?|functions?|programs?|modules?)|set|assign\w*|comput\w*|calculat\w*|chang\w+|comes? from|gets?|derived|determin\w+)\b/i.test(
    text,
  )
}

/** A name as a pattern: not inside a longer one. */
export function namePattern(name: string): string {
  return String.raw`\b${elementPattern(name) ?? String.raw`${escapeRegex(name)}\b`}`
}
