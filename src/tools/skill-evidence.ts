import type { SkillEvidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import { passageText } from '../skills/explain-match.ts'
import { textOf } from '../skills/sections.ts'
import type { SkillMatch } from '../skills/skill-library.ts'

/** Of a skill that was searched for: the passage that fits best. */
export function skillEvidence({ skill, score, why, passage }: SkillMatch): SkillEvidence {
  return {
    kind: 'skill',
    name: skill.name,
    description: skill.description,
    heading: passage.heading,
    path: skill.path,
    startLine: passage.startLine,
    endLine: passage.endLine,
    text: passageText(skill, passage),
    // Of the lines as they stand in the file, also where one of them is too long to be quoted.
    hash: hashLines(textOf(skill, passage)),
    whole: false,
    via: 'match',
    score,
    why,
  }
}
