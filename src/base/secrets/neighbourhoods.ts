// What every place of a secret has on its line: part of a name (see secret-name.ts), an operand or the verb of a logon.
const anchor =
  /pass|pw|psw|pss|secret|kennwort|contrasena|api.?key|token|(?:access|account|encryption|signing|private).?key|keymasked|keyencrypted|sesskey|phrase|identified|connect|conn[ \t]|attach|sqlplus|logon|\/sign[ \t]|\bces[nl]\b/gi
// How far a rule looks: a command or a data description goes on for some lines behind and before the name.
const linesAround = 10

/** Whether a text has anything that a rule about names begins with. */
export function speaksOfSecrets(text: string): boolean {
  return text.search(anchor) >= 0
}

/** The parts of a text, in whole lines, that a rule about names can find anything in: most of a program is none of them. */
export function neighbourhoods(text: string): { readonly start: number; readonly end: number }[] {
  const parts: { start: number; end: number }[] = []
  anchor.lastIndex = 0
  for (let match = anchor.exec(text); match; match = anchor.exec(text)) {
    const last = parts.at(-1)
    const start = linesBack(text, match.index, last?.end ?? 0)
    const end = linesOn(text, match.index)
    if (last && start <= last.end + 1) last.end = end
    else parts.push({ start, end })
    anchor.lastIndex = Math.max(anchor.lastIndex, endOfLine(text, match.index))
  }
  return parts
}

function linesBack(text: string, at: number, floor: number): number {
  let start = at
  for (let i = 0; i <= linesAround; i++) {
    if (start <= floor) return floor
    start = text.lastIndexOf('\n', start - 1)
  }
  return Math.max(floor, start + 1)
}

function linesOn(text: string, at: number): number {
  let end = at
  for (let i = 0; i <= linesAround && end < text.length; i++) end = endOfLine(text, i === 0 ? end : end + 1)
  return end
}

function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline
}
