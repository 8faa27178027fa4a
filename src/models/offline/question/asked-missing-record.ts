/** `What happens when the customer does not exist?`: of what is kept, and not of a name in the code. */
const happens =
  /\b(?:what (?:happens|does|do|is (?:done|said|returned|shown)|will|becomes|message)|which (?:message|error|code)|how (?:does|do|is))\b.*\b(?:when|if|where|in case|for)\b\s+(?<case>.+)$/i
const missing =
  /\b(?:(?:does|do|did)(?: not|n['\u2019]t) exist|(?:is|are|was|were|cannot|could|can|can['\u2019]t|be)\s*(?:not|n['\u2019]t)?\s*(?:be )?(?:not (?:there|found|on file|in the file|known|present)|found|unknown)|no (?:such|matching)|non-?existent)\b/i
const denied = /\b(?:not|n['\u2019]t|no|cannot|unknown|never|non-?existent)\b|n['\u2019]t\b/i
const doubled =
  /\balready (?:exists?|there|used|taken|on file|known|present|in use|in the (?:file|table))\b|\bduplicates?\b|\bexists? already\b|\bis there already\b/i

/** Whether a question asks what is done where a record is missing, or is there already. */
export function askedMissingRecord(bare: string): 'missing' | 'doubled' | undefined {
  const said = happens.exec(bare)?.groups?.case
  if (said === undefined) return undefined
  if (doubled.test(said)) return 'doubled'
  return missing.test(said) && denied.test(said) ? 'missing' : undefined
}
