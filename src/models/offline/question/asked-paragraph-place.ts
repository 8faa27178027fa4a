import type { Question } from './question.ts'

/** Which of the paragraphs of a program is asked for by its place in the text. */
export interface AskedParagraphPlace {
  readonly place: 'after' | 'before' | 'first' | 'last'
  /** The name beside it, where one is given. */
  readonly kind: 'paragraph' | 'section'
}

const part = '(?<part>paragraphs?|sections?)'
const direct = String.raw`(?:(?:right|directly|immediately|just|straight|next)\s+)?`
const of = String.raw`(?:\s+(?:in|of)\s+(?:the\s+)?(?:cobol\s+)?(?:program\s+)?NAME)?(?:\s+(?:program))?\W*$`
const relative = new RegExp(
  String.raw`^\W*(?:(?:which|what)\s+(?:is\s+the\s+)?(?:next\s+)?${part}\s+(?:comes?\s+|stands?\s+|is\s+|runs?\s+|follows\s+)?${direct}|what\s+(?:comes|stands|is)\s+${direct})(?<place>after|behind|below|follows|before|above|precedes)?\s*(?:the\s+)?(?:(?<said>paragraph|section)\s+)?NAME(?:\s+(?:paragraph|section))?${of}`,
  'i',
)
const absolute = new RegExp(
  String.raw`^\W*(?:which|what)\s+is\s+the\s+(?:very\s+)?(?<place>first|last)\s+${part}\s+(?:in|of)\s+(?:the\s+)?(?:program\s+)?NAME(?:\s+program)?\W*$`,
  'i',
)

export function askedParagraphPlace({ bare }: Pick<Question, 'bare'>): AskedParagraphPlace | undefined {
  const groups = (absolute.exec(bare) ?? relative.exec(bare))?.groups
  const said = groups?.part ?? groups?.said
  if (groups === undefined || said === undefined) return undefined
  const word = (groups.place ?? (/\bfollows\b/i.test(bare) ? 'after' : /\bprecedes\b/i.test(bare) ? 'before' : '')).toLowerCase()
  const place = /^(?:after|behind|below|follows)$/.test(word) ? 'after' : /^(?:before|above|precedes)$/.test(word) ? 'before' : word
  const kind = /^section/i.test(said) ? 'section' : 'paragraph'
  return place === 'after' || place === 'before' || place === 'first' || place === 'last' ? { place, kind } : undefined
}
