/** Functions of DL/I (IMS Application Programming APIs, "DL/I calls"). */
const functions = new Set([
  'GU',
  'GN',
  'GNP',
  'GHU',
  'GHN',
  'GHNP',
  'ISRT',
  'REPL',
  'DLET',
  'PCB',
  'TERM',
  'CHKP',
  'XRST',
  'PURG',
  'CHNG',
  'ROLB',
  'ROLL',
])

/** `DLI-GHU`, `W_FUNC.ISRT`: the function that a constant is named after, where its declaration is not in the code; else the name itself. */
export function namedFunction(name: string): string {
  const meant = new Set(name.split(/[-_.]/).filter((part) => functions.has(part)))
  const [only] = meant
  return meant.size === 1 && only !== undefined ? only : name
}
