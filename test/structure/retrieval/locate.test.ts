import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { noCache } from '../../../src/base/blob-cache.ts'
import { spokenWords } from '../../../src/base/words/spoken-words.ts'
import { createSandbox } from '../../../src/files/sandbox.ts'
import { openStructure, type Structure } from '../../../src/structure/open-structure.ts'
import { searchSettings } from '../../../src/structure/retrieval/search-settings.ts'
import { termsOfWord } from '../../../src/structure/retrieval/word-terms.ts'
import { makeTree } from '../../files/make-tree.ts'

async function structureOf(dir: string): Promise<Structure> {
  const { sandbox } = await createSandbox({ codeDirs: [dir] })
  return openStructure({ sandbox, cache: noCache, key: 'structure-test', threads: 'none' })
}

describe('locate in the sample', () => {
  let sample: Structure
  beforeAll(async () => {
    sample = await structureOf(fileURLToPath(new URL('../../../sample-code', import.meta.url)))
  })

  it.each([
    ['Where is consumption estimated when a reading is missing?', 'cbl/WBCONSP.cbl'],
    ['What does WBDUNN do?', 'cbl/WBDUNN.cbl'],
    ['Which step runs the consumption program every night?', 'jcl/WBNCONS.jcl'],
    ['On which screen are meter readings keyed?', 'bms/WBMRDNG.bms'],
  ])('%s', async (question, path) => {
    const { units } = await sample.locate(question)
    expect(units.map((unit) => unit.path)).toContain(path)
  })

  it('says why, and shows the lines that carry the words', async () => {
    const { units, words, searched } = await sample.locate('How is a meter reading estimated?')
    const [best] = units
    expect(best?.why.map(({ word }) => word)).toContain('estimated')
    const [passage] = best?.passages ?? []
    expect(passage?.words).toContain('estimated')
    expect(passage?.lines).toHaveLength((passage?.endLine ?? 0) - (passage?.startLine ?? 0) + 1)
    expect(passage?.lines.join('\n')).toMatch(/estimat/i)
    expect(passage?.lines.length).toBeLessThanOrEqual(12)
    expect(words.find(({ word }) => word === 'meter')?.units).toBeGreaterThan(5)
    expect(searched.members).toBeGreaterThan(50)
    expect(units.map(({ score }) => score)).toEqual(units.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  it('finds by words that the asker supposes in the code what the question says otherwise', async () => {
    const question = 'How does the water company guess what a customer used when nobody came to look?'
    const also = ['estimate', 'consumption', 'missing', 'zyzzyva', 'average']
    const [plain, helped] = [await sample.locate(question), await sample.locate(question, { also })]
    expect(plain.units[0]?.path).not.toBe('cbl/WBCONSP.cbl')
    expect(helped.units[0]?.path).toBe('cbl/WBCONSP.cbl')
    expect(helped.units[0]?.why.map(({ word }) => word)).toContain('consumption')
    // Of the supposed words only those that stand somewhere, and none that the question has already.
    expect(helped.words.slice(plain.words.length).map(({ word }) => word)).toEqual(['estimate', 'consumption', 'missing', 'average'])
    expect((await sample.locate(question, { also: ['Customer', 'customers'] })).words).toEqual(plain.words)
  })

  it('is limited to programs, paths and kinds', async () => {
    const program = await sample.locate('Which messages are written?', { within: ['wbdunn'] })
    expect(new Set(program.units.map(({ path }) => path))).toEqual(new Set(['cbl/WBDUNN.cbl']))
    const folder = await sample.locate('Which job step sorts the readings?', { within: ['jcl/'], kinds: ['step'] })
    expect(folder.units.length).toBeGreaterThan(0)
    for (const { path, kind } of folder.units) expect([path.split('/')[0], kind]).toEqual(['jcl', 'step'])
    expect((await sample.locate('readings', { within: ['NOSUCH'] })).units).toEqual([])
  })

  it('is limited to where programs begin', async () => {
    const { units } = await sample.locate('Which program estimates a missing reading?', { kinds: ['program'], beginnings: true, limit: 30 })
    expect(units.length).toBeGreaterThan(5)
    expect(new Set(units.map(({ path }) => path)).size).toBe(units.length)
    for (const { startLine, owner } of units) expect([startLine, owner]).toEqual([1, undefined])
  })

  it('resolves names, and finds numbers and quoted texts', async () => {
    const { names, literals } = await sample.locate('Where does WBCONSP use 1062 and "leak claim" and NOSUCH01?')
    expect(names.find(({ word }) => word === 'WBCONSP')?.units.map(({ kind }) => kind)).toContain('program')
    expect(names.find(({ word }) => word === 'NOSUCH01')).toMatchObject({ units: [], members: [], mentions: 0 })
    const number = literals.find(({ text }) => text === '1062')
    expect(number?.total).toBeGreaterThan(0)
    expect(number?.places).toHaveLength(number?.total ?? -1)
    expect(literals.find(({ text }) => text === 'leak claim')?.total).toBeGreaterThan(0)
  })
})

it('takes the label of a statement of Fortran for no number of the question, unless labels are asked for', async () => {
  const buoys = await structureOf(
    makeTree({
      'buoy.f': '      SUBROUTINE BUOY (DEPTH)\n      IF (DEPTH .GT. 3.) GO TO 550\n      DEPTH = 0.\n  550 CONTINUE\n      END\n',
      'chain.f': '      SUBROUTINE CHAIN (WEIGHT)\n      WEIGHT = 550*DEPTH\n      END\n',
    }),
  )
  const placesFor = async (question: string) =>
    (await buoys.locate(question)).literals.flatMap(({ places }) => places.map(({ path, line }) => `${path}:${line}`))
  expect(await placesFor('What is the 550 for?')).toEqual(['chain.f:2'])
  expect(await placesFor('What is done at label 550?')).toContain('buoy.f:4')
})

describe('locate in a small system', () => {
  let small: Structure
  beforeAll(async () => {
    const program = (name: string, comment: string, ...lines: string[]) =>
      [
        '       IDENTIFICATION DIVISION.',
        `       PROGRAM-ID. ${name}.`,
        `      * ${comment}`,
        '       PROCEDURE DIVISION.',
        ...lines,
        '',
      ].join('\n')
    small = await structureOf(
      makeTree(
        {
          'A.cbl': program(
            'PGA',
            'Interest for savers.',
            '       100-CALC.',
            '           COMPUTE X = 1.',
            '       200-SHOW.',
            '           DISPLAY X.',
          ),
          'B.cbl': program(
            'PGB',
            'Master data.',
            '       100-READ.',
            '           MOVE CUST-SSN TO WS-CSTMR-KEY.',
            '           MOVE ACCT-BAL TO Z.',
            '           MOVE Z TO WS-LOGOFF-TIME.',
          ),
          'C.cbl': program('PGC', 'Nothing.', '       100-END.', '           GOBACK.'),
          'huge.txt': `${'word '.repeat(200_000)}needle\n`,
          'data.bin': '\0\u0001binary needle',
          'empty.txt': '',
        },
        { keep: true },
      ),
    )
  })
  const bestPath = async (question: string) => (await small.locate(question)).units[0]?.path

  it('understands abbreviations, phrases, shapes and other forms of a word', async () => {
    expect(await bestPath('the balance of an account')).toBe('B.cbl')
    expect(await bestPath('social security numbers')).toBe('B.cbl')
    expect(await bestPath('customers')).toBe('B.cbl')
    expect(await bestPath('calculation')).toBe('A.cbl')
    expect(await bestPath('intrest')).toBe('A.cbl')
    expect(await bestPath('when somebody logs off')).toBe('B.cbl')
    expect(await bestPath('the log-off')).toBe('B.cbl')
  })

  it('finds a paragraph by what its program is about', async () => {
    const { units } = await small.locate('calculate the interest')
    expect(units.find(({ name }) => name === '100-CALC')?.why).toContainEqual({ word: 'interest', found: 'interest', field: 'around' })
    const alone = await small.locate('calculate the interest', { settings: { ...searchSettings, lent: 0 } })
    const scoreOf = (found: typeof units) => found.find(({ name }) => name === '100-CALC')?.score ?? 0
    expect(scoreOf(alone.units)).toBeLessThan(scoreOf(units))
  })

  it('ranks a word that stands nowhere as one that tells everything', async () => {
    const { words } = await small.locate('balance zyzzyva')
    expect(words.find(({ word }) => word === 'zyzzyva')).toEqual({ word: 'zyzzyva', weight: 1, units: 0, forms: [] })
  })

  it.each([
    ['no words', '?!… the of'],
    ['control characters', '\u0000\u001b[2J\u2028 needle'],
    ['a regular expression', '((((((a+)+)+)+$ [ \\ "((" \'[[\''],
    ['one very long word', 'x'.repeat(32_768)],
    ['many words', 'account balance needle 12 "x y" '.repeat(1000)],
    ['many names', Array.from({ length: 4000 }, (_, i) => `NAME-${i}`).join(' ')],
  ])('takes %s', async (_, question) => {
    const start = performance.now()
    const { units } = await small.locate(question)
    expect(units.length).toBeLessThanOrEqual(8)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

it('puts texts further behind where a piece of code is asked for', async () => {
  const manual = 'The oven curve.\n\nThe oven curve is fitted to the bread before baking. The fitted curve of an oven stays fitted.\n'
  const code = '      SUBROUTINE OVCURV(N,X)\nC  Fits the oven curve.\n      DIMENSION X(N)\n      X(1) = 0.\n      RETURN\n      END\n'
  const { locate } = await structureOf(makeTree({ 'manual.txt': manual, 'oven.f': code }))
  const scoreOf = async (question: string) => (await locate(question)).units.find(({ path }) => path === 'manual.txt')?.score ?? 0
  expect(await scoreOf('Which routine fits the oven curve?')).toBeLessThan(await scoreOf('How is the oven curve fitted?'))
})

describe('what people say in plain words', () => {
  const program = (name: string, text: string) =>
    [`       PROGRAM-ID. ${name}.`, '       PROCEDURE DIVISION.', `           DISPLAY '${text}'.`, '           GOBACK.', ''].join('\n')
  const locate = async (question: string, texts: Readonly<Record<string, string>>) => {
    const files = Object.entries(texts).map(([name, text]) => [`${name}.cbl`, program(name, text)])
    return (await structureOf(makeTree(Object.fromEntries(files)))).locate(question)
  }
  const texts = {
    RENTBOAT: 'BOAT CLASS INVALID',
    SELLTEA: 'TEA IS WARM',
    FEEDCAT: 'RETRY FEEDING',
    HERDGOAT: 'MAXIMUM OF GOATS',
    WASHOUT: 'PURGE TUB',
  }

  it.each([
    ['What if somebody wants the wrong kind of vessel?', 'RENTBOAT.cbl'],
    ['Where is an unknown category turned down?', 'RENTBOAT.cbl'],
    ['When is it tried again?', 'FEEDCAT.cbl'],
    ['What if there are too many of them?', 'HERDGOAT.cbl'],
    ['How do I get rid of it?', 'WASHOUT.cbl'],
  ])('finds what the code has for it: %s', async (question, path) => {
    expect((await locate(question, texts)).units[0]?.path).toBe(path)
  })

  it('is meant one way only', async () => {
    const { words } = await locate('an invalid age', { GOATS: 'OLDEST GOAT, UNKNOWN SHEEP' })
    expect(words.flatMap(({ forms }) => forms)).toEqual([])
  })

  it('has in each row a word that is looked for at all', () => {
    const idle = spokenWords().filter(({ words }) => words.every((word) => termsOfWord(word).length === 0))
    expect(idle.map(({ words }) => words.join(' '))).toEqual([])
  })

  it('stands for no other word of the same question', async () => {
    const formsOf = async (question: string) => (await locate(question, texts)).words.find(({ word }) => word === 'kind')?.forms
    expect(await formsOf('the kind of boat')).toEqual(['class'])
    expect(await formsOf('the kind of boat in each class')).toEqual([])
  })
})
