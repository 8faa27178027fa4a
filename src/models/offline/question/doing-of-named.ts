import { coreEnd } from './core-words.ts'
import { nameMark } from './name-mark.ts'

const kind = String.raw`(?:\s+(?:programs?|modules?|routines?|subroutines?|functions?|macros?|execs?|scripts?|jobs?|screens?|paragraphs?))?`
const part = '(?:paragraphs?|sections?|procedures?|routines?|functions?|statements?|steps?|parts?|lines?|methods?)'
/** Where does the NAME exec save the old versions; which paragraph of NAME reduces the stock. */
const patterns = [
  String.raw`\b(?:how|where|when|why)\s+(?:does|do|did|can|will)\s+(?:the\s+)?(?:[\w-]+\s+)?${nameMark}${kind}\s+(?<core>.+?)${coreEnd}`,
  String.raw`\b(?:which|what)\s+${part}\s+(?:of|in|inside)\s+(?:the\s+)?(?:[\w-]+\s+)?${nameMark}${kind}\s+(?!(?:is|are|was|were|does|do|has|have)\b)(?<core>.+?)${coreEnd}`,
].map((pattern) => new RegExp(pattern, 'i'))

/** What a question says that something it names does: the words up to the circumstances. */
export function doingOfNamed(bare: string): string | undefined {
  return patterns.map((pattern) => pattern.exec(bare)?.groups?.core).find((core) => core !== undefined)
}
