import { expect, test } from 'vitest'
import { pageLinks, relatedPages } from '../../../src/batch/pages/page-links.ts'
import { listedQuestion } from './sample-set.ts'

const thing = (name: string) => ({ kind: 'program', name })
const page = (id: string, ...about: string[]) => ({ listed: listedQuestion({ id }), about: about.map(thing) })
const told = (file: string, about: string[], names: string[], links: ReturnType<typeof pageLinks>) =>
  relatedPages({ file, about: about.map(thing), names: names.map(thing) }, links).map(
    (related) => `${related.thing.name}: ${related.pages.map((target) => target.file).join(' ')}`,
  )

test('pages about the subject come first, those about it alone before others, none twice, never the page itself', () => {
  const links = pageLinks([page('both', 'A', 'B'), page('a1', 'A'), page('a2', 'A'), page('b', 'B'), page('a2', 'A')])
  expect(told('a1.md', ['A'], ['B', 'C'], links)).toEqual(['A: a2.md both.md', 'B: b.md'])
})

test('every name gets a page before one gets a second, and there are at most twelve', () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  const links = pageLinks(names.flatMap((name) => [1, 2, 3, 4, 5, 6].map((i) => page(`${name}${i}`, name))))
  expect(told('A1.md', ['A'], ['B', 'C', 'D', 'E'], links)).toEqual([
    'A: A2.md A3.md A4.md A5.md',
    'B: B1.md B2.md',
    'C: C1.md C2.md',
    'D: D1.md D2.md',
    'E: E1.md E2.md',
  ])
  expect(told('x.md', [], names, links).join(' ').match(/\.md/g)).toHaveLength(12)
})

test('the same name of another kind is another thing', () => {
  const links = pageLinks([{ listed: listedQuestion(), about: [{ kind: 'job', name: 'A' }] }])
  expect(told('x.md', ['A'], [], links)).toEqual([])
})
