import type { Diagnostic } from '../base/diagnostic.ts'
import { loadSkills, type SkillsDirectory } from './load-skills.ts'
import type { Skill } from './skill.ts'

const knownFields = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'])
const maxCompatibilityLength = 500
const advisedBodyLines = 500
/** What loading forgives, but the format does not allow. */
const strictErrors = new Set([
  'description-too-long',
  'hidden-characters',
  'name-characters',
  'name-hyphens',
  'name-mismatch',
  'name-missing',
  'name-too-long',
  'name-uppercase',
  'no-skills',
  'yaml-recovered',
])

/**
 * All that keeps skills from following the Agent Skills format to the letter, sorted by path and line. `error`: a strict client rejects the skill;
 * `warning`: it works, but should be changed. Throws `AppError` `directory_missing` as `loadSkills` does.
 */
export async function validateSkills(dirs: readonly SkillsDirectory[]): Promise<Diagnostic[]> {
  const { diagnostics, read, files } = await loadSkills(dirs)
  const found = diagnostics.map(
    (diagnostic): Diagnostic => (strictErrors.has(diagnostic.rule) ? { ...diagnostic, level: 'error' } : diagnostic),
  )
  for (const file of files) {
    const skill = file.entry && read.get(file.entry)
    if (skill !== undefined) found.push(...formatProblems(skill, file.shownPath))
  }
  return found.sort((a, b) => compare(a.path ?? '', b.path ?? '') || (a.line ?? 0) - (b.line ?? 0) || compare(a.rule, b.rule))
}

/** What only a strict reading minds; names, descriptions and YAML have been judged while loading. */
function formatProblems(skill: Skill, path: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const add = (level: Diagnostic['level'], rule: string, message: string, line = 1) =>
    problems.push({ level, rule, message: `${path}: ${message}`, path, line })
  const topLevel = new Set(skill.fields.map(({ key }) => key.split('.')[0] ?? key))
  for (const key of topLevel) {
    if (!knownFields.has(key))
      add('warning', 'field-unknown', `the field ${key} is not part of the format; strict clients reject it. Move it below metadata.`)
  }
  const field = (key: string) => skill.fields.find((of) => of.key === key)
  const compatibility = field('compatibility')?.value
  if (compatibility !== undefined && (compatibility.trim() === '' || [...compatibility].length > maxCompatibilityLength)) {
    add('error', 'compatibility-length', `compatibility has to be 1 to ${maxCompatibilityLength} characters. Shorten it or leave it out.`)
  }
  if (field('metadata') !== undefined) add('error', 'metadata-type', 'metadata has to be a map of names to strings.')
  if (field('allowed-tools')?.list)
    add('warning', 'allowed-tools-type', 'allowed-tools is a list; the format has one string, separated by spaces.')
  if (/[<>]/.test(skill.description)) add('warning', 'description-markup', 'the description holds < or >, which some clients reject.')
  const bodyLines = skill.lines.length - skill.bodyLine + 1
  if (skill.lines.slice(skill.bodyLine - 1).every((line) => line.trim() === '')) {
    add('warning', 'body-empty', 'nothing stands below the front matter.', skill.bodyLine)
  } else if (bodyLines > advisedBodyLines) {
    add('warning', 'body-long', `the body has ${bodyLines} lines; over ${advisedBodyLines}, move details to references/.`, skill.bodyLine)
  }
  return problems
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
