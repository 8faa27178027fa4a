const nouns =
  '(?:file[- ])?status(?:es)?|(?:return|reason|response|result|completion|error|failure|status|condition)[- ]codes?|errors?|codes?|rc'
const said = new RegExp(
  String.raw`\b(?:${nouns})\s+(?:(?:of|is|was|=)\s*)?(?:(\d{1,4})|["'\u201c\u2018]([A-Z0-9]{1,4})["'\u201d\u2019])(?![\w-])(?!\s*(?:%|percent|lines?|bytes?|times?))`,
  'i',
)

/** The code of a few characters that somebody has seen or been given: `gets status 2 back`, `error code '07'`. */
export function saidCode(text: string): string | undefined {
  const [, number, quoted] = said.exec(text) ?? []
  return number ?? quoted
}
