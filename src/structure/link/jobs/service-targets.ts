/** What a parameter names that an assistant reads, and its line in the text, from 0. */
export interface ServiceTarget {
  readonly parameter: string
  readonly kind: 'program' | 'copybook'
  readonly name: string
  readonly line: number
}

/**
 * Procedures that make services and bindings of language structures (CICS TS, "DFHLS2WS: high-level language to WSDL conversion" and its like). Those that go
 * the other way write the members that they name.
 */
const readsMembers = /^DFHLS2(?:WS|JS|SC)$/
const parameters = /^[ \t]*(PGMNAME|REQMEM|RESPMEM)[ \t]*=[ \t]*([^\s,]+)/i

export function isServiceAssistant(proc: string): boolean {
  return readsMembers.test(proc)
}

/** The program behind the service, and the members with its request and its response. */
export function serviceTargets(lines: readonly string[]): ServiceTarget[] {
  return lines.flatMap((text, line): ServiceTarget[] => {
    const found = parameters.exec(text.slice(0, 72))
    if (!found) return []
    const parameter = (found[1] ?? '').toUpperCase()
    return [{ parameter, kind: parameter === 'PGMNAME' ? 'program' : 'copybook', name: (found[2] ?? '').toUpperCase(), line }]
  })
}
