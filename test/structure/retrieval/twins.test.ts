import { expect, test } from 'vitest'
import { noCache } from '../../../src/base/blob-cache.ts'
import { createSandbox } from '../../../src/files/sandbox.ts'
import { openStructure } from '../../../src/structure/open-structure.ts'
import { makeTree } from '../../files/make-tree.ts'

const program = (name: string, ...statements: readonly string[]) =>
  ['IDENTIFICATION DIVISION.', `PROGRAM-ID. ${name}.`, 'PROCEDURE DIVISION.', ...statements].map((line) => `       ${line}\n`).join('')
const shears = ['SHEAR-SHEEP.', "    DISPLAY 'THE FLEECE OF A SHEEP IS SHORN'.", '    DISPLAY FLEECE-WEIGHT.', '    GOBACK.']

test('what an expanded source or a backup holds comes behind the member that is called like the program', async () => {
  const dir = makeTree({
    'aexpand/XFARM1.cbl': program('FARM1', ...shears, "    DISPLAY 'FLEECE FLEECE SHEEP SHORN'."),
    'cbl/FARM1.cbl': program('FARM1', ...shears),
    'cbl/FARM2.cbl': program('FARM2', 'SHEAR-SHEEP.', "    DISPLAY 'SHORN'.", '    GOBACK.'),
  })
  const { sandbox } = await createSandbox({ codeDirs: [dir] })
  const structure = openStructure({ sandbox, cache: noCache, key: 'twins', threads: 'none' })
  const { units } = await structure.locate('Where is the fleece of a sheep shorn?')
  const paths = units.filter(({ name }) => name === 'SHEAR-SHEEP').map(({ path }) => path)
  expect(paths[0]).toBe('cbl/FARM1.cbl')
  // Of another program with such a paragraph nothing is a copy.
  expect(paths).toContain('cbl/FARM2.cbl')
  const { definitions } = (await structure.index()).where('FARM1')
  expect(definitions.map(({ path }) => path)).toEqual(['cbl/FARM1.cbl', 'aexpand/XFARM1.cbl'])
})
