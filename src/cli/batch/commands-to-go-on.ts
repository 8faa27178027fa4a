import { shellQuote } from '../shell-quote.ts'

/** What decides which code and skills a page was written over. */
const placeFlags = ['-c', '--code-dir', '-s', '--skills-dir', '--exclude', '--encoding']
const placeFlagsAlone = ['--no-ignore']

/** The same command line again, as it can be typed. */
export function againCommand(argv: readonly string[], platform: string): string {
  return shellQuote(['codewhisper', ...argv], platform)
}

/** `batch check` over the same code and skills. */
export function checkCommand(argv: readonly string[], { out, platform }: { readonly out: string; readonly platform: string }): string {
  const places = argv.flatMap((word, at) => {
    if (placeFlags.includes(word)) return [word, argv[at + 1] ?? '']
    const isPlace = placeFlagsAlone.includes(word) || placeFlags.some((flag) => word.startsWith(`${flag}=`))
    return isPlace ? [word] : []
  })
  return shellQuote(['codewhisper', 'batch', 'check', out, ...places], platform)
}
