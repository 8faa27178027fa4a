/** A scalar of the front matter. A list is its items joined with `, `; a value inside `metadata` has the key `metadata.name`. */
export interface SkillField {
  readonly key: string
  readonly value: string
  /** It was written as a YAML list. */
  readonly list?: true
}

/** What the catalogue knows of a skill: enough to list and rank it, without its body. */
export interface SkillEntry {
  /** One line, without hidden characters. Only a key: never part of a path. */
  readonly name: string
  readonly description: string
  /** Which of the given skills directories it comes from, from 0. */
  readonly skillsDir: number
  /** The skill's file, relative to its skills directory, with forward slashes. */
  readonly path: string
  /** All front matter but name and description. */
  readonly fields: readonly SkillField[]
}

export interface Heading {
  readonly text: string
  /** 1 to 6. */
  readonly level: number
  /** Lines of the file, 1-based, inclusive: from the heading to before the next one of the same or a higher level. */
  readonly startLine: number
  readonly endLine: number
}

/** A skill with its text. */
export interface Skill extends SkillEntry {
  /** All lines of the file, so that line N is `lines[N - 1]`; front matter included. */
  readonly lines: readonly string[]
  /** 1-based line on which the body begins. */
  readonly bodyLine: number
  readonly headings: readonly Heading[]
}

/** Where the skill's own files stand, relative to its skills directory; empty for a file at the top. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Whether the skill is a directory with a SKILL.md, and not one flat file. */
export function isDirectorySkill(path: string): boolean {
  return /(?:^|\/)skill\.md$/i.test(path)
}

/** The form under which names are compared: `Map` key for look-ups and duplicates. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
