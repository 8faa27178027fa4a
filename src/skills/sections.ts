import { lastTextLine } from './parse-headings.ts'
import type { Heading, Skill } from './skill.ts'

/** A stretch of a skill's file between two headings. Passages never overlap and together are the body. */
export interface Passage {
  /** Undefined for text before the first heading. */
  readonly heading: string | undefined
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** The passages within the lines given, the whole body unless given; blank ones are left out. */
export function passagesOf(skill: Skill, startLine = skill.bodyLine, endLine = skill.lines.length): Passage[] {
  const starts = skill.headings.filter((h) => h.startLine >= startLine && h.startLine <= endLine)
  const before = { heading: headingAt(skill, startLine), startLine }
  const cuts = starts[0]?.startLine === startLine ? [] : [before]
  const all = [...cuts, ...starts.map((h) => ({ heading: h.text, startLine: h.startLine }))]
  return all
    .map((cut, i) => ({ ...cut, endLine: lastTextLine(skill.lines, cut.startLine, (all[i + 1]?.startLine ?? endLine + 1) - 1) }))
    .filter((passage) => textOf(skill, passage).trim() !== '')
}

function headingAt(skill: Skill, line: number): string | undefined {
  return skill.headings.findLast((h) => h.startLine <= line)?.text
}

export function textOf(skill: Skill, range: { startLine: number; endLine: number }): string {
  return skill.lines.slice(range.startLine - 1, range.endLine).join('\n')
}

/** The form in which headings are compared: GitHub's anchors, punctuation and case do not matter. */
function slug(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-')
}

/**
 * The section somebody means: by its text, its anchor form, the anchor of a repeated heading (`setup-1`), or a part of its text that only one heading
 * holds.
 */
export function findSection(skill: Skill, wanted: string): Heading | undefined {
  const key = slug(wanted)
  if (key === '') return undefined
  const named = skill.headings.map((heading) => ({ heading, key: slug(heading.text) }))
  const exact = named.find((h) => h.key === key)
  if (exact !== undefined) return exact.heading
  const repeated = /^(.+)-(\d+)$/.exec(key)
  const nth = repeated && named.filter((h) => h.key === repeated[1])[Number(repeated[2])]
  if (nth) return nth.heading
  const partial = named.filter((h) => `-${h.key}-`.includes(`-${key}-`))
  return partial.length === 1 ? partial[0]?.heading : undefined
}
