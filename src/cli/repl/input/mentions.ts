/** A file of the code that a question names with `@`, with lines or without. */
export interface Mention {
  /** As it stands in the question. */
  readonly text: string
  readonly path: string
  readonly startLine: number | undefined
  readonly endLine: number | undefined
  /** A name alone may be something else that begins with `@`, such as a symbol of assembler: only what has the form of a path must be one. */
  readonly mustExist: boolean
}

/** `@path`, `@path:10` and `@path:10-40`, each once. An address of e-mail is none, and the end of a sentence belongs to none. */
export function mentionsIn(question: string): Mention[] {
  const found = question.matchAll(/(?<![\w@#$./-])@([\w#$.][^\s@'"`<>()[\]{}|,;!?]*)/g)
  const mentions = [...found].map(([, word = '']) => mentionOf(word.replace(/[.:]+$/, '')))
  return [...new Map(mentions.map((mention) => [mention.text, mention])).values()]
}

function mentionOf(word: string): Mention {
  const [, path = '', first, last] = /^(.*?)(?::(\d+)(?:-(\d+))?)?$/.exec(word) ?? []
  const startLine = first === undefined ? undefined : Number(first)
  return {
    text: `@${word}`,
    path,
    startLine,
    endLine: last === undefined ? startLine : Number(last),
    mustExist: startLine !== undefined || /[/.]/.test(path),
  }
}
