import type { Findings } from '../findings.ts'

const script = /\.(?:py|pl|pm|rb|sh|bash|ksh|csh|zsh|awk|tcl|lua|php|rexx?|rx|exec|clist|cmd|bat|ps1|js|mjs)$/i
const bare = /(?:^|\/)[^./]+$/

/** By the name of the file. */
export function isScriptName(path: string): boolean {
  return script.test(path)
}

/** One without an extension has to be read for it. */
export function mayBeScript(path: string): boolean {
  return isScriptName(path) || bare.test(path)
}

/** By the name of the file, or by what its first line starts it with. */
export function isScript(path: string, findings: Findings): boolean {
  return isScriptName(path) || (bare.test(path) && /^#!/.test(findings.linesOf(path).get(1) ?? ''))
}
