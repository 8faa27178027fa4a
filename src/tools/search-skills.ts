import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import { limits } from '../base/limits.ts'
import { count, cutText } from '../base/text.ts'
import type { SkillLibrary, SkillMatch } from '../skills/skill-library.ts'
import { skillEvidence } from './skill-evidence.ts'

const defaultLimit = 5
const maxLimit = 20
const shownDescription = 300

const schema = z.strictObject({
  query: z.string().trim().min(1).max(limits.queryChars).describe('Words or a question; exact names and codes help.'),
  limit: z.coerce.number().int().min(1).max(maxLimit).optional().describe(`Default ${defaultLimit}.`),
})

/** Finds skills by their text. The evidence of each is the passage that fits the question best. */
export function createSearchSkillsTool(library: SkillLibrary): AgentTool<z.infer<typeof schema>> {
  return {
    name: 'search_skills',
    description: 'Finds skills, the written knowledge about this system and its technology, by words.',
    schema,
    async call({ query, limit = defaultLimit }) {
      const matches = await library.search(query, limit)
      const evidence = matches.map(skillEvidence)
      if (matches.length === 0) return nothingFound(library, query)
      const found = count(matches.length, 'skill')
      const how = 'Read one with load_skill {"name":"…"}. Cite it as `skill:name#heading`.'
      const content = [`${found} for "${query}", best first:`, ...matches.map(shownMatch), how].join('\n')
      return { content: cutText(content, limits.toolResultChars), artifact: { evidence, summary: found } }
    },
  }
}

function nothingFound(library: SkillLibrary, query: string) {
  const nearest = library.nearest(query)
  const total = library.list().length
  const advice = total === 0 ? 'There are no skills.' : `Try other words; there are ${count(total, 'skill')}.`
  const near = nearest.length > 0 ? ` Similar names: ${nearest.join(', ')}.` : ''
  return { content: `No skill matches "${query}". ${advice}${near}`, artifact: { evidence: [], summary: 'no skills', nearest } }
}

function shownMatch({ skill, why, passage }: SkillMatch, position: number): string {
  const description = cutText(skill.description, shownDescription)
  const part = `${passage.heading ?? 'the beginning'} (lines ${passage.startLine}-${passage.endLine})`
  return [`${position + 1}. ${skill.name}: ${description}`, `   why: ${why.join('; ')}`, `   best part: ${part}`].join('\n')
}
