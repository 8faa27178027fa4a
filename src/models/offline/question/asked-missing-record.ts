import { withPlainNot } from './plain-not.ts'

/** `What happens when the customer does not exist?`: of what is kept, and not of a name in the code. */
const happens =
  /\b(?:what (?:happens|does|do|is (?:done|said|returned|shown)|will|becomes|message)|which (?:message|error|code)|how (?:does|do|is))\b.*\b(?:when|if|where|in case|for)\b\s+(?<case>.+)$/i
const missing =
  /\bnot (?:be )?(?:exist|there|found|known|present|on file|in the file)\b|\bunknown\b|\bno (?:such|matching)\b|\bnon-?existent\b/i
const doubled =
  /\balready (?:exists?|there|used|taken|on file|known|present|in use|in the (?:file|table))\b|\bduplicates?\b|\bexists? already\b|\bis there already\b/i

/** Whether a question asks what is done where a record is missing, or is there already. */
export function askedMissingRecord(bare: string): 'missing' | 'doubled' | undefined {
  const said = happens.exec(withPlainNot(bare))?.groups?.case
  if (said === undefined) return undefined
  return doubled.test(said) ? 'doubled' : missing.test(said) ? 'missing' : undefined
}
