import type { JclStatement } from '../../../base/jcl/jcl-stream.ts'
import { parameter, unquote, unwrap } from '../../../base/jcl/parameters.ts'
import { splitList } from '../../../base/split-list.ts'
import { calledProc, executedProgram } from '../../scanners/jcl/exec-target.ts'
import { stepName } from '../../scanners/jcl/jcl-units.ts'
import { type DdEntry, ddEntry, type PlacedStatement } from './dd-entry.ts'
import type { ExpandedStep, StepAction } from './expanded-step.ts'
import type { JobLibrary, PlacedBody } from './job-library.ts'
import { runsMember } from './launchers.ts'
import { applyOverrides } from './override-dds.ts'
import { Symbols } from './symbols.ts'

/** Procedures and groups may be nested so deep (z/OS MVS JCL Reference). */
const deepest = 15
/** A job has 255 steps at most; what goes on beyond is a cycle of its author's making. */
const mostSteps = 1000
/** Keywords of EXEC; any other is a symbol of the procedure. */
const execKeywords = new Set(
  'PGM PROC ACCT ADDRSPC CCSID COND DYNAMNBR MEMLIMIT PARM PARMDD PERFORM RD REGION REGIONX RLSTMOUT TIME TVSMSG TVSAMCOM'.split(' '),
)

/** Follows a job or procedure through its procedures and groups, symbols and overrides put in. */
export function expandBody(unit: PlacedBody, library: JobLibrary): ExpandedStep[] {
  const standsAlone = unit.body.kind === 'proc'
  const symbols = new Symbols(standsAlone)
  setParameters(unit.body.head, undefined, symbols, standsAlone)
  const expander = new Expander(library)
  expander.walk(unit, { symbols, libraries: [], level: 0, chain: '', outer: undefined, within: [unit] })
  return expander.steps
}

/** Values of PROC are defaults for those of EXEC; both go before what SET said. */
function setParameters(
  proc: JclStatement | undefined,
  exec: JclStatement | undefined,
  symbols: Symbols,
  open: boolean,
  outside = symbols,
): void {
  if (proc?.operation !== 'PROC' && exec === undefined) return
  for (const { key, value } of proc?.parameters ?? []) {
    if (key === '') continue
    const known = symbols.substitute(unquote(value))
    symbols.set(key, { text: known.text, open: open || known.open })
  }
  for (const { key, value } of exec?.parameters ?? []) {
    if (key === '' || key.includes('.') || execKeywords.has(key)) continue
    symbols.set(key, outside.substitute(unquote(value)))
  }
}

interface Surroundings {
  readonly symbols: Symbols
  /** JCLLIB is the job's, and holds in its procedures too. */
  readonly libraries: readonly string[]
  readonly level: number
  readonly chain: string
  readonly outer: ExpandedStep | undefined
  readonly within: readonly PlacedBody[]
}

/** Where the reading of one body stands. */
interface Position extends Omit<Surroundings, 'libraries'> {
  readonly unit: PlacedBody
  libraries: readonly string[]
  ordinal: number
  step: ExpandedStep | undefined
  /** A procedure whose overrides are being read; it is followed when they end. */
  call: { readonly step: ExpandedStep; readonly symbols: Symbols; readonly overrides: DdEntry[] } | undefined
}

class Expander {
  readonly steps: ExpandedStep[] = []
  readonly #library: JobLibrary

  constructor(library: JobLibrary) {
    this.#library = library
  }

  walk(unit: PlacedBody, surroundings: Surroundings): void {
    const position: Position = { ...surroundings, unit, ordinal: 0, step: undefined, call: undefined }
    this.#take(unit.body.statements, { path: unit.path }, position, 0)
    this.#endCall(position)
  }

  #take(statements: readonly JclStatement[], from: Omit<PlacedStatement, 'statement'>, position: Position, groups: number): void {
    for (const statement of statements) {
      const placed: PlacedStatement = { ...from, statement }
      switch (statement.operation) {
        case 'SET':
          for (const { key, value } of statement.parameters) {
            if (key !== '') position.symbols.set(key, position.symbols.substitute(unquote(value)))
          }
          break
        case 'JCLLIB':
          position.libraries = splitList(unwrap(parameter(statement, 'ORDER') ?? '')).map(
            (name) => position.symbols.substitute(unquote(name)).text,
          )
          break
        case 'INCLUDE':
          this.#include(placed, position, groups)
          break
        case 'EXEC':
          this.#exec(placed, position)
          break
        case 'DD':
          this.#dd(placed, position)
          break
      }
    }
  }

  #include(placed: PlacedStatement, position: Position, groups: number): void {
    const member = parameter(placed.statement, 'MEMBER')
    if (member === undefined) return
    const name = position.symbols.substitute(unquote(member))
    const group = this.#library.group(name.text.toUpperCase(), { path: placed.path, libraries: position.libraries })
    this.steps.push(this.#step(placed, position, '', { kind: 'include', name, found: group?.path }))
    if (group === undefined || groups === deepest || this.steps.length > mostSteps) return
    this.#take(
      group.statements,
      { path: group.path, includedAt: placed.includedAt ?? { path: placed.path, line: placed.statement.startLine } },
      position,
      groups + 1,
    )
  }

  #exec(placed: PlacedStatement, position: Position): void {
    this.#endCall(position)
    const { statement } = placed
    const { symbols } = position
    const name = stepName(statement, ++position.ordinal)
    const program = executedProgram(statement)
    if (program !== undefined) {
      position.step = this.#step(placed, position, name, { kind: 'program', name: symbols.substitute(unquote(program)) })
      this.steps.push(position.step)
      return
    }
    position.step = undefined
    const proc = calledProc(statement)
    if (proc === undefined) return
    const called = symbols.substitute(unquote(proc))
    const isIms = runsMember(called.text.toUpperCase(), parameter(statement, 'PSB') !== undefined)
    const given = (key: string) => {
      const value = isIms ? parameter(statement, key) : undefined
      return value === undefined ? undefined : symbols.substitute(unquote(value))
    }
    const found = this.#library.proc(called.text.toUpperCase(), position.unit, { path: placed.path, libraries: position.libraries })
    const step = this.#step(placed, position, name, {
      kind: 'proc',
      name: called,
      found,
      member: given('MBR'),
      psb: given('PSB'),
    })
    this.steps.push(step)
    position.call = { step, symbols: symbols.copy(), overrides: [] }
  }

  #step(placed: PlacedStatement, position: Position, name: string, does: StepAction): ExpandedStep {
    const { level, chain, outer, symbols, libraries } = position
    const { statement, path, includedAt } = placed
    const at = { path, line: statement.startLine, includedAt, level }
    const written = parameter(statement, 'PARM')
    const parm = written === undefined ? undefined : { text: symbols.substitute(written), at }
    return { key: `${chain}>${path}:${at.line}`, name, outer, statement, at, does, dds: [], asking: { path, libraries }, parm }
  }

  #dd(placed: PlacedStatement, position: Position): void {
    const entry = ddEntry(placed, position.level, position.symbols)
    if (position.call !== undefined) {
      position.call.overrides.push(entry)
      return
    }
    if (position.step === undefined && position.ordinal === 0) {
      position.step = this.#step(placed, position, '', { kind: 'all steps' })
      this.steps.push(position.step)
    }
    const dds = position.step?.dds
    if (dds === undefined) return
    const { name } = placed.statement
    const last = dds.at(-1)
    if (name === '' && last !== undefined) last.entries.push(entry)
    else if (name !== '') dds.push({ name, entries: [entry] })
  }

  #endCall(position: Position): void {
    const { call } = position
    position.call = undefined
    if (call === undefined) return
    const { step, symbols, overrides } = call
    const { statement } = step
    const found = step.does.kind === 'proc' ? step.does.found : undefined
    const first = this.steps.length
    const canFollow = found !== undefined && !position.within.includes(found) && position.within.length <= deepest && first < mostSteps
    if (canFollow) {
      const inside = symbols.copy()
      setParameters(found.body.head, statement, inside, false, symbols)
      this.walk(found, {
        ...{ symbols: inside, libraries: position.libraries, level: position.level + 1, chain: step.key },
        ...{ outer: step.outer ?? step, within: [...position.within, found] },
      })
    }
    const steps = this.steps.slice(first)
    overrideParm(step, steps, symbols)
    applyOverrides(step, steps, overrides)
  }
}

/** PARM= of a call is for the first step, PARM.STEP= for the one it names. */
function overrideParm(call: ExpandedStep, steps: readonly ExpandedStep[], symbols: Symbols): void {
  for (const { key, value } of call.statement.parameters) {
    if (key !== 'PARM' && !key.startsWith('PARM.')) continue
    const target = steps.find(({ name, does }) => does.kind === 'program' && (key === 'PARM' || name === key.slice(5)))
    if (target !== undefined) target.parm = { text: symbols.substitute(value), at: call.at }
  }
}
