import { limits } from '../src/base/limits.ts'
import { providerPresets } from '../src/base/provider-presets.ts'
import { planKinds } from '../src/batch/plan/plan-kinds.ts'
import { installLines } from '../src/cli/completion/shells.ts'
import { exitCodes } from '../src/cli/exit-code.ts'
import { buildProgram } from '../src/cli/program.ts'
import { commandGroups } from '../src/cli/repl/commands.ts'
import { configKeyNames, configKeys } from '../src/config/config-keys.ts'
import { createFindDefinitionTool } from '../src/tools/find-definition.ts'
import { createFindReferencesTool } from '../src/tools/find-references.ts'
import { createListFilesTool } from '../src/tools/list-files.ts'
import { createLoadSkillTool } from '../src/tools/load-skill.ts'
import { createOutlineTool } from '../src/tools/outline.ts'
import { createReadFileTool } from '../src/tools/read-file.ts'
import { createSearchCodeTool } from '../src/tools/search-code.ts'
import { createSearchSkillsTool } from '../src/tools/search-skills.ts'

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

function help(): string {
  const program = buildProgram({ stdout: process.stdout }, () => {})
  return `\`\`\`text\n${program.helpInformation().trimEnd()}\n\`\`\``
}

function settings(): string {
  const rows = configKeyNames.map((name) => {
    const key = configKeys[name]
    const fallback = key.defaultText ?? (Array.isArray(key.default) ? key.default.join(', ') : String(key.default))
    return [
      name,
      key.flags.map((flag) => `\`${flag.spec}\``).join(' '),
      key.variable ? `\`${key.variable}\`` : '–',
      fallback,
      key.description,
    ]
  })
  return table(['setting', 'flags', 'environment', 'default', 'meaning'], rows)
}

// Descriptions do not depend on what a tool works with.
const nothing = {} as never
const tools = [
  createSearchSkillsTool(nothing),
  createLoadSkillTool(nothing),
  createFindDefinitionTool(nothing),
  createFindReferencesTool(nothing),
  createOutlineTool(nothing),
  createSearchCodeTool(nothing),
  createReadFileTool(nothing),
  createListFilesTool(nothing),
]

/** The generated parts of README.md and ARCHITECTURE.md, by name. */
export const parts: Record<string, string> = {
  help: help(),
  completion: `\`\`\`text\n${installLines()}\n\`\`\``,
  settings: settings(),
  'exit-codes': table(
    ['code', 'meaning'],
    exitCodes.map(({ code, meaning }) => [String(code), meaning]),
  ),
  providers: table(
    ['provider', 'base URL', 'key', 'default model'],
    providerPresets.map((p) => [p.name, p.baseUrl ?? '–', p.keyVariable ? `\`${p.keyVariable}\`` : '–', p.model]),
  ),
  'repl-commands': table(
    ['', 'command', 'meaning'],
    commandGroups.flatMap(({ title, commands }) =>
      commands.map(({ usage, help }, i) => [i === 0 ? `**${title}**` : '', `\`${usage}\``, help]),
    ),
  ),
  'plan-kinds': table(
    ['placeholder', 'stands for', 'traits: only those that …'],
    Object.entries(planKinds).map(([name, { means, traits }]) => [
      `\`{${name}}\``,
      means,
      Object.entries(traits)
        .map(([trait, { means: that }]) => `\`.${trait}\` ${that}`)
        .join(' · '),
    ]),
  ),
  tools: table(
    ['tool', 'what it does'],
    tools.map((tool) => [`\`${tool.name}\``, tool.description.split('\n', 1)[0] ?? '']),
  ),
  limits: table(
    ['limit', 'value'],
    Object.entries(limits).map(([name, value]) => [name, value.toLocaleString('en-US')]),
  ),
}
