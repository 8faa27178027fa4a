import { edgeKinds, unitKinds } from '../answer/structure.ts'
import type { StructureResult } from '../answer/structure-results.ts'
import { limits } from '../base/limits.ts'
import { templateNames } from '../batch/plan/template-names.ts'
import { diagramFormats } from '../render/diagram/diagram-formats.ts'
import type { CommandContext, CommandResult } from './command-context.ts'
import { installLines, shellNames } from './completion/shells.ts'

export interface CommandInput {
  readonly words: readonly string[]
  /** A repeatable option has a list. */
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
}

/** What may stand at this place, for a shell to complete; behind a flag with `<dir>` or `<file>` the names of directories or files, without saying so. */
interface Offering {
  readonly offered?: readonly string[]
}

/** A command is one plain object; its code is loaded when it runs. */
export interface CommandSpec {
  readonly name: string
  readonly description: string
  readonly arguments?: readonly (Offering & { readonly name: string; readonly description: string })[]
  readonly options?: readonly (Offering & { readonly flags: string; readonly description: string; readonly repeatable?: boolean })[]
  readonly commands?: readonly CommandSpec[]
  /** The last lines of its help. */
  readonly afterHelp?: string
  readonly run?: (context: CommandContext, input: CommandInput) => CommandResult
  /** Instead of `run`: what it prints depends on the command line alone, so a configuration that is wrong does not stand in its way. */
  readonly text?: (input: CommandInput) => Promise<string>
}

const limitOption = { flags: '--limit <n>', description: 'At most this many results.' }

const name = { name: '<name...>', description: 'A name in any case, `NAME OF GROUP`, `PROGRAM.PARAGRAPH`, or a path.' }
const depthOption = { flags: '--depth <n>', description: 'Follow this many steps (1).' }
const unitKindOption = {
  flags: '--kind <kind>',
  description: 'Only things of this kind: program, paragraph, field, table, job …',
  offered: unitKinds,
}
const edgeKindOption = {
  flags: '--kind <kind>',
  description: 'Only references of this kind: call, xctl, copy, runs, sql, file …',
  offered: edgeKinds,
}

const formatOption = { flags: '--format <format>', description: 'As a picture: mermaid, dot or svg.', offered: diagramFormats }

const sessionId = { name: '<id>', description: 'Its id, the beginning of it, or latest.' }

const askingOptions = [
  { flags: '--concurrency <n>', description: `Questions at the same time (${limits.batchConcurrency}; the offline model 1).` },
  { flags: '--max-tokens <n>', description: 'Begin no question once this run has used so many tokens.' },
]

const batchHelp = `
The options of codewhisper work here too, such as --code-dir, --provider and --json.

LIST is a file .md, .txt, .csv, .json, .jsonl or .yaml; one that is named check is given as ./check.
It can be ended at any moment, also by kill -9: the same command goes on. Ctrl-C finishes what is being
asked, a second one stops at once. A page that is deleted is asked again.

Examples:
  codewhisper batch questions.md --out docs/system --code-dir ./app
  codewhisper batch questions.md --out docs/system --code-dir ./app --dry-run
  codewhisper batch check docs/system --code-dir ./app`

/** A query of the structure index. */
function structureQuery(
  query: StructureResult['query'],
  description: string,
  options: CommandSpec['options'] = [],
  asked?: typeof name,
): CommandSpec {
  const named = asked ?? (options.length > 0 ? name : undefined)
  return {
    name: query,
    description,
    ...(named === undefined ? {} : { arguments: [named], options }),
    run: async (context, input) => (await import('./commands/structure.ts')).structureCommand(context, query, input),
  }
}

export const commands: readonly CommandSpec[] = [
  {
    name: 'skills',
    description: 'Look at the skills.',
    commands: [
      {
        name: 'list',
        description: 'All skills with their descriptions, and what is wrong with the rest.',
        run: async (context) => (await import('./commands/skills.ts')).listSkills(context),
      },
      {
        name: 'search',
        description: 'Skills that fit some words, best first.',
        arguments: [{ name: '<words...>', description: 'What to look for.' }],
        options: [limitOption],
        run: async (context, input) => (await import('./commands/skills.ts')).searchSkills(context, input),
      },
      {
        name: 'show',
        description: 'One skill, or one of its sections.',
        arguments: [{ name: '<name>', description: 'Its name, or name#section.' }],
        run: async (context, input) => (await import('./commands/skills.ts')).showSkill(context, input),
      },
      {
        name: 'validate',
        description: 'Check every skill against the Agent Skills format.',
        run: async (context) => (await import('./commands/skills.ts')).validateSkills(context),
      },
    ],
  },
  {
    name: 'search',
    description: 'Search the code as the agent does.',
    arguments: [{ name: '<pattern>', description: 'A regular expression, or a text with --fixed.' }],
    options: [
      { flags: '-F, --fixed', description: 'Take the pattern literally.' },
      { flags: '--case-sensitive', description: 'Upper and lower case differ.' },
      { flags: '--glob <glob>', description: 'Only files whose path fits.' },
      { flags: '--path <path>', description: 'Only this file or directory.' },
      { flags: '-C, --context <lines>', description: 'Lines shown around a match (0 to 5).' },
      limitOption,
    ],
    run: async (context, input) => (await import('./commands/search.ts')).searchCommand(context, input),
  },
  {
    name: 'structure',
    description: 'Ask what is defined, called, copied, run, read and written where, exact to the line.',
    commands: [
      structureQuery('overview', 'What is in the code: languages, entry points, how much of everything, what is not resolved.'),
      structureQuery('where', 'Where a program, paragraph, field, table, job, message … is defined.', [unitKindOption]),
      structureQuery('callers', 'Who calls, starts, runs, performs or copies it; jobs also through procs.', [
        depthOption,
        edgeKindOption,
        formatOption,
      ]),
      structureQuery('callees', 'What it calls, runs, copies, reads and writes.', [depthOption, edgeKindOption, formatOption]),
      structureQuery('uses', 'Who writes and who reads a field, table, file, data set, map or queue.', [unitKindOption]),
      structureQuery('outline', 'What stands in a file or unit: paragraphs, steps with their data, records with offsets.', [
        unitKindOption,
      ]),
      structureQuery('body', 'The lines of it.', [unitKindOption]),
      structureQuery('flow', 'How control goes through a program or job, and from screen to screen, with conditions.', [
        unitKindOption,
        formatOption,
      ]),
      structureQuery('walk', 'The paragraphs of a program in the order of execution, one at a time.', [], name),
      structureQuery('impact', 'What is affected when it changes, each with the way that leads there.', [
        { flags: '--depth <n>', description: 'Follow this many steps (3).' },
        { flags: '--backward', description: 'What it depends on instead.' },
        formatOption,
      ]),
      structureQuery('lineage', 'Who writes and who reads a data set, in the order of the jobs.', [formatOption]),
      structureQuery('dead', 'Programs, copybooks and paragraphs that nothing reaches, and what was left out of the list and why.'),
      structureQuery('crud', 'Which programs create, read, update and delete which tables, files, segments and queues.', [], {
        ...name,
        name: '[name...]',
      }),
      structureQuery('layout', 'A record by positions: fields, lengths, redefinitions.', [
        { flags: '--at <position>', description: 'Only what lies at this byte (1 is the first).' },
      ]),
      structureQuery('missing', 'What the code calls, copies or runs and does not hold.'),
      structureQuery('status', 'How old and how large the index is.'),
      {
        name: 'export',
        description: 'Everything as JSON, a line for each unit and reference.',
        run: async (context) => (await import('./commands/structure.ts')).exportStructure(context),
      },
    ],
  },
  {
    name: 'plan',
    description: 'Write a list of questions that document the code, by a template: the biggest and most used things first.',
    options: [
      {
        flags: '--template <name>',
        description: `${templateNames.join(', ')} (${templateNames[0]}), or a file of your own such as ./plan.md.`,
        offered: templateNames,
      },
      { flags: '--limit <n>', description: 'At most this many questions, about every kind of thing in turn.' },
      { flags: '--out <file>', description: 'Write to this file instead of stdout. Only an earlier plan is replaced.' },
      { flags: '--show', description: 'Print the template itself, to copy and change.' },
    ],
    run: async (context, input) => (await import('./commands/plan.ts')).planCommand(context, input),
  },
  {
    name: 'batch',
    description: 'Documentation from a list of questions: a page for each, an index, and what was not answered.',
    arguments: [{ name: '<list>', description: 'The list of questions.' }],
    options: [
      { flags: '--out <dir>', description: 'The directory of the documentation. What it holds already is not asked again.' },
      {
        flags: '--only <id>',
        description: 'Only this question: its id, a pattern with *, or a section. May be repeated.',
        repeatable: true,
      },
      { flags: '--tag <tag>', description: 'Only questions with this tag. May be repeated.', repeatable: true },
      { flags: '--limit <n>', description: 'At most the first n of these questions.' },
      ...askingOptions,
      { flags: '--format <formats>', description: 'md, jsonl, or both with a comma (md).', offered: ['md', 'jsonl', 'md,jsonl'] },
      { flags: '--dry-run', description: 'Show what would be asked; ask and write nothing.' },
      { flags: '--force', description: 'Write pages anew that were changed by hand.' },
    ],
    commands: [
      {
        name: 'check',
        description:
          'Which pages the code has outgrown: what they cite has changed, moved or vanished. Asks no model. Exit 1 when there are any.',
        arguments: [{ name: '<dir>', description: 'The directory of the documentation.' }],
        run: async (context, input) => (await import('./commands/batch-check.ts')).checkDocumentation(context, input),
      },
      {
        name: 'update',
        description: 'Ask again what the code has outgrown, and what is missing, by the list of the last run.',
        arguments: [{ name: '<dir>', description: 'The directory of the documentation.' }],
        options: [
          ...askingOptions,
          { flags: '--force', description: 'Ask also for stale pages that were changed by hand, and write them anew.' },
        ],
        run: async (context, input) => (await import('./commands/batch-update.ts')).updateDocumentation(context, input),
      },
    ],
    afterHelp: batchHelp,
    run: async (context, input) => (await import('./commands/batch.ts')).batchCommand(context, input),
  },
  {
    name: 'sessions',
    description: 'Conversations that were kept: look at them, export them, delete them.',
    commands: [
      {
        name: 'list',
        description: 'All of them, the one used last first.',
        run: async (context) => (await import('./commands/sessions.ts')).listSessions(context),
      },
      {
        name: 'show',
        description: 'The questions and answers of one.',
        arguments: [sessionId],
        run: async (context, input) => (await import('./commands/sessions.ts')).showSession(context, input),
      },
      {
        name: 'export',
        description: 'One as a document: Markdown, JSON, or an HTML page that needs nothing else and shows the cited code.',
        arguments: [sessionId],
        options: [
          { flags: '--format <format>', description: 'md, json or html; unless given what the name of the file says, else md.' },
          { flags: '--out <file>', description: 'Write to this file instead of stdout. Only an earlier export is replaced.' },
        ],
        run: async (context, input) => (await import('./commands/sessions.ts')).exportSession(context, input),
      },
      {
        name: 'delete',
        description: 'Delete one for good.',
        arguments: [sessionId],
        run: async (context, input) => (await import('./commands/sessions.ts')).deleteSession(context, input),
      },
    ],
  },
  {
    name: 'config',
    description: 'Look at the configuration.',
    commands: [
      {
        name: 'show',
        description: 'Every setting in use, keys masked.',
        options: [{ flags: '--origin', description: 'Also where each value came from.' }],
        run: async (context, input) => (await import('./commands/config.ts')).showConfig(context, input),
      },
    ],
  },
  {
    name: 'models',
    description: 'The models that the provider offers; the configured one is marked.',
    arguments: [{ name: '[words...]', description: 'Only models whose name holds all of these.' }],
    run: async (context, input) => (await import('./commands/models.ts')).listModels(context, input),
  },
  {
    name: 'doctor',
    description:
      'Check terminal, Node, ripgrep, directories, caches, sessions, and whether the provider takes key and model; say what mends it.',
    run: async (context) => (await import('./commands/doctor.ts')).doctor(context),
  },
  {
    name: 'completion',
    description: 'Print the script that lets a shell complete commands, options and their values.',
    arguments: [{ name: '[shell]', description: 'bash, zsh or fish.', offered: shellNames }],
    afterHelp: `\nTo install it, once:\n${installLines()}`,
    text: async (input) => (await import('./commands/completion.ts')).completionScript(input),
  },
]
