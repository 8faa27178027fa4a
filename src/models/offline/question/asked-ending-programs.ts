import { keepLast } from '../../../base/keep-last.ts'

/** Of which programs it is asked that they end themselves so. */
export interface AskedEndingPrograms {
  readonly isAbend: boolean
  /** Of any where it gives none. */
  readonly code?: number
}

const who = String.raw`(?:(?:which|what|list|show|list\s+all|all)\s+(?:the\s+|all\s+|other\s+)?(?:(?:batch|cobol|online|cics|pl\/i|assembler)\s+)?(?:programs?|modules?|routines?)\s+(?:that\s+|which\s+)?|who\s+)(?:can\s+|could\s+|may\s+|might\s+|will\s+|do\s+)?(?:themselves\s+)?`
const article = String.raw`(?:an?\s+|the\s+|any\s+|its\s+|their\s+|own\s+|special\s+register\s+|register\s+|non-?zero\s+)*`
const number = String.raw`(?:\s*(?:=|of)?\s*0*(?<code>\d{1,5}))?`
const abending = String.raw`(?:abends?|aborts?|crash(?:es)?|end(?:s)?\s+abnormally|(?:end|stop|terminate|finish)s?\s+with\s+${article}(?:user\s+)?abend|(?:issue|force|take|raise|cause|give)s?\s+${article}(?:user\s+)?abends?)(?:\s+with)?(?:\s+(?:the\s+)?(?:user\s+)?(?:abend\s+)?(?:code|number))?${number}`
const returning = String.raw`(?:sets?|gives?|returns?|changes?|modif(?:y|ies)|uses?|(?:end|stop|terminate|finish)s?\s+with)\s+${article}(?:(?:return|condition|completion|exit)[- ]codes?|RC|CC)${number}`
const forms = [
  { form: new RegExp(String.raw`^\W*${who}${abending}\W*$`, 'i'), isAbend: true },
  { form: new RegExp(String.raw`^\W*${who}${returning}\W*$`, 'i'), isAbend: false },
  {
    form: new RegExp(
      String.raw`^\W*where\s+(?:is|are|does)\s+${article}(?:return|condition|completion|exit)[- ]codes?${number}\s+(?:set|given|returned)\W*$`,
      'i',
    ),
    isAbend: false,
  },
] as const

/** Undefined where that is not asked, or more. */
export const askedEndingPrograms = keepLast((text: string): AskedEndingPrograms | undefined => {
  if (!/abend|abort|crash|abnormal|cod|\b[RC]C\b/i.test(text)) return undefined
  for (const { form, isAbend } of forms) {
    const said = form.exec(text)
    if (said === null) continue
    const code = said.groups?.code
    return { isAbend, ...(code === undefined ? {} : { code: Number(code) }) }
  }
  return undefined
})
