export interface SkillPlace {
  readonly name: string
  /** Heading of one section; absent for the whole skill. */
  readonly section?: string
}

/** Reads `name` or `name#heading`, as citations and commands name a skill. A heading may hold a `#` itself. */
export function skillPlace(text: string): SkillPlace {
  const end = text.indexOf('#')
  if (end === -1) return { name: text.trim() }
  const [name, section] = [text.slice(0, end).trim(), text.slice(end + 1).trim()]
  return section === '' ? { name } : { name, section }
}
