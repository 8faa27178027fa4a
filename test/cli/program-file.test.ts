import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { programFile } from '../../scripts/program-file.ts'

/** What the function made of a module exports; what it imports is its name. */
async function run(text: string, dynamicImports = 0): Promise<Readonly<Record<string, unknown>>> {
  const file = await programFile({ text, dynamicImports })
  expect(file).toMatch(/^[\0-\x7f]*$/)
  const module = { exports: {} }
  runInNewContext(file)(module, module.exports, undefined, (name: string) => `imported ${name}`)
  return module.exports
}

test.each([
  ['a dash', '/^1[-–]3$/', '1–3'],
  ['a character after a backslash', String.raw`/^\–$/`, '–'],
  ['a character after an escaped backslash', String.raw`/^\\–$/`, '\\–'],
  ['a range outside the BMP', '/^[😀-😂]$/u', '😁'],
  ['a character outside the BMP, read as two', '/^[😀]{2}$/', '😀'],
  ['the name of a group', '/^(?<größe>ü)$/', 'ü'],
])('a regular expression with %s matches as it did', async (_, expression, matched) => {
  const { result } = await run(`export const result = ${expression}.test(${JSON.stringify(matched)})`)
  expect(result).toBe(true)
})

test('strings, templates and names stay what they are', async () => {
  const { result } = await run('const größe = "1–3 😀"; export const result = größe + ` ¬`')
  expect(result).toBe('1–3 😀 ¬')
})

test('a tagged template beyond ASCII is refused: no escape reads the same there', async () => {
  await expect(programFile({ text: 'export default String.raw`–`', dynamicImports: 0 })).rejects.toThrow(/tagged template/)
})

test('an import is given to the loader', async () => {
  const { result } = await run('export const result = import("./a.cjs")', 1)
  expect(result).toBe('imported ./a.cjs')
})

test('an import that is not found, and text that reads like one, are refused', async () => {
  await expect(programFile({ text: 'export const a = (x) => import(x)', dynamicImports: 0 })).rejects.toThrow('an import(…) is left')
  await expect(programFile({ text: 'export const a = b`import("x")`', dynamicImports: 0 })).rejects.toThrow('1 places read like import')
})

test('a module that asks for its own address is refused', async () => {
  await expect(programFile({ text: 'export const a = import.meta.url', dynamicImports: 0 })).rejects.toThrow(/import\.meta/)
})

test('a pattern with \\p{L} stays a literal, which is made once', async () => {
  expect(await programFile({ text: 'export const isWord = (text) => /\\p{L}/u.test(text)', dynamicImports: 0 })).toContain('/\\p{L}/u')
})
