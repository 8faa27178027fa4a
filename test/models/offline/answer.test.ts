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
    const { text } = await ask(bakery(), 'What does BKPLAN do?')
    expect(text).toContain('`cbl/BKPLAN.cbl:2-4`')
    expect(text).toContain('FUNCTION : BAKING PLAN OF THE NIGHT FROM ORDERS')
  })

  it('names callers, and what a program calls, with the lines that do so', async () => {
    const callers = await ask(bakery(), 'Who calls BKDOUGH?')
    expect(callers.text).toMatch(/^- program BKPLAN \(CALL in .*`cbl\/BKPLAN\.cbl:14`$/m)
    const callees = await ask(bakery(), 'What does BKPLAN call?')
    expect(callees.text).toMatch(/^- program `BKDOUGH` .*`cbl\/BKPLAN\.cbl:14`$/m)
    expect(callees.text).toMatch(/^- program `BKABORT` .*not in the code.*`cbl\/BKPLAN\.cbl:15`$/m)
  })

  it('begins with the programs that do what is asked for, when there are several', async () => {
    const caller = (name: string) => `       PROGRAM-ID. ${name}.\n       PROCEDURE DIVISION.\n           CALL 'BKOVEN'.`
    const code = new Codebase({
      'a.cbl': caller('BKHEAT'),
      'b.cbl': caller('BKCOOL'),
      'BKOVEN.cbl': '       PROGRAM-ID. BKOVEN.\n       PROCEDURE DIVISION.\n           GOBACK.',
    })
    const [first] = (await ask(code, 'Which programs call BKOVEN?')).text.split('\n')
    expect(first).toContain('BKHEAT')
    expect(first).toContain('BKCOOL')
  })

  it('shows the lines that name a thing where no structure is known of their language', async () => {
    const code = new Codebase({ 'a.agc': '   TC   BKOVEN', 'b.agc': 'BKOVEN TS TEMK' })
    const { text } = await ask(code, 'Who calls BKOVEN?')
    expect(text).toContain('a.agc:1')
    expect(text).not.toContain('Nothing in the code calls')
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
    expect(text).toMatch(/- `cbl\/BKPLAN\.cbl:1[5-9]-20`:\n/)
    expect(text).toContain('COMPUTE BK-PRICE = BK-PRICE * 1.12.')
  })

  it('cannot be broken out of by a quoted line', async () => {
    const code = new Codebase({ 'doc/X.md': 'rye flour\n```x\n````y\nsurcharge **x**' })
    const { text } = await ask(code, 'rye flour surcharge')
    expect(text).toContain('  `````\n  rye flour\n  ```x\n  ````y\n  surcharge **x**\n  `````')
  })
})

describe('not found', () => {
  it.each([
    ['What does BKSLICE do?', 'Nothing in the code is named `BKSLICE`'],
    ['What does reason code 732 mean?', '`732` stands'],
    ['What is in BKABORT?', 'its source is not in the code'],
    ['Which job runs BKIDLE?', '`BKIDLE`'],
    ['How are loyalty points credited to customers?', 'loyalty, points, credited, customers'],
    ['How does BKPLAN encrypt passwords?', 'passwords'],
    ['What is it?', 'The question names nothing that can be looked for.'],
  ])('%s', async (question, reason) => {
    const { text } = await ask(bakery(), question)
    expect(text.split('\n')[0]).toBe('NOT FOUND')
    expect(text).toContain(reason)
  })

  it('says how much was searched, and what is nearest', async () => {
    const { text } = await ask(bakery(), 'Which job runs BKIDLE?')
    expect(text).toContain('in 6 files')
    expect(text).toContain('`cbl/BKIDLE.cbl:2`')
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
