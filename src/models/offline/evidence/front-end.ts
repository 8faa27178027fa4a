/** What stands before or beside a legacy system: web pages, services and their descriptions. They repeat its words and decide little. */
const frontEnds: ReadonlySet<string> = new Set([
  'Java',
  'Kotlin',
  'C#',
  'PHP',
  'Swift',
  'JavaScript',
  'TypeScript',
  'Python',
  'HTML',
  'CSS',
  'JSON',
  'YAML',
  'XML',
  'Properties',
])
const asksFrontEnd =
  /\b(?:web|java\w*|rest|api|json|xml|yaml|html|http\w*|react|spring|browser|endpoint|front.?end|python|typescript|kotlin|php|c#|\.net|gui|client(?:s|-side)?|forms?|schedul\w*)\b/i
const worth = 0.45

/** How much units in a language count for a question, beside the words in them; less only where others were found too. */
export function frontEndWorth(question: string, languages: readonly string[]): (language: string) => number {
  const isMixed = languages.some((language) => frontEnds.has(language)) && languages.some((language) => !frontEnds.has(language))
  return isMixed && !asksFrontEnd.test(question) ? (language) => (frontEnds.has(language) ? worth : 1) : () => 1
}

const frontEndFile = /\.(?:java|kt|cs|php|swift|[jt]sx?|py|html?|css|scss|json|ya?ml|xml|properties|sh)$/i

/** Whether a file of that name is no part of the legacy system itself, and the question asks for none such. */
export function isBesideSystem(path: string, question: string): boolean {
  return frontEndFile.test(path) && !asksFrontEnd.test(question)
}
