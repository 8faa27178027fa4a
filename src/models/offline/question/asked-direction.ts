const writing =
  /\b(?:writes?|written|writing|outputs?|puts?|creates?|fills?|produces?|loads?(?! (?:modules?|programs?|librar\w+|jobs?)\b))\b/i
const reading = /\b(?:reads?|reading|inputs?)\b/i

/** Whether data are asked for that a program writes or those that it reads; undefined for both and for neither. */
export function askedDirection(bare: string): 'write' | 'read' | undefined {
  const [writes, reads] = [writing.test(bare), reading.test(bare)]
  return writes === reads ? undefined : writes ? 'write' : 'read'
}
