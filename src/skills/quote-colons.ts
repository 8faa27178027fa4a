const topLevelField = /^([\p{L}_][\p{L}\p{N}_-]*):[ \t]+([^\s"'|>[{].*)$/u

/**
 * YAML text with every unquoted value of a top-level field put into quotes, continuation lines joined to it. Mends the most common mistake in skill
 * files, a colon inside a value (`description: Use when: …`), and values that begin with a character YAML reserves.
 */
export function quoteColons(text: string): string {
  const out: string[] = []
  let open: { key: string; value: string } | undefined
  const close = () => {
    if (open !== undefined) out.push(`${open.key}: '${open.value.replaceAll("'", "''")}'`)
    open = undefined
  }
  for (const line of text.split('\n')) {
    const field = topLevelField.exec(line)
    if (field !== null) {
      close()
      open = { key: field[1] ?? '', value: (field[2] ?? '').trim() }
    } else if (open !== undefined && /^[ \t]+\S/.test(line)) {
      open.value += ` ${line.trim()}`
    } else {
      close()
      out.push(line)
    }
  }
  close()
  return out.join('\n')
}
