import { count } from '../../../base/text.ts'

/** What may stand in place of the end of a line, and that end; as readline wants it of a completer. */
export type Completion = [shown: string[], typed: string]

export interface Completable {
  /** With their slash, in the order in which they are shown. */
  readonly commands: readonly string[]
  /** Commands that are followed by a name from the code, without the slash. */
  readonly asking: ReadonlySet<string>
  /** Sorted; is asked for only where a name stands. */
  names(): Promise<readonly string[]>
}

const mostShown = 50

/** Completes the name of a command, and the name from the code behind one that asks for it. Upper or lower case is the same. */
export async function completeLine(line: string, { commands, asking, names }: Completable): Promise<Completion> {
  const command = /^\s*(\/[\w-]*)$/.exec(line)?.[1]
  if (command !== undefined) return matching(commands, command)
  const [, asked = '', typed = ''] = /^\s*\/([\w-]+)\s+(\S.*)$/.exec(line) ?? []
  return asking.has(asked.toLowerCase()) ? matching(await names(), typed) : [[], typed]
}

function matching(all: readonly string[], typed: string): Completion {
  const start = typed.toLowerCase()
  const found = [...new Set(all)].filter((name) => name.toLowerCase().startsWith(start))
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
