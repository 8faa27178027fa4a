/** Organisations in assignment names: sequential, entry-sequenced, indexed, relative, direct. */
const organizations = new Set(['S', 'AS', 'I', 'R', 'D', 'W'])
/** Classes of devices, logical units of VSE, and numbers of device types such as 2400 or 2540R. */
const device = /^(?:UT|UR|DA|SYS\d{1,3}|\d{3,4}[A-Z]?)$/

/**
 * The external name in an assignment name of ASSIGN: `UT-S-CUSTIN`, `AS-CUSTIN` and `DA-3330-I-CUSTIN` are CUSTIN. A name with other parts is left whole.
 * IBM Enterprise COBOL Language Reference, "ASSIGN clause": [comment-][S-|AS-]name; older systems put class, device and organisation there.
 */
export function externalName(assigned: string): string {
  const parts = assigned.split('-')
  const name = parts.pop() ?? ''
  const last = parts.at(-1)
  if (last === undefined) return assigned
  const areDevices = parts.every((part) => organizations.has(part) || device.test(part))
  // VSE: SYS010-DA-3330-I is known by its logical unit.
  if (areDevices && organizations.has(name) && parts[0]?.startsWith('SYS')) return parts[0]
  return name !== '' && (areDevices || organizations.has(last)) ? name : assigned
}

/** The external name in a literal of ASSIGN: a path stays as it is written. */
export function externalNameOfLiteral(literal: string): string {
  const text = literal.trim()
  return /^[\w@#$-]+$/.test(text) ? externalName(text.toUpperCase()) : text
}
