/** What a program may do to the segments. */
export type PcbAccess = 'read' | 'write' | 'update'

/**
 * What a PROCOPT allows (IMS System Utilities, "PCB statement"): G gets, I inserts, R replaces, D deletes, A does it all, L loads, K gives the key alone; the
 * other letters say how. To replace or delete includes to get.
 */
export function pcbAccess(procopt: string): PcbAccess | undefined {
  const options = procopt.replace(/[()',]/g, '').toUpperCase()
  const gets = /[GK]/.test(options)
  if (/[ARD]/.test(options)) return 'update'
  if (/[LI]/.test(options)) return gets ? 'update' : 'write'
  return gets ? 'read' : undefined
}
