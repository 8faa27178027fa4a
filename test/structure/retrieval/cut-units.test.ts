import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyFacts, type MemberFacts } from '../../../src/structure/facts.ts'
import { cutUnits } from '../../../src/structure/retrieval/cut-units.ts'
import { scanners } from '../../../src/structure/scanners.ts'
import { openIndex } from '../open-index.ts'

const sample = fileURLToPath(new URL('../../../sample-code', import.meta.url))

describe('the units of the sample', () => {
  const cut = new Map<string, { facts: MemberFacts; lines: string[]; units: ReturnType<typeof cutUnits> }>()
  beforeAll(async () => {
    const index = await openIndex(sample, { scanners })
    for (const [path, facts] of (await index.members()).members) {
      const { text, binary } = index.sandbox.readInPlace(path)
      if (binary) continue
      const lines = text.replace(/\n$/, '').split(/\r?\n/)
      cut.set(path, { facts, lines, units: cutUnits(facts, lines) })
    }
  })

  it('hold every line of every member once, in order, and none is long', () => {
    expect(cut.size).toBeGreaterThan(50)
    for (const [path, { lines, units }] of cut) {
      let next = 1
      for (const unit of units) {
        expect([path, unit.startLine]).toEqual([path, next])
        expect(unit.endLine - unit.startLine).toBeLessThan(70)
        next = unit.endLine + 1
      }
      expect([path, next]).toEqual([path, lines.every((line) => line.trim() === '') ? 1 : lines.length + 1])
    }
  })

  it.each([
    ['cbl/WBCONSP.cbl', 'program', 'WBCONSP'],
    ['cbl/WBCONSP.cbl', 'paragraph', '3000-ESTIMATE'],
    ['cbl/WBCONSP.cbl', 'record', 'WS-LEAK-RULE'],
    ['jcl/WBNCONS.jcl', 'job', 'WBNCONS'],
    ['jcl/WBNCONS.jcl', 'step', 'CONSUMP'],
    ['bms/WBMRDNG.bms', 'map', 'RDNGMAP'],
    ['ddl/WBTABLES.ddl', 'table', 'WABIS.PAYMENT'],
    ['ims/WBHISPS.psb', 'psb', 'WBHISPS'],
  ])('%s has the %s %s', (path, kind, name) => {
    const units = cut.get(path)?.units ?? []
    expect(units.map((unit) => `${unit.kind} ${unit.name}`)).toContain(`${kind} ${name}`)
  })

  it('know what they stand in', () => {
    const units = cut.get('cbl/WBCONSP.cbl')?.units ?? []
    const paragraph = units.find(({ name }) => name === '3000-ESTIMATE')
    expect(paragraph).toMatchObject({ owner: { kind: 'program', name: 'WBCONSP' }, head: 0, first: true })
  })
})

function cutText(path: string, language: string, text: string, units: MemberFacts['units'] = []) {
  const lines = text.split('\n')
  return cutUnits({ ...emptyFacts(path, language, lines.length), units }, lines).map(
    ({ kind, name, startLine, endLine }) => `${kind} ${name} ${startLine}-${endLine}`,
  )
}

describe('cutUnits', () => {
  it('gives the sections of a Markdown text, but not what looks like headings in a fence', () => {
    const text = ['# Title', 'intro', '## Setup', '```', '# no heading', '```', 'Old style', '---', 'x'].join('\n')
    expect(cutText('README.md', 'Markdown', text)).toEqual(['document Title 1-2', 'document Setup 3-9'])
    expect(cutText('README.md', 'Markdown', 'before\n\nOld style\n=====\nx')).toEqual(['document README 1-2', 'document Old style 3-5'])
  })

  it('gives a program that is kept in a job what stands between the statements of the job and its first section', () => {
    const text = [
      '//ASM JOB 1',
      '//S EXEC PGM=ASMA90',
      '//SYSIN DD *',
      '* WHAT IT DOES',
      'X EQU 1',
      'P CSECT',
      ' BR 14',
      ' END',
      '//L EXEC PGM=IEWL',
    ]
    const unit = (kind: 'job' | 'step' | 'program', name: string, startLine: number, endLine: number) => ({
      kind,
      name,
      path: 'P.asm',
      startLine,
      endLine,
    })
    const units = [unit('job', 'ASM', 1, 9), unit('step', 'S', 2, 8), unit('program', 'P', 6, 8)]
    const cut = cutText('P.asm', 'Assembler', text.join('\n'), units)
    expect(cut).toContain('program P 4-8')
    expect(cut).toContain('step S 2-3')
  })

  it('gives a paragraph the comments above it, and scraps between paragraphs to their neighbours', () => {
    const unit = (kind: 'program' | 'paragraph', name: string, startLine: number, endLine: number) => ({
      kind,
      name,
      path: 'P.cbl',
      startLine,
      endLine,
    })
    const text = [
      '       PROGRAM-ID. P.',
      '       A.',
      '           CONTINUE.',
      '      * What B does',
      '       B.',
      '           CONTINUE.',
      '           COPY X.',
    ].join('\n')
    const units = [unit('program', 'P', 1, 7), unit('paragraph', 'A', 2, 3), unit('paragraph', 'B', 5, 6)]
    expect(cutText('P.cbl', 'COBOL', text, units)).toEqual(['program P 1-1', 'paragraph A 2-3', 'paragraph B 4-7'])
  })

  it('cuts what is long where something begins', () => {
    const text = Array.from({ length: 150 }, (_, i) => (i === 49 ? '' : `line ${i}`)).join('\n')
    expect(cutText('a.yaml', 'YAML', text)).toEqual(['lines A 1-50', 'lines A 51-110', 'lines A 111-150'])
  })

  it('cuts a long routine at comments of its own language', () => {
    const text = Array.from({ length: 90 }, (_, i) => (i % 30 === 0 ? `c     step ${i}` : `      K${i} = ${i}`)).join('\n')
    expect(cutText('a.for', 'Fortran', text)).toEqual(['lines A 1-60', 'lines A 61-90'])
  })

  it('takes of a licence the lines that say which it is', () => {
    const text = ['THE BAKERS LICENCE', ...Array.from({ length: 200 }, (_, i) => `${i} No program may be run without a source.`)]
    const units = cutUnits(emptyFacts('LICENSE.txt', 'other', text.length), text)
    expect(units.map(({ kind, startLine, endLine }) => [kind, startLine, endLine])).toEqual([['document', 1, 12]])
  })

  it('keeps every line of a program that is called like a licence', () => {
    const text = Array.from({ length: 40 }, (_, i) => `           MOVE ${i} TO LI-PLATE.`)
    expect(cutUnits(emptyFacts('LICENSE.cbl', 'COBOL', text.length), text).at(-1)?.endLine).toBe(40)
  })

  it('keeps apart from its step what a job puts into a library', () => {
    const text = [
      '//HERD JOB',
      '//S1 EXEC PGM=IEBUPDTE',
      '//SYSIN DD *',
      './ ADD NAME=GOATS',
      ...Array(5).fill('10 PRINT'),
      './ ADD NAME=SHEEP',
      ...Array(5).fill('20 READ'),
      './ ENDUP',
    ]
    const job = { kind: 'job', name: 'HERD', path: 'h.jcl', startLine: 1, endLine: text.length } as const
    expect(cutText('h.jcl', 'JCL', text.join('\n'), [job, { ...job, kind: 'step', name: 'S1', startLine: 2 }])).toEqual([
      'job HERD 1-1',
      'step S1 2-3',
      'lines GOATS 4-9',
      'lines SHEEP 10-16',
    ])
  })

  it('gives nothing for a member without text', () => {
    expect(cutText('a.txt', 'other', '\n\n')).toEqual([])
  })
})

describe('records of COBOL in free format', () => {
  const record = [
    '*> what a kiln burns',
    '01  Kiln-Record.',
    '    03  Kiln-No    pic 9(4).',
    '    03  Kiln-Heat  pic 9(4).',
    '    03  Kiln-Wood  pic x.',
  ]
  const unit = (kind: 'program' | 'copybook', name: string, path: string, endLine: number) => ({ kind, name, path, startLine: 1, endLine })

  it('in a program that says so', () => {
    const text = [
      '>>source free',
      'program-id. fire.',
      'data division.',
      'working-storage section.',
      '77  a pic 9.',
      ...record,
      '*> what comes next',
      'procedure division.',
      '    goback.',
    ]
    const cut = cutText('fire.cbl', 'COBOL', text.join('\n'), [unit('program', 'FIRE', 'fire.cbl', text.length)])
    expect(cut.some((one) => one.startsWith('record KILN-RECORD 6-'))).toBe(true)
  })

  it('in a copybook, which has the format of its program', () => {
    const text = [
      ...record,
      '*>',
      '01  Kiln-Totals.',
      '    03  Kiln-Sum  pic 9(9).',
      '    03  Kiln-Most pic 9(9).',
      '    03  Kiln-Days pic 9(9).',
    ]
    const cut = cutText('wskiln.cob', 'COBOL copybook', text.join('\n'), [unit('copybook', 'WSKILN', 'wskiln.cob', text.length)])
    expect(cut).toEqual(['record KILN-RECORD 1-5', 'record KILN-TOTALS 6-10'])
  })
})
