import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { rulesScanner } from '../../../src/structure/scanners/by-rules/by-rules.ts'

/** Real texts of several languages: this project's own, and the fixtures of these tests. */
const texts = [
  ...['src/structure/link.ts', 'scripts/build.mjs', 'README.md', 'sample-code/cbl/WBINVCR.cbl'],
  ...readdirSync('test/structure/by-rules').map((file) => `test/structure/by-rules/${file}`),
].map((path) => readFileSync(path, 'latin1').slice(0, 12_000))

function linkedUnits(text: string, language: string): number {
  const path = language === 'C++' ? 'a.h' : `a.${language}`
  const facts = rulesScanner.scan(text, path, language === 'C++' ? 'C' : language).facts(() => undefined)
  for (const { startLine, endLine } of facts.units)
    if (!(startLine >= 1 && endLine >= startLine)) throw new Error(`${startLine}-${endLine}`)
  return createGraph(new Map([[path, facts]])).units.length
}

test('whatever the text and the language, it is scanned and linked', { timeout: 240_000 }, () => {
  const junk = fc.string({
    unit: fc.constantFrom(
      ...'\'"`(){}[]<>;:=.,#*/\\$%&!|\n\0 aZ0',
      '/*',
      '#if\n',
      '#else\n',
      'begin ',
      'end\n',
      'function f',
      'class C ',
      '"""',
      '${',
      '<<EOF\n',
    ),
    maxLength: 24,
  })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.constantFrom(...rulesScanner.languages),
      fc.constantFrom(...texts),
      part,
      junk,
      fc.boolean(),
      (language, text, at, noise, cuts) => {
        const from = Math.floor(text.length * at)
        return linkedUnits(text.slice(0, from) + noise + (cuts ? '' : text.slice(from)), language) >= 0
      },
    ),
    { numRuns: 400 },
  )
})

test('time grows as the text does', { timeout: 240_000 }, () => {
  const repeated = [
    '{',
    '}',
    '(',
    'f(',
    'a b(',
    '#if\n',
    '#else\n',
    'function f(',
    'begin ',
    'end ',
    'x = {',
    'class A { ',
    '`${',
    '"$(',
    '/* ',
    '<a',
    'R"(',
    '<<A\n',
    'procedure a; ',
    'declare ',
    'def f(\n ',
    'sub a\n',
    'interface\n',
    'T = class ',
  ]
  for (const language of rulesScanner.languages) {
    for (const part of repeated) {
      const text = part.repeat(Math.ceil(20_000 / part.length))
      const startedAt = performance.now()
      linkedUnits(text, language)
      expect(performance.now() - startedAt, `${language}: ${JSON.stringify(part)}`).toBeLessThan(5000)
    }
  }
})
