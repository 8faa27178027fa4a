import { expect, test } from 'vitest'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import { toolSchema } from '../../src/models/tool-schema.ts'
import { createFindDefinitionTool } from '../../src/tools/find-definition.ts'
import { createFindReferencesTool } from '../../src/tools/find-references.ts'
import { createListFilesTool } from '../../src/tools/list-files.ts'
import { createLoadSkillTool } from '../../src/tools/load-skill.ts'
import { createLocateTool } from '../../src/tools/locate.ts'
import { createOutlineTool } from '../../src/tools/outline.ts'
import { createReadFileTool } from '../../src/tools/read-file.ts'
import { createSearchCodeTool } from '../../src/tools/search-code.ts'
import { createSearchSkillsTool } from '../../src/tools/search-skills.ts'

// What a model is told of a tool does not depend on what the tool works with.
const nothing = {} as never
const tools: readonly AgentTool[] = [
  createSearchSkillsTool(nothing),
  createLoadSkillTool(nothing),
  createLocateTool(nothing),
  createFindDefinitionTool(nothing),
  createFindReferencesTool(nothing),
  createOutlineTool(nothing),
  createSearchCodeTool(nothing),
  createReadFileTool(nothing),
  createListFilesTool(nothing),
]

test.each(tools.map((tool) => [tool.name, tool] as const))('what a model is told of %s', (_, tool) => {
  expect(toolSchema(tool)).toMatchSnapshot()
})
