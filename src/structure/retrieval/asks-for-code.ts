const codeNouns =
  'program|routine|subroutine|sub-?program|function|procedure|paragraph|module|macro|copybook|include(?: file| member)?|common block|variable|array|field|parameter|constant|flag|source file'
const asked = new RegExp(String.raw`\b(?:which|what|whose|wherein|in which|name of the)\s+(?:[\w-]+\s+){0,2}?(?:${codeNouns})s?\b`, 'i')

/** Whether a question wants a piece of code to be named: a manual speaks of what that does at more length than the code, and seldom says where it is done. */
export function asksForCode(question: string): boolean {
  return asked.test(question)
}
