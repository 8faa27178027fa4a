const assembler = /\.(?:asm|hlasm|mlc|alc|bal|mac|s)$/i

/** By the name of the file: a tool's evidence does not always tell the language. */
export function isAssembler(path: string): boolean {
  return assembler.test(path)
}
