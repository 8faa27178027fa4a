import { withoutDuration } from './duration.ts'

const form =
  /\b(?:defin\w*|declar\w*|pic|pictures?|how (?:big|long|large|wide)|sizes?|length|lengths|format|type of|layout|laid out|consists?|structured?|where is|what is|what does|means?|values?|stands? for|holds?|digits?|bytes?|offset|position|which (?:field|column|copybook))\b|\b(?:fields|columns|parts|elements)\b[^?]*\b(?:have|has|consists?)\b|\b(?:members|components|sub-?fields|fields|elements) of (?:the )?(?:structure |record |group )?NAME\b/i

const parts =
  /\b(?:declar\w*|defin\w*|layout|laid out|structured?|consists?|made (?:up )?of|parts|fields|sub-?fields|members|components|elements|contains?|holds?|looks? like)\b/i

/** Whether it is asked where data are declared, how large they are, what they hold. */
export function asksForm(bare: string): boolean {
  return form.test(withoutDuration(bare))
}

/** Whether it is asked how something is made up, and not only what it is. */
export function asksParts(bare: string): boolean {
  return parts.test(bare)
}
