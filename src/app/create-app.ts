import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { ChatModel, ProviderHealth } from '../answer/chat-model.ts'
import type { Highlight } from '../answer/highlight.ts'
import type { StructureIndex } from '../answer/structure-index.ts'
import type { StatusResult } from '../answer/structure-results.ts'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { createRedactor, type Redact } from '../base/redact.ts'
import type { Config } from '../config/config.ts'
import { configDisk } from '../config/config-disk.ts'
import { findDirectories } from '../config/find-directories.ts'
import { type RulesFile, readRules } from '../config/read-rules.ts'
import { openRoots } from '../files/code-root.ts'
import { createSandbox, type Sandbox } from '../files/sandbox.ts'
import { createSearchEngine } from '../search/search-engine.ts'
import type { SkillLibrary } from '../skills/skill-library.ts'
import type { StructureRequest } from '../structure/open-structure.ts'
import { createFindDefinitionTool } from '../tools/find-definition.ts'
import { createFindReferencesTool } from '../tools/find-references.ts'
import { createFlowTool } from '../tools/flow.ts'
import { createListFilesTool } from '../tools/list-files.ts'
import { createLoadSkillTool } from '../tools/load-skill.ts'
import { createLocateTool } from '../tools/locate.ts'
import { createOutlineTool } from '../tools/outline.ts'
import { createReadFileTool } from '../tools/read-file.ts'
import { createSearchCodeTool } from '../tools/search-code.ts'
import { createSearchSkillsTool } from '../tools/search-skills.ts'
import { answeringModel } from './answering-model.ts'
import { codeStructure } from './code-structure.ts'
import { loadHighlight } from './load-highlight.ts'
import { openSkillLibrary } from './open-skill-library.ts'

export interface App {
  readonly config: Config
  readonly sandbox: Sandbox
  readonly skills: SkillLibrary
  /** The tools of the agent, in the order in which a model sees them. */
  readonly tools: readonly AgentTool[]
  /** What the user should know about directories and configuration. */
  readonly notes: readonly Diagnostic[]
  readonly redact: Redact
  /** The user's rules files as they were at the start. */
  readonly rules: readonly RulesFile[]
  /** Only the embedded model is ever asked. Of a model that was handed in nobody knows where it sends what it is shown. */
  readonly sendsNothing: boolean
  /** The model that answers; its libraries are loaded on the first call. */
  model(): Promise<ChatModel>
  /** The embedded model as it gives what its answer had no room for: page 1 comes behind the answer. */
  moreModel(page: number): Promise<ChatModel>
  /** How the providers have done so far; empty before the first question. */
  health(): readonly ProviderHealth[]
  /** The structure of the code as the files are now; indexed on first need. */
  structure(request?: StructureRequest): Promise<StructureIndex>
  /** How old and how large the index of the structure is; undefined when nothing asked for it yet. */
  structureStatus(): Promise<StatusResult | undefined>
  /** What lines of code consist of, for colours; the scanners are loaded on the first call. */
  highlight(): Promise<Highlight>
  /** Runs a tool as the agent would. Throws `AppError` usage for an unknown tool or wrong input, else as the tool does. */
  callTool(name: string, input: unknown, signal?: AbortSignal): Promise<ToolOutput>
}

interface AppOptions {
  readonly model?: ChatModel
  readonly patience?: 'interactive' | 'batch' | undefined
}

/**
 * The composition root: reads as the table of contents of the product. Throws `AppError` directory_missing.
 * `model` replaces the configured one (a test, an embedding program); in a batch, `patience` for a provider that asks for a pause is longer.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const directories = findDirectories(config, configDisk)
  const redact = createRedactor(config.secrets.map((secret) => secret.reveal()))

  const rules = readRules(config, configDisk)
  const { sandbox, diagnostics } = await createSandbox({
    codeDirs: directories.codeDirs,
    excludedDirs: (await openRoots(directories.skillsDirs)).roots.map((root) => root.real),
    exclude: config.exclude,
    noIgnore: !config.ignore,
    encoding: config.encoding,
  })
  const search = createSearchEngine({ sandbox })
  const structure = codeStructure(sandbox, config)
  const { skills } = await openSkillLibrary(config)

  const structureTools = { sandbox, structure: structure.index }

  const tools: readonly AgentTool[] = [
    ...(skills.list().length > 0 ? [createSearchSkillsTool(skills), createLoadSkillTool(skills)] : []),
    createLocateTool({ locate: structure.locate, skills }),
    createFindDefinitionTool(structureTools),
    createFindReferencesTool(structureTools),
    createOutlineTool(structureTools),
    createFlowTool(structureTools),
    createSearchCodeTool({ engine: search }),
    createReadFileTool({ sandbox }),
    createListFilesTool({ sandbox }),
  ]

  return {
    ...answeringModel(config, { redact, ...options }),
    sandbox,
    skills,
    tools,
    notes: [...directories.diagnostics, ...diagnostics],
    redact,
    rules,
    structure: structure.index,
    structureStatus: structure.status,
    highlight: loadHighlight,
    async callTool(name, input, signal = new AbortController().signal) {
      const tool = tools.find((t) => t.name === name)
      if (!tool) throw new AppError('usage', `There is no tool ${name}.`)
      const parsed = tool.schema.safeParse(input)
      if (!parsed.success) throw new AppError('usage', parsed.error.issues.map((issue) => issue.message).join('; '))
      return tool.call(parsed.data, { signal })
    },
  }
}
