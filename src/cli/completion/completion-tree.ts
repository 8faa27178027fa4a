import { Option } from 'commander'
import { configKeyNames, configKeys } from '../../config/config-keys.ts'
import { type CommandSpec, commands } from '../commands.ts'

/** What a shell may put at a place: names from the disk, one of some words, or nothing that is known beforehand. */
export type Offer = 'directories' | 'files' | 'nothing' | readonly string[]

export interface CompletedFlag {
  /** With their dashes, the short one first. */
  readonly names: readonly string[]
  readonly description: string
  /** Undefined for a flag that stands alone. */
  readonly value: { readonly name: string; readonly offer: Offer } | undefined
  readonly repeatable: boolean
  /** Names of the flags that may not stand beside it, its own names among them unless it is repeatable. */
  readonly excludes: readonly string[]
}

export interface CompletedCommand {
  /** The words that lead to it: `structure callers`; empty for the program itself. */
  readonly path: string
  readonly name: string
  readonly description: string
  /** Its own, without those that stand everywhere. */
  readonly flags: readonly CompletedFlag[]
  readonly commands: readonly CompletedCommand[]
  /** What stands behind it that is no command. */
  readonly words: { readonly name: string; readonly offer: Offer } | undefined
}

/** The command line as the shells complete it, made of the tables that the program itself is made of. */
export interface CompletionTree {
  /** Flags that every command takes. */
  readonly everywhere: readonly CompletedFlag[]
  readonly program: CompletedCommand
}

export function completionTree(): CompletionTree {
  const program: CommandSpec = {
    name: 'codewhisper',
    description: '',
    options: [{ flags: '-V, --version', description: 'Print the version.' }],
    commands,
  }
  return {
    everywhere: [...configKeyNames.flatMap(flagsOfKey), flag({ flags: '-h, --help', description: 'Print help.' })],
    program: { ...completed(program, []), path: '' },
  }
}

/** A command and all below it, each before its own. */
export function allCommands(command: CompletedCommand): readonly CompletedCommand[] {
  return [command, ...command.commands.flatMap(allCommands)]
}

function completed(spec: CommandSpec, path: readonly string[]): CompletedCommand {
  const [argument] = spec.arguments ?? []
  return {
    path: path.join(' '),
    name: spec.name,
    description: plain(spec.description),
    flags: (spec.options ?? []).map(flag),
    commands: (spec.commands ?? []).map((child) => completed(child, [...path, child.name])),
    words: argument && { name: placeholder(argument.name), offer: argument.offered ?? offerOf(placeholder(argument.name)) },
  }
}

/** The flags of one setting exclude each other, whatever their value. */
function flagsOfKey(name: (typeof configKeyNames)[number]): CompletedFlag[] {
  const key = configKeys[name]
  const repeatable = Array.isArray(key.default)
  const flags = key.flags.map(({ spec, description, offered }) =>
    flag({ flags: spec, description: description ?? key.description, offered }),
  )
  const names = flags.flatMap((each) => each.names)
  return flags.map((each) => ({ ...each, repeatable, excludes: repeatable ? [] : names }))
}

function flag(spec: {
  readonly flags: string
  readonly description: string
  readonly offered?: readonly string[] | undefined
  readonly repeatable?: boolean
}): CompletedFlag {
  const { short, long, required } = new Option(spec.flags)
  const names = [short, long].filter((name) => name !== undefined)
  const name = placeholder(spec.flags)
  const offer = spec.offered ?? offerOf(name)
  const repeatable = spec.repeatable ?? false
  const value = required ? { name, offer } : undefined
  return { names, description: plain(spec.description), value, repeatable, excludes: repeatable ? [] : names }
}

/** What its name says of a value. */
function offerOf(name: string): Offer {
  if (name === 'dir') return 'directories'
  return ['file', 'path', 'list'].includes(name) ? 'files' : 'nothing'
}

/** What stands between the brackets: `<dir>`, `[name...]`. */
function placeholder(text: string): string {
  return /[<[](\w+)/.exec(text)?.[1] ?? ''
}

/** A description as shells show it, beside a name. */
function plain(description: string): string {
  return description.replace(/\.$/, '').replaceAll('`', '')
}
