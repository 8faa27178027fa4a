/** How a program that runs another learns which one. */
export type LauncherKind = 'tso' | 'ims' | 'exec' | 'shell' | 'debugger'

const launchers: readonly (readonly [RegExp, LauncherKind])[] = [
  // The terminal monitor program in batch (TSO/E Customization): SYSTSIN and PARM hold commands.
  [/^IKJEFT(?:01|1A|1B)$/, 'tso'],
  // The IMS region controller (IMS System Definition): PARM='region,program,psb,…'.
  [/^DFSRRC00$/, 'ims'],
  // TSO/E REXX in MVS: PARM='exec arguments'.
  [/^IRXJCL$/, 'exec'],
  // z/OS UNIX: PARM='PGM path' or 'SH command', or the same in STDPARM.
  [/^BPXBAT(?:CH|SL|A2|A8)$/, 'shell'],
  // z/OS Debugger for what is not under Language Environment: PARM='program,options/parameters'.
  [/^EQANMDBG$/, 'debugger'],
]

export function launcherKind(program: string): LauncherKind | undefined {
  return launchers.find(([pattern]) => pattern.test(program))?.[1]
}

/** IMS regions whose second PARM is a program; in others (CTL, MSG …) the region runs what messages ask for. */
export const programRegions: ReadonlySet<string> = new Set(['BMP', 'DLI', 'DBB', 'IFP', 'JMP', 'JBP', 'ULU', 'UDR', 'UPB', 'CPY'])

/** Those of utilities in which a DBD stands where others have a PSB. */
export const definesDatabase: ReadonlySet<string> = new Set(['ULU', 'UDR'])

/** Procedures of IMS in which MBR is the program (IMS System Definition, "IMS procedures"); their copies have a PSB as well. */
export function runsMember(proc: string, hasPsb: boolean): boolean {
  return hasPsb || /^(?:IMSBATCH|DLIBATCH|DBBBATCH|IMSCOBGO|IMSPLIGO)$/.test(proc)
}

/** Programs that read SQL text from SYSIN. */
export function readsSql(program: string): boolean {
  return /^(?:DSNTEP[24]|DSNTIAD|DSNTIAUL)$/.test(program)
}

/** Procedures that come with a product, and the program they run. */
export const productProcs: ReadonlyMap<string, string> = new Map([['DSNUPROC', 'DSNUTILB']])
