import { Command, CommanderError, Option } from 'commander'
import { AppError } from '../base/app-error.ts'
import type { Io } from '../base/io.ts'
import { nearest } from '../base/text.ts'
import { configKeyNames, configKeys } from '../config/config-keys.ts'
import type { Flags } from '../config/resolve-config.ts'
import type { CommandContext, CommandResult } from './command-context.ts'
import { type CommandInput, type CommandSpec, commands } from './commands.ts'

/** What the command line asks for: the flags exactly as typed, and what to run with the configuration they lead to. */
export interface Invocation {
  readonly flags: Flags
  readonly chosen: Chosen
}

/** What the command does: something with the configuration, or a text that needs none. */
type Chosen = { run(context: CommandContext): CommandResult } | { text(): Promise<string> }

/** Reads the command line. Undefined when it was answered already (`--help`, `--version`). Throws `AppError` usage. */
export function parseCommandLine(argv: readonly string[], io: Io): Invocation | undefined {
  let chosen: Chosen | undefined
  const program = buildProgram(
    io,
    (command) => {
      chosen = command
    },
    commandsFor(argv),
  )
  try {
    program.parse(argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return undefined
    throw new AppError('usage', error.message.replace(/^error: /, '').replaceAll('\n', ' '), {
      hint: 'codewhisper --help lists commands and options.',
    })
  }
  return chosen && { chosen, flags: typedFlags(program) }
}

/** The commands that can matter to a command line: to make all fifty takes a millisecond of the time to the prompt. Help lists them all. */
function commandsFor(argv: readonly string[]): readonly CommandSpec[] {
  const asksHelp = argv.some((word) => word === '--help' || /^-[^-]*h/.test(word))
  return asksHelp ? commands : commands.filter(({ name }) => argv.includes(name))
}

/** The commander program; exported for the documentation, which prints its help. */
export function buildProgram(io: Pick<Io, 'stdout'>, choose: (command: Chosen) => void, specs = commands): Command {
  const program = new Command('codewhisper')
    .description('Answers questions about legacy codebases, with citations that the program itself has verified.')
    .version(__VERSION__, '-V, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
    .helpCommand(false)
    .argument('[words...]')
    .usage('[options] [command]')
    .configureHelp({ visibleArguments: () => [], subcommandTerm })
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: () => {}, getOutHelpWidth: () => 100 })
    .exitOverride()
    .action((words: string[]) => {
      if (words.length > 0) throw unknownCommand(words)
      choose({ run: async (context) => (await import('./commands/ask.ts')).askCommand(context) })
    })
  for (const option of globalOptions()) program.addOption(option)
  for (const spec of specs) addCommand(program, spec, choose)
  program.addHelpText('after', helpFooter)
  return program
}

const helpFooter = `
With no command: a conversation when stdin and stdout are terminals, one answer with --query.
Text piped into --query is context for the question.

Examples:
  codewhisper --code-dir ./app --query "Which job runs the invoice program?"
  codewhisper --code-dir ./app --skills-dir ./skills
  codewhisper search "COMPUTE .*RATE" --code-dir ./app`

function subcommandTerm(command: Command): string {
  const words =
    command.commands.length > 0
      ? ['<command>']
      : command.registeredArguments.map((argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`))
  return [command.name(), ...words].join(' ')
}

function globalOptions(): Option[] {
  return configKeyNames.flatMap((name) => {
    const key = configKeys[name]
    return key.flags.map((flag) => {
      const option = new Option(flag.spec, flag.description ?? key.description)
      if (Array.isArray(key.default)) option.argParser(added)
      return option
    })
  })
}

/** Every value of an option that may be repeated. */
function added(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}

/** What was typed for a command. Options that `batch` has as well are taken by it, also when they stand behind `batch update`. */
function optionsOf(command: Command): CommandInput['options'] {
  const { parent } = command
  if (!parent?.parent) return command.opts()
  const taken = parent.options.filter((option) => parent.getOptionValueSource(option.attributeName()) === 'cli')
  const foreign = taken.find(({ long }) => !command.options.some((own) => own.long === long))
  if (foreign) {
    throw new AppError('usage', `${parent.name()} ${command.name()} does not take ${foreign.long}.`, {
      hint: `codewhisper ${parent.name()} ${command.name()} --help lists its options.`,
    })
  }
  const above = taken.map((option) => option.attributeName()).map((name) => [name, parent.getOptionValue(name)] as const)
  return { ...command.opts(), ...Object.fromEntries(above) }
}

function addCommand(parent: Command, spec: CommandSpec, choose: (command: Chosen) => void): void {
  const command = parent.command(spec.name).description(spec.description).helpOption('-h, --help', 'Print this help.').helpCommand(false)
  for (const argument of spec.arguments ?? []) command.argument(argument.name, argument.description)
  for (const { flags, description, repeatable } of spec.options ?? []) {
    const option = new Option(flags, description)
    if (repeatable) option.argParser(added)
    command.addOption(option)
  }
  for (const child of spec.commands ?? []) addCommand(command, child, choose)
  command.addHelpText('after', spec.afterHelp ?? '\nThe options of codewhisper work here too, such as --code-dir, --skills-dir and --json.')
  const { run, text } = spec
  if (run && spec.commands) command.usage(['[options]', ...(spec.arguments ?? []).map((each) => each.name)].join(' '))
  if (run || text) {
    command.action((...all: unknown[]) => {
      const options = optionsOf(command)
      const words = all
        .slice(0, spec.arguments?.length ?? 0)
        .flat()
        .filter((word): word is string => typeof word === 'string')
      if (text) choose({ text: () => text({ words, options }) })
      else if (run) choose({ run: (context) => run(context, { words, options }) })
    })
  } else {
    const names = spec.commands?.map((child) => child.name).join(', ')
    command
      .argument('[words...]')
      .usage('[options] <command>')
      .configureHelp({ visibleArguments: () => [] })
    command.action((words: string[]) => {
      throw new AppError(
        'usage',
        words[0] === undefined ? `codewhisper ${spec.name} needs a command.` : `There is no command ${spec.name} ${words[0]}.`,
        {
          hint: `Commands: ${names}.`,
        },
      )
    })
  }
}

function unknownCommand(words: readonly string[]): AppError {
  const [word = ''] = words
  const names = commands.map((command) => command.name)
  const [suggestion] = nearest(word, names)
  if (words.length > 1 || word.includes(' ')) {
    return new AppError('usage', `There is no command ${JSON.stringify(word)}.`, { hint: 'To ask a question: codewhisper --query "…".' })
  }
  return new AppError('usage', `There is no command ${JSON.stringify(word)}.`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : `Commands: ${names.join(', ')}. To ask a question: codewhisper --query "…".`,
  })
}

/** Only what was really typed; defaults belong to the configuration. */
function typedFlags(program: Command): Flags {
  const flags: Record<string, string | boolean | readonly string[]> = {}
  for (const name of configKeyNames) {
    const typed = configKeys[name].flags.filter((flag) => {
      const option = new Option(flag.spec)
      const attribute = option.attributeName()
      if (program.getOptionValueSource(attribute) !== 'cli') return false
      return !option.isBoolean() || program.getOptionValue(attribute) === !option.negate
    })
    if (typed.length > 1)
      throw new AppError('usage', `${typed.map((flag) => flag.spec).join(' and ')} exclude each other.`, { hint: 'Give one of them.' })
    const [flag] = typed
    if (flag)
      flags[name] =
        (flag.value as string | boolean | undefined) ?? (program.getOptionValue(new Option(flag.spec).attributeName()) as string)
  }
  return flags
}
