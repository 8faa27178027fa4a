import type { FindValues, KnownValue, VariableValues } from '../host-commands/variables.ts'
import { type Clause, isSign, keywordAt } from './clauses.ts'
import { expressionText, variableKey } from './expression.ts'
import type { Token } from './lex.ts'

interface Assigned {
  readonly values: KnownValue[]
  readonly open: Set<string>
}

/** More values of one variable are a table. */
const mostValues = 20
/** Variables that the language sets. */
const special = new Set(['RC', 'RESULT', 'SIGL'])
const parseSources: ReadonlyMap<string, string> = new Map([
  ['ARG', 'parameter'],
  ['PULL', 'screen'],
  ['EXTERNAL', 'screen'],
  ['LINEIN', 'file'],
])

/** What the variables of a program may hold, over all its statements: their order is not followed, nor is PROCEDURE. */
export class AssignedValues {
  readonly #variables = new Map<string, Assigned>()
  /** Compound symbols by their stem. */
  readonly #stems = new Map<string, Set<string>>()

  constructor(clauses: readonly Clause[]) {
    for (const { tokens, line } of clauses) this.#read(tokens, line)
  }

  /** Whether nothing gives it a value, so that it says its own name. */
  readonly isBare = (symbol: string): boolean => {
    return !symbol.includes('.') && !special.has(symbol.toUpperCase()) && !this.#variables.has(variableKey(symbol))
  }

  /** Whether a statement gives it a value, known or not. */
  isSet(symbol: string): boolean {
    const { values, open } = this.find(variableKey(symbol))
    return values.length > 0 || open.length > 0
  }

  readonly find: FindValues = (name): VariableValues => {
    const assigned = this.#variables.get(name)
    const own = assigned ?? this.#ofStem(name)
    if (own === undefined) return { values: [], open: name === 'COMPUTED' ? ['computed'] : [] }
    return { values: own.values, open: [...own.open] }
  }

  /** `LINE_I`: whatever any `LINE.x` holds. */
  #ofStem(name: string): Assigned | undefined {
    const members = this.#stems.get(`${name.slice(0, name.indexOf('_'))}_`)
    if (!name.includes('_') || members === undefined) return undefined
    const all = [...members].flatMap((member) => this.#variables.get(member) ?? [])
    return {
      values: all.flatMap(({ values }) => values).slice(0, mostValues),
      open: new Set(all.flatMap(({ open }) => [...open])),
    }
  }

  #read(tokens: readonly Token[], line: number): void {
    const [first, second] = tokens
    if (first?.kind === 'symbol' && isSign(second, '=')) {
      this.#assign(first.text, tokens, 2, line)
      return
    }
    switch (keywordAt(tokens, 0)) {
      case 'ARG':
        this.#template(tokens, 1, 'parameter')
        break
      case 'PULL':
        this.#template(tokens, 1, 'screen')
        break
      case 'PARSE':
        this.#parse(tokens)
        break
      case 'DO':
      case 'LOOP':
        if (tokens[1]?.kind === 'symbol' && isSign(tokens[2], '=')) this.#open(tokens[1].text, 'computed')
        break
    }
  }

  #parse(tokens: readonly Token[]): void {
    let at = 1
    while (['UPPER', 'LOWER', 'CASELESS'].includes(keywordAt(tokens, at))) at++
    const source = keywordAt(tokens, at)
    if (source === 'VALUE') {
      while (at < tokens.length && keywordAt(tokens, at) !== 'WITH') at++
      this.#template(tokens, at + 1, 'computed')
    } else this.#template(tokens, source === 'VAR' ? at + 2 : at + 1, parseSources.get(source) ?? 'computed')
  }

  /** Symbols of a template receive something; `(name)` is a pattern. */
  #template(tokens: readonly Token[], from: number, reason: string): void {
    for (let i = from; i < tokens.length; i++) {
      if (isSign(tokens[i], '(')) {
        while (i < tokens.length && !isSign(tokens[i], ')')) i++
        continue
      }
      const token = tokens[i]
      if (token?.kind === 'symbol' && !/^[\d.]/.test(token.text)) this.#open(token.text, reason)
    }
  }

  #assign(symbol: string, tokens: readonly Token[], from: number, line: number): void {
    const { text, computed } = expressionText(tokens, from, tokens.length)
    const known = this.#of(symbol)
    // `x = x'.'y` says nothing that x did not hold before.
    const own = new RegExp(`&${variableKey(symbol).replace(/\$/g, '\\$')}(?![A-Z0-9@#$_])`, 'i')
    if (computed && /^&COMPUTED$/.test(text)) known.open.add('computed')
    else if (own.test(text)) known.open.add('computed')
    else if (known.values.length < mostValues) known.values.push({ text, line, how: 'move' })
    else known.open.add('too many names')
  }

  #open(symbol: string, reason: string): void {
    this.#of(symbol).open.add(reason)
  }

  #of(symbol: string): Assigned {
    const key = variableKey(symbol)
    let known = this.#variables.get(key)
    if (known === undefined) {
      known = { values: [], open: new Set() }
      this.#variables.set(key, known)
      if (symbol.includes('.')) {
        const stem = stemOf(symbol)
        this.#stems.set(stem, (this.#stems.get(stem) ?? new Set()).add(key))
      }
    }
    return known
  }
}

function stemOf(symbol: string): string {
  return variableKey(symbol.includes('.') ? symbol.slice(0, symbol.indexOf('.') + 1) : symbol)
}
