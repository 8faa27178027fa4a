import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

/** With what a question says that a program or job ends: any error where it gives no code. */
export interface AskedStops {
  readonly code?: number
  /** The code is that of an abend. */
  readonly isAbend?: boolean
}

const it = String.raw`(?:the\s+|an?\s+)?(?:step\s+NAME\s+(?:of|in)\s+)?(?:(?:program|routine|module|job|jcl|proc|procedure|step|transaction|batch)\s+){0,2}NAME`
const ends = String.raw`(?:(?:abend|abort|stop|terminate|quit|crash|die|fail|give up)s?|(?:stop|end|terminate|finish|exit)s?\s+(?:with|in|on|by)\s+(?:an?\s+)?(?:error|abend|failure)|(?:end|terminate)s?\s+abnormally|(?:take|issue|force)s?\s+an\s+abend)`
const given = String.raw`(?:=\s*|of\s+|is\s+)?0*(?<code>\d{1,5})`
const withCode = String.raw`(?:(?:abend|fail|end|stop|terminate|finish|exit|return|give|set|get|issue|crash)s?\s+(?:with\s+|in\s+|on\s+)?(?:an?\s+|the\s+)?(?:(?<abend>(?:user\s+)?abend\s+(?:code\s+)?)|(?:(?:return|condition|completion|exit)\s+code|rc|cc|maxcc|code)\s*)${given})`
const ended = '(?:abended|aborted|stopped|terminated|ended)'
const tail = String.raw`(?:\s+(?:itself|the run|the job|at all|deliberately|abnormally))?\W*$`
const asksWhen = String.raw`(?:when|where|why|how|(?:under|in|on|for|at|with)\s+(?:what|which)\s+[a-z]+)`
const can = '(?:can|could|would|will|may|might)'
const forms = [
  // `when does X abend`, `where does X stop with an error`, `under which conditions does X end with return code 8`
  String.raw`^\W*${asksWhen}\s+(?:does|do|did|will|would|can|could|might|may)\s+${it}\s+(?:${withCode}|${ends})${tail}`,
  // `what makes X abend`, `what can cause X to abend`, `what would stop X`
  String.raw`^\W*(?:what|which\s+[a-z]+)\s+(?:${can}\s+)?(?:makes?|lets?|causes?|forces?|leads?)\s+${it}\s+(?:to\s+)?(?:${withCode}|${ends})${tail}`,
  String.raw`^\W*(?:what|which\s+[a-z]+)\s+(?:${can}\s+)?(?:stops?|abends?|ends?|aborts?|terminates?|kills?)\s+${it}${tail}`,
  // `when is X abended`
  String.raw`^\W*(?:when|why|(?:under|in)\s+(?:what|which)\s+[a-z]+)\s+(?:is|does|gets?)\s+${it}\s+(?:get\s+)?${ended}${tail}`,
  // `what sets return code 4 in X`
  String.raw`^\W*(?:what|where|when)\s+(?:(?:is|does|gets?)\s+)?(?:sets?\s+|gives?\s+|leads\s+to\s+|causes?\s+)?(?:an?\s+|the\s+)?(?:(?<abend>(?:user\s+)?abend\s+(?:code\s+)?)|(?:(?:return|condition|completion|exit)\s+code|rc|cc|maxcc)\s*)${given}(?:\s+(?:set|given|returned|issued))?\s+(?:in|by|of|from)\s+${it}${tail}`,
].map((form) => new RegExp(form, 'i'))

/** On what conditions a program or job ends itself, if that and nothing else is asked. */
export const askedStops = keepLast((bare: Question['bare']): AskedStops | undefined => {
  if (!/abend|abort|stop|terminat|quit|crash|die|fail|give|end|exit|kill|code|rc|cc/i.test(bare)) return undefined
  for (const form of forms) {
    const said = form.exec(bare)
    if (said === null) continue
    const { code, abend } = said.groups ?? {}
    return code === undefined ? {} : { code: Number(code), isAbend: abend !== undefined }
  }
  return undefined
})
