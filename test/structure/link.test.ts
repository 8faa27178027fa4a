import { expect, test } from 'vitest'
import { emptyFacts, type MemberFacts } from '../../src/structure/facts.ts'
import { linkMembers } from '../../src/structure/link.ts'

test('a statement of a paragraph that is named like its program begins once in that name', () => {
  const path = 'cbl/LEDGER.cbl'
  const facts: MemberFacts = {
    ...emptyFacts(path, 'COBOL', 20),
    references: [
      {
        kind: 'perform',
        from: { kind: 'paragraph', name: 'LEDGER', of: 'LEDGER', path },
        to: { kind: 'paragraph', name: 'POST' },
        path,
        line: 12,
        how: 'literal',
        complete: true,
      },
    ],
  }
  expect(linkMembers(new Map([[path, facts]])).edgesFrom('ledger')).toHaveLength(1)
})
