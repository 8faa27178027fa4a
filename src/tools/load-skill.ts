import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { SkillEvidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count, cutText, nearest } from '../base/text.ts'
import { findSection, type Passage, passagesOf, textOf } from '../skills/sections.ts'
import type { Skill } from '../skills/skill.ts'
import type { SkillLibrary, SkillReference } from '../skills/skill-library.ts'

/** Of a result, what is kept for the lines around the text: title, outline, advice. */
const framingChars = 6 * 1024
const textChars = limits.toolResultChars - framingChars
const shownHeadings = 40
const shownReferences = 20
const maxNameChars = 200

const schema = z.strictObject({
  name: z.string().trim().min(1).max(maxNameChars).describe('As search_skills gives it.'),
  section: z
    .string()
    .trim()
    .min(1)
    .max(limits.pathChars)
    .optional()
    .describe('Only one part: a heading, lines of the file as "120-180", or one of its files as "references/x.md".'),
})

/** Lines of a skill's file, or of one of its other files, that go to the model. */
interface Part {
  readonly heading: string | undefined
  readonly path: string
  readonly lines: readonly string[]
  readonly startLine: number
  readonly endLine: number
}

/** Gives the text of a skill: all of it when it fits a tool result, else an outline and the beginning; or one part. */
export function createLoadSkillTool(library: SkillLibrary): AgentTool<z.infer<typeof schema>> {
  return {
    name: 'load_skill',
    description: 'Reads a skill found with search_skills: its whole text, or one section of it.',
    schema,
    async call({ name, section }) {
      const skill = await library.load(name)
      const references = await library.references(skill)
      if (section !== undefined && references.paths.includes(section)) {
        return loadReference(skill, section, await library.readReference(skill, section))
      }
      if (section !== undefined) return loadRange(skill, rangeOf(skill, section, references.paths))
      return loadWhole(skill, references)
    },
  }
}

function loadWhole(skill: Skill, references: { paths: string[]; more: boolean }): ToolOutput {
  const passages = passagesOf(skill)
  const shown = fitting(skill, passages)
  const lines = [`Skill ${skill.name}: ${cutText(skill.description, 1024)}`, '']
  const cut = isCut(skill, shown)
  if (cut) {
    lines.push(
      `The skill is longer than one result (${limits.toolResultChars} characters). Its sections, to be read with ${callFor(skill, '<heading>')}:`,
    )
    lines.push(...outline(skill), '', 'It begins:')
  }
  const body = render(skill, shown)
  lines.push(body.text, '')
  if (references.paths.length > 0) {
    const more = references.more || references.paths.length > shownReferences ? ' and more' : ''
    lines.push(
      `Its other files, to be read with ${callFor(skill, '<file>')}: ${references.paths.slice(0, shownReferences).join(', ')}${more}.`,
    )
  }
  lines.push(howToCite(skill))
  return output(lines, skill, body.parts, passages.length === 1 && !cut)
}

function loadRange(skill: Skill, range: { startLine: number; endLine: number }): ToolOutput {
  const body = render(skill, fitting(skill, passagesOf(skill, range.startLine, range.endLine)))
  const last = body.parts.at(-1)?.endLine ?? range.endLine
  const lines = [`Skill ${skill.name}, lines ${range.startLine}-${last} of ${skill.path}:`, '', body.text, '']
  const rest = skill.lines.slice(last, range.endLine).some((line) => line.trim() !== '')
  if (rest) lines.push(`Cut at ${textChars} characters. The rest: ${callFor(skill, `${last + 1}-${range.endLine}`)}`)
  lines.push(howToCite(skill))
  return output(lines, skill, body.parts, false)
}

function loadReference(skill: Skill, name: string, file: SkillReference): ToolOutput {
  const endLine = fittingEnd(file.lines, 1, file.lines.length)
  const part: Part = { heading: name, path: file.path, lines: file.lines, startLine: 1, endLine }
  const lines = [`${name} of skill ${skill.name}:`, '', partText(part), '']
  if (endLine < file.lines.length || file.truncated)
    lines.push(`Only the first ${count(endLine, 'line')} are shown; the file is longer than one result.`)
  lines.push(`Cite it as \`skill:${skill.name}#${name}\`.`)
  return output(lines, skill, [part], false)
}

/** Throws `AppError` `skill_unknown` for a part that the skill does not have. */
function rangeOf(skill: Skill, section: string, references: readonly string[]): { startLine: number; endLine: number } {
  const range = /^(?:lines? ?)?(\d{1,7})(?: ?- ?(\d{1,7}))?$/i.exec(section)
  const startLine = Number(range?.[1] ?? 0)
  const endLine = Math.min(Number(range?.[2] ?? startLine), skill.lines.length)
  const heading = findSection(skill, section)
  if (heading !== undefined) return heading
  if (startLine >= 1 && startLine <= endLine) return { startLine, endLine }
  const names = [...skill.headings.map((of) => of.text), ...references]
  const near = nearest(cutText(section, 100), names)
  const known =
    near.length > 0 ? `Did you mean ${near.join(' | ')}?` : `It has: ${cutText(names.slice(0, shownHeadings).join(' | '), 2000)}`
  throw new AppError('skill_unknown', `Skill ${skill.name} has no section ${cutText(section, 100)}.`, {
    hint: names.length > 0 ? known : 'It has no sections; load it whole.',
  })
}

/** The first passages that fit a result; the last of them may be cut at a line. At least one line. */
function fitting(skill: Skill, passages: readonly Passage[]): Passage[] {
  const shown: Passage[] = []
  let left = textChars
  for (const passage of passages) {
    const length = textOf(skill, passage).length + 1
    if (length > left) {
      if (shown.length === 0) shown.push({ ...passage, endLine: fittingEnd(skill.lines, passage.startLine, passage.endLine) })
      break
    }
    left -= length
    shown.push(passage)
  }
  return shown
}

function fittingEnd(lines: readonly string[], startLine: number, endLine: number): number {
  let chars = 0
  let end = startLine
  for (let line = startLine; line <= endLine; line++) {
    chars += (lines[line - 1]?.length ?? 0) + 1
    if (chars > textChars && line > startLine) break
    end = line
  }
  return end
}

/** Whether something of the body stands after what is shown. */
function isCut(skill: Skill, shown: readonly Passage[]): boolean {
  const last = shown.at(-1)
  return last !== undefined && skill.lines.slice(last.endLine).some((line) => line.trim() !== '')
}

function render(skill: Skill, passages: readonly Passage[]): { text: string; parts: Part[] } {
  const parts = passages.map((passage): Part => ({ ...passage, path: skill.path, lines: skill.lines }))
  return { text: parts.map(partText).join('\n\n'), parts }
}

function partText(part: Part): string {
  return cutText(part.lines.slice(part.startLine - 1, part.endLine).join('\n'), textChars)
}

function outline(skill: Skill): string[] {
  const shown = skill.headings.slice(0, shownHeadings).map((heading) => {
    const indent = '  '.repeat(heading.level - 1)
    return `${indent}- ${cutText(heading.text, 100)} (lines ${heading.startLine}-${heading.endLine}, ${textOf(skill, heading).length} characters)`
  })
  const hidden = skill.headings.length - shown.length
  if (hidden > 0) shown.push(`- and ${count(hidden, 'heading')} more`)
  if (shown.length === 0) shown.push(`- no headings; lines ${skill.bodyLine}-${skill.lines.length}`)
  return shown
}

function callFor(skill: Skill, section: string): string {
  return `load_skill ${JSON.stringify({ name: skill.name, section })}`
}

function howToCite(skill: Skill): string {
  return `Cite it as \`skill:${skill.name}#heading\`, with the heading the statement stands under.`
}

function output(lines: readonly string[], skill: Skill, parts: readonly Part[], whole: boolean): ToolOutput {
  const evidence = parts.map((part): SkillEvidence => {
    // The hash is of the lines as they stand in the file, also where one of them is too long to be shown.
    const hash = hashLines(part.lines.slice(part.startLine - 1, part.endLine).join('\n'))
    const { name, description } = skill
    const { heading, path, startLine, endLine } = part
    return { kind: 'skill', name, description, heading, path, startLine, endLine, text: partText(part), hash, whole, via: 'load' }
  })
  const read = parts.reduce((sum, part) => sum + part.endLine - part.startLine + 1, 0)
  const content = cutText(lines.join('\n'), limits.toolResultChars)
  return { content, artifact: { evidence, summary: `${skill.name}, ${count(read, 'line')}` } }
}
