import { createHash } from 'node:crypto'
import { AppError } from '../base/app-error.ts'
import { headOf, languageOf } from '../files/language.ts'
import type { Sandbox } from '../files/sandbox.ts'

/** What a member is, without what it says. */
export interface MemberLook {
  readonly path: string
  /** Of its text; empty when there is none that can be read. */
  readonly hash: string
  /** A name of `files/language.ts`, also of what is no text; undefined when nothing tells. */
  readonly language: string | undefined
  readonly lines: number
  readonly encoding: string | undefined
}

export interface ReadMember {
  readonly look: MemberLook
  /** Empty where there is none to scan; `unusable` then says why. */
  readonly text: string
  readonly unusable?: 'binary' | 'large' | 'unreadable'
  /** What more there is to say about that. */
  readonly why?: string
}

/** What is larger is data, whatever its name says. */
const memberBytes = 16 * 1024 * 1024
/** A member through the one door to the code. `path` is one that a walk gave. Never fails. */
export function readMember(sandbox: Sandbox, path: string): ReadMember {
  const none = { path, hash: '', language: languageOf(path), lines: 0, encoding: undefined }
  try {
    const { text, encoding, binary, truncated } = sandbox.readInPlace(path, memberBytes)
    if (truncated) return { look: none, text: '', unusable: 'large', why: 'It is larger than any source.' }
    const hash = createHash('sha256').update(text, 'utf8').digest('base64url')
    if (binary) return { look: { ...none, hash }, text: '', unusable: 'binary' }
    const language = languageOf(path, headOf(text))
    return { look: { path, hash, language, lines: lineCount(text), encoding }, text }
  } catch (error) {
    // A disk that fails is the file's trouble and not the program's.
    if (!(error instanceof AppError) && !(error instanceof Error && 'syscall' in error)) throw error
    return { look: none, text: '', unusable: 'unreadable', why: error.message }
  }
}

function lineCount(text: string): number {
  let lines = text === '' || text.endsWith('\n') ? 0 : 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
