/** `<NAME>`, `${name}` and `{{ name }}`, as templates write what somebody is to fill in. */
const placeholder = /<([A-Za-z][\w-]{0,40})>|\$\{([\w.-]{1,40})\}|\{\{ ?([\w.-]{1,40}) ?\}\}/g

/** Lines in which placeholders are symbols, `&NAME`, which readers of SQL take as part of a name. */
export function placeholdersAsSymbols(lines: readonly string[]): readonly string[] {
  return lines.map((line) =>
    line.includes('<') || line.includes('{')
      ? line.replace(
          placeholder,
          (_, ...names: (string | undefined)[]) => `&${names.find((name) => typeof name === 'string')?.replace(/\W/g, '_')}`,
        )
      : line,
  )
}
