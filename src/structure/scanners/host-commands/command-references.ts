import type { UnresolvedReference } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'
import type { HostEnvironment, HostTarget } from './host-target.ts'
import { readHostCommand } from './read-host-command.ts'
import { type Expansion, expand, type FindValues, hasVariable, variablesIn } from './variables.ts'

interface Place {
  readonly from: Reference['from']
  /** 1-based. */
  readonly line: number
}

/** Turns the commands of one member into references. */
export class CommandReferences {
  readonly references: Reference[] = []
  readonly unresolved: UnresolvedReference[] = []
  readonly #find: FindValues

  constructor(find: FindValues) {
    this.#find = find
  }

  /** `text`: the command, its variables as `&NAME`. */
  command(environment: HostEnvironment, text: string, place: Place): void {
    this.targets(text, (one) => readHostCommand(environment, one, this.#find), place)
  }

  /** What `read` finds in a text, as it stands and with what its variables may hold. */
  targets(text: string, read: (text: string) => readonly HostTarget[], place: Place): void {
    const written = read(text)
    for (const target of written) if (isKnown(target)) this.#add(target, { how: 'literal', open: [] }, place)
    if (!hasVariable(text)) {
      for (const target of written) if (!isKnown(target)) this.#unknown(target, [], place)
      return
    }
    const told = new Set(written.filter(isKnown).map(keyOf))
    const expansions = expand(text, this.#find, (one) => decisive(one, read(one)))
    const found = expansions.flatMap((expansion) => read(expansion.text).map((target) => ({ target, expansion })))
    const resolved = new Set<string>()
    for (const { target, expansion } of found) {
      const key = keyOf(target)
      if (!isKnown(target) || told.has(key)) continue
      told.add(key)
      resolved.add(slotOf(target))
      const named = written.find((one) => !isKnown(one) && slotOf(one) === slotOf(target))?.name
      this.#add(target, expansion, place, named)
    }
    const missing = new Set<string>()
    for (const { target, expansion } of found) {
      const slot = slotOf(target)
      if (isKnown(target) || resolved.has(slot) || missing.has(slot)) continue
      missing.add(slot)
      this.#unknown(target, [...new Set([...expansion.open, ...this.#openIn(target.name)])], place)
    }
  }

  /** Why variables that are left in a text are not known. */
  #openIn(text: string): readonly string[] {
    return variablesIn(text).flatMap((name) => {
      const { values, open } = this.#find(name)
      return open.length > 0 ? open : values.length > 0 ? [] : ['never set']
    })
  }

  /** `operand`: the name as the command has it. */
  #add(target: HostTarget, { how, line, open }: Omit<Expansion, 'text'>, { from, line: at }: Place, operand?: string): void {
    const { kind, to, name, verb, op, dd, disp, implicit } = target
    this.references.push({
      kind,
      from,
      to: { kind: to, name },
      path: from.path,
      line: at,
      how,
      complete: open.length === 0,
      ...(line === undefined || line === at ? {} : { via: { path: from.path, line } }),
      ...(operand === undefined ? {} : { operand }),
      ...(implicit ? { implicit } : {}),
      ...(verb === undefined ? {} : { verb }),
      ...(op === undefined ? {} : { op }),
      ...(dd === undefined || hasVariable(dd) ? {} : { dd }),
      ...(disp === undefined ? {} : { disp }),
    })
  }

  #unknown({ kind, name, unknown }: HostTarget, open: readonly string[], { from, line }: Place): void {
    const reason = unknown ?? (open.length > 0 ? open.join(', ') : 'computed')
    this.unresolved.push({ kind, from, operand: name, path: from.path, line, reason })
  }
}

/** Variables that a command's targets depend on: those in their names; all of them where the command names nothing so far. */
function decisive(text: string, targets: readonly HostTarget[]): readonly string[] {
  return targets.length === 0 ? variablesIn(text) : targets.filter((target) => !isKnown(target)).flatMap(({ name }) => variablesIn(name))
}

function isKnown({ name, unknown }: HostTarget): boolean {
  return unknown === undefined && !hasVariable(name)
}

/** One thing that a command names. */
function keyOf({ kind, to, name, op, dd }: HostTarget): string {
  return `${kind} ${to} ${name} ${op} ${dd}`
}

/** The place in the command that a name stands in. */
function slotOf({ kind, to, verb, op, dd }: HostTarget): string {
  return `${kind} ${to} ${verb} ${op} ${dd}`
}
