import { type Message, type TransformOptions, transform } from 'esbuild'

interface Module {
  /** An ES module that esbuild has bundled. */
  readonly text: string
  /** How many `import(…)` of it esbuild has counted. */
  readonly dynamicImports: number
}

/** Otherwise a pattern with `\p{L}` becomes a call that makes it anew each time it is reached; the Node of the target knows it. @public for build.mjs, which knip does not follow here. */
export const supported = { 'regexp-unicode-property-escapes': true }
const commonJs: TransformOptions = { format: 'cjs', platform: 'node', target: 'node20', supported, minifyWhitespace: true }

/**
 * A module of the program as the text of a function that program-loader.ts runs, in ASCII. Two things are done to text that only a parser reads for
 * sure: `import(` is given to the loader, and the characters that esbuild leaves are escaped. So esbuild is asked afterwards whether anything else
 * was hit or anything left. Throws when it was, and when a module does not work as CommonJS.
 */
export async function programFile({ text, dynamicImports }: Module): Promise<string> {
  const { code, warnings } = await transform(text, { ...commonJs, legalComments: 'none' })
  if (warnings.length > 0) throw new Error(warnings.map((warning: Message) => warning.text).join('\n'))
  let given = 0
  const body = (await escaped(code)).replace(/\bimport\((?=")/g, () => {
    given++
    return '__import('
  })
  if (given !== dynamicImports) throw new Error(`${given} places read like import(…), and ${dynamicImports} are`)
  if (await changes(body, { 'dynamic-import': false })) throw new Error('an import(…) is left')
  return `(function(module,exports,require,__import,__url){${body}\n})`
}

const beyondAscii = /[^\0-\x7f]/g

/**
 * esbuild writes everything in ASCII but regular expressions and the templates of tags. In the former an escape means the same as the character, by
 * UTF-16 units also outside the BMP, with and without the flag `u`; after a backslash, which such a character does not need, it takes that backslash.
 * A tag may read a template as it is written, so there no escape is right.
 */
async function escaped(code: string): Promise<string> {
  if (code.search(beyondAscii) === -1) return code
  const { code: withoutTemplates } = await transform(code, { ...commonJs, supported: { ...supported, 'template-literal': false } })
  if (withoutTemplates.match(beyondAscii)?.length !== code.match(beyondAscii)?.length) {
    throw new Error('a tagged template holds characters beyond ASCII')
  }
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, unit: string) => {
    const own = backslashes.length % 2 === 1 ? '' : '\\'
    return `${backslashes}${own}u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Whether esbuild, told that the platform lacks something, has to write `body` in another way: then the body has it. */
async function changes(body: string, lacking: Readonly<Record<string, boolean>>): Promise<boolean> {
  const [as, without] = await Promise.all([
    transform(body, commonJs),
    transform(body, { ...commonJs, supported: { ...supported, ...lacking } }),
  ])
  return as.code !== without.code
}
