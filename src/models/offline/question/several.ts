import type { Question } from './question.ts'

/** A noun in the plural at most four words behind `which`, `what`, `how many` … */
const several =
  /\b(?:which|what|how many|list|enumerate|name)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:(?!(?:is|are|does|do|did|was|has)\b)[\w/-]+\s+){0,3}?(?!(?:is|does|was|has|this|its|process|status|address|class|access|pass|less|basis|business|news)\b)[a-z-]{3,}s\b/i

/** Whether a question asks for all of several things: codes, levels, reasons, functions. */
export function asksSeveral({ bare }: Pick<Question, 'bare'>): boolean {
  return several.test(bare)
}
