import { expect, test } from 'vitest'
import type { CheckedCitation, CheckedPage, CheckReport, CheckSummary } from '../../../src/batch/check/check-report.ts'
import { checkText } from '../../../src/batch/check/check-text.ts'

const none = { unchanged: 0, moved: 0, changed: 0, vanished: 0, unchecked: 0 }

function report(pages: readonly CheckedPage[], summary: Partial<CheckSummary>): CheckReport {
  const zero = { ...none, missing: 0, pages: pages.length, stale: 0, edited: 0, failed: 0, notAsked: 0, citations: none }
  return { dir: 'docs/system', pages, summary: { ...zero, ...summary } }
}

function page(id: string, state: CheckedPage['state'], more: Partial<CheckedPage> = {}): CheckedPage {
  return { id, page: `programs/${id}.md`, state, edited: false, inList: true, citations: [], ...more }
}

function cited(path: string, state: CheckedCitation['state'], more: Partial<CheckedCitation> = {}): CheckedCitation {
  return { kind: 'code', path, startLine: 10, endLine: 22, state, movedTo: null, ...more }
}

test('nothing is stale: one line', () => {
  expect(checkText(report([page('a', 'unchanged')], { unchanged: 1 }))).toBe('docs/system: 1 page, 1 unchanged, none stale.\n')
  expect(checkText(report([], { notAsked: 2, failed: 1 }))).toBe(
    'docs/system: 0 pages, 0 unchanged, none stale. 1 question failed. 2 questions were not asked yet.\n',
  )
})

test('stale pages by what has become of what they cite, the worst first', () => {
  const pages = [
    page('wbrate', 'moved', {
      citations: [
        cited('cbl/WBRATE.cbl', 'moved', { movedTo: { path: 'cbl/WBRATE.cbl', startLine: 14, endLine: 26 } }),
        cited('cbl/WBRATE.cbl', 'unchanged', { startLine: 1, endLine: 1 }),
      ],
    }),
    page('wbstmt', 'changed', {
      edited: true,
      citations: [
        cited('cbl/WBSTMT.cbl', 'changed', { endLine: 10 }),
        cited('tariff-rating#Which module', 'moved', {
          kind: 'skill',
          movedTo: { path: 'rates#Which module', startLine: 3, endLine: 9 },
        }),
        cited('cbl/NONE.cbl', 'unchecked'),
      ],
    }),
    page('old', 'vanished', { inList: false, page: null, citations: [cited('cbl/OLD.cbl', 'vanished')] }),
    page('gone', 'missing', { citations: [cited('cbl/WBRATE.cbl', 'changed')] }),
    page('none', 'unchecked'),
  ]
  const summary = { moved: 1, changed: 1, vanished: 1, missing: 1, unchecked: 1, stale: 3, edited: 1 }
  expect(checkText(report(pages, summary))).toBe(`docs/system: 5 pages, 0 unchanged, 3 stale (1 vanished, 1 changed, 1 moved). \
1 page is missing. 1 page cites nothing that can be checked. 1 page was edited by hand (1 stale). 1 page is no longer in the list.

What they cite is gone (1):
  old (no longer in the list)
    cbl/OLD.cbl:10-22 vanished

What they cite has changed (1):
  programs/wbstmt.md (edited by hand)
    cbl/WBSTMT.cbl:10 changed
    skill:tariff-rating#Which module moved to skill:rates#Which module

What they cite stands elsewhere (1):
  programs/wbrate.md
    cbl/WBRATE.cbl:10-22 moved to cbl/WBRATE.cbl:14-26

The page is gone (1):
  programs/gone.md
`)
})

test('at most fifty pages and twelve citations of each; nothing reaches the terminal as it is', () => {
  const many = Array.from({ length: 60 }, (_, i) => page(`p${i}`, 'changed', { citations: [cited('a\u001b[2Jb.cbl', 'changed')] }))
  const long = checkText(report(many, { changed: 60, stale: 60 }))
  expect(long.match(/programs\//g)).toHaveLength(50)
  expect(long.endsWith('\n\nand 10 more pages (--json has all)\n')).toBe(true)
  expect(long).toContain('ab.cbl:10-22 changed')
  const wide = page('w', 'changed', { citations: Array.from({ length: 20 }, () => cited('a.cbl', 'changed')) })
  expect(checkText(report([wide], { changed: 1, stale: 1 }))).toContain('\n    and 8 more citations\n')
})
