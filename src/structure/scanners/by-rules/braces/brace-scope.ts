/** What a brace has opened, or the member itself. */
export interface Scope {
  /** Definitions stand in it; else statements. */
  readonly declares: boolean
  /** What its lines belong to. */
  readonly unit: number
  of: string | undefined
  /** Its closing brace ends the unit. */
  readonly ends: boolean
  readonly isType: boolean
  /** Its closing brace has the name behind it. */
  readonly unnamed?: { readonly line: number; readonly detail: string }
  /** Names of parameters and variables that may hold a function. */
  readonly variables: Set<string> | undefined
  /** Of definitions: where the current one begins, how many brackets are open, whether something is assigned, which unit it defines. */
  head: number
  brackets: number
  assigned: boolean
  pending: number | undefined
}

export function scope(given: Partial<Scope> & Pick<Scope, 'declares' | 'unit'>): Scope {
  return {
    declares: given.declares,
    unit: given.unit,
    of: given.of,
    ends: given.ends === true,
    isType: given.isType === true,
    variables: given.variables,
    head: given.head ?? 0,
    ...(given.unnamed ? { unnamed: given.unnamed } : {}),
    brackets: 0,
    assigned: false,
    pending: undefined,
  }
}

/** What comes next begins a new statement. */
export function startHead(top: Scope, next: number): void {
  top.head = next
  top.brackets = 0
  top.assigned = false
  top.pending = undefined
}
