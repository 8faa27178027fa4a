import { shellQuote } from '../shell-quote.ts'

/** What decides which code and skills a page was written over. */
const placeFlags = ['-c', '--code-dir', '-s', '--skills-dir', '--exclude', '--encoding']
const placeFlagsAlone = ['--no-ignore']

/** The same command line again, as it can be typed. */
export function againCommand(argv: readonly string[], platform: string): string {
  return shellQuote(['codewhisper', ...argv], platform)
}

interface Documented {
  /** The directory of the documentation. */
  readonly out: string
  readonly platform: string
}

/** `batch check` over the same code and skills. */
export function checkCommand(argv: readonly string[], { out, platform }: Documented): string {
  return shellQuote(['codewhisper', 'batch', 'check', out, ...placesOf(argv)], platform)
}

/** `batch update` over the same code and skills. */
export function updateCommand(argv: readonly string[], { out, platform }: Documented): string {
  return shellQuote(['codewhisper', 'batch', 'update', out, ...placesOf(argv)], platform)
}

function placesOf(argv: readonly string[]): string[] {
  return argv.flatMap((word, at) => {
    if (placeFlags.includes(word)) return [word, argv[at + 1] ?? '']
    const isPlace = placeFlagsAlone.includes(word) || placeFlags.some((flag) => word.startsWith(`${flag}=`))
    return isPlace ? [word] : []
  })
}
