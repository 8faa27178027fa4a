import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractCitations } from '../../../src/answer/extract-citations.ts'
import { containsName } from '../../../src/answer/name-match.ts'
import { limits } from '../../../src/base/limits.ts'
import { bakery } from './bakery.ts'
import { ask, Codebase, type Conversation } from './codebase.ts'

/** Lines of code that the conversation has shown, as `path:line`. */
function linesShown({ evidence }: Conversation): Set<string> {
  const code = evidence.filter((item) => item.kind === 'code')
  return new Set(code.flatMap((e) => Array.from({ length: e.endLine - e.startLine + 1 }, (_, i) => `${e.path}:${e.startLine + i}`)))
}

describe('an answer', () => {
  it('quotes what a program is for and where it stands', async () => {
    expect((await ask(bakery(), 'What does BKPLAN do?')).text).toBe(
      [
        '- In the file of that name: `cbl/BKPLAN.cbl:2-4`:',
        '  ```',
        '  * PROGRAM  : BKPLAN                                 *',
        '  * FUNCTION : BAKING PLAN OF THE NIGHT FROM ORDERS   *',
        '  *            OF THE SHOPS                           *',
        '  ```',
        '',
        '- `jcl/BKNIGHT.jcl:2`: `//PLAN EXEC PGM=BKPLAN`',
        '',
        '`BKPLAN` stands in 3 lines of 2 files. Found by search and quoted, not interpreted.',
      ].join('\n'),
    )
  })

  it('quotes callers, and what a program calls', async () => {
    const callers = await ask(bakery(), 'Who calls BKDOUGH?')
    expect(callers.text).toContain("- `cbl/BKPLAN.cbl:14`: `CALL 'BKDOUGH' USING BK-ORDER-REC`")
    const callees = await ask(bakery(), 'What does BKPLAN call?')
    expect(callees.text).toContain("`cbl/BKPLAN.cbl:14`: `CALL 'BKDOUGH' USING BK-ORDER-REC`")
    expect(callees.text).toContain("`cbl/BKPLAN.cbl:15`: `CALL 'BKABORT'`")
  })

  it('begins with the files that do what is asked for, when there are several', async () => {
    const code = new Codebase({
      'a.cbl': "       CALL 'BKOVEN'.",
      'b.cbl': "       CALL 'BKOVEN'.",
      'BKOVEN.cbl': '       PROGRAM-ID. BKOVEN.',
    })
    const { text } = await ask(code, 'Which programs call BKOVEN?')
    expect(text.split('\n')[0]).toBe('Lines that do so with `BKOVEN` were found in 2 files: a.cbl, b.cbl.')
  })

  it('keeps lines that only name a thing apart from those that do what was asked', async () => {
    const code = new Codebase({ 'a.cbl': "       CALL 'BKOVEN'.", 'doc.txt': 'BKOVEN heats.', 'BKOVEN.cbl': '       PROGRAM-ID. BKOVEN.' })
    const { text } = await ask(code, 'Who calls BKOVEN?')
    expect(text).toContain("- `a.cbl:1`: `CALL 'BKOVEN'.`\n\nOther lines with the name:\n\n- `doc.txt:1`: `BKOVEN heats.`\n")
  })

  it('says so when no line has a known form of what was asked, as in a language that it does not know', async () => {
    const code = new Codebase({ 'a.agc': '   TC   BKOVEN', 'b.agc': 'BKOVEN TS TEMK' })
    const { text } = await ask(code, 'Who calls BKOVEN?')
    expect(text.split('\n')[0]).toBe('No line says so in a form that is known here; these lines hold `BKOVEN`:')
    expect(text).toContain('TC BKOVEN')
  })

  it('finds a code that begins the literal of its text', async () => {
    const code = new Codebase({ 'cpy/RSN.cpy': "           05  FILLER PIC X(30) VALUE 'R08OVEN TOO COLD'." })
    const { text } = await ask(code, 'What is reason code R08?')
    expect(text).toContain('R08OVEN TOO COLD')
  })

  it('keeps the line that carries the code of a question, however long the passage', async () => {
    const rule = ['IF A', '   MOVE B TO REASON', ...Array.from({ length: 10 }, (_, i) => `   ADD ${i} TO C`), '   MOVE 731 TO BK-REJECT']
    const code = new Codebase({ 'P.cbl': rule.map((line) => `           ${line}`).join('\n') })
    expect((await ask(code, 'What is reject reason 731?')).text).toContain('MOVE 731 TO BK-REJECT')
  })

  it('quotes the lines where the words of the question stand together', async () => {
    const { text } = await ask(bakery(), 'How is the surcharge for rye flour calculated?')
    expect(text).toContain('- `cbl/BKPLAN.cbl:15-20` (surcharge, rye, flour, compute):\n')
    expect(text).toContain('COMPUTE BK-PRICE = BK-PRICE * 1.12.')
  })

  it('quotes a skill first when it carries the words', async () => {
    const skills = { flour: '## Rye\nThe surcharge for rye flour is 12 percent since the contract of 2019.' }
    const { text } = await ask(bakery(skills), 'How is the surcharge for rye flour calculated?')
    expect(text.split('\n')[0]).toBe('- `skill:flour`: `The surcharge for rye flour is 12 percent since the contract of 2019.`')
  })

  it('cannot be broken out of by a quoted line', async () => {
    const code = new Codebase({ 'doc/X.md': 'rye flour\n```\n````\nsurcharge **x**' })
    const { text } = await ask(code, 'rye flour surcharge')
    expect(text).toContain('  `````\n  rye flour\n  ```\n  ````\n  surcharge **x**\n  `````')
  })
})

describe('not found', () => {
  it.each([
    ['What does BKSLICE do?', 'Nothing is named `BKSLICE`: it stands in no line of the code and in no skill.'],
    ['What does reason code 732 mean?', 'Nothing is named 732: it stands in no line of the code and in no skill.'],
    ['What is in BKABORT?', '`BKABORT` is only referred to; what it is stands nowhere in the code.'],
    ['Which job runs BKIDLE?', '`BKIDLE` exists, but no line was found that states what the question asks about it.'],
    ['How are loyalty points credited to customers?', 'No place in the code or the skills brings the words of the question together.'],
    ['How does BKPLAN encrypt passwords?', 'No place in the code or the skills brings the words of the question together.'],
    ['What is it?', 'The question holds no name and no word to search for.'],
  ])('%s', async (question, reason) => {
    const { text } = await ask(bakery(), question)
    expect(text.split('\n')[0]).toBe('NOT FOUND')
    expect(text).toContain(reason)
  })

  it('says what was looked for and where the name is mentioned', async () => {
    expect((await ask(bakery(), 'Which job runs BKIDLE?')).text).toBe(
      [
        'NOT FOUND',
        '`BKIDLE` exists, but no line was found that states what the question asks about it.',
        'Searched the code and the skills for: `BKIDLE` (2 lines).',
        'It is mentioned here, which does not answer the question:',
        '- `README.md:2`: `BKIDLE is not used any more.`',
      ].join('\n\n'),
    )
  })

  it('claims nothing when a search failed', async () => {
    const code = bakery()
    const call = code.call.bind(code)
    code.call = (made) => (made.name === 'search_code' ? undefined : call(made))
    expect((await ask(code, 'What does BKSLICE do?')).text).toContain('The code could not be searched for `BKSLICE`')
  })
})

const words = [
  'surcharge',
  'rye',
  'flour',
  'BKPLAN',
  'BKDOUGH',
  'BK-PRICE',
  'BKNOPE',
  'who calls',
  'it',
  '731',
  '`x`',
  '**',
  '](y)',
  '"a`b"',
  'orders',
  'runs',
]
const line = fc.constantFrom(...(bakery().files.get('cbl/BKPLAN.cbl') ?? []), '```', '- `x.cbl:1`', '')

describe('whatever is asked', () => {
  it('cites only lines that were shown, names only what stands there, and stays within its limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...words), { maxLength: 8 }),
        fc.dictionary(
          fc.constantFrom('a/BKPLAN.cbl', 'b/BKDOUGH.jcl', 'c.md'),
          fc.array(line, { minLength: 1, maxLength: 60 }).map((l) => l.join('\n')),
        ),
        async (asked, files) => {
          const code = new Codebase(files)
          const conversation = await ask(code, asked.join(' '))
          const shown = linesShown(conversation)
          expect(conversation.text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
          expect(conversation.turns).toBeLessThanOrEqual(12)
          expect(conversation.calls.length).toBeLessThanOrEqual(40)
          const cited = extractCitations(conversation.text)
          expect(cited.length).toBeLessThanOrEqual(13)
          for (const { target, startLine, endLine, identifiers } of cited) {
            for (let n = startLine; n <= endLine; n++) expect(shown).toContain(`${target}:${n}`)
            const text =
              code.files
                .get(target)
                ?.slice(startLine - 1, endLine)
                .join('\n') ?? ''
            if (identifiers.length > 0) expect(identifiers.some((name) => containsName(text, name))).toBe(true)
          }
          expect((await ask(code, asked.join(' '))).text).toBe(conversation.text)
        },
      ),
      { numRuns: 60 },
    )
  })
})
