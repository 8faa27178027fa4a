import type { CobolFile, DataItem, ProcedureFacts, ProgramRange } from './cobol-program.ts'
import { resolveCursorAccesses } from './exec/cursor-accesses.ts'
import type { ExecReader, NameLookup } from './exec-context.ts'
import { ParagraphHeaders } from './paragraph-headers.ts'
import { outside, ProcedureWalk } from './procedure-walk.ts'
import { noteQueues } from './queue-targets.ts'
import { placeAlterations } from './statements/go-to.ts'
import { statements } from './statements/statements.ts'
import { TokenRun } from './token-run.ts'
import type { SplicedTokens } from './tokens.ts'
import { noteFunctionCalls, readUserFunctions } from './user-functions.ts'

export interface ProcedureSource {
  readonly tokens: SplicedTokens
  readonly program: ProgramRange
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
  readonly names: NameLookup
  readonly exec: ExecReader
  /** Tokens of records that programs inside or around this one may change. */
  readonly shared?: ReadonlySet<number>
}

/**
 * Reads the procedure division of one program, once and from left to right. Statements are not nested for this: each verb begins one, whatever IF
 * it stands in, and what a reader does not know is passed over up to the next verb or period. So a strange statement costs itself and nothing else.
 */
export function readProcedure(source: ProcedureSource): ProcedureFacts {
  const { tokens, program, names } = source
  const run = new TokenRun(tokens, program.procedure.from, program.procedure.to, names)
  const walk = new ProcedureWalk(run, source)
  noteParameters(walk, program)
  if (source.shared !== undefined && source.shared.size > 0) noteShared(walk, source.shared)
  // Declarations stand before the statements; what is read as both, such as a copybook, is read once.
  source.exec.readBlocksIn(tokens, { from: program.data.from, to: Math.min(program.data.to, run.from) }, walk)
  const headers = new ParagraphHeaders(walk)
  while (walk.at < walk.end) {
    if (headers.take()) continue
    walk.start = walk.at
    walk.control.begin(walk)
    walk.verb = run.textAt(walk.at++)
    const before = walk.facts.uses.length
    statements.get(walk.verb)?.(walk)
    if (walk.facts.uses.length > before) walk.facts.statements.push(before)
    walk.control.end(walk)
  }
  headers.close(walk.end)
  walk.control.finish(walk.facts.paragraphs)
  placeAlterations(walk)
  resolveCursorAccesses(walk.facts)
  noteQueues(walk)
  noteFunctionCalls(run, readUserFunctions(tokens, program.environment), walk.facts)
  walk.messages.finish(walk.facts)
  return walk.facts
}

function noteShared(walk: ProcedureWalk, shared: ReadonlySet<number>): void {
  for (const [i, { parent, token }] of walk.items.entries()) if (parent < 0 && shared.has(token)) walk.assign([i], outside('other program'))
}

/** What the caller decides. */
function noteParameters(walk: ProcedureWalk, program: ProgramRange): void {
  for (const name of program.using) walk.assign(walk.names.find(name, []), outside('parameter'))
  walk.assign(walk.names.find('DFHCOMMAREA', []), outside('commarea'))
}
