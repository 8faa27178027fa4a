/** The texts of so many characters that a question quotes, without blanks around them. An apostrophe in a word ends or begins none. */
export function quotedTexts(text: string, { least, most }: { readonly least: number; readonly most: number }): readonly string[] {
  const length = `{${least},${most}}`
  const quoted = new RegExp(
    String.raw`"([^"\n]${length})"|\u201c([^\u201d\n]${length})\u201d|(?<![\p{L}\p{N}])'([^'\n]${length})'(?!\p{L})`,
    'gu',
  )
  return [...text.matchAll(quoted)].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim())
}
