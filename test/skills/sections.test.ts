import { describe, expect, it } from 'vitest'
import { parseHeadings } from '../../src/skills/parse-headings.ts'
import { findSection, passagesOf } from '../../src/skills/sections.ts'
import type { Skill } from '../../src/skills/skill.ts'

const lines = [
  '---',
  'name: a',
  '---',
  'Intro.',
  '',
  '# One: The `First` #',
  'text',
  '```sh',
  '# no heading',
  '~~~',
  '```',
  '## Setup',
  'x',
  '',
  '## Setup',
  'y',
  '#hash',
  '# Two',
  '',
]
const skill: Skill = {
  name: 'a',
  description: 'd',
  skillsDir: 0,
  path: 'a.md',
  fields: [],
  lines,
  bodyLine: 4,
  headings: parseHeadings(lines, 4),
}

describe('headings and sections', () => {
  it('finds ATX headings outside code fences with the lines they cover', () => {
    expect(skill.headings).toEqual([
      { text: 'One: The `First`', level: 1, startLine: 6, endLine: 17 },
      { text: 'Setup', level: 2, startLine: 12, endLine: 13 },
      { text: 'Setup', level: 2, startLine: 15, endLine: 17 },
      { text: 'Two', level: 1, startLine: 18, endLine: 18 },
    ])
  })

  it('cuts the body into passages that do not overlap', () => {
    expect(passagesOf(skill)).toEqual([
      { heading: undefined, startLine: 4, endLine: 4 },
      { heading: 'One: The `First`', startLine: 6, endLine: 11 },
      { heading: 'Setup', startLine: 12, endLine: 13 },
      { heading: 'Setup', startLine: 15, endLine: 17 },
      { heading: 'Two', startLine: 18, endLine: 18 },
    ])
    expect(passagesOf(skill, 13, 15)).toEqual([
      { heading: 'Setup', startLine: 13, endLine: 13 },
      { heading: 'Setup', startLine: 15, endLine: 15 },
    ])
  })

  it.each([
    ['one: the first', 6],
    ['one-the-first', 6],
    ['#Setup', 12],
    ['setup-1', 15],
    ['first', 6],
    ['TWO', 18],
    ['nothing', undefined],
    ['!', undefined],
  ])('finds a section by %j', (wanted, startLine) => {
    expect(findSection(skill, wanted)?.startLine).toBe(startLine)
  })
})
