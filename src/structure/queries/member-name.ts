/** The name of a member without directories and extension, upper case. */
export function memberName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  return (dot > 0 ? file.slice(0, dot) : file).toUpperCase()
}
