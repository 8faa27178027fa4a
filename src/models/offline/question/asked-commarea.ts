import { keepLast } from '../../../base/keep-last.ts'
import { nameMark, withMarks } from './name-mark.ts'
import type { Question } from './question.ts'

const program = String.raw`(?:the\s+)?(?:cobol\s+|cics\s+)?(?:(?:program|module|routine|transaction)\s+)?${nameMark}`
const area = String.raw`(?:(?:the|its|their|this|our)\s+)?(?:cics\s+)?(?:${nameMark}'s\s+)?(?:DFH)?COMMAREA(?:\s+(?:layouts?|structures?|formats?|records?|data|fields))?`
/** Whose it is, or nobody's in particular. */
const owner = String.raw`(?:\s+(?:(?:that\s+)?(?:of|for|in|to|passed\s+to|given\s+to|received\s+by|used\s+by|used\s+in|expected\s+by|which|that)\s+)?${program}(?:\s+(?:uses|receives|expects|gets|takes|has))?|\s+(?:of|in|used\s+(?:by|in)|between)\s+(?:the|this|all|most)\s+(?:programs?|system|application))?`
const member = '(?:copy\\s?books?|copy\\s+members?|copy\\s+files?|members?|includes?|structures?|records?|layouts?|formats?|dclgens?)'
const holds =
  '(?:holds?|contains?|defines?|describes?|declares?|has|have|maps?|lays?\\s+out|is|are|(?:is|are)\\s+used\\s+(?:for|as|by|in)|(?:is|are)\\s+for|makes?\\s+up|gives?)'
const shape = '(?:layouts?|structures?|formats?|definitions?|declarations?|descriptions?|fields?|contents?|items?|copy\\s?books?)'
const forms = [
  // `which copybook holds the commarea of NAME`
  String.raw`(?:which|what|in\s+(?:which|what))\s+(?:cobol\s+)?${member}\s+${holds}\s+${area}${owner}`,
  // `in which copybook is the commarea defined`, `by what is the commarea laid out`
  String.raw`(?:(?:in|by)\s+(?:which|what)(?:\s+${member})?|where|how)\s+(?:is|are)\s+${area}${owner}\s+(?:defined|declared|described|laid\s+out|kept|held|structured|built|mapped)`,
  // `what is the layout of the commarea`, `show the structure of the commarea of NAME`
  String.raw`(?:(?:what|which)\s+(?:is|are)\s+|(?:show|give|list)(?:\s+me)?\s+|tell\s+me\s+)?(?:the\s+)?${shape}\s+(?:of|for|in)\s+${area}${owner}`,
  String.raw`(?:what\s+is\s+|show(?:\s+me)?\s+)(?:in\s+)?${area}${owner}`,
  // `what does the commarea of NAME look like`
  String.raw`(?:what|how)\s+does\s+${area}${owner}\s+(?:look(?:\s+like)?|contain|hold|consist\s+of)`,
  String.raw`(?:what|which)\s+(?:copy\s?book\s+)?(?:fields?\s+)?(?:are|is)\s+in\s+${area}${owner}`,
  // `which commarea does NAME use`, `which copybook does NAME use for its commarea`
  String.raw`(?:which|what)\s+commarea(?:\s+(?:copy\s?book|layout|structure))?\s+does\s+${program}\s+(?:use|receive|expect|get|take|have)`,
  String.raw`(?:which|what)\s+${member}\s+(?:does|do)\s+(?:${program}|(?:the|all|most)\s+programs)\s+use\s+(?:for|as)\s+${area}`,
].map((form) => new RegExp(String.raw`^\W*${form}\W*$`, 'i'))
const itself = /^(?:DFH)?COMMAREA$/i

/** Whether a question asks what the commarea is laid out by: of one program that it names, or of the system. */
export const askedCommarea = keepLast((question: Question): 'named' | 'system' | undefined => {
  if (!/commarea/i.test(question.text)) return undefined
  const bare = withMarks(question, (name) => itself.test(name)).replace(/communication area/i, 'commarea')
  if (!forms.some((form) => form.test(bare))) return undefined
  return question.names.every((name) => itself.test(name)) ? 'system' : 'named'
})
