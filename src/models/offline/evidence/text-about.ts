import type { Evidence } from '../../../answer/evidence.ts'
import { filesCall } from '../calls.ts'
import type { Findings } from '../findings.ts'

/** Of the text that tells of the system: lines that are read. */
export const readLines = 60

/** The call for all texts of the codebase. */
export const textFiles = filesCall('**/{README*,*.{md,markdown,txt,rst,adoc}}')
/** Texts on rights, on changes and on working together tell nothing of the system. */
const aside = /(?:^|\/)(?:\.|licen[cs]e|copying|notice|change|contributing|code.of.conduct|security|support|todo)[^/]*$/i

/** The text to begin with: the README that stands highest, else the longest text. */
export function textAbout(findings: Findings): string | undefined {
  const files = (findings.resultOf(textFiles)?.evidence ?? []).filter((one) => one.kind === 'file' && !aside.test(one.path))
  const depth = (path: string) => path.split('/').length
  const readme = files.filter(({ path }) => /(?:^|\/)readme[^/]*$/i.test(path)).toSorted((a, b) => depth(a.path) - depth(b.path))[0]
  const longest = files.reduce<(typeof files)[number] | undefined>((one, other) => (bytesOf(other) > bytesOf(one) ? other : one), undefined)
  return (readme ?? longest)?.path
}

function bytesOf(file: Evidence | undefined): number {
  return file?.kind === 'file' ? file.bytes : 0
}
