import { expect, it } from 'vitest'
import { IncludeFinder } from '../../src/structure/find-include.ts'
import { cobolScanner } from '../../src/structure/scanners/cobol/cobol.ts'
import { lineScanner } from './line-scanner.ts'

const copybook = 'COBOL copybook'

/** What COPY `name` in `from` means among files, given as `path language`. */
function find(files: readonly string[], name: string, from = 'app/cbl/P.cbl', library?: string): string | undefined {
  const members = files.map((file) => {
    const at = file.indexOf(' ')
    return at === -1 ? { path: file, language: undefined } : { path: file.slice(0, at), language: file.slice(at + 1) }
  })
  const site = { name, ...(library === undefined ? {} : { library }) }
  const found = new IncludeFinder(members).find(site, from, lineScanner)
  expect(new IncludeFinder(members.toReversed()).find(site, from, lineScanner)).toBe(found)
  return found
}

it.each<[string, string[], string | undefined]>([
  ['in any case, without extension', [`cpy/cusTrec.Cpy ${copybook}`], 'cpy/cusTrec.Cpy'],
  ['that has none', ['copylib/CUSTREC'], 'copylib/CUSTREC'],
  ['that a download gave a second extension', [`CUSTREC.cpy.txt ${copybook}`], 'CUSTREC.cpy.txt'],
  ['not a map, a job or a file of notes', ['bms/CUSTREC.bms BMS', 'jcl/CUSTREC.jcl JCL', 'CUSTREC.md Markdown'], undefined],
  ['not one that only begins so', [`cpy/CUSTREC2.cpy ${copybook}`, `cpy/CUST.cpy ${copybook}`], undefined],
  ['that says what it is with two extensions', ['CUSTREC.incl.pl1'], 'CUSTREC.incl.pl1'],
  ['a copybook before a program', ['app/cbl/CUSTREC.cbl COBOL', `zzz/CUSTREC.cpy ${copybook}`], 'zzz/CUSTREC.cpy'],
  ['a program before what may be anything', ['app/cbl/CUSTREC.txt', 'zzz/CUSTREC.cbl COBOL'], 'zzz/CUSTREC.cbl'],
  ['the one of the same application', [`aaa/cpy/CUSTREC.cpy ${copybook}`, `app/cpy/CUSTREC.cpy ${copybook}`], 'app/cpy/CUSTREC.cpy'],
  ['not one put aside', [`app/cpy/CUSTREC.cpy ${copybook}`, `app/cpy/1999/CUSTREC.cpy ${copybook}`], 'app/cpy/CUSTREC.cpy'],
  ['the first of equals', [`b/CUSTREC.cpy ${copybook}`, `a/CUSTREC.cpy ${copybook}`], 'a/CUSTREC.cpy'],
])('finds the copybook %s', (_, files, found) => {
  expect(find(files, 'CUSTREC')).toBe(found)
})

it('finds a name with extension or path, and keeps to the library that is named', () => {
  const files = [`one/custrec.cpy ${copybook}`, `two/custrec.cob COBOL`, `app/three/custrec.cpy ${copybook}`]
  expect(find(files, 'CUSTREC.COB')).toBe('two/custrec.cob')
  expect(find(files, 'INC/CUSTREC.CPY')).toBe('app/three/custrec.cpy')
  expect(find(files, '..\\INC\\CUSTREC')).toBe('app/three/custrec.cpy')
  expect(find(files, 'CUSTREC', 'app/cbl/P.cbl', 'ONE')).toBe('one/custrec.cpy')
  expect(find(files, 'CUSTREC', 'app/cbl/P.cbl', 'OTHER')).toBe('app/three/custrec.cpy')
})

it('finds a name of several parts', () => {
  const files = [`cust.defs.incl.cpy ${copybook}`, `cust.incl.cpy ${copybook}`]
  expect(find(files, 'CUST.DEFS')).toBe('cust.defs.incl.cpy')
  expect(find(files, 'CUST')).toBe('cust.incl.cpy')
  expect(find(files, 'CUST.DEFS.INCL')).toBe('cust.defs.incl.cpy')
  expect(find(files, 'CUST.DEFS.INCL.CPY')).toBe('cust.defs.incl.cpy')
})

it('never finds a member in itself', () => {
  expect(find(['cbl/P.cbl COBOL'], 'P', 'cbl/P.cbl')).toBeUndefined()
  expect(find(['cbl/P.cbl COBOL', 'cpy/P'], 'P', 'cbl/P.cbl')).toBe('cpy/P')
})

it('takes a map for the copybook only where there is no other', () => {
  const find = (...members: readonly { path: string; language: string }[]) =>
    new IncludeFinder(members).find({ name: 'CUSTSET' }, 'app/cbl/P.cbl', cobolScanner)
  const map = { path: 'app/bms/CUSTSET.bms', language: 'BMS' }
  expect(find(map)).toBe(map.path)
  expect(find(map, { path: 'zzz/CUSTSET.cpy', language: copybook })).toBe('zzz/CUSTSET.cpy')
})
