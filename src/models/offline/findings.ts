import type { ToolArtifact } from '../../answer/agent-tool.ts'
import type { FileEvidence, SkillEvidence } from '../../answer/evidence.ts'
import type { Call, MadeCall } from './conversation.ts'

/** Lines of a file that a tool has shown, by their number. */
export type KnownLines = ReadonlyMap<number, string>

/** All that the tools have shown for the present question. */
export interface Findings {
  readonly made: readonly MadeCall[]
  /** By path. */
  readonly lines: ReadonlyMap<string, KnownLines>
  readonly skillMatches: readonly SkillEvidence[]
  readonly skillTexts: readonly SkillEvidence[]
  readonly files: readonly FileEvidence[]
  readonly nearest: readonly string[]
  /** What the tools did not look at. */
  readonly notices: readonly string[]
}

export function collectFindings(made: readonly MadeCall[]): Findings {
  const evidence = made.flatMap((call) => call.artifact?.evidence ?? [])
  const lines = new Map<string, Map<number, string>>()
  for (const item of evidence) {
    // A path with a backtick could not be cited.
    if (item.kind !== 'code' || item.path.includes('`')) continue
    const known = lines.get(item.path) ?? new Map<number, string>()
    lines.set(item.path, known)
    for (const [index, text] of item.text.split('\n').entries()) {
      if (item.startLine + index <= item.endLine) known.set(item.startLine + index, text)
    }
  }
  const skills = evidence.filter((item) => item.kind === 'skill')
  return {
    made,
    lines,
    skillMatches: skills.filter((skill) => skill.via === 'match'),
    skillTexts: skills.filter((skill) => skill.via === 'load'),
    files: evidence.filter((item) => item.kind === 'file'),
    nearest: [...new Set(made.flatMap((call) => call.artifact?.nearest ?? []))],
    notices: [...new Set(made.flatMap((call) => call.artifact?.notices ?? []))].filter((notice) => !/^Only \d/.test(notice)),
  }
}

const keyOf = (call: Call) => `${call.name} ${JSON.stringify(call.args)}`

export function wasMade(findings: Findings, call: Call): boolean {
  return findings.made.some((made) => keyOf(made) === keyOf(call))
}

/** The artifact of a call with exactly these arguments. */
export function resultOf(findings: Findings, call: Call): ToolArtifact | undefined {
  return findings.made.find((made) => keyOf(made) === keyOf(call))?.artifact
}

/** Lines (or files) that a call found in all, also those that it did not show; 0 for a call that failed or was never made. */
export function totalOf(findings: Findings, call: Call): number {
  const artifact = resultOf(findings, call)
  return artifact === undefined ? 0 : (artifact.total ?? artifact.evidence.length)
}
