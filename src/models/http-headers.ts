/**
 * Header fields by case-insensitive name: the platform's `Headers` without its price. Node 20 loads the whole of undici for the first one
 * (40 ms of a process that lives for 400). Names and values are checked where they are sent, by `node:http`.
 */
export class HttpHeaders implements Headers {
  readonly #fields = new Map<string, string[]>()

  constructor(init: Iterable<readonly [string, string]> | Readonly<Record<string, string>> = {}) {
    const fields = Symbol.iterator in init ? (init as Iterable<readonly [string, string]>) : Object.entries(init)
    for (const [name, value] of fields) this.append(name, value)
  }

  append(name: string, value: string): void {
    const key = name.toLowerCase()
    this.#fields.set(key, [...(this.#fields.get(key) ?? []), value.trim()])
  }

  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), [value.trim()])
  }

  delete(name: string): void {
    this.#fields.delete(name.toLowerCase())
  }

  get(name: string): string | null {
    return this.#fields.get(name.toLowerCase())?.join(', ') ?? null
  }

  has(name: string): boolean {
    return this.#fields.has(name.toLowerCase())
  }

  getSetCookie(): string[] {
    return [...(this.#fields.get('set-cookie') ?? [])]
  }

  forEach(callback: (value: string, name: string, headers: Headers) => void, thisArg?: unknown): void {
    for (const [name, value] of this) callback.call(thisArg, value, name, this)
  }

  /** In the order of the names; cookies one by one, since a comma may be part of one. */
  *entries(): ReturnType<Headers['entries']> {
    for (const name of [...this.#fields.keys()].sort()) {
      if (name === 'set-cookie') for (const cookie of this.getSetCookie()) yield [name, cookie]
      else yield [name, this.get(name) ?? '']
    }
  }

  *keys(): ReturnType<Headers['keys']> {
    for (const [name] of this) yield name
  }

  *values(): ReturnType<Headers['values']> {
    for (const [, value] of this) yield value
  }

  [Symbol.iterator](): ReturnType<Headers['entries']> {
    return this.entries()
  }
}
