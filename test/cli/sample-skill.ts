import type { SkillEvidence } from '../../src/answer/evidence.ts'

/** A section of a skill, as `load_skill` gives it. */
export const sampleSkill: SkillEvidence = {
  kind: 'skill',
  name: 'tariff',
  description: 'How tariffs are found.',
  heading: 'Tiers',
  path: 'tariff/SKILL.md',
  startLine: 8,
  endLine: 10,
  text: '## Tiers\n\nThere are **three**.',
  hash: '',
  whole: false,
  via: 'load',
}
