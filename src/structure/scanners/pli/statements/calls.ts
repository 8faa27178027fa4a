import type { Operand } from '../../cobol/cobol-program.ts'
import { isImsInterface } from '../../cobol/statements/ims-call.ts'
import { namedFunction } from '../../ims/named-function.ts'
import type { Range } from '../attributes.ts'
import { parametersOf } from '../parameters.ts'
import { outside, type PliWalk, sourceOf } from '../walk.ts'

/** Services that set the return code of the step, or end the program with a code (Enterprise PL/I Language Reference; Language Environment). */
const codeServices = new Map([
  ['PLIRETC', 'RETURN-CODE'],
  ['CEE3ABD', 'ABEND CODE'],
  ['CEE3AB2', 'ABEND CODE'],
])

/** `CALL P(args)`, `CALL P`, `CALL S.P(args)`. */
export function readCall(walk: PliWalk, from: number, to: number): void {
  const { pairs, names } = walk
  let at = from
  while (pairs.isSign(at + 1, '.') && pairs.isWord(at + 2)) at += 2
  const name = pairs.wordAt(at)
  if (name === '') return
  const passed = argumentsOf(walk, at + 1, to)
  const procedure = at === from ? names.other(name)?.procedure : undefined
  if (procedure !== undefined && walk.internal.has(procedure)) {
    walk.jump('perform', name, 'PERFORM')
    noteArguments(walk, passed)
    bindParameters(walk, procedure, passed)
    return
  }
  const called = at === from ? walk.entry(name, at) : walk.operand(from)
  if (called === undefined) return
  walk.read(called)
  // What a variable of entries holds may be a procedure of the program itself, which no program is.
  const inside = called.kind === 'item' ? { inside: { names: walk.internalNames, from: walk.paragraph } } : {}
  walk.facts.targets.push({ edge: 'call', to: 'program', operand: called, token: walk.start, verb: 'CALL', ...inside })
  if (isImsInterface(name)) noteImsCall(walk, name, passed)
  else noteArguments(walk, passed)
  const service = codeServices.get(name)
  const code = service === undefined ? undefined : passed[0]
  if (code !== undefined && service !== undefined) noteCode(walk, code, service)
}

interface Argument extends Range {
  /** Where the argument is nothing but a variable or a literal. */
  readonly only?: Operand
}

/** Those in the parentheses that open at `open`, split at their commas. Each is read once, so that what is in it is noted once. */
function argumentsOf(walk: PliWalk, open: number, limit: number): Argument[] {
  const { pairs } = walk
  if (!pairs.isSign(open, '(')) return []
  const close = Math.min(pairs.closingOf(open), limit)
  const passed: Argument[] = []
  for (let i = open + 1; i < close; ) {
    let end = i
    while (end < close && !pairs.isSign(end, ',')) end = Math.max(end + 1, pairs.behindParentheses(end))
    end = Math.min(end, close)
    passed.push({ from: i, to: end })
    i = end + 1
  }
  walk.verb = 'CALL'
  return passed.map((argument) => {
    const operand = walk.operand(argument.from)
    if (operand !== undefined && walk.next >= argument.to) return { ...argument, only: operand }
    if (operand !== undefined) walk.read(operand)
    walk.expression(operand === undefined ? argument.from : walk.next, argument.to)
    return argument
  })
}

/** What is passed as it is may be changed there; the value of an expression may not. */
function noteArguments(walk: PliWalk, passed: readonly Argument[]): void {
  for (const { only } of passed) {
    walk.handed(only)
    if (only !== undefined) walk.write(only, outside('call'), 'both')
  }
}

/** What an internal procedure's parameters may hold is what it is called with. */
function bindParameters(walk: PliWalk, procedure: number, passed: readonly Argument[]): void {
  const names = parametersOf(walk, procedure)
  names.forEach((name, i) => {
    for (const target of walk.names.parameter(procedure, name)) {
      walk.facts.assignments.push({ target, token: walk.start, source: sourceOf(walk.constant(passed[i]?.only)) })
    }
  })
}

/** The function by which a CICS program has a PSB scheduled: `PCB, name of the PSB, pointer to the UIB` (IMS Application Programming APIs, "PCB call"). */
const schedules = 'PCB'

/**
 * `count, function, PCB or AIB, I/O area, segment search arguments …`: PLITDLI takes the count always, others sometimes. IMS changes the PCB and the area
 * (IMS Application Programming, "Language interface").
 */
function noteImsCall(walk: PliWalk, name: string, passed: readonly Argument[]): void {
  const first = name === 'PLITDLI' || isCount(walk, passed[0]?.only) ? 1 : 0
  const called = passed[first]?.only
  const verb = called === undefined ? '' : functionOf(walk, called)
  passed.forEach(({ only }, i) => {
    if (only === undefined) return
    if (i === first + 2 || (i === first + 1 && verb !== schedules)) walk.write(only, outside('database'), 'both')
    else walk.read(only)
  })
  if (called === undefined) return
  const second = passed[first + 1]?.only
  const area = passed[first + 2]?.only
  const isScheduled = verb === schedules && second !== undefined
  const given = second === undefined ? {} : isScheduled ? { psb: second } : { pcb: second, byAib: name === 'AIBTDLI' }
  const call = { verb, token: walk.start, ...given, ...(area === undefined || isScheduled ? {} : { area }) }
  const segments = isScheduled ? [] : passed.slice(first + 3).flatMap(({ only }) => (only === undefined ? [] : [only]))
  for (const segment of segments) walk.facts.segments.push({ ...call, segment })
  if (segments.length === 0) walk.facts.segments.push(call)
}

function isCount(walk: PliWalk, operand: Operand | undefined): boolean {
  return operand?.kind === 'number' || /\bFIXED\b/.test(walk.items[operand?.items[0] ?? -1]?.usage ?? '')
}

/** Functions are constants in nearly every program: an initial value is as good as the literal. */
function functionOf(walk: PliWalk, called: Operand): string {
  const value = called.kind === 'literal' ? called.text : walk.items[called.items[0] ?? -1]?.values[0]?.text
  return (value ?? '').trim().toUpperCase() || namedFunction(called.text)
}

function noteCode(walk: PliWalk, { only }: Argument, how: string): void {
  if (only?.kind !== 'number') return
  if (how === 'RETURN-CODE') walk.messages.returnCode(only)
  else walk.facts.messages.push({ text: only.text, token: only.token, how })
}

/** `FETCH P TITLE('X'), Q`: loads what a later CALL calls. */
export function readFetch(walk: PliWalk, from: number, to: number): void {
  const { pairs } = walk
  for (let i = from; i < to; ) {
    let end = i
    let title = -1
    while (end < to && !pairs.isSign(end, ',')) {
      if (pairs.wordAt(end) === 'TITLE' && end > i) title = end + 1
      end = Math.max(end + 1, pairs.behindParentheses(end))
    }
    const name = pairs.wordAt(i)
    if (name !== '') {
      const entry = walk.entry(name, i)
      if (title >= 0 && pairs.isSign(title, '(')) {
        const source = sourceOf(walk.expression(title + 1, pairs.closingOf(title)))
        for (const target of entry.items) walk.facts.assignments.push({ target, token: walk.start, source })
      }
      walk.facts.targets.push({ edge: 'call', to: 'program', operand: entry, token: walk.start, verb: walk.verb })
    }
    i = end + 1
  }
}
