/** A program or script of z/OS UNIX, and the line on which it is named, the first being 0. */
export interface ShellTarget {
  readonly path: string
  readonly line: number
}

/**
 * What BPXBATCH is to run (z/OS UNIX System Services Command Reference): the path behind `PGM`; behind `SH` the commands that are paths. Others are the shell's own,
 * or found by a PATH that is not in the code.
 */
export function shellTargets(lines: readonly string[]): ShellTarget[] {
  const [verb = '', target] = (lines[0] ?? '').trim().split(/\s+/, 2)
  if (/^PGM$/i.test(verb)) return target === undefined ? [] : [{ path: target, line: 0 }]
  if (!/^SH$/i.test(verb)) return []
  // Lines are read as one: a command goes on in the next unless a mark ends it.
  let goesOn = false
  return lines.flatMap((whole, line) => {
    const text = line === 0 ? whole.trim().slice(verb.length) : whole
    if (text.trim() === '') return []
    const commands = text.split(/[;&|]+/)
    const begun = goesOn ? commands.slice(1) : commands
    goesOn = commands.at(-1)?.trim() !== ''
    return begun.flatMap((command) => {
      const path = commandPath(command)
      return path === undefined ? [] : [{ path, line }]
    })
  })
}

/** Commands that run the file which they are given. */
const runsItsFile = /^(?:sh|bash|ksh|exec|nohup|\.)$/

function commandPath(command: string): string | undefined {
  const words = command.replace(/["']/g, '').trim().split(/\s+/, 2)
  const word = runsItsFile.test(words[0] ?? '') ? words[1] : words[0]
  return word?.includes('/') && !word.includes('=') ? word : undefined
}
