/** What programs of the system do with their DDs, from the manuals of each. The first that fits counts. */
const uses: readonly { readonly program: RegExp; readonly dds: readonly (readonly [RegExp, 'read' | 'write'])[] }[] = [
  {
    program: /^(?:SORT|DFSORT|SYNCSORT|ICEMAN|IERRCO00)$/,
    dds: [
      [/^SORTIN\d{0,2}$|^SORTJNF[12]$/, 'read'],
      [/^SORTOUT$|^SORTOF..?$|^SORTXSUM$/, 'write'],
    ],
  },
  {
    program: /^(?:IEBGENER|ICEGENER|IEBCOPY|IEBUPDTE|IEBPTPCH|IEBEDIT)$/,
    dds: [
      [/^SYSUT1$/, 'read'],
      [/^SYSUT2$/, 'write'],
    ],
  },
  { program: /^IEBCOMPR$/, dds: [[/^SYSUT[12]$/, 'read']] },
  { program: /^DSNTIAUL$/, dds: [[/^SYSREC\d\d$|^SYSPUNCH$/, 'write']] },
  {
    program: /^(?:IGYCRCTL|IKFCBL00|ASMA90|IEV90|IFOX00|IBMZPLI|IEL1AA|CCNDRVR|DFHECP1\$|DFHEAP1\$|DFHEPP1\$|DSNHPC)$/,
    dds: [
      [/^SYSIN$/, 'read'],
      [/^SYSLIN$|^SYSPUNCH$|^SYSCIN$|^SYSADATA$|^SYSDEBUG$/, 'write'],
    ],
  },
  {
    program: /^(?:IEWL|HEWL|IEWBLINK|LINKEDIT)$/,
    dds: [
      [/^SYSLIN$/, 'read'],
      [/^SYSLMOD$/, 'write'],
    ],
  },
]

const controlInput = /^(?:SYSIN|SYSTSIN|TOOLIN|SYMNAMES|DFSPARM|SORTCNTL|STDPARM|[A-Z@#$][A-Z0-9@#$]{0,3}CNTL)$/
const listing = /^(?:SYSPRINT|SYSTSPRT|SYSOUT|SYSUDUMP|SYSABEND|SYSMDUMP|CEEDUMP|STDOUT|STDERR|SYMNOUT|TOOLMSG|DFSMSG)$/

/** Whether a program of the system reads or writes a DD; undefined for what is not known. */
export function utilityUse(program: string, dd: string): 'read' | 'write' | undefined {
  const known = uses.find((use) => use.program.test(program))?.dds.find(([pattern]) => pattern.test(dd))?.[1]
  return known ?? (controlInput.test(dd) ? 'read' : undefined)
}

export function isListing(dd: string): boolean {
  return listing.test(dd)
}

/** DDs that hold programs, macros, procedures and definitions: not what a step works on. */
const libraries =
  /^(?:STEPLIB|JOBLIB|TASKLIB|STEPCAT|JOBCAT|SYSLIB|SYSPROC|SYSEXEC|SYSHELP|PROCLIB|DBRMLIB|DFHRPL|DFSRESLB|IMS|IMSACB[AB]?|ISP[PMSLTF]LIB|ISPPROF|SYSPLIB|CEEOPTS|PANDD\d?|EQADEBUG)$/

export function isLibrary(dd: string): boolean {
  return libraries.test(dd)
}
