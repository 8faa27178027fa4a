import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'

const linesRead = 60
const control =
  /^(?:\s*$|\*|\/\/|\s+(?:INCLUDE|ENTRY|NAME|ALIAS|MODE|ORDER|LIBRARY|INSERT|CHANGE|REPLACE|IDENTIFY|PAGE|SETCODE|SETOPT|SETSSI)\b)/i
const names = /^\s+(?:INCLUDE|ENTRY|NAME)\b/i

/** Reads a member as far as it takes to see that it only tells the binder what to put together. */
export function linkMemberCall(path: string): Call {
  return readCall(path, 1, linesRead)
}

/** Whether a member holds statements of the binder and nothing else: it bears the name of a program and is no source of it. */
export function isLinkMember(path: string, findings: Findings): boolean {
  if (findings.resultOf(linkMemberCall(path)) === undefined) return false
  const lines = [...findings.linesOf(path).values()]
  return lines.some((line) => names.test(line)) && lines.every((line) => control.test(line))
}
