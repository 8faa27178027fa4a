import type { EdgeKind, EdgeOp, SourcePlace, UnitKind, UnresolvedReference } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'
import { isSymbol } from './constant.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { Symbols } from './symbols.ts'

/** What a reference leads to, without where it stands. */
export interface Target {
  readonly kind: EdgeKind
  readonly to: UnitKind
  readonly verb?: string
  readonly op?: EdgeOp
}

/** The references of one assembly. */
export class ReferenceList {
  readonly references: Reference[] = []
  readonly unresolved: UnresolvedReference[] = []
  readonly #symbols: Symbols

  constructor(symbols: Symbols) {
    this.#symbols = symbols
  }

  /** `constant`: where the name stands, when that is not in the statement. */
  named(
    { kind, to, verb, op }: Target,
    name: string,
    from: Reference['from'],
    at: PlacedStatement,
    more: Pick<Partial<Reference>, 'operand'> & { readonly constant?: PlacedStatement | undefined; readonly implicit?: boolean } = {},
  ): void {
    const { constant, operand, implicit = false } = more
    const there = constant === undefined ? undefined : { path: constant.path, line: constant.startLine }
    const via = at.via ?? there
    this.references.push({
      kind,
      from,
      to: { kind: to, name: name.trim().toUpperCase() },
      ...{ path: at.path, line: at.startLine, how: constant === undefined ? 'literal' : 'value', complete: true },
      ...(via ? { via } : {}),
      ...(operand === undefined ? {} : { operand }),
      ...(verb === undefined ? {} : { verb }),
      ...(op === undefined ? {} : { op }),
      ...(implicit ? { implicit } : {}),
    })
  }

  /** The name is what an area of storage holds. */
  held(target: Target, area: string, from: Reference['from'], at: PlacedStatement): void {
    const label = area.toUpperCase()
    const { texts, open } = isSymbol(area) ? this.#symbols.textsAt(label) : { texts: [], open: true }
    const seen = new Set<string>()
    for (const { text, how, at: place } of texts) {
      const name = text.trim().toUpperCase()
      if (name === '' || seen.has(name) || !isSymbol(name)) continue
      seen.add(name)
      this.references.push({
        kind: target.kind,
        from,
        to: { kind: target.to, name },
        ...{ path: at.path, line: at.startLine, how, complete: !open, via: at.via ?? place, operand: label },
        ...(target.verb === undefined ? {} : { verb: target.verb }),
        ...(target.op === undefined ? {} : { op: target.op }),
      })
    }
    // Storage is also filled by what is not followed: a mapped record, any instruction.
    if (seen.size === 0) this.unknown(target.kind, label, from, at, 'computed')
  }

  unknown(kind: EdgeKind, operand: string, from: Reference['from'], at: PlacedStatement, reason: string): void {
    const via: SourcePlace | undefined = at.via
    this.unresolved.push({ kind, from, operand, path: at.path, line: at.startLine, reason, ...(via ? { via } : {}) })
  }
}
