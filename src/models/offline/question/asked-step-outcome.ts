import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const step = String.raw`(?:the\s+|an?\s+|any\s+|one\s+|some\s+)?(?:(?:first|second|third|last|previous|earlier|preceding)\s+)?(?:job\s*)?(?:steps?\s+)?(?:NAME|steps?|one|error|(?:one\s+)?before(?: it)?)(?:\s+(?:of|in|before it|step|above it)(?:\s+(?:the\s+)?(?:job\s+|proc\s+)?NAME)?)?`
const fails = String.raw`(?:fails?|failed|abends?|abended|ends?\s+(?:abnormally|badly|in error|with\s+[^?]*)|ended\s+(?:abnormally|with\s+[^?]*)|(?:returns?|gives?|sets?|has|gets?)\s+(?:an?\s+)?(?:\d+|(?:non-?zero|bad|return|condition|rc|cc|error)\b[^?]*)|goes?\s+wrong|does(?:n['\u2019]t| not) work|does(?:n['\u2019]t| not) end with[^?]*)`
const afterError = String.raw`(?:if|when|after|once|in case|should)\s+(?:${step}\s+${fails}|(?:an?\s+)?(?:error|failure|abend)s?(?:\s+(?:in|of|at)\s+${step})?)`
const ofJob = String.raw`(?:\s+(?:of|in)\s+(?:the\s+)?(?:job\s+|proc\s+)?NAME)?`
const forms = [
  // `which steps of X are skipped if STEP1 fails`
  String.raw`^\W*(?:which|what)\s+(?:other\s+|later\s+|job\s*)?steps?${ofJob}\s+(?:are|is|do|does|will|would|still|get|gets)\s+(?:still\s+|be\s+|not\s+)*(?:skipped|bypassed|flushed|omitted|left out|run|executed?|done)\s+${afterError}\W*$`,
  // `what happens in X if STEP1 fails`
  String.raw`^\W*(?:what\s+(?:happens|is done|will happen)|how\s+(?:does|will)\s+(?:the\s+job|NAME|it)\s+(?:go on|continue|react))${ofJob}(?:\s+to\s+(?:the\s+)?(?:rest|job|later steps|job NAME|NAME)(?:\s+of\s+NAME)?)?\s+${afterError}\W*$`,
  // `does X go on if a step fails`
  String.raw`^\W*(?:does|will|is)\s+(?:the\s+)?(?:rest of\s+)?(?:job\s+|proc\s+|step\s+)?NAME${ofJob}\s+(?:still\s+)?(?:go on|continue|run on|run|stop|executed?|skipped|bypassed|end)\s+${afterError}\W*$`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question asks which steps of a job run when one of them fails. */
export const asksStepOutcome = keepLast(
  (bare: Question['bare']): boolean =>
    /\b(?:if|when|after|once|should|in case)\b/i.test(bare) &&
    /\bsteps?\b|\bjobs?\b|\bproc\b|NAME/i.test(bare) &&
    forms.some((form) => form.test(bare)),
)
