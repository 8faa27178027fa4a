import { namesInOrder } from './asked-order.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** `Does A run before B`: of two named things which comes first. */
export interface AskedJobOrder {
  readonly first: string
  readonly second: string
  /** The order that is asked about is that of the text. */
  readonly asSaid: boolean
}

const job = String.raw`(?:the\s+)?(?:(?:jobs?|programs?)\s+)?${nameMark}(?:\s+(?:job|program))?`
const form = new RegExp(
  String.raw`^\W*(?:does|do|did|is|will|must|should|has|can)\s+${job}\s+(?:(?:always|have|has|need|needs|supposed|to|get|be)\s+){0,4}(?:runs?|starts?|comes?|go|goes|finish|end|complete|execute|happen|scheduled|started|submitted|done|executed|finished)\s+(?:first\s+)?(before|ahead\s+of|prior\s+to|after|behind|following)\s+${job}(?:\s+(?:does|runs?|starts?|can\s+(?:run|start)|ends?|finishes|completes|has\s+(?:finished|ended|completed)))?\W*$`,
  'i',
)

export function askedJobOrder(question: Pick<Question, 'bare' | 'names' | 'text'>): AskedJobOrder | undefined {
  const place = form.exec(question.bare)?.[1]
  const [one, other, more] = namesInOrder(question)
  if (place === undefined || one === undefined || other === undefined || more !== undefined) return undefined
  const isBefore = /^(?:before|ahead|prior)/i.test(place)
  return isBefore ? { first: one, second: other, asSaid: true } : { first: other, second: one, asSaid: false }
}
