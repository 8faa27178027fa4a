/** The name that a file has as a member of a library: its own name in upper case, without folder and extension. */
export function memberName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  return (dot > 0 ? file.slice(0, dot) : file).toUpperCase()
}
