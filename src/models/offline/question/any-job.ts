/** A job that is spoken of as any there may be: `when a job has no owner`, `does any batch job wait`. */
const anyJob =
  /\b(?:(?:do|does|did|can|could|may|must|should|will|if|when|whenever|once|until|while|unless)\s+(?:an?|any|each|every)|any|each|every)\s+(?:batch\s+)?jobs?\b/gi

/** The text without the jobs that are none of the code: what it says of others is asked about. */
export function withoutAnyJob(text: string): string {
  return text.replace(anyJob, ' ')
}

export function speaksOfAnyJob(text: string): boolean {
  return withoutAnyJob(text) !== text
}
