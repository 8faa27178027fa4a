import type { ChatProvider } from '../../../base/chat-provider.ts'
import { count } from '../../../base/text.ts'

/** What may stand in place of the end of a line, and that end; as readline wants it of a completer. */
export type Completion = [shown: string[], typed: string]

/** What there is to complete with; asked for only where it may stand. */
export interface Offers {
  /** Of programs, copybooks, jobs, fields and all else that the structure index knows; sorted. */
  readonly names: () => Promise<readonly string[]>
  readonly skills: () => Promise<readonly string[]>
  /** Of the files of the code. */
  readonly paths: () => Promise<readonly string[]>
  /** Ids of earlier conversations, the one used last first. */
  readonly sessions: () => Promise<readonly string[]>
  readonly providers: readonly Pick<ChatProvider, 'name' | 'model' | 'host'>[]
}

/** What completion asks of a command. */
export interface CompletableCommand {
  readonly name: string
  readonly asksName?: boolean
  complete?(offers: Offers, argument: string): Promise<readonly string[]> | readonly string[]
}

const mostShown = 50
/** A name in the middle of a question is looked for from so many characters on. */
const fewestOfWord = 2

/**
 * Completes the name of a command, the argument of one, a path behind `@`, and a name from the code or of a skill in a question. Upper or lower case is
 * the same.
 */
export async function completeLine(line: string, commands: readonly CompletableCommand[], offers: Offers): Promise<Completion> {
  const mentioned = /(?:^|[\s(])@([^\s@:]*)$/.exec(line)?.[1]
  if (mentioned !== undefined) return pathsLike(await offers.paths(), mentioned)
  const typedCommand = /^\s*(\/[\w-]*)$/.exec(line)?.[1]
  if (typedCommand !== undefined) {
    const all = commands.map(({ name }) => `/${name}`)
    return startingWith(all, typedCommand)
  }
  const [, name, argument = ''] = /^\s*\/([\w-]+)\s+([^\n]*)$/.exec(line) ?? []
  if (name !== undefined) {
    const command = commands.find((one) => one.name === name.toLowerCase())
    return startingWith(command === undefined ? [] : await argumentsOf(command, argument, offers), argument)
  }
  const word = /(?<![\w#@$./-])[\w#$][\w#@$-]*$/.exec(line)?.[0] ?? ''
  if (word.length < fewestOfWord || /^\s*\//.test(line)) return [[], word]
  return startingWith((await Promise.all([offers.names(), offers.skills()])).flat(), word)
}

/** What a command takes is shown also before anything is typed; names of the code are too many for that. */
async function argumentsOf(command: CompletableCommand, argument: string, offers: Offers): Promise<readonly string[]> {
  if (command.asksName && argument === '') return []
  const all = await Promise.all([command.asksName ? offers.names() : [], command.complete?.(offers, argument) ?? []])
  return all.flat()
}

function startingWith(all: readonly string[], typed: string): Completion {
  const start = typed.toLowerCase()
  return bounded(
    [...new Set(all)].filter((name) => name.toLowerCase().startsWith(start)),
    typed,
  )
}

/** One directory after the other; a name alone finds its file wherever it stands. */
function pathsLike(paths: readonly string[], typed: string): Completion {
  const start = typed.toLowerCase()
  // A mention ends at the first space.
  const all = paths.filter((path) => !/\s/.test(path))
  const below = all.filter((path) => path.toLowerCase().startsWith(start))
  if (below.length > 0) return bounded([...new Set(below.map((path) => stepOf(path, typed.length)))], typed)
  const named = typed.includes('/') ? [] : all.filter((path) => nameOf(path).toLowerCase().startsWith(start))
  // What several have in common takes the place of what is typed, and their directories have nothing of it.
  return named.length > 1 ? startingWith(named.map(nameOf), typed) : [named, typed]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The path, or the directory in it that comes next behind `from`. */
function stepOf(path: string, from: number): string {
  const slash = path.indexOf('/', from)
  return slash === -1 ? path : path.slice(0, slash + 1)
}

function bounded(found: string[], typed: string): Completion {
  if (found.length <= mostShown) return [found, typed]
  // What all of them begin with is typed first; what says that there are more must begin so too, or readline would see nothing common.
  const begun = found.reduce(commonStart)
  if (begun.length > typed.length) return [[begun], typed]
  return [[...found.slice(0, mostShown), `${begun}… ${count(found.length - mostShown, 'more name')}`], typed]
}

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length)
}
