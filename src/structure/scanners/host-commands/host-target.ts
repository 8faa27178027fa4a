import type { EdgeKind, EdgeOp, UnitKind } from '../../../answer/structure.ts'

/** Something that a command names. Where a variable that is not known is part of the name, it stands there as `&NAME`. */
export interface HostTarget {
  readonly kind: EdgeKind
  readonly to: UnitKind
  /** Upper case. */
  readonly name: string
  readonly verb?: string
  readonly op?: EdgeOp
  readonly dd?: string
  readonly disp?: string
  /** Why the name alone says nothing, though it is written: `user prefix`. */
  readonly unknown?: string
  /** A bare name, which may be a command of the system as well. */
  readonly implicit?: true
}

/** To whom a command goes: ADDRESS of REXX. Undefined where a variable decides. */
export type HostEnvironment = 'TSO' | 'MVS' | 'ISPEXEC' | 'LINK' | 'ATTACH' | 'DSNREXX' | 'other'

const environments: ReadonlyMap<string, HostEnvironment> = new Map<string, HostEnvironment>([
  ['TSO', 'TSO'],
  ['MVS', 'MVS'],
  ['ISPEXEC', 'ISPEXEC'],
  ...['LINK', 'LINKMVS', 'LINKPGM'].map((name): [string, HostEnvironment] => [name, 'LINK']),
  ...['ATTACH', 'ATTCHMVS', 'ATTCHPGM'].map((name): [string, HostEnvironment] => [name, 'ATTACH']),
  ['DSNREXX', 'DSNREXX'],
])

/** TSO/E REXX Reference, "Host commands and host command environments". */
export function environmentOf(name: string): HostEnvironment {
  return environments.get(name.toUpperCase()) ?? 'other'
}
