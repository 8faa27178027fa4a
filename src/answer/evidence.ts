/** A stretch of a file that was read or matched. `text` is the decoded text of exactly these lines, joined with `\n`. */
export interface CodeEvidence {
  readonly kind: 'code'
  /** As in answers: relative to the code directory, or beginning with its name when there are several. */
  readonly path: string
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly text: string
  /** SHA-256 of `text`, hexadecimal. */
  readonly hash: string
  /** The lines are the whole file. */
  readonly whole: boolean
  /** How it came here: `read` window, or a line that a `match` stands on. */
  readonly via: 'read' | 'match'
}

/** A skill, or one of its sections, that was loaded or found. */
export interface SkillEvidence {
  readonly kind: 'skill'
  readonly name: string
  readonly description: string
  /** The heading's text; undefined for the whole body. */
  readonly heading: string | undefined
  /** The skill's file, relative to its skills directory. */
  readonly path: string
  /** Lines in the skill's file, 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly text: string
  readonly hash: string
  readonly whole: boolean
  /** `load`: the text was given to the model; `match`: only name, description and reason were. */
  readonly via: 'load' | 'match'
  /** Relevance of a match, higher is better; comparable within one result. */
  readonly score?: number
  /** Why it matched: `term in field`. */
  readonly why?: readonly string[]
}

/** A file that exists: what `list_files` reports. */
export interface FileEvidence {
  readonly kind: 'file'
  readonly path: string
  readonly bytes: number
  readonly language: string | undefined
}

/** A fact of the structure index about lines of the code. */
export interface StructureEvidence {
  readonly kind: 'structure'
  readonly path: string
  /** 1-based, inclusive: the lines that the fact stands on, and no others. */
  readonly startLine: number
  readonly endLine: number
  /** One sentence, as it was shown. */
  readonly fact: string
  /** The decoded lines and their hash, where they were shown as well. */
  readonly text?: string
  readonly hash?: string
}

export type Evidence = CodeEvidence | SkillEvidence | FileEvidence | StructureEvidence

/** Evidence that lies in lines of the code, so that a citation of them rests on it. */
export function isOfCode(evidence: Evidence): evidence is CodeEvidence | StructureEvidence {
  return evidence.kind === 'code' || evidence.kind === 'structure'
}
