import type { Diagnostic } from '../base/diagnostic.ts'
import { limits } from '../base/limits.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { decodeBytes } from '../files/decode.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import { parseHeadings } from './parse-headings.ts'
import { isDirectorySkill, type Skill } from './skill.ts'

/** A file that may be a skill, as it was read. */
export interface SkillFile {
  readonly skillsDir: number
  /** Relative to the skills directory. */
  readonly path: string
  /** The path as the user would name it, for messages. */
  readonly shownPath: string
  /** What the skill has to be called: its directory, or its file without `.md`. */
  readonly expectedName: string
  readonly bytes: Uint8Array
  /** The file is longer than `bytes`. */
  readonly truncated: boolean
}

export interface ParsedSkill {
  /** Undefined when the file is no skill, or one that cannot be used. */
  readonly skill: Skill | undefined
  readonly diagnostics: readonly Diagnostic[]
}

const maxNameLength = 64
const maxDescriptionLength = 1024
const keptNameLength = 200
// Beside what is never shown anyway: characters with which text can be hidden inside a word.
const hiddenInWords = /[\u00ad\u061c\u180e\u200c\u200d]/g

/** Lenient: only a missing description and front matter that cannot be read make a file unusable; all else is a warning. Never throws. */
export function parseSkill(file: SkillFile): ParsedSkill {
  const decoded = decodeBytes(file.bytes)
  const lines = decoded.text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const shown = file.shownPath
  const diagnostics: Diagnostic[] = []
  const report = (level: Diagnostic['level'], rule: string, message: string, line = 1) => {
    diagnostics.push({ level, rule, message, path: shown, line })
  }
  const skipped = (rule: string, message: string, line?: number): ParsedSkill => {
    report('error', rule, `${shown}:${line ?? 1} is skipped: ${message}`, line)
    return { skill: undefined, diagnostics }
  }

  if (decoded.binary) {
    return isDirectorySkill(file.path) ? skipped('not-text', 'it is not a text file.') : { skill: undefined, diagnostics }
  }
  const front = parseFrontMatter(lines)
  if (front.kind === 'none') {
    // A flat Markdown file without front matter is just a document.
    if (!isDirectorySkill(file.path)) return { skill: undefined, diagnostics }
    return skipped(
      'front-matter-missing',
      'it has no front matter. Begin the file with ---, name:, description: and --- on lines of their own.',
    )
  }
  if (front.kind === 'bad') return skipped('front-matter-invalid', `${front.reason}. ${front.hint}`, front.line)

  const value = (key: string) => front.fields.find((field) => field.key === key)?.value ?? ''
  const description = visibleLine(value('description'))
  if (description === '') {
    return skipped('description-missing', 'it has no description. Add a line `description: what it explains and when to use it`.')
  }
  if (front.recovered) {
    report(
      'warning',
      'yaml-recovered',
      `${shown} has a value with a colon or a reserved character outside quotes; it was read as text. Quote it.`,
    )
  }
  if (file.truncated) {
    report('warning', 'file-too-large', `${shown} is larger than ${limits.skillFileBytes} bytes; what comes after is not read. Split it.`)
  }
  if (decoded.replaced > 0) report('warning', 'undecodable', `${shown} holds bytes that are no ${decoded.encoding} text. Save it as UTF-8.`)
  const name = visibleLine(value('name')).slice(0, keptNameLength) || file.expectedName
  for (const { rule, message } of namingProblems({ written: value('name'), name, description, expected: file.expectedName })) {
    report('warning', rule, `${shown}: ${message}`)
  }
  const skill: Skill = {
    name,
    description,
    skillsDir: file.skillsDir,
    path: file.path,
    fields: front.fields.filter((field) => field.key !== 'name' && field.key !== 'description'),
    lines,
    bodyLine: front.bodyLine,
    headings: parseHeadings(lines, front.bodyLine),
  }
  return { skill, diagnostics }
}

/** One line without anything a reader cannot see. */
function visibleLine(text: string): string {
  return sanitizeLine(text).replace(hiddenInWords, '').replace(/ {2,}/g, ' ').trim()
}

/** What is wrong with a name and a description that are there (the reference validator's rules); shared by loading and `validateSkills`. */
function namingProblems(of: { written: string; name: string; description: string; expected: string }): { rule: string; message: string }[] {
  const problems: { rule: string; message: string }[] = []
  const add = (rule: string, message: string) => problems.push({ rule, message })
  const { name, expected } = of
  if (of.written.trim() === '') add('name-missing', `there is no name; it is called ${expected}. Add \`name: ${expected}\`.`)
  else if (visibleLine(of.written) !== of.written.trim()) add('hidden-characters', 'the name holds hidden characters. Type it anew.')
  if ([...name].length > maxNameLength) add('name-too-long', `the name has more than ${maxNameLength} characters. Shorten it.`)
  if (name !== name.toLowerCase()) add('name-uppercase', `the name ${name} has capital letters. Write ${name.toLowerCase()}.`)
  if (/[^\p{L}\p{N}-]/u.test(name)) add('name-characters', `the name ${name} has other characters than letters, digits and hyphens.`)
  else if (/[^A-Za-z0-9-]/.test(name)) add('name-not-ascii', `the name ${name} has letters other than a-z, which some clients reject.`)
  if (/^-|-$|--/.test(name)) add('name-hyphens', `the name ${name} has a hyphen at an edge or two in a row.`)
  if (name.normalize('NFKC') !== expected.normalize('NFKC')) {
    add('name-mismatch', `the name ${name} differs from ${expected}, the name of its directory or file. Make them equal.`)
  }
  if ([...of.description].length > maxDescriptionLength) {
    add('description-too-long', `the description has more than ${maxDescriptionLength} characters. Move details into the body.`)
  }
  return problems
}
