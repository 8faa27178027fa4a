/** The names by which something is found: its own, and of a qualified name the last part. */
export function qualifiedNames(name: string): string[] {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? [name, name.slice(dot + 1)] : [name]
}
